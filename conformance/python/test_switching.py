"""The switch: both values of switchTiming (O3), and what becomes of naturals."""

import unittest

from scenes import list_cards, list_refusals, list_results, play_steps

TWO_SEATS = ["5S 10H / 10C 6H", "AS KH / 9C 8H"]


def list_naturals(step, seat):
    return [hand["natural"] for hand in step["seats"][seat - 1]["hands"]]


class SwitchTiming(unittest.TestCase):
    def test_table_first(self):
        steps = play_steps(TWO_SEATS, "9H 8D", "", "1 keep, 1 stand, 2 keep, 1 stand, 1 stand, 2 stand")
        self.assertEqual((steps[1]["phase"], steps[1]["turn"]), ("switch", {"seat": 2}))
        self.assertEqual(list_refusals(steps), [(2, "not-now")])
        self.assertEqual((steps[3]["phase"], steps[3]["turn"]), ("play", {"seat": 1, "hand": 1}))
        self.assertEqual(steps[5]["turn"], {"seat": 2, "hand": 2})  # the natural is passed over
        # 15, 16 against 17 lose; the natural wins and 17 pushes.
        self.assertEqual(list_results(steps[-1], 1), [("lose", 0), ("lose", 0)])
        self.assertEqual(list_results(steps[-1], 2), [("win", 4), ("push", 2)])

    def test_in_turn(self):
        steps = play_steps(TWO_SEATS, "9H 8D", "", "1 keep, 2 switch, 1 stand, 1 stand, 2 hit, 2 switch, 2 stand",
                           choices={"switchTiming": "in-turn"})
        self.assertEqual((steps[1]["phase"], steps[1]["turn"]), ("play", {"seat": 1, "hand": 1}))
        self.assertEqual((steps[4]["phase"], steps[4]["turn"]), ("switch", {"seat": 2}))
        self.assertEqual(list_refusals(steps), [(2, "not-now"), (5, "not-now")])
        self.assertEqual(list_naturals(steps[4], 2), [True, False])  # until its own seat switches
        # A 8 (soft 19) stands; 9 K is 19 and still to be played.
        self.assertEqual(list_cards(steps[6], 2), ["AS 8H", "9C KH"])
        self.assertEqual(list_naturals(steps[6], 2), [False, False])
        self.assertEqual(steps[7]["turn"], {"seat": 2, "hand": 2})


class Naturals(unittest.TestCase):
    def test_two_naturals_are_asked_and_may_be_kept(self):
        # D9; nobody needs the dealer's total (N1), and both win 1 to 1.
        steps = play_steps(["AS QC / AD KS"], "9D 7H", "6D", "1 keep")
        self.assertEqual(steps[0]["legal"], ["switch", "keep"])
        self.assertEqual(steps[1]["phase"], "done")
        self.assertEqual(list_results(steps[1]), [("win", 4), ("win", 4)])
        self.assertEqual(list_naturals(steps[1], 1), [True, True])

    def test_a_21_made_by_the_switch_is_ordinary(self):
        # A 10 and 6 K are switched to A K and 6 10; the dealer's 9 7 5 makes 21: A K only pushes (S6.8).
        steps = play_steps(["AS 10H / 6C KS"], "9D 7H", "5D", "1 switch, 1 stand")
        self.assertEqual(list_naturals(steps[1], 1), [False, False])
        self.assertEqual(list_results(steps[-1]), [("push", 2), ("lose", 0)])

    def test_a_pair_made_by_the_switch_may_be_split(self):
        steps = play_steps(["8S 3H / 9C 8D"], "9D 7H", "", "1 switch")  # D2
        self.assertEqual(steps[1]["legal"], ["hit", "stand", "double", "split"])


if __name__ == "__main__":
    unittest.main()
