"""The cards and what they count (S2.6, C1.1). A card is written rank then suit: AS, 10H."""

from __future__ import annotations

from typing import NamedTuple, Sequence

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("S", "H", "D", "C")
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)


class Count(NamedTuple):
    """What some cards come to; soft while one ace counts 11."""

    total: int
    soft: bool


def value_card(card: str) -> int:
    """The counting value of one card; an ace is 1 here, count_cards raises it where that helps."""
    rank = card[:-1]
    if rank == "A":
        return 1
    return 10 if rank in ("J", "Q", "K") else int(rank)


def count_cards(cards: Sequence[str]) -> Count:
    """The best total that does not go over 21, or the lowest one if all go over."""
    values = [value_card(card) for card in cards]
    total = sum(values)
    # At most one ace can count 11, two of them make 22 already.
    soft = 1 in values and total + 10 <= 21
    return Count(total + 10 if soft else total, soft)


def is_ace(card: str) -> bool:
    return value_card(card) == 1


def is_natural(cards: Sequence[str]) -> bool:
    """An ace with a ten-value card (S2.8, C4.5): the only two cards that make 21."""
    return len(cards) == 2 and count_cards(cards).total == 21
