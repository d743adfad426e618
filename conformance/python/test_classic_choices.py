"""The open choices of classic-fr, each value worked out by hand."""

import unittest

from scenes import list_cards, list_refusals, list_results, play_steps


def play_classic(seats, dealer, draws, do="", choices=None, **more):
    return play_steps(seats, dealer, draws, do, ruleset="classic-fr", choices=choices, **more)


class Splits(unittest.TestCase):
    def test_split_deal(self):
        for value, cards in (("in-turn", ["8S 2C", "8H"]), ("at-once", ["8S 2C", "8H 3C"])):
            steps = play_classic(["8S 8H"], "9C", "2C 3C", "1 split", {"splitDeal": value})
            self.assertEqual(list_cards(steps[1]), cards)

    def test_split_place(self):
        for value, cards in (("next", ["8S 2C", "8C", "8H"]), ("last", ["8S 2C", "8H", "8C"])):
            steps = play_classic(["8S 8H"], "9C", "8C 2C", "1 split, 1 split", {"splitPlace": value})
            self.assertEqual(list_cards(steps[2]), cards)

    def test_split_ten_ace_ordinary(self):
        # 9 5 7 makes 21: K A only pushes, Q 9 loses.
        steps = play_classic(["KS QH"], "9C", "AC 9D 5D 7D", "1 split, 1 stand")
        self.assertEqual([hand["natural"] for hand in steps[1]["seats"][0]["hands"]], [False, False])
        self.assertEqual(list_results(steps[-1]), [("push", 2), ("lose", 0)])

    def test_split_ten_ace_natural(self):
        steps = play_classic(["KS QH"], "9C", "AC 9D 5D 7D", "1 split, 1 stand", {"splitTenAce": "natural"})
        self.assertEqual([hand["natural"] for hand in steps[1]["seats"][0]["hands"]], [True, False])
        self.assertEqual(list_results(steps[-1]), [("win", 5), ("lose", 0)])

    def test_split_ten_ace_pushes_a_dealer_natural(self):
        steps = play_classic(["KS QH"], "10C", "AC 9D AD", "1 split, 1 stand", {"splitTenAce": "natural"})
        self.assertEqual(list_results(steps[-1]), [("push", 2), ("lose", 0)])

    def test_a_ten_on_a_split_ace_is_no_natural_either_way(self):
        steps = play_classic(["AS AH"], "9C", "KC QC 5D 7D", "1 split", {"splitTenAce": "natural"})
        self.assertEqual(list_results(steps[-1]), [("push", 2), ("push", 2)])


class Doubles(unittest.TestCase):
    def test_after_a_split(self):
        for value, legal in (("yes", ["hit", "stand", "double"]), ("no", ["hit", "stand"])):
            steps = play_classic(["5S 5H"], "9C", "6C KD 2S", "1 split, 1 double", {"doubleAfterSplit": value})
            self.assertEqual(steps[1]["legal"], legal)
            self.assertEqual(list_refusals(steps), [] if value == "yes" else [(2, "not-this-hand")])

    def test_soft(self):
        for cards in ("AS 8H", "AS 9H"):
            steps = play_classic([cards], "9C", "2D 9D", "1 double", {"doubleSoft": "no"})
            self.assertEqual(list_refusals(steps), [(1, "not-this-hand")])
            steps = play_classic([cards], "9C", "2D 9D", "1 double", {"doubleSoft": "yes"})
            self.assertEqual(list_refusals(steps), [])
            self.assertEqual(steps[1]["seats"][0]["hands"][0]["stake"], 4)

    def test_soft_makes_no_other_total(self):
        for cards in ("AS 7H", "AS AH"):  # 8 and 2
            steps = play_classic([cards], "9C", "2D", "1 double", {"doubleSoft": "yes"})
            self.assertEqual(list_refusals(steps), [(1, "not-this-hand")])


class ResplitAces(unittest.TestCase):
    ACES = (["AS AH"], "9C", "AC 9D 2D 3D 8C")

    def test_no(self):
        steps = play_classic(*self.ACES, "1 split")
        self.assertEqual(steps[1]["phase"], "done")
        self.assertEqual(list_cards(steps[1]), ["AS AC", "AH 9D"])

    def test_yes(self):
        steps = play_classic(*self.ACES, "1 split, 1 hit, 1 double, 1 split", {"resplitAces": "yes"})
        self.assertEqual(steps[1]["turn"], {"seat": 1, "hand": 1})
        self.assertEqual(steps[1]["legal"], ["stand", "split"])
        self.assertEqual(list_refusals(steps), [(2, "not-this-hand"), (3, "not-this-hand")])
        # The dealer makes 17; of soft 13, 14 and 20 the last wins.
        self.assertEqual(list_cards(steps[4]), ["AS 2D", "AC 3D", "AH 9D"])
        self.assertEqual(list_results(steps[4]), [("lose", 0), ("lose", 0), ("win", 4)])

    def test_yes_and_stand(self):
        steps = play_classic(*self.ACES, "1 split, 1 stand", {"resplitAces": "yes"})
        self.assertEqual(steps[2]["phase"], "done")

    def test_yes_but_not_covered(self):
        steps = play_classic(*self.ACES, "1 split", {"resplitAces": "yes"}, chips=5)
        self.assertEqual(steps[1]["phase"], "done")


class InsuranceTiming(unittest.TestCase):
    SEATS = (["10S 8H", "AS KH"], "AC", "9D")

    def test_table_first(self):
        steps = play_classic(*self.SEATS, "1 decline, 2 insure 1, 1 stand")
        self.assertEqual([step["phase"] for step in steps], ["insurance", "insurance", "play", "done"])
        self.assertEqual(steps[1]["turn"], {"seat": 2})
        self.assertEqual([seat["chips"] for seat in steps[-1]["seats"]], [98, 102])

    def test_in_turn_each_before_its_own_play_a_natural_too(self):
        steps = play_classic(*self.SEATS, "1 decline, 2 insure 1, 1 stand, 2 insure 1", {"insuranceTiming": "in-turn"})
        self.assertEqual([step["phase"] for step in steps], ["insurance", "play", "play", "insurance", "done"])
        self.assertEqual(list_refusals(steps), [(2, "not-now")])
        self.assertEqual(steps[3]["turn"], {"seat": 2})
        # 18 loses to soft 20; the natural wins 3 and its insurance of 1 is lost.
        self.assertEqual([seat["chips"] for seat in steps[-1]["seats"]], [98, 102])


if __name__ == "__main__":
    unittest.main()
