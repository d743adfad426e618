"""The deal: which cards lie where, and how a shoe is dealt out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Sequence

from game.rules import Rules

DEALER = -1  # stands in a place where a seat's index would


@dataclass(frozen=True)
class Deal:
    """The cards of one round: two for every spot of every seat that is in, the dealer's, and the draws."""

    seats: list[list[list[str]] | None]  # None for a seat that is out
    dealer: list[str]
    draws: Sequence[str]


class ShoeTooShort(Exception):
    """The shoe does not hold the first cards of the table."""


def deal_shoe(rules: Rules, seated: Sequence[bool], shoe: Sequence[str]) -> Deal:
    """Deal the first cards from a shoe in the order of the rules; the rest are the draws."""
    places = list_places(rules, seated)
    if len(shoe) < len(places):
        raise ShoeTooShort(f"the deal takes {len(places)} cards and the shoe holds {len(shoe)}")
    seats = [[[] for _ in range(rules.spots)] if is_in else None for is_in in seated]
    dealer: list[str] = []
    for (seat, spot), card in zip(places, shoe):
        cards = dealer if seat == DEALER else seats[seat][spot]
        cards.append(card)
    return Deal(seats, dealer, shoe[len(places):])


def list_places(rules: Rules, seated: Sequence[bool]) -> list[tuple[int, int]]:
    """Where the first cards go, one place a card, in the order in which they leave the shoe (O1)."""
    spots = [(seat, spot) for seat, is_in in enumerate(seated) if is_in for spot in range(rules.spots)]
    up = [(DEALER, 0)]
    hole = [(DEALER, 0)] if rules.hole_card else []
    if rules.deal_order == "round-robin":
        return spots + up + spots + hole
    if rules.deal_order == "players-first":
        return spots + spots + up + hole
    return [place for place in spots for _ in range(2)] + up + hole
