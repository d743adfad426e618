"""The method describe."""

from __future__ import annotations

from game.rules import Rules
from protocol.options import Options

VERSION = "1.0.0"


def describe(params: dict, options: Options) -> dict:
    """Declare what the options say; the kit's own version is of no consequence here."""
    return {
        "implementation": {"name": "blackjack-switch-python", "version": VERSION, "language": "python"},
        "protocol": 1,
        "rulesets": {rules.name: describe_ruleset(rules, options) for rules in options.rulesets.values()},
        "observes": list(options.observes),
        "reads": options.reads,
        "seeded": any(rules.has_shuffle for rules in options.rulesets.values()),
    }


def describe_ruleset(rules: Rules, options: Options) -> dict:
    return {
        "seats": options.seats,
        "stakes": "any" if options.stakes is None else list(options.stakes),
        "choices": {choice.name: getattr(rules, choice.field) for choice in rules.open_choices},
    }
