"""What is not observed is left out of the answers, and nothing else is."""

import unittest

from protocol.options import Options
from protocol.play import play
from scenes import build_request

REQUEST = build_request(["KS AH / 10C 9H"], "9C 8D", "", "1 hit, 1 keep, 1 stand")


def play_observed(*observed):
    return play(REQUEST, Options(observes=observed))["steps"]


class Observations(unittest.TestCase):
    def test_none(self):
        self.assertEqual(play_observed(), [
            {"accepted": True, "phase": "switch"},
            {"accepted": False, "phase": "switch"},
            {"accepted": True, "phase": "play"},
            {"accepted": True, "phase": "done", "seats": [{"chips": 104, "hands": [
                {"cards": ["KS", "AH"], "outcome": "win", "returned": 4},
                {"cards": ["10C", "9H"], "outcome": "win", "returned": 4}]}]}])

    def test_each_alone(self):
        refused = {"accepted": False, "phase": "switch"}
        natural = {"spot": 1, "cards": ["KS", "AH"], "stake": 2, "total": 21, "soft": True, "natural": True}
        other = {"spot": 2, "cards": ["10C", "9H"], "stake": 2, "total": 19, "soft": False, "natural": False}
        for name, shown in {
            "legal": {"legal": ["switch", "keep"]},
            "turn": {"turn": {"seat": 1}},
            "totals": {"seats": [{"chips": 96, "hands": [natural, other]}]},
            "insurance": {"seats": [{"insurance": [0, 0]}]},
            "dealer": {"dealer": {"cards": ["9C"]}},
            "reasons": {"reason": "not-now"},
        }.items():
            with self.subTest(name):
                self.assertEqual(play_observed(name)[1], {**refused, **shown})

    def test_no_reason_for_a_refused_table(self):
        request = {**REQUEST, "seats": []}
        self.assertEqual(play(request, Options(observes=()))["steps"], [{"accepted": False, "phase": "refused"}] * 4)


if __name__ == "__main__":
    unittest.main()
