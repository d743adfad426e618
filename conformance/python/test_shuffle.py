"""The shuffle: what is in the shoe, seeds, and the order itself."""

import unittest
from collections import Counter

from game.cards import PACK
from game.shuffle import shuffle_shoe
from protocol.errors import InvalidParams, NotSupported
from protocol.options import Options
from protocol.shuffle import shuffle


def ask_shoe(**params):
    return shuffle({"ruleset": "switch-us", **params}, Options())["shoe"]


class AlwaysFirst:
    """Chance that always draws the first card, and notes out of how many."""

    def __init__(self):
        self.stops = []

    def randrange(self, stop):
        self.stops.append(stop)
        return 0


class Shuffle(unittest.TestCase):
    def test_six_of_every_card(self):
        shoe = Counter(ask_shoe(seed=12))
        self.assertEqual(len(PACK), 52)
        self.assertEqual(shoe, Counter({card: 6 for card in PACK}))

    def test_seeds(self):
        for seed in (0, 12, 2 ** 31 - 1):
            self.assertEqual(ask_shoe(seed=seed), ask_shoe(seed=seed))
        self.assertNotEqual(ask_shoe(seed=12), ask_shoe(seed=2 ** 31 - 1))

    def test_without_a_seed_it_is_fresh(self):
        self.assertNotEqual(ask_shoe(), ask_shoe())

    def test_the_algorithm(self):
        # The last place takes the first card each time: 1 2 3 becomes 3 2 1, then 2 3 1; a turn by one card.
        chance = AlwaysFirst()
        self.assertEqual(shuffle_shoe(1, chance), list(PACK[1:] + PACK[:1]))
        self.assertEqual(chance.stops, list(range(52, 1, -1)))

    def test_bad_seeds(self):
        for seed in (None, -1, 1.5, "12", True):
            with self.subTest(seed=seed), self.assertRaises(InvalidParams):
                ask_shoe(seed=seed)

    def test_classic_has_none(self):
        with self.assertRaises(NotSupported):
            ask_shoe(ruleset="classic-fr", seed=1)


if __name__ == "__main__":
    unittest.main()
