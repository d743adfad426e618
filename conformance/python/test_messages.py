"""Bad messages: each gets its error, and the adapter answers the next one."""

import json
import unittest

from protocol.options import Options
from protocol.stdio import answer_line
from scenes import build_request

REQUEST = build_request(["5S 10H / 10C 6H"], "9C 7D", "KD 6D", "1 switch, 1 double, 1 stand")


def answer(line, options=Options()):
    return json.loads(answer_line(line, options))


def answer_play(options=Options(), **changes):
    """Answer the worked example with some of its members changed."""
    params = {**REQUEST, **changes}
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "play", "params": params})
    return answer(line.encode(), options)


class Envelope(unittest.TestCase):
    def check(self, code, answered_id, *lines):
        for line in lines:
            with self.subTest(line[:60]):
                answered = answer(line)
                self.assertEqual((answered["error"]["code"], answered["id"]), (code, answered_id))

    def test_not_json(self):
        self.check(-32700, None, b"{", b"nonsense", b"{'a':1}", b'{"id":NaN}', b"[-Infinity]", b"\xff\xfe", b"\x00",
                   b'"\xed\xa0\x80"', b'{"id":1}{"id":2}', b"[" * 200000, b"[" * 200000 + b"]" * 200000)

    def test_no_request(self):
        self.check(-32600, None, b"1", b"null", b"true", b'"play"', b"[]", b'[{"jsonrpc":"2.0"}]', b"{}",
                   b'{"jsonrpc":"2.0","method":"describe"}',
                   b'{"jsonrpc":"2.0","id":null,"method":"describe"}',
                   b'{"jsonrpc":"2.0","id":true,"method":"describe"}',
                   b'{"jsonrpc":"2.0","id":1.5,"method":"describe"}',
                   b'{"jsonrpc":"2.0","id":1e999,"method":"describe"}',
                   b'{"jsonrpc":"2.0","id":' + b"9" * 5000 + b',"method":"describe"}',
                   b'{"jsonrpc":"2.0","id":[1],"method":"describe"}')
        self.check(-32600, 3, b'{"id":3,"method":"describe"}', b'{"jsonrpc":2.0,"id":3,"method":"describe"}',
                   b'{"jsonrpc":"2.0","id":3}', b'{"jsonrpc":"2.0","id":3,"method":1}',
                   b'{"jsonrpc":"2.0","id":3,"method":"describe","params":1}')

    def test_no_method(self):
        self.check(-32601, "x", b'{"jsonrpc":"2.0","id":"x","method":"deal"}',
                   b'{"jsonrpc":"2.0","id":"x","method":"PLAY","params":[]}')

    def test_params_by_position(self):
        self.check(-32602, 3, b'{"jsonrpc":"2.0","id":3,"method":"describe","params":[]}')

    def test_a_lone_surrogate_in_the_id_comes_back(self):
        answered = answer(b'{"jsonrpc":"2.0","id":"\\ud800","method":"describe"}')
        self.assertEqual(answered["id"], "\ud800")
        self.assertIn("result", answered)


