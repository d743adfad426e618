"""The cards still to be drawn in a round."""

from __future__ import annotations

from typing import Iterable


class CardsRanOut(Exception):
    """A card is drawn when there is none left."""


class Draws:
    def __init__(self, cards: Iterable[str]) -> None:
        self._cards = iter(tuple(cards))

    def take(self) -> str:
        for card in self._cards:
            return card
        raise CardsRanOut("the cards ran out")
