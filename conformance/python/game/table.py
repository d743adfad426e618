"""The table of one round: the dealt cards, the seats and what is still to be drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Sequence

from game.cards import is_natural
from game.deal import Deal
from game.draws import Draws
from game.hand import Hand
from game.rules import Rules
from game.seat import Seat


@dataclass
class Table:
    rules: Rules
    seats: list[Seat]
    dealer: list[str]
    draws: Draws


@dataclass(frozen=True)
class Entry:
    """What a seat brings to the table; its stakes are anything until refuse_table has judged them."""

    chips: int
    stakes: Sequence[object]


def set_table(rules: Rules, entries: Sequence[Entry], deal: Deal) -> Table:
    """Take the stakes and lay the dealt cards before the seats."""
    seats = [
        seat_player(number, entry, pairs, rules)
        for number, (entry, pairs) in enumerate(zip(entries, deal.seats), start=1)
    ]
    return Table(rules, seats, list(deal.dealer), Draws(deal.draws))


def seat_player(number: int, entry: Entry, pairs: list[list[str]] | None, rules: Rules) -> Seat:
    """A seat with its first hands, or without any where it has no cards: then it is out and keeps its chips."""
    stake = entry.stakes[0]
    hands = [
        Hand(spot, list(pair), stake, natural=is_natural(pair))
        for spot, pair in enumerate(pairs or [], start=1)
    ]
    staked = sum(hand.stake for hand in hands)
    return Seat(number, entry.chips - staked, stake, [0] * rules.spots, hands)
