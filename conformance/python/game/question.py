"""A question that a round puts to a seat, and the seat's answer to it."""

from __future__ import annotations

from dataclasses import dataclass

from game.hand import Hand
from game.seat import Seat

INSURANCE = "insurance"
SWITCH = "switch"
PLAY = "play"

# The actions that answer a question of each phase.
ANSWERS = {
    INSURANCE: ("insure", "decline"),
    SWITCH: ("switch", "keep"),
    PLAY: ("hit", "stand", "double", "split"),
}


@dataclass(frozen=True)
class Question:
    phase: str
    seat: Seat
    place: int | None = None  # in play: the place of the hand among the seat's hands, from 1

    @property
    def hand(self) -> Hand:
        """The hand whose turn it is; there is one in play only."""
        return self.seat.hands[self.place - 1]


@dataclass(frozen=True)
class Action:
    """What a seat wants to do. Amounts and hand are as they were said; the game judges them."""

    seat: int
    do: str
    amounts: object = None
    hand: object = None
