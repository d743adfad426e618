"""The shape of what a request holds: the ruleset, the seats, the actions."""

from __future__ import annotations

from game.question import Action
from game.rules import Rules
from game.table import Entry
from protocol.errors import InvalidParams, NotSupported
from protocol.options import Options


def read_ruleset(params: dict, options: Options) -> Rules:
    name = params.get("ruleset")
    if not isinstance(name, str):
        raise InvalidParams("ruleset must be a string")
    if name not in options.rulesets:
        raise NotSupported("this adapter does not play that ruleset")
    return options.rulesets[name]


def read_entries(params: dict) -> list[Entry]:
    """The seats as the request has them; whether their number and stakes are good is for the rules to say."""
    seats = params.get("seats")
    if not isinstance(seats, list):
        raise InvalidParams("seats must be a list")
    return [read_entry(seat) for seat in seats]


def read_entry(seat: object) -> Entry:
    if not isinstance(seat, dict):
        raise InvalidParams("a seat must be an object")
    chips, stakes = seat.get("chips"), seat.get("stakes")
    if type(chips) is not int or chips < 0:
        raise InvalidParams("chips must be a whole number of zero or more")
    if not isinstance(stakes, list):
        raise InvalidParams("a seat must name the stakes of all its spots")
    return Entry(chips, tuple(stakes))


def read_actions(holder: dict) -> list[Action]:
    """The actions of a play request, or of one round of a session."""
    actions = holder.get("actions")
    if not isinstance(actions, list):
        raise InvalidParams("actions must be a list")
    return [read_action(action) for action in actions]


def read_action(action: object) -> Action:
    """Only seat and word have a shape; amounts and hand are judged by the rules, and refused as a step."""
    if not isinstance(action, dict):
        raise InvalidParams("an action must be an object")
    seat, do = action.get("seat"), action.get("do")
    if type(seat) is not int:  # not isinstance: True is no seat
        raise InvalidParams("an action must name a whole seat")
    if not isinstance(do, str):
        raise InvalidParams("an action must say what to do")
    return Action(seat, do, action.get("amounts"), action.get("hand"))


def demand_range(entries: list[Entry], options: Options) -> None:
    """Turn away a good table that is outside what describe declares."""
    if len(entries) > options.seats:
        raise NotSupported(f"this adapter takes {options.seats} seats at most")
    if options.stakes is not None and any(entry.stakes[0] not in options.stakes for entry in entries):
        raise NotSupported(f"this adapter takes stakes of {', '.join(map(str, options.stakes))} only")
