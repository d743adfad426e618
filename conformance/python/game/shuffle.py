"""The shuffle of a whole shoe (S2.1, S7.1)."""

from __future__ import annotations

from random import Random

from game.cards import PACK


def shuffle_shoe(packs: int, chance: Random) -> list[str]:
    """All the cards of the packs in an order of which every one is as likely (Fisher and Yates)."""
    shoe = list(PACK) * packs
    for last in range(len(shoe) - 1, 0, -1):
        drawn = chance.randrange(last + 1)
        shoe[last], shoe[drawn] = shoe[drawn], shoe[last]
    return shoe
