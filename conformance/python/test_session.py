"""Sessions: seats that go out, ranks, cards that do not fit."""

import unittest

from protocol.errors import InvalidParams, NotSupported, OutOfCards
from protocol.options import Options
from protocol.session import play_session
from scenes import build_actions

WINS = [["10S", "9C"], ["10D", "8S"]]  # 19 and 18 beat the dealer's 17
LOSES = [["10C", "6C"], ["9D", "6S"]]  # 16 and 15 do not


def build_round(seats, do, draws=()):
    return {"cards": {"seats": seats, "dealer": ["10H", "7H"], "draws": list(draws)}, "actions": build_actions(do)}


def build_session(chips, rounds):
    seats = [{"chips": each, "stakes": [2, 2]} for each in chips]
    return {"ruleset": "switch-us", "seats": seats, "rounds": rounds}


BOTH = build_round([WINS, LOSES, None, None], "1 keep, 2 keep, 1 stand, 1 stand, 2 stand, 2 stand")
ALONE = build_round([WINS, None, None, None], "1 keep, 2 keep, 1 keep, 1 stand, 1 stand")


class Ranks(unittest.TestCase):
    def setUp(self):
        # Seat 1 wins 4 in each of ten rounds; seat 2 loses its last 4 in the first; 3 and 4 never come in.
        self.answer = play_session(build_session([100, 4, 3, 2], [BOTH] + [ALONE] * 9))

    def test_results(self):
        self.assertEqual(self.answer["results"], [
            {"seat": 1, "chips": 140, "net": 40, "rank": 1},
            {"seat": 2, "chips": 0, "net": -4, "rank": 4},
            {"seat": 3, "chips": 3, "net": 0, "rank": 2},
            {"seat": 4, "chips": 2, "net": 0, "rank": 2}])

    def test_every_round_is_played(self):
        self.assertEqual([answered["steps"][-1]["phase"] for answered in self.answer["rounds"]], ["done"] * 10)

    def test_a_seat_that_is_out(self):
        steps = self.answer["rounds"][1]["steps"]
        self.assertEqual(steps[0]["seats"][1], {"chips": 0, "insurance": [0, 0], "hands": []})
        self.assertEqual(steps[-1]["seats"][2], {"chips": 3, "insurance": [0, 0], "hands": []})
        self.assertEqual((steps[2]["accepted"], steps[2].get("reason")), (False, "not-now"))

    def test_equal_gains_share_a_rank_whatever_the_chips(self):
        twice = build_round([WINS, WINS], "1 keep, 2 keep, 1 stand, 1 stand, 2 stand, 2 stand")
        results = play_session(build_session([50, 100], [twice] * 10))["results"]
        self.assertEqual([(result["net"], result["rank"]) for result in results], [(40, 1), (40, 1)])


class OutOfTurn(unittest.TestCase):
    def test_a_seat_that_is_out_is_never_in_turn(self):
        rounds = [BOTH] + [build_round([WINS, None, None, None], "1 keep, 2 hit, 1 stand, 1 stand")] * 9
        steps = play_session(build_session([100, 4, 3, 2], rounds))["rounds"][9]["steps"]
        self.assertEqual(steps[2]["reason"], "not-your-turn")


class Ends(unittest.TestCase):
    def test_every_seat_is_out(self):
        lost = build_round([LOSES], "1 keep, 1 stand, 1 stand")
        answer = play_session(build_session([7], [lost] + [build_round([None], "1 keep")] * 9))
        self.assertEqual([len(answered["steps"]) for answered in answer["rounds"]], [4] + [0] * 9)
        self.assertEqual(answer["results"], [{"seat": 1, "chips": 3, "net": -4, "rank": 1}])

    def test_a_refused_table(self):
        answer = play_session(build_session([], [build_round([], "1 keep")] * 10))
        refused = [{"accepted": False, "phase": "refused", "reason": "seat-count"},
                   {"accepted": False, "phase": "refused"}]
        self.assertEqual(answer, {"rounds": [{"steps": refused}] * 10, "results": []})


class Errors(unittest.TestCase):
    def check(self, error, request, options=Options()):
        with self.assertRaises(error):
            play_session(request, options)

    def test_cards_that_do_not_fit_the_seats_that_are_in(self):
        alone = "1 keep, 1 stand, 1 stand"
        self.check(InvalidParams, build_session([100], [build_round([None], alone)]))
        self.check(InvalidParams, build_session([100, 3], [build_round([WINS, LOSES], alone)] * 10))

    def test_a_round_that_is_not_played_to_its_end(self):
        self.check(InvalidParams, build_session([100], [build_round([WINS], "1 keep, 1 stand")] * 10))

    def test_what_is_no_round(self):
        for rounds in (None, {}, [1], [[]], [{}], [{"actions": [1]}]):
            self.check(InvalidParams, build_session([100], rounds))

    def test_cards_that_run_out(self):
        self.check(OutOfCards, build_session([100], [build_round([WINS], "1 keep, 1 hit")] * 10))

    def test_outside_the_declared_range(self):
        rounds = [build_round([WINS, LOSES], "")] * 10
        self.check(NotSupported, build_session([100, 100], rounds), Options(seats=1))
        self.check(NotSupported, build_session([100, 100], rounds), Options(stakes=(5,)))
        self.check(NotSupported, build_session([100], rounds) | {"ruleset": "classic-fr"})


class FromAShoe(unittest.TestCase):
    def test_the_seats_that_are_out_get_no_cards(self):
        asked = {"shoe": "10S 9C 10D 8S 10H 7H".split(), "actions": build_actions("2 keep, 2 stand, 2 stand")}
        answer = play_session(build_session([3, 100], [asked] * 10), Options(reads="shoe"))
        self.assertEqual([result["chips"] for result in answer["results"]], [3, 140])


if __name__ == "__main__":
    unittest.main()
