"""Short writing for the tests: a play request from cards and actions told in words."""

from __future__ import annotations

from game.rules import Rules
from protocol.options import RULESETS, Options
from protocol.play import play


def build_request(seats: list[str], dealer: str, draws: str = "", do: str = "", *,
                  ruleset: str = "switch-us", chips: int = 100, stake: int = 2) -> dict:
    """One string of cards a seat, its spots set apart by a slash: build_request(["5S 10H / 10C 6H"], "9C 7D")."""
    hands = [[spot.split() for spot in seat.split("/")] for seat in seats]
    return {
        "ruleset": ruleset,
        "seats": [{"chips": chips, "stakes": [stake] * len(spots)} for spots in hands],
        "cards": {"seats": hands, "dealer": dealer.split(), "draws": draws.split()},
        "actions": build_actions(do),
    }


def build_actions(do: str) -> list[dict]:
    """Actions set apart by commas, each a seat and a word, of an insurance the amounts: '1 insure 1 0, 1 keep'."""
    actions = []
    for said in filter(None, do.split(",")):
        seat, word, *amounts = said.split()
        action: dict = {"seat": int(seat), "do": word}
        if amounts:
            action["amounts"] = [int(amount) for amount in amounts]
        actions.append(action)
    return actions


def play_steps(*told: object, choices: dict[str, str] | None = None, **more: object) -> list[dict]:
    """The steps of the request that build_request makes, under some open choices."""
    request = build_request(*told, **more)
    rules = choose(RULESETS[request["ruleset"]], choices or {})
    return play(request, Options({rules.name: rules}))["steps"]


def choose(rules: Rules, choices: dict[str, str]) -> Rules:
    for choice in rules.open_choices:
        if choice.name in choices:
            rules = rules.choose(choice, choices[choice.name])
    return rules


def list_cards(step: dict, seat: int = 1) -> list[str]:
    """The hands of a seat, each as one string of cards."""
    return [" ".join(hand["cards"]) for hand in step["seats"][seat - 1]["hands"]]


def list_results(step: dict, seat: int = 1) -> list[tuple[str, int]]:
    """Outcome and chips returned of each hand of a seat."""
    return [(hand["outcome"], hand["returned"]) for hand in step["seats"][seat - 1]["hands"]]


def list_refusals(steps: list[dict]) -> list[tuple[int, str]]:
    """The refused steps and their reasons."""
    return [(place, step["reason"]) for place, step in enumerate(steps) if not step["accepted"]]
