"""The method play; call it from Python with the params of a request and the options."""

from __future__ import annotations

from typing import Sequence

from game import reasons
from game.question import Action
from game.round import Round
from game.rules import Rules
from game.table import Entry
from game.table_refusal import covers_stakes, refuse_table
from protocol.cards import read_deal, report_out_of_cards
from protocol.options import Options
from protocol.params import demand_range, read_actions, read_entries, read_ruleset
from protocol.step import show_refused_table, show_step


def play(params: dict, options: Options = Options()) -> dict:
    """The result of a play request, or a ProtocolError. The table is judged before the cards."""
    rules = read_ruleset(params, options)
    entries = read_entries(params)
    actions = read_actions(params)
    reason = refuse_table(rules, entries) or refuse_uncovered(rules, entries)
    if reason is not None:
        return {"steps": refuse_steps(reason, actions, options)}
    demand_range(entries, options)
    deal = read_deal(params, rules, [True] * len(entries), options.reads)
    with report_out_of_cards():
        return {"steps": play_steps(Round(rules, entries, deal), actions, options)}


def refuse_uncovered(rules: Rules, entries: Sequence[Entry]) -> str | None:
    """Outside a session a seat that cannot cover its stakes has no table (N6)."""
    covered = all(covers_stakes(rules, entry) for entry in entries)
    return None if covered else reasons.NOT_COVERED


def play_steps(round_: Round, actions: Sequence[Action], options: Options) -> list[dict]:
    """One step for the deal and one for each action."""
    steps = [show_step(round_, None, options.observes)]
    for action in actions:
        reason = round_.act(action)
        steps.append(show_step(round_, reason, options.observes))
    return steps


def refuse_steps(reason: str, actions: Sequence[Action], options: Options) -> list[dict]:
    """The steps of a table that is not dealt to; only the first says why."""
    return [show_refused_table(why, options.observes) for why in [reason] + [None] * len(actions)]
