"""Splits: both values of splitDeal (O2) and of splitPlace (O4), aces, the limit of four hands."""

import unittest

from scenes import list_cards, list_refusals, list_results, play_steps

EIGHTS = ["8S 8H / 10C 9D"]


class SplitDeal(unittest.TestCase):
    def test_in_turn_the_second_hand_waits(self):
        # 8 2, hits 3 (13) and 10 (23, over); only then the other 8 gets the king (18). The dealer makes 24.
        steps = play_steps(EIGHTS, "5D 10D", "2C 3C 10H KD 9S",
                           "1 keep, 1 split, 1 hit, 1 hit, 1 stand, 1 stand")
        self.assertEqual(list_cards(steps[2]), ["8S 2C", "8H", "10C 9D"])
        self.assertEqual(list_cards(steps[4]), ["8S 2C 3C 10H", "8H KD", "10C 9D"])
        self.assertEqual(steps[4]["turn"], {"seat": 1, "hand": 2})
        self.assertEqual(list_results(steps[-1]), [("lose", 0), ("win", 4), ("win", 4)])
        self.assertEqual(steps[-1]["seats"][0]["chips"], 102)

    def test_at_once_both_are_dealt_to(self):
        # 8 2 hits 10 (20); 8 3 hits the king (21) and is passed over. The dealer makes 24.
        steps = play_steps(EIGHTS, "5D 10D", "2C 3C 10H KD 9S", "1 keep, 1 split, 1 hit, 1 stand, 1 hit, 1 stand",
                           choices={"splitDeal": "at-once"})
        self.assertEqual(list_cards(steps[2]), ["8S 2C", "8H 3C", "10C 9D"])
        self.assertEqual(steps[5]["turn"], {"seat": 1, "hand": 3})
        self.assertEqual(list_results(steps[-1]), [("win", 4)] * 3)
        self.assertEqual(steps[-1]["seats"][0]["chips"], 106)

    def test_at_once_a_21_in_the_first_hand_is_passed_over(self):
        steps = play_steps(["KS QH / 10C 9D"], "5D 10D", "AC 3C", "1 keep, 1 split", choices={"splitDeal": "at-once"})
        self.assertEqual(list_cards(steps[2]), ["KS AC", "QH 3C", "10C 9D"])
        self.assertEqual(steps[2]["turn"], {"seat": 1, "hand": 2})
        self.assertFalse(steps[2]["seats"][0]["hands"][0]["natural"])  # S5.9, D13


class SplitPlace(unittest.TestCase):
    DRAWS = "8C 2D 3D 4D"
    DO = "1 keep, 1 split, 1 split, 1 stand, 1 stand"

    def test_next(self):
        # 8S draws 8C and is split again: 8C plays right after 8S, before 8H.
        steps = play_steps(EIGHTS, "5D 10D", self.DRAWS, self.DO)
        self.assertEqual(list_cards(steps[3]), ["8S 2D", "8C", "8H", "10C 9D"])
        self.assertEqual(list_cards(steps[5]), ["8S 2D", "8C 3D", "8H 4D", "10C 9D"])

    def test_last(self):
        # The same, but 8C plays after 8H; the second spot's hand still comes after them all (D15).
        steps = play_steps(EIGHTS, "5D 10D", self.DRAWS, self.DO, choices={"splitPlace": "last"})
        self.assertEqual(list_cards(steps[3]), ["8S 2D", "8H", "8C", "10C 9D"])
        self.assertEqual(list_cards(steps[5]), ["8S 2D", "8H 3D", "8C 4D", "10C 9D"])

    def test_last_and_at_once_the_split_hand_is_dealt_to_first(self):
        # First split: 8S 8C, 8H 2D. Second: 8S gets 3D before the new hand 8C gets 4D.
        steps = play_steps(EIGHTS, "5D 10D", "8C 2D 3D 4D", "1 keep, 1 split, 1 split",
                           choices={"splitPlace": "last", "splitDeal": "at-once"})
        self.assertEqual(list_cards(steps[3]), ["8S 3D", "8H 2D", "8C 4D", "10C 9D"])

    def test_last_keeps_the_spots_apart(self):
        steps = play_steps(["10C 9D / 8S 8H"], "5D 10D", "2D", "1 keep, 1 stand, 1 split",
                           choices={"splitPlace": "last"})
        self.assertEqual(list_cards(steps[3]), ["10C 9D", "8S 2D", "8H"])
        self.assertEqual([hand["spot"] for hand in steps[3]["seats"][0]["hands"]], [1, 2, 2])


class SplitAces(unittest.TestCase):
    def test_each_gets_one_card_and_stands(self):
        # S5.8 and D10: A K is an ordinary 21, A A stands at 12; the turn goes to the next hand at once.
        steps = play_steps(["AS AH / 10C 9D"], "9H 7D", "KC AC 5H", "1 keep, 1 split, 1 stand")
        self.assertEqual(list_cards(steps[2]), ["AS KC", "AH AC", "10C 9D"])
        self.assertEqual(steps[2]["turn"], {"seat": 1, "hand": 3})
        # The dealer makes 21 of three cards: the split 21 pushes.
        self.assertEqual(list_results(steps[-1]), [("push", 2), ("lose", 0), ("lose", 0)])


class SplitLimit(unittest.TestCase):
    def test_a_fifth_hand_is_refused_and_the_other_spot_counts_apart(self):
        steps = play_steps(["8S 8H / 8D 8C"], "9H 7D", "8S 8H 8D 2C 3C 4C 3D 2H",
                           "1 keep, 1 split, 1 split, 1 split, 1 split, 1 stand, 1 stand, 1 stand, 1 stand, 1 split")
        # Three splits make four hands; the first of them is 8 8 again and may only hit, stand or double (D5).
        self.assertEqual(list_cards(steps[4]), ["8S 8D", "8H", "8S", "8H", "8D 8C"])
        self.assertEqual(steps[4]["legal"], ["hit", "stand", "double"])
        self.assertEqual(list_refusals(steps), [(5, "split-limit")])
        self.assertEqual(list_cards(steps[10]), ["8S 8D", "8H 2C", "8S 3C", "8H 4C", "8D 3D", "8C"])


if __name__ == "__main__":
    unittest.main()
