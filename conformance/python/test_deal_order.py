"""O1: one table, three shoes; the same cards lie in the same places."""

import unittest

from game.deal import ShoeTooShort, deal_shoe
from game.switch_us import SWITCH_US
from protocol.errors import InvalidParams
from protocol.options import Options
from protocol.play import play
from scenes import build_actions, choose, list_cards

SHOES = {
    "spot-by-spot": "5S 10H 10C 6H  2S 3H 4C 7H  9C 7D  KD 6D",
    "round-robin": "5S 10C 2S 4C  9C  10H 6H 3H 7H  7D  KD 6D",
    "players-first": "5S 10C 2S 4C  10H 6H 3H 7H  9C 7D  KD 6D",
}
DO = "1 switch, 2 keep, 1 double, 1 stand, 2 stand, 2 stand"


def play_shoe(order, shoe):
    options = Options({"switch-us": choose(SWITCH_US, {"dealOrder": order})}, reads="shoe")
    seats = [{"chips": 100, "stakes": [2, 2]}] * 2
    return play({"ruleset": "switch-us", "seats": seats, "shoe": shoe.split(), "actions": build_actions(DO)}, options)


class DealOrder(unittest.TestCase):
    def check(self, order):
        steps = play_shoe(order, SHOES[order])["steps"]
        self.assertEqual(list_cards(steps[0], 1), ["5S 10H", "10C 6H"])
        self.assertEqual(list_cards(steps[0], 2), ["2S 3H", "4C 7H"])
        self.assertEqual(steps[0]["dealer"], {"cards": ["9C"]})
        self.assertEqual(steps[-1]["dealer"], {"cards": ["9C", "7D", "6D"], "total": 22})
        self.assertEqual([seat["chips"] for seat in steps[-1]["seats"]], [100, 100])

    def test_spot_by_spot(self):
        self.check("spot-by-spot")

    def test_round_robin(self):
        self.check("round-robin")

    def test_players_first(self):
        self.check("players-first")

    def test_a_seat_that_is_out_is_passed_over(self):
        deal = deal_shoe(SWITCH_US, [False, True], "5S 10H 10C 6H 9C 7D KD".split())
        self.assertEqual(deal.seats, [None, [["5S", "10H"], ["10C", "6H"]]])
        self.assertEqual((deal.dealer, list(deal.draws)), (["9C", "7D"], ["KD"]))

    def test_a_shoe_shorter_than_the_deal(self):
        with self.assertRaises(ShoeTooShort):
            deal_shoe(SWITCH_US, [True], ["5S"] * 5)
        with self.assertRaises(InvalidParams):
            play_shoe("spot-by-spot", "5S 10H 10C 6H 2S 3H 4C 7H 9C")


if __name__ == "__main__":
    unittest.main()
