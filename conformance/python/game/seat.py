"""A seat at the table: its chips, its hands in playing order, its insurance."""

from __future__ import annotations

from dataclasses import dataclass

from game.hand import Hand


@dataclass
class Seat:
    number: int  # from 1; seat 1 sits at the dealer's left (D15)
    chips: int  # free chips: what is staked has left already
    stake: int  # the initial stake of each spot
    insurance: list[int]  # what is staked on insurance, a number for each spot
    hands: list[Hand]  # none: the seat is out of the session

    def pay_double(self, hand: Hand) -> None:
        """Put a further equal stake on a hand (S5.4, D7)."""
        self.chips -= hand.stake
        hand.stake *= 2

    def count_hands(self, spot: int) -> int:
        """How many hands have come from the original hand of a spot."""
        return sum(hand.spot == spot for hand in self.hands)
