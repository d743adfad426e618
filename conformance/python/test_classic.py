"""The ruleset classic-fr: what is fixed in it."""

import unittest

from protocol.options import Options
from protocol.play import play
from scenes import build_actions, list_cards, list_refusals, list_results, play_steps


def play_classic(seats, dealer, draws, do="", **more):
    return play_steps(seats, dealer, draws, do, ruleset="classic-fr", **more)


class Round(unittest.TestCase):
    def check(self, seats, dealer, draws, do, *results, **more):
        """The result of each seat's one hand."""
        steps = play_classic(seats, dealer, draws, do, **more)
        self.assertEqual(steps[-1]["phase"], "done")
        self.assertEqual([list_results(steps[-1], seat)[0] for seat in range(1, len(seats) + 1)], list(results))

    def test_the_dealer_shows_one_card_and_draws_the_second_last(self):
        steps = play_classic(["10S 7H", "5S 6H"], "9C", "4D 8D", "1 stand, 2 hit, 2 stand")
        self.assertEqual(steps[0]["turn"], {"seat": 1, "hand": 1})
        self.assertEqual(steps[2]["dealer"], {"cards": ["9C"]})
        self.assertEqual(steps[3]["dealer"], {"cards": ["9C", "8D"], "total": 17})
        self.assertEqual(list_results(steps[3], 1), [("push", 2)])
        self.assertEqual(list_results(steps[3], 2), [("lose", 0)])

    def test_soft_17_stands(self):
        self.check(["10S 8H"], "6C", "AH 4D", "1 stand", ("win", 4))

    def test_16_draws_and_22_pays(self):
        self.check(["10S 2H"], "10C", "6H 6D", "1 stand", ("win", 4))

    def test_a_natural_pays_3_to_2_and_beats_21(self):
        # 9 5 7 makes 21: the natural of 4 returns 4 + 6, the other 21 pushes, 20 loses.
        self.check(["AS KH", "5S 6H", "KS QH"], "9C", "KD 5D 7D", "2 hit, 3 stand",
                   ("win", 10), ("push", 4), ("lose", 0), stake=4)

    def test_a_dealer_natural_takes_doubles_too_and_pushes_a_natural(self):
        # K4, K6, X5; under a ten there is no check, so the double is already on the table.
        self.check(["AS KH", "5S 6H", "7S 7H"], "KC", "KD 9D AC", "2 double, 3 hit",
                   ("push", 2), ("lose", 0), ("lose", 0))

    def test_going_over_loses_whatever_the_dealer_makes(self):
        self.check(["10S 6H", "10H 9S"], "6C", "KD QD KH", "1 hit, 2 stand", ("lose", 0), ("win", 4))


class Insurance(unittest.TestCase):
    def test_half_and_nothing_else(self):
        steps = play_classic(["10S 9H"], "AC", "KD", "1 insure 1, 1 insure 0, 1 insure 3, 1 insure 2 2, "
                             "1 insure 2, 1 insure 2, 1 stand", stake=4)
        self.assertEqual(list_refusals(steps), [(place, "bad-amount") for place in range(1, 5)] + [(6, "not-now")])
        self.assertEqual(steps[5]["seats"][0]["chips"], 94)
        # 4 staked and lost, 2 insured and 6 paid.
        self.assertEqual(steps[7]["seats"][0]["chips"], 100)
        self.assertEqual(steps[7]["seats"][0]["insurance"], [2])

    def test_lost_without_a_natural(self):
        # The ace and 5 and 5 make 21.
        steps = play_classic(["10S 9H"], "AC", "5D 5H", "1 insure 1, 1 stand")
        self.assertEqual(steps[-1]["seats"][0]["chips"], 97)

    def test_paid_although_the_hand_went_over(self):
        steps = play_classic(["10S 6H"], "AC", "KD QC", "1 insure 1, 1 hit")
        self.assertEqual(steps[-1]["dealer"]["cards"], ["AC", "QC"])
        self.assertEqual(steps[-1]["seats"][0]["chips"], 100)


class Refusals(unittest.TestCase):
    def check(self, cards, do, *refusals, draws="2C 8D"):
        self.assertEqual(list_refusals(play_classic([cards], "9C", draws, do)), list(refusals))

    def test_there_is_no_switch(self):
        self.check("5S 6H", "1 switch, 1 keep", (1, "unknown-action"), (2, "unknown-action"))

    def test_only_9_10_or_11_doubles(self):
        self.check("8S 4H", "1 double", (1, "not-this-hand"))
        self.check("5S 3H", "1 double", (1, "not-this-hand"))
        for cards in ("5S 4H", "5S 5H", "5S 6H"):
            self.check(cards, "1 double")

    def test_a_seat_has_one_stake(self):
        seats = [{"chips": 100, "stakes": [2, 2]}]
        steps = play({"ruleset": "classic-fr", "seats": seats, "actions": []})["steps"]
        self.assertEqual(steps, [{"accepted": False, "phase": "refused", "reason": "bad-stake"}])

    def test_pairs_count_by_value_and_aces_get_one_card(self):
        steps = play_classic(["KS 10H", "AS AH"], "9C", "3D 4D 7D KC 8D", "1 split, 1 stand, 1 stand, 2 split")
        self.assertEqual(list_cards(steps[-1], 1), ["KS 3D", "10H 4D"])
        self.assertEqual(list_cards(steps[-1], 2), ["AS 7D", "AH KC"])
        self.assertEqual(list_results(steps[-1], 2), [("win", 4), ("win", 4)])  # no 3 to 2 (C2.7)


class Shoe(unittest.TestCase):
    def test_round_robin_and_no_hole_card(self):
        request = {"ruleset": "classic-fr", "seats": [{"chips": 100, "stakes": [2]}] * 2,
                   "shoe": "10S 9S 9C 7H 8H 8D".split(), "actions": build_actions("1 stand, 2 stand")}
        steps = play(request, Options(reads="shoe"))["steps"]
        self.assertEqual(list_cards(steps[0], 1) + list_cards(steps[0], 2), ["10S 7H", "9S 8H"])
        self.assertEqual(steps[-1]["dealer"], {"cards": ["9C", "8D"], "total": 17})


if __name__ == "__main__":
    unittest.main()
