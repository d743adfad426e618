"""Situations in which real programs went wrong; the right results in the file were written by people."""

import json
import unittest
from pathlib import Path

from protocol.options import Options
from protocol.play import play

REPORTS = Path(__file__).parent.parent / "cases" / "public-reports.json"


def lay_shoe(cards):
    """The same cards in the default deal order, spot by spot."""
    dealt = [card for seat in cards["seats"] for spot in seat for card in spot]
    return dealt + cards["dealer"] + cards["draws"]


class PublicReports(unittest.TestCase):
    def setUp(self):
        self.cases = json.loads(REPORTS.read_text(encoding="utf-8"))["cases"]

    def test_every_report(self):
        for case in self.cases:
            with self.subTest(case["id"]):
                self.compare(play(case["request"]), case["expect"])

    def test_every_report_from_a_shoe(self):
        for case in self.cases:
            with self.subTest(case["id"]):
                request = {**case["request"], "shoe": lay_shoe(case["request"]["cards"]), "cards": None}
                self.compare(play(request, Options(reads="shoe")), case["expect"])

    def compare(self, result, expected):
        steps = result["steps"]
        refused = [place for place, step in enumerate(steps) if not step["accepted"]]
        self.assertEqual(refused, expected["refused"])
        self.assertEqual(steps[-1]["phase"], "done")
        self.assertEqual(steps[-1]["dealer"]["cards"], expected["dealer"])
        self.assertEqual([seat["chips"] for seat in steps[-1]["seats"]], expected["chips"])
        hands = [[{name: hand[name] for name in ("cards", "outcome", "returned")} for hand in seat["hands"]]
                 for seat in steps[-1]["seats"]]
        self.assertEqual(hands, expected["hands"])


if __name__ == "__main__":
    unittest.main()
