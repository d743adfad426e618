"""One hand of a seat."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Count, count_cards, is_ace, value_card


@dataclass
class Hand:
    spot: int  # the spot it was dealt to or split from; from 1
    cards: list[str]
    stake: int
    natural: bool = False
    from_split: bool = False
    stands: bool = False
    outcome: str | None = None  # win, push or lose, once the round is settled
    returned: int = 0  # what comes back at the settlement: stake and win

    @property
    def count(self) -> Count:
        return count_cards(self.cards)

    @property
    def is_over(self) -> bool:
        """Whether it went over 21."""
        return self.count.total > 21

    @property
    def is_two_cards(self) -> bool:
        return len(self.cards) == 2

    @property
    def is_pair(self) -> bool:
        """Two cards of the same counting value (S5.6 with D1, C2.5 with K2)."""
        return self.is_two_cards and value_card(self.cards[0]) == value_card(self.cards[1])

    @property
    def is_split_ace(self) -> bool:
        return self.from_split and is_ace(self.cards[0])
