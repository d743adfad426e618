"""S8.1 and S8.2, the example that the pages work out."""

import unittest

from scenes import list_results, play_steps


def write_hand(spot, cards, stake, total, **more):
    return {"spot": spot, "cards": cards.split(), "stake": stake, "total": total,
            "soft": False, "natural": False, **more}


class WorkedExample(unittest.TestCase):
    def setUp(self):
        self.steps = play_steps(["5S 10H / 10C 6H"], "9C 7D", "KD 6D", "1 switch, 1 double, 1 stand")

    def test_the_deal(self):
        self.assertEqual(self.steps[0], {
            "accepted": True, "phase": "switch", "turn": {"seat": 1}, "legal": ["switch", "keep"],
            "dealer": {"cards": ["9C"]},
            "seats": [{"chips": 96, "insurance": [0, 0], "hands": [
                write_hand(1, "5S 10H", 2, 15), write_hand(2, "10C 6H", 2, 16)]}]})

    def test_the_switch(self):
        self.assertEqual(self.steps[1], {
            "accepted": True, "phase": "play", "turn": {"seat": 1, "hand": 1}, "legal": ["hit", "stand", "double"],
            "dealer": {"cards": ["9C"]},
            "seats": [{"chips": 96, "insurance": [0, 0], "hands": [
                write_hand(1, "5S 6H", 2, 11), write_hand(2, "10C 10H", 2, 20)]}]})

    def test_the_double(self):
        self.assertEqual(self.steps[2], {
            "accepted": True, "phase": "play", "turn": {"seat": 1, "hand": 2},
            "legal": ["hit", "stand", "double", "split"],
            "dealer": {"cards": ["9C"]},
            "seats": [{"chips": 94, "insurance": [0, 0], "hands": [
                write_hand(1, "5S 6H KD", 4, 21), write_hand(2, "10C 10H", 2, 20)]}]})

    def test_both_push(self):
        self.assertEqual(self.steps[3], {
            "accepted": True, "phase": "done", "turn": None, "legal": [],
            "dealer": {"cards": ["9C", "7D", "6D"], "total": 22},
            "seats": [{"chips": 100, "insurance": [0, 0], "hands": [
                write_hand(1, "5S 6H KD", 4, 21, outcome="push", returned=4),
                write_hand(2, "10C 10H", 2, 20, outcome="push", returned=2)]}]})

    def test_a_natural_left_untouched_wins(self):
        steps = play_steps(["AS KH / 10C 8H"], "9C 7D", "6D", "1 keep, 1 stand")
        self.assertEqual(list_results(steps[-1]), [("win", 4), ("push", 2)])


if __name__ == "__main__":
    unittest.main()
