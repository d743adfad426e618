"""The adapter as a program: the command line, the loop, what describe declares."""

import json
import os
import subprocess
import sys
import unittest
from pathlib import Path

ADAPTER = Path(__file__).parent / "adapter.py"
DESCRIBE = b'{"jsonrpc":"2.0","id":1,"method":"describe","params":{"kit":"1.0.0","protocol":1}}\n'


def run_adapter(*arguments, said=b"", **environment):
    return subprocess.run([sys.executable, str(ADAPTER), *arguments], input=said, capture_output=True,
                          env={**os.environ, **environment}, timeout=20)


def describe(*arguments):
    return json.loads(run_adapter(*arguments, said=DESCRIBE).stdout)["result"]


class Describe(unittest.TestCase):
    def test_by_default(self):
        declared = describe()
        self.assertEqual(declared["protocol"], 1)
        self.assertEqual(declared["implementation"]["language"], "python")
        self.assertEqual(declared["rulesets"]["switch-us"], {
            "seats": 6, "stakes": "any",
            "choices": {"dealOrder": "spot-by-spot", "splitDeal": "in-turn",
                        "switchTiming": "table-first", "splitPlace": "next"}})
        self.assertEqual(declared["observes"], ["legal", "turn", "totals", "insurance", "dealer", "reasons"])
        self.assertEqual((declared["reads"], declared["seeded"]), ("cards", True))
        self.assertEqual(declared["rulesets"]["classic-fr"], {
            "seats": 6, "stakes": "any",
            "choices": {"splitDeal": "in-turn", "splitPlace": "next", "doubleAfterSplit": "yes", "doubleSoft": "no",
                        "resplitAces": "no", "splitTenAce": "ordinary", "insuranceTiming": "table-first"}})

    def test_by_the_options(self):
        declared = describe("--reads", "shoe", "--choice", "dealOrder=players-first", "--choice", "splitDeal=at-once",
                            "--observes", "totals,legal", "--seats", "3", "--stakes", "2,4")
        self.assertEqual(declared["rulesets"]["switch-us"], {
            "seats": 3, "stakes": [2, 4],
            "choices": {"dealOrder": "players-first", "splitDeal": "at-once",
                        "switchTiming": "table-first", "splitPlace": "next"}})
        self.assertEqual(declared["observes"], ["legal", "totals"])
        self.assertEqual(declared["reads"], "shoe")
        self.assertEqual(describe("--observes", "none")["observes"], [])

    def test_a_choice_of_both_rulesets(self):
        declared = describe("--choice", "splitPlace=last")["rulesets"]
        self.assertEqual([ruleset["choices"]["splitPlace"] for ruleset in declared.values()], ["last", "last"])

    def test_some_rulesets_only(self):
        declared = describe("--ruleset", "classic-fr")
        self.assertEqual((list(declared["rulesets"]), declared["seeded"]), (["classic-fr"], False))
        shuffle = b'{"jsonrpc":"2.0","id":1,"method":"shuffle","params":{"ruleset":"switch-us","seed":1}}\n'
        done = run_adapter("--ruleset", "classic-fr", said=shuffle)
        self.assertEqual(json.loads(done.stdout)["error"]["code"], -32011)


class CommandLine(unittest.TestCase):
    def test_what_it_does_not_know(self):
        for arguments in (["--foo"], ["foo"], ["--reads", "tea"], ["--seats", "7"], ["--seats", "0"],
                          ["--stakes", "2,x"], ["--stakes", "0"], ["--observes", "weather"],
                          ["--choice", "splitDeal"], ["--choice", "splitDeal=never"], ["--choice", "tea=hot"],
                          ["--ruleset", "poker"],
                          ["--ruleset", "classic-fr", "--choice", "dealOrder=round-robin"]):
            with self.subTest(arguments):
                done = run_adapter(*arguments, said=DESCRIBE)
                self.assertEqual((done.returncode, done.stdout), (2, b""))
                self.assertEqual(done.stderr.count(b"\n"), 1)


class Loop(unittest.TestCase):
    def test_line_after_line(self):
        last = b'{"jsonrpc":"2.0","id":"\xc3\xa9","method":"deal"}'  # with no end of line
        said = b"\n".join([b"", b"  \r", b"nonsense\r", DESCRIBE.strip() + b"\r", last])
        done = run_adapter(said=said, LC_ALL="C", PYTHONIOENCODING="ascii")
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual([answer["id"] for answer in answers], [None, 1, "\u00e9"])

    def test_every_method_of_every_ruleset(self):
        codes = {}
        for ruleset in ("switch-us", "classic-fr"):
            for method in ("play", "session", "shuffle"):
                params = {"ruleset": ruleset, "seats": [], "actions": [], "rounds": [], "seed": 1}
                said = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
                answer = json.loads(run_adapter(said=said).stdout)
                codes[ruleset, method] = answer.get("error", {}).get("code")
        self.assertEqual([place for place, code in codes.items() if code is not None],
                         [("classic-fr", "session"), ("classic-fr", "shuffle")])
        self.assertEqual(codes["classic-fr", "session"], -32011)

    def test_each_answer_comes_before_the_next_request(self):
        with subprocess.Popen([sys.executable, str(ADAPTER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as adapter:
            for _ in range(2):
                adapter.stdin.write(DESCRIBE)
                adapter.stdin.flush()
                self.assertEqual(json.loads(adapter.stdout.readline())["id"], 1)
            adapter.stdin.close()
            self.assertEqual(adapter.wait(timeout=20), 0)


if __name__ == "__main__":
    unittest.main()
