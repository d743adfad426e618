"""Refused actions and refused tables, each reason of switch-us."""

import unittest

from protocol.play import play
from scenes import build_request, list_refusals, play_steps

SEAT = ["5S 10H / 10C 6H"]


class RefusedActions(unittest.TestCase):
    def check(self, do, *refusals, seats=SEAT, draws="2C 2D 2H 2S", **more):
        self.assertEqual(list_refusals(play_steps(seats, "9C 8D", draws, do, **more)), list(refusals))

    def test_words_that_nobody_knows(self):
        words = ("surrender", "super-match", "switch-first", "HIT", "dance")
        self.check(", ".join(f"1 {word}" for word in words),
                   *((place, "unknown-action") for place in range(1, 6)))

    def test_after_the_round(self):
        self.check("1 keep, 1 stand, 1 stand, 1 hit, 1 switch", (4, "round-over"), (5, "round-over"))

    def test_out_of_its_phase(self):
        self.check("1 hit, 1 keep, 1 keep, 1 switch, 1 decline",
                   (1, "not-now"), (3, "not-now"), (4, "not-now"), (5, "not-now"))

    def test_seats_out_of_turn_or_of_no_table(self):
        self.check("2 keep, 0 keep, 7 keep, -1 keep, 1 keep, 2 hit",
                   *((place, "not-your-turn") for place in (1, 2, 3, 4, 6)))

    def test_a_hand_that_has_drawn(self):
        self.check("1 keep, 1 hit, 1 double, 1 split", (3, "not-two-cards"), (4, "not-two-cards"))

    def test_two_cards_of_different_value(self):
        self.check("1 keep, 1 split", (2, "not-a-pair"))

    def test_more_chips_than_are_free(self):
        self.check("1 keep, 1 split, 1 double", (2, "not-covered"), (3, "not-covered"),
                   seats=["KS 10H / 10C 6H"], chips=5)
        self.check("1 keep, 1 split, 1 double", (3, "not-covered"), seats=["KS 10H / 10C 6H"], chips=6)

    def test_the_hand_may_be_named_and_counts_in_play_only(self):
        request = build_request(SEAT, "9C 8D", "2C 2D")
        hands = [2, 2, True, "1", 1.5, None, 1]
        words = ["keep", "hit", "hit", "hit", "hit", "hit", "hit"]
        request["actions"] = [{"seat": 1, "do": do, "hand": hand} for do, hand in zip(words, hands)]
        self.assertEqual(list_refusals(play(request)["steps"]),
                         [(place, "not-your-turn") for place in (2, 3, 4, 5)])

    def test_a_refusal_changes_nothing(self):
        steps = play_steps(SEAT, "9C 8D", "", "1 split")
        self.assertEqual({**steps[0], "accepted": False, "reason": "not-now"}, steps[1])


class RefusedTables(unittest.TestCase):
    def check(self, seats, reason):
        request = {"ruleset": "switch-us", "seats": seats, "cards": {}, "actions": [{"seat": 1, "do": "keep"}]}
        self.assertEqual(play(request)["steps"], [
            {"accepted": False, "phase": "refused", "reason": reason},
            {"accepted": False, "phase": "refused"}])

    def test_the_number_of_seats(self):
        self.check([], "seat-count")
        self.check([{"chips": 100, "stakes": [2, 2]}] * 7, "seat-count")

    def test_bad_stakes(self):
        for stakes in ([2, 3], [2], [], [2, 2, 2], [0, 0], [-2, -2], [2.5, 2.5],
                       ["2", "2"], [True, True], [None, None], [float("inf")] * 2):
            with self.subTest(stakes=stakes):
                self.check([{"chips": 100, "stakes": [2, 2]}, {"chips": 100, "stakes": stakes}], "bad-stake")

    def test_stakes_that_the_chips_do_not_cover(self):
        for chips in (0, 9):
            self.check([{"chips": chips, "stakes": [5, 5]}], "not-covered")  # N6


class TablesThatAreNotRefused(unittest.TestCase):
    def test_six_seats_of_one_chip_a_spot(self):
        steps = play_steps(SEAT * 6, "9C 8D", chips=2, stake=1)
        self.assertEqual([seat["chips"] for seat in steps[0]["seats"]], [0] * 6)
        self.assertEqual(steps[0]["phase"], "switch")


if __name__ == "__main__":
    unittest.main()
