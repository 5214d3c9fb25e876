#!/usr/bin/env python3
"""`ctlpgn conformance` and the runner in the suite give every case the same outcome and the same scores.

    two_runners_test.py CORPUS-OF-SINGLE-FILES PROGRAM
"""

import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

import chaotic_reader

PROGRAM = sys.argv.pop(2)
CORPUS = pathlib.Path(sys.argv.pop(1))
HERE = pathlib.Path(__file__).parent
PYTHON = f"{sys.executable} -B"


class TwoRunnersTest(unittest.TestCase):
    """Most sections are small ones: readers are judged by their answers, and most of the time goes into starting them."""

    maxDiff = 4000

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.cases = pathlib.Path(folder.name)
        chaotic_reader.write_cases(CORPUS, cls.cases)

    def commands(self, *arguments):
        """The commands that run both, ours first."""
        common = [*arguments, "--output-format", "json", "--jobs", "2"]
        return ([PROGRAM, "conformance", "--corpus", CORPUS, *common],
                [sys.executable, "-B", CORPUS / "runner" / "conformance.py", *common])

    def reports(self, *arguments):
        """The output of both, ours first."""
        # Both mostly wait for hanging readers.
        with concurrent.futures.ThreadPoolExecutor() as both:
            return list(both.map(self.report, self.commands(*arguments)))

    def report(self, command):
        """One report; its failures and the exit status have to agree."""
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
        report = json.loads(done.stdout)
        self.assertEqual(done.returncode, 1 if any(case["fails"] for case in report["cases"]) else 0, done.stderr)
        return report

    def check(self, *arguments):
        """Compares, and returns the outcomes that occurred."""
        ours, other = self.reports(*arguments)
        for one, two in zip(ours["cases"], other["cases"]):
            self.assertEqual((one["id"], one["outcome"]), (two["id"], two["outcome"]), (one, two))
            self.assertEqual(one["fails"], two["fails"])
            self.assertEqual({**one, "microseconds": 0}, {**two, "microseconds": 0})
        self.assertEqual(len(ours["cases"]), len(other["cases"]))
        outcomes = {each["outcome"] for each in ours["cases"]}
        for report in (ours, other):
            for scores in (report["scores"], *(each["scores"] for each in report["sections"])):
                scores.sort(key=lambda each: each["what"])
            del report["cases"]
        self.assertEqual(ours, other)
        return outcomes

    def test_second_reader(self):
        reader = f"{PYTHON} {HERE / 'reader'} --batch"
        self.assertLessEqual({"passed", "skipped"}, self.check("--decoder", reader, "--batch", "--timeout", "60"))

    def test_chaotic_reader(self):
        expected = {"--decoder": {"accepted", "rejected", "wrong-tree", "wrong-code"},
                    "--tolerant": {"accepted", "rejected", "wrong-tree", "wrong-code", "wrong-place"},
                    "--linter": {"accepted", "rejected", "wrong-code", "wrong-place"}}
        for role, outcomes in expected.items():
            reader = f"{PYTHON} -SE {HERE / 'chaotic_reader.py'} {self.cases} {role[2:]}"
            arguments = (role, f"{reader} --batch", "--batch", "--timeout", "6")
            for more in (("--own-codes", "--level", "legal"), ("--level", "syntax")):
                self.check(*arguments, "--section", "games", *more)
            with self.subTest(role=role):
                found = self.check(*arguments, "--section", "comments", "--section", "results", "--level", "legal")
                self.assertLessEqual(outcomes | {"passed", "crashed", "hung", "failed", "unreadable"}, found)

    def test_one_process_a_case(self):
        reader = f"{PYTHON} -SE {HERE / 'chaotic_reader.py'} {self.cases}"
        self.check("--decoder", f"{reader} decoder", "--section", "games", "--timeout", "20")
        self.check("--tolerant", f"{reader} tolerant", "--section", "limits", "--timeout", "20")

    def test_this_program(self):
        lint = f"{PROGRAM} lint --notation ctl-pgn --no-config --output-format json -"
        self.assertEqual(self.check("--linter", lint, "--section", "games"), {"passed", "skipped"})
        self.assertEqual(self.check("--tolerant", f"{PROGRAM} json --notation ctl-pgn --level syntax --spans -", "--level", "syntax",
                                    "--section", "limits", "--section", "games"), {"passed", "skipped"})

    def test_other_notations(self):
        for notation in ("pgn", "xiangqi", "diplomat"):
            with self.subTest(notation=notation):
                of = ("--notation", notation)
                lint = f"{PROGRAM} lint --notation {notation} --no-config --output-format json -"
                self.assertLessEqual(self.check("--linter", lint, *of, "--section", "text"), {"passed"})
                json_of = f"{PROGRAM} json --notation {notation} --level syntax --spans -"
                self.assertLessEqual(self.check("--tolerant", json_of, *of, "--level", "syntax", "--section", "comments",
                                                "--case", "invalid/**"), {"passed"})
                self.assertLessEqual({"rejected", "passed"},
                                     self.check("--decoder", "cat > /dev/null; exit 1", "--verdict-only", *of,
                                                "--section", "text"))

    def test_exit_status_alone(self):
        self.assertEqual(self.check("--decoder", "cat > /dev/null; exit 1", "--verdict-only", "--section", "variations"),
                         {"passed", "rejected"})
        self.assertEqual(self.check("--decoder", "exit 2", "--verdict-only", "--section", "results"), {"failed"})

    def test_a_command_that_does_not_exist(self):
        for command in self.commands("--decoder", "no-such-command", "--section", "results"):
            done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn('"no-such-command" cannot be run: no such command', done.stderr)

    def test_ids_within_a_notation(self):
        self.check("--decoder", "exit 1", "--verdict-only", "--notation", "pgn", "--case", "valid/results/*")


if __name__ == "__main__":
    unittest.main()
