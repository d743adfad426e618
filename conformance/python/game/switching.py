"""The switch (S4)."""

from __future__ import annotations

from typing import Iterable, Iterator

from game.question import SWITCH, Question
from game.seat import Seat


def ask_switch(seats: Iterable[Seat]) -> Iterator[Question]:
    """Ask seats for keep or switch; one that holds two naturals as well (D9)."""
    for seat in seats:
        if seat.hands:
            yield Question(SWITCH, seat)


def exchange_second_cards(seat: Seat) -> None:
    """Exchange the second cards of the two hands (S4.2)."""
    first, second = seat.hands
    first.cards[1], second.cards[1] = second.cards[1], first.cards[1]
    first.natural = second.natural = False  # D3, also where each is an ace and a ten again
