"""The dealer's play and every line of the settlement (S6)."""

import unittest

from scenes import list_results, play_steps


class Settlement(unittest.TestCase):
    def check(self, spots, dealer, draws, do, *results, **more):
        steps = play_steps([spots], dealer, draws, do, **more)
        self.assertEqual(steps[-1]["phase"], "done")
        self.assertEqual(list_results(steps[-1]), list(results))

    def test_soft_17_is_hit_and_hard_17_stands(self):
        # A 6 draws the king: hard 17, and stands.
        self.check("10S 8C / 10H 7H", "6D AH", "KC", "1 keep, 1 stand, 1 stand", ("win", 4), ("push", 2))

    def test_22_pushes_a_double_and_spares_no_hand_that_went_over(self):
        self.check("5S 6C / 10H 6H", "9D 7H", "KD QS 6C", "1 keep, 1 double, 1 hit", ("push", 4), ("lose", 0))

    def test_23_pays_the_survivors_only(self):
        self.check("5S 6C / 10H 6H", "9D 7H", "2D QS 7C", "1 keep, 1 double, 1 hit", ("win", 20), ("lose", 0), stake=5)

    def test_a_natural_beats_21_and_an_ordinary_21_pushes(self):
        self.check("AS KC / 5H 6H", "9D 7H", "KD 5C", "1 keep, 1 hit", ("win", 4), ("push", 2))

    def test_a_double_that_goes_over_loses_both_stakes(self):
        self.check("10S 6C / 10H 9H", "9D 8H", "KD", "1 keep, 1 double, 1 stand", ("lose", 0), ("win", 4))  # D6

    def test_the_dealer_draws_for_nobody(self):
        # N1: one hand went over, the other is a natural; no card is left for a dealer of 16.
        steps = play_steps(["AS KC / 10H 6H"], "9D 7H", "KD", "1 keep, 1 hit")
        self.assertEqual(list_results(steps[-1]), [("win", 4), ("lose", 0)])
        self.assertEqual(steps[-1]["dealer"], {"cards": ["9D", "7H"], "total": 16})


if __name__ == "__main__":
    unittest.main()
