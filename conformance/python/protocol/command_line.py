"""The command line of the adapter."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn, Sequence

from game.rules import Rules
from protocol.options import OBSERVATIONS, READINGS, RULESETS, Options


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one sentence, without the usage that argparse puts before it."""
        sys.stderr.write(f"{self.prog}: {message}\n")
        sys.exit(2)


def read_command_line(arguments: Sequence[str]) -> Options:
    parser = Parser(prog="adapter.py", allow_abbrev=False,
                    description="Plays Blackjack Switch and classic blackjack over stdio.")
    parser.add_argument("--ruleset", choices=tuple(RULESETS), action="append",
                        help="a ruleset to declare; may be repeated, all if left out")
    parser.add_argument("--reads", choices=READINGS, default="cards", help="where it takes the cards from")
    parser.add_argument("--choice", type=read_choice, action="append", default=[], metavar="NAME=VALUE",
                        help="decide one of the open choices; may be repeated")
    parser.add_argument("--observes", type=read_observations, default=OBSERVATIONS, metavar="LIST",
                        help=f"any of {','.join(OBSERVATIONS)}; or none")
    parser.add_argument("--seats", type=read_seats, default=6, metavar="N", help="the most seats it takes")
    parser.add_argument("--stakes", type=read_stakes, metavar="2,4", help="the stakes it takes; any if left out")
    given = parser.parse_args(arguments)
    rulesets = {name: rules for name, rules in RULESETS.items() if name in (given.ruleset or RULESETS)}
    for name, value in given.choice:
        takers = [rules for rules in rulesets.values() if takes_choice(rules, name, value)]
        if not takers:
            parser.error(f"argument --choice: {name}={value} is no open choice of {' or '.join(rulesets)}")
        rulesets.update({rules.name: make_choice(rules, name, value) for rules in takers})
    return Options(rulesets, given.reads, given.observes, given.seats, given.stakes)


def takes_choice(rules: Rules, name: str, value: str) -> bool:
    return any(choice.name == name and value in choice.values for choice in rules.open_choices)


def make_choice(rules: Rules, name: str, value: str) -> Rules:
    return next(rules.choose(choice, value) for choice in rules.open_choices if choice.name == name)


def read_choice(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def read_observations(text: str) -> tuple[str, ...]:
    if text == "none":
        return ()
    named = text.split(",")
    for name in named:
        if name not in OBSERVATIONS:
            raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(OBSERVATIONS)}")
    return tuple(name for name in OBSERVATIONS if name in named)


def read_seats(text: str) -> int:
    if text not in ("1", "2", "3", "4", "5", "6"):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seats from 1 to 6")
    return int(text)


def read_stakes(text: str) -> tuple[int, ...]:
    amounts = text.split(",")
    for amount in amounts:
        if not (amount.isascii() and amount.isdigit() and int(amount) > 0):
            raise argparse.ArgumentTypeError(f"{amount!r} is no whole number above zero")
    return tuple(int(amount) for amount in amounts)
