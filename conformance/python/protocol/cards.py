"""The cards of a request, taken from `cards` or from `shoe` as the adapter reads."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import Iterator, Sequence

from game.cards import PACK
from game.deal import Deal, ShoeTooShort, deal_shoe
from game.draws import CardsRanOut
from game.rules import Rules
from protocol.errors import InvalidParams, OutOfCards

CARDS = frozenset(PACK)


def read_deal(holder: dict, rules: Rules, seated: Sequence[bool], reads: str) -> Deal:
    """The deal for the seats that are in. A request written by hand may have no shoe: then `cards` is read."""
    if reads == "shoe" and "shoe" in holder:
        return read_shoe(holder["shoe"], rules, seated)
    return read_places(holder.get("cards"), rules, seated)


def read_shoe(shoe: object, rules: Rules, seated: Sequence[bool]) -> Deal:
    cards = read_list(shoe, "shoe")
    demand_copies(cards, rules)
    try:
        return deal_shoe(rules, seated, cards)
    except ShoeTooShort as error:
        raise InvalidParams(str(error)) from error


def read_places(cards: object, rules: Rules, seated: Sequence[bool]) -> Deal:
    """Where each card goes: two to every spot of a seat that is in, null for a seat that is out."""
    if not isinstance(cards, dict):
        raise InvalidParams("cards must be an object")
    seats = cards.get("seats")
    if not isinstance(seats, list) or len(seats) != len(seated):
        raise InvalidParams("cards.seats must hold an entry for every seat")
    hands = [read_spots(spots, rules, is_in) for spots, is_in in zip(seats, seated)]
    dealer = read_list(cards.get("dealer"), "cards.dealer", 2 if rules.hole_card else 1)
    draws = read_list(cards.get("draws"), "cards.draws")
    dealt = [card for spots in hands if spots for pair in spots for card in pair]
    demand_copies(dealt + dealer + draws, rules)
    return Deal(hands, dealer, draws)


def read_spots(spots: object, rules: Rules, is_in: bool) -> list[list[str]] | None:
    if not is_in:
        if spots is not None:
            raise InvalidParams("cards.seats must hold null for a seat that is out")
        return None
    if not isinstance(spots, list) or len(spots) != rules.spots:
        raise InvalidParams("cards.seats must hold the cards of every spot of a seat")
    return [read_list(pair, "the first cards of a spot", 2) for pair in spots]


def read_list(cards: object, name: str, length: int | None = None) -> list[str]:
    """A list of cards, of a given length where there is one."""
    if not isinstance(cards, list) or not all(isinstance(card, str) and card in CARDS for card in cards):
        raise InvalidParams(f"{name} must be a list of cards")
    if length is not None and len(cards) != length:
        raise InvalidParams(f"{name} must be {length} in number")
    return cards


def demand_copies(cards: Sequence[str], rules: Rules) -> None:
    """No request holds more copies of a card than the shoe."""
    if any(copies > rules.packs for copies in Counter(cards).values()):
        raise InvalidParams(f"the shoe holds no more than {rules.packs} copies of a card")


@contextmanager
def report_out_of_cards() -> Iterator[None]:
    """Turn a draw past the last card into its error; no part of the answer is kept."""
    try:
        yield
    except CardsRanOut as error:
        raise OutOfCards(str(error)) from error
