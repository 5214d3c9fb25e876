"""The fixes and the exit status of `ctlpgn lint`, by configuration and options. Usage: lint_runs_test.py PROGRAM"""

import json
import os
import signal
import subprocess
import unittest

from lint_support import CLEAN, DASH, NO_HYPHEN, PROGRAM, LintTest, game


class Runs(LintTest):
    def setUp(self):
        super().setUp()
        self.write("a.ctl-pgn", DASH)

    def text(self):
        return (self.folder / "a.ctl-pgn").read_text(encoding="utf-8")

    def test_unfixable(self):
        self.lint("--fix", "--unfixable", "S005", "a.ctl-pgn")
        self.assertEqual(self.text(), DASH)
        output, _ = self.lint("--output-format", "concise", "--unfixable", "S005", "a.ctl-pgn")
        self.assertNotIn("[*]", output)
        self.lint("--fix", "--fixable", "S05", "a.ctl-pgn")
        self.assertEqual(self.text(), DASH)
        self.lint("--fix", "--fixable", "S05,S005", "a.ctl-pgn")
        self.assertEqual(self.text(), CLEAN)

    def marks(self, *arguments):
        output, said = self.lint("--output-format", "concise", *arguments, "a.ctl-pgn")
        return output.count("[*]"), said

    def test_fixes_that_somebody_calls_safe_or_guesses(self):
        guess = game("1. G7-G13, E21-E17", "5. E7-E13 :")  # M001: the number that was expected
        sure = game("1. G7-G13, E21-E17", "2. E7-E13 :")
        self.write("a.ctl-pgn", guess)
        self.assertEqual(self.marks()[0], 0)
        self.lint("--fix", "a.ctl-pgn")
        self.assertEqual(self.text(), guess)
        self.write("ctlpgn.toml", '[lint]\nextend-safe-fixes = ["M001"]\n')
        marks, said = self.marks()
        self.assertEqual(marks, 1)
        self.assertIn("[*] 1 can be fixed with --fix", said)
        self.lint("--fix", "a.ctl-pgn", status=0)
        self.assertEqual(self.text(), sure)

    def test_safe_fixes_that_somebody_calls_guesses(self):
        self.assertEqual(self.marks()[0], 1)
        self.write("ctlpgn.toml", '[lint]\nextend-unsafe-fixes = ["S00"]\n')
        self.assertEqual(self.marks()[0], 0)
        self.lint("--fix", "a.ctl-pgn", status=0)
        self.assertEqual(self.text(), DASH)
        output, _ = self.lint("--output-format", "json", "a.ctl-pgn", status=0)
        self.assertEqual([each["fix"]["safe"] for each in json.loads(output)["diagnostics"]], [False])
        self.write("ctlpgn.toml", '[lint]\nextend-unsafe-fixes = ["S00"]\nextend-safe-fixes = ["S005"]\n')
        self.assertEqual(self.marks()[0], 1)  # the narrower selector wins
        self.write("ctlpgn.toml", '[lint]\nextend-unsafe-fixes = ["S005"]\n')
        self.lint("--fix", "--unsafe-fixes", "a.ctl-pgn", status=0)
        self.assertEqual(self.text(), CLEAN)

    def test_what_somebody_calls_safe_is_shown_and_checked(self):
        self.write("ctlpgn.toml", '[lint]\nextend-safe-fixes = ["M001"]\nextend-unsafe-fixes = ["S005"]\n')
        output, _ = self.lint("--show-settings", "a.ctl-pgn", status=0)
        for said in ('extend-safe-fixes = ["M001"]', 'extend-unsafe-fixes = ["S005"]'):
            self.assertIn(said, output.split("\n"))
        self.write("base.toml", '[lint]\nextend-safe-fixes = ["S005"]\n')
        self.write("ctlpgn.toml", '[lint]\nextend = "base.toml"\nextend-unsafe-fixes = ["S00"]\n')
        self.assertEqual(self.marks()[0], 0)  # the later one wins
        for key, column in (("extend-safe-fixes", 22), ("extend-unsafe-fixes", 24)):
            self.write("ctlpgn.toml", f'[lint]\n{key} = ["S005", "B999"]\n')
            _, complaint = self.lint("a.ctl-pgn", status=2)
            self.assertIn(f"ctlpgn.toml:2:{column + 8}: no diagnostic has the code or the name", complaint)

    def test_fix_only(self):
        output, _ = self.lint("--fix-only", "a.ctl-pgn", status=0)
        self.assertEqual((output, self.text()), ("", CLEAN))

    def test_an_exit_status_that_says_that_something_was_fixed(self):
        self.lint("--fix", "--exit-non-zero-on-fix", "a.ctl-pgn", status=1)
        self.assertEqual(self.text(), CLEAN)
        self.lint("--fix", "--exit-non-zero-on-fix", "a.ctl-pgn", status=0)
        self.lint("--exit-non-zero-on-fix", "a.ctl-pgn", status=2)

    def test_the_configuration_of_the_working_directory(self):
        self.write("ctlpgn.toml", '[lint]\nfix = true\noutput-format = "json"\n')
        self.lint("--no-fix", "a.ctl-pgn")
        self.assertEqual(self.text(), DASH)
        output, _ = self.lint("a.ctl-pgn", status=0)
        self.assertEqual(json.loads(output)["diagnostics"], [])
        self.assertEqual(self.text(), CLEAN)
        self.write("ctlpgn.toml", '[lint]\noutput-format = "jsn"\n')
        self.assertIn('must be one of full', self.lint("a.ctl-pgn", status=2)[1])

    def test_add_ignore(self):
        self.write("a.ctl-pgn", DASH + "\n" + NO_HYPHEN + "\n" + CLEAN)
        self.lint("--add-ignore", "as printed", "a.ctl-pgn", status=0)
        excuse = "{: lint-ignore[%s]: as printed }\n"
        text = "\n".join((DASH.replace("1. ", excuse % "S005" + "1. "), NO_HYPHEN.replace("1. ", excuse % "S053" + "1. "),
                          CLEAN))
        self.assertEqual(self.text(), text)
        self.assertEqual(self.codes("a.ctl-pgn"), [])
        self.lint("--add-ignore", "as printed", "a.ctl-pgn", status=0)
        self.assertEqual(self.text(), text)

    def test_watch(self):
        with subprocess.Popen([PROGRAM, "lint", "--watch", "--output-format", "concise", "a.ctl-pgn"],
                              cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                              text=True) as process:
            try:
                self.assertIn("S005", process.stdout.readline())
                self.write("a.ctl-pgn", NO_HYPHEN)
                self.assertIn("S053", process.stdout.readline())
            finally:
                process.kill()

    def test_watch_with_a_configuration_that_can_be_read_only_once(self):
        command = '"$0" lint --watch --output-format concise --config <(printf "[lint]\\nignore = [\'S005\']\\n") . & wait'
        with subprocess.Popen(["bash", "-c", f"{command}", PROGRAM], cwd=self.folder, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True, start_new_session=True) as process:
            try:
                self.write("b.ctl-pgn", NO_HYPHEN)
                for _ in range(2):
                    self.assertIn("S053", process.stdout.readline())
                    self.write("b.ctl-pgn", NO_HYPHEN + "\n")
            finally:
                os.killpg(process.pid, signal.SIGKILL)

    def test_watch_reads_configurations_again(self):
        self.write("c.toml", "[lint]\n")
        with subprocess.Popen([PROGRAM, "lint", "--watch", "--output-format", "concise", "--config", "c.toml", "."],
                              cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            try:
                self.assertIn("S005", process.stdout.readline())
                self.write("c.toml", "[lint]\nignore = ['S005']\n")
                self.write("a.ctl-pgn", DASH + "\n" + NO_HYPHEN)
                self.assertIn("S053", process.stdout.readline())
            finally:
                process.kill()


if __name__ == "__main__":
    unittest.main()