class Params(unittest.TestCase):
    def check(self, code, **changes):
        with self.subTest(**changes):
            self.assertEqual(answer_play(**changes).get("error", {}).get("code"), code)

    def test_rulesets(self):
        for ruleset in (None, 1, ["switch-us"], {}):
            self.check(-32602, ruleset=ruleset)
        self.check(-32011, ruleset="switch-eu")

    def test_seats(self):
        for seats in (None, {}, [None], [[]], [{}], [{"chips": 100}], [{"stakes": [2, 2]}]):
            self.check(-32602, seats=seats)
        for chips in (-1, 2.5, True, "100", None, [100]):
            self.check(-32602, seats=[{"chips": chips, "stakes": [2, 2]}])
        for stakes in (None, 2, "22", {}):
            self.check(-32602, seats=[{"chips": 100, "stakes": stakes}])
        self.check(None, seats=[{"chips": 100.0, "stakes": [2.0, 2]}])

    def test_numbers_beyond_measure(self):
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "play", "params": REQUEST}).encode()
        for number in (b"1e999", b"9" * 5000):
            chips = answer(line.replace(b'"chips": 100', b'"chips": ' + number))
            stakes = answer(line.replace(b"[2, 2]", b"[" + number + b", " + number + b"]"))
            self.assertEqual(chips["error"]["code"], -32602)
            self.assertEqual(stakes["result"]["steps"][0]["reason"], "bad-stake")
        rich = answer(line.replace(b'"chips": 100', b'"chips": 1e300'))
        self.assertEqual(rich["result"]["steps"][-1]["seats"][0]["chips"], int(1e300))

    def test_actions(self):
        for action in (None, "keep", [1, "keep"], {}, {"seat": 1}, {"do": "keep"}, {"seat": "1", "do": "keep"},
                       {"seat": True, "do": "keep"}, {"seat": 1.5, "do": "keep"}, {"seat": 1, "do": 1}):
            self.check(-32602, actions=[action])
        self.check(-32602, actions=None)
        self.check(-32602, actions={})
        self.check(None, actions=[{"seat": 1.0, "do": "keep"}])
        self.check(None, actions=[{"seat": 10 ** 30, "do": "\ud800"}])

    def test_bad_actions_of_a_refused_table(self):
        self.check(-32602, seats=[], actions=[1])

    def test_cards(self):
        good = REQUEST["cards"]
        for cards in (None, [], {}, {**good, "draws": None}, {**good, "draws": ["1S"]}, {**good, "draws": [1]},
                      {**good, "draws": ["10h"]}, {**good, "draws": [["KD"]]}, {**good, "draws": ["KD"] * 7},
                      {**good, "dealer": ["9C"]}, {**good, "dealer": ["9C", "7D", "KD"]},
                      {**good, "seats": []}, {**good, "seats": [None]}, {**good, "seats": [[["5S", "10H"]]]},
                      {**good, "seats": good["seats"] * 2}, {**good, "seats": [[["5S"], ["10C", "6H"]]]}):
            self.check(-32602, cards=cards)

    def test_six_copies_of_a_card(self):
        self.check(None, cards={**REQUEST["cards"], "draws": ["KD", "6D"] + ["AS"] * 6})

    def test_cards_that_run_out(self):
        self.check(-32010, cards={**REQUEST["cards"], "draws": ["KD"]})
        self.check(-32010, cards={**REQUEST["cards"], "draws": []})

    def test_the_declared_range(self):
        options = Options(seats=1, stakes=(2, 4))
        two = [{"chips": 100, "stakes": [2, 2]}] * 2
        three = [{"chips": 100, "stakes": [3, 3]}]
        self.assertIn("result", answer_play(options))
        self.assertEqual(answer_play(options, seats=two)["error"]["code"], -32011)
        self.assertEqual(answer_play(options, seats=three)["error"]["code"], -32011)
        for seats in ([], two * 4, [{"chips": 100, "stakes": [2, 3]}]):  # refused by the rules all the same
            self.assertEqual(answer_play(options, seats=seats)["result"]["steps"][0]["phase"], "refused")

    def test_a_shoe_that_is_read(self):
        options = Options(reads="shoe")
        shoe = "5S 10H 10C 6H 9C 7D KD 6D".split()
        result = answer_play()["result"]
        self.assertEqual(answer_play(options, shoe=shoe, cards=None)["result"], result)
        self.assertEqual(answer_play(options)["result"], result)  # no shoe: the cards are read
        self.assertEqual(answer_play(options, shoe=shoe[:-1])["error"]["code"], -32010)
        for bad in (None, {}, ["5S"] * 7, shoe[:5], shoe + ["joker"]):
            self.assertEqual(answer_play(options, shoe=bad)["error"]["code"], -32602)
        self.assertEqual(answer_play(shoe="not looked at")["result"], result)


if __name__ == "__main__":
    unittest.main()
