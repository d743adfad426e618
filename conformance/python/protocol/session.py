"""The method session."""

from __future__ import annotations

from dataclasses import asdict
from typing import Sequence

from game.question import Action
from game.rules import Rules
from game.session import Session
from game.table_refusal import refuse_table
from protocol.cards import read_deal, report_out_of_cards
from protocol.errors import InvalidParams, NotSupported
from protocol.options import Options
from protocol.params import demand_range, read_actions, read_entries, read_ruleset
from protocol.play import play_steps, refuse_steps


def play_session(params: dict, options: Options = Options()) -> dict:
    """The result of a session request, or a ProtocolError."""
    rules = read_ruleset(params, options)
    if not rules.has_session:
        raise NotSupported(f"{rules.name} has no session")
    entries = read_entries(params)
    rounds = read_rounds(params)
    actions = [read_actions(asked) for asked in rounds]
    session = Session(rules, entries)
    reason = refuse_table(rules, entries)
    if reason is not None:
        steps = [refuse_steps(reason, tried, options) for tried in actions]
    else:
        demand_range(entries, options)
        with report_out_of_cards():
            steps = [play_round(session, rules, asked, tried, options) for asked, tried in zip(rounds, actions)]
    return {
        "rounds": [{"steps": each} for each in steps],
        "results": [asdict(result) for result in session.rank_seats()],
    }


def read_rounds(params: dict) -> list[dict]:
    """Ten by agreement (S7.2); another number is played all the same (N7)."""
    rounds = params.get("rounds")
    if not isinstance(rounds, list) or not all(isinstance(asked, dict) for asked in rounds):
        raise InvalidParams("rounds must be a list of objects")
    return rounds


def play_round(session: Session, rules: Rules, asked: dict, actions: Sequence[Action], options: Options) -> list[dict]:
    """The steps of one round; none once every seat is out (N10)."""
    if session.is_over:
        return []
    round_ = session.begin_round(read_deal(asked, rules, session.seated, options.reads))
    steps = play_steps(round_, actions, options)
    if not round_.is_done:
        raise InvalidParams("the actions of a round must play it to its end")
    session.end_round(round_)
    return steps
