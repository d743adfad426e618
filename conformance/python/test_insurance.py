"""Insurance and the check of the hole card (S3)."""

import unittest

from scenes import list_cards, list_refusals, list_results, play_steps

SEAT = ["9S 7C / 10H 9H"]


class Offer(unittest.TestCase):
    def test_an_ace_up_asks_every_seat_before_the_check(self):
        steps = play_steps(SEAT + ["10S 8C / 9H 9D"], "AD KH", "", "1 insure 1 1, 2 decline")
        self.assertEqual([step["phase"] for step in steps], ["insurance", "insurance", "done"])
        self.assertEqual([step["dealer"]["cards"] for step in steps], [["AD"], ["AD"], ["AD", "KH"]])
        self.assertEqual(steps[1]["turn"], {"seat": 2})
        self.assertEqual(steps[1]["seats"][0]["chips"], 94)
        # Both insured for 1: 3 + 3 come back, the stakes of 4 are lost.
        self.assertEqual(steps[2]["seats"][0]["chips"], 100)
        self.assertEqual(steps[2]["seats"][0]["insurance"], [1, 1])
        self.assertEqual(steps[2]["seats"][1]["chips"], 96)
        self.assertEqual(steps[2]["dealer"]["total"], 21)

    def test_a_ten_up_is_checked_at_once(self):
        steps = play_steps(["AS KC / 10H 9H"], "QD AH")
        self.assertEqual(steps[0]["phase"], "done")
        self.assertEqual(list_results(steps[0]), [("push", 2), ("lose", 0)])

    def test_no_ace_no_insurance(self):
        steps = play_steps(SEAT, "KD 9C", "", "1 insure 1 0")
        self.assertEqual(steps[0]["phase"], "switch")
        self.assertEqual(list_refusals(steps), [(1, "not-now")])

    def test_a_seat_that_can_insure_nothing_is_not_asked(self):
        # N3: no free chip is left beside the stakes; the check finds no natural.
        steps = play_steps(SEAT, "AD 7C", chips=4)
        self.assertEqual(steps[0]["phase"], "switch")

    def test_insurance_is_lost_and_stays_shown(self):
        # 10 9 beats the dealer's soft 18, 9 7 loses to it; the insurance of 1 is gone either way (S3.5).
        steps = play_steps(SEAT, "AD 7C", "", "1 insure 0 1, 1 keep, 1 stand, 1 stand")
        self.assertEqual([step["seats"][0]["insurance"] for step in steps], [[0, 0]] + [[0, 1]] * 4)
        self.assertEqual(list_results(steps[-1]), [("lose", 0), ("win", 4)])
        self.assertEqual(steps[-1]["seats"][0]["chips"], 99)


class Amounts(unittest.TestCase):
    def refuse(self, amounts, reason, chips=100, stake=2):
        with self.subTest(amounts=amounts):
            steps = play_steps(SEAT, "AD 7C", "", "1 insure", chips=chips, stake=stake)
            self.assertEqual(list_refusals(steps), [(1, "bad-amount")])  # none named at all
            steps = play_steps(SEAT, "AD 7C", "", f"1 insure {amounts}", chips=chips, stake=stake)
            self.assertEqual(list_refusals(steps), [(1, reason)])
            self.assertEqual(steps[1]["phase"], "insurance")

    def test_more_than_half_less_than_none_or_of_another_number(self):
        for amounts in ("2 0", "-1 1", "1", "1 0 0"):
            self.refuse(amounts, "bad-amount")

    def test_half_of_an_odd_stake_is_rounded_down(self):
        self.refuse("2 0", "bad-amount", stake=3)

    def test_amounts_beyond_the_free_chips(self):
        self.refuse("1 1", "not-covered", chips=5)
        self.assertEqual(list_refusals(play_steps(SEAT, "AD 7C", "", "1 insure 1 1", chips=6)), [])

    def test_different_amounts(self):
        steps = play_steps(SEAT, "AD 7C", "", "1 insure 3 1", stake=6)  # D14
        self.assertEqual(list_refusals(steps), [])
        self.assertEqual(steps[1]["seats"][0]["chips"], 84)

    def test_what_insures_is_not_free_for_a_double(self):
        # D17: of 6 chips 4 are staked and 1 insures, so 1 is left, and 5 6 cannot double.
        steps = play_steps(["5S 6C / 10H 9H"], "AD 7C", "", "1 insure 1 0, 1 keep, 1 double", chips=6)
        self.assertEqual(steps[2]["legal"], ["hit", "stand"])
        self.assertEqual(list_refusals(steps), [(3, "not-covered")])
        self.assertEqual(list_cards(steps[3]), ["5S 6C", "10H 9H"])


if __name__ == "__main__":
    unittest.main()
