"""The findings and messages of `ctlpgn lint` with each option. Usage: lint_options_test.py PROGRAM"""

import json
import os
import pty
import subprocess
import unittest

from lint_support import CLEAN, DASH, HEAD, NO_HYPHEN, PROGRAM, LintTest, game


class Jobs(LintTest):
    def test_any_number_of_them_reports_the_same(self):
        path = self.write("a.ctl-pgn", (CLEAN * 30 + DASH + NO_HYPHEN) * 300)
        for options in ([], ["--max-diagnostics=7"], ["--statistics"], ["--output-format=json"],
                        ["--output-format=sarif"], ["--output-format=junit", "--ignore=S005"]):
            alone = self.lint(*options, path, status=1)
            for jobs in ("2", "5"):
                self.assertTrue(self.lint(*options, "--jobs", jobs, path, status=1) == alone)

    def test_fixed_files_too(self):
        text = (CLEAN * 30 + DASH) * 300
        paths = [self.write(f"{jobs}.ctl-pgn", text) for jobs in (1, 3)]
        for jobs, path in zip("13", paths):
            self.lint("--fix", "--jobs", jobs, path, status=0)
        fixed = [(self.folder / path).read_bytes() for path in paths]
        self.assertTrue(fixed[0] == fixed[1] != text.encode())


class ExitStatus(LintTest):
    def test_clean(self):
        self.assertEqual(self.lint(self.write("a.ctl-pgn", CLEAN), status=0),
                         ("", "All good: 1 game in 1 file.\n"))

    def test_error(self):
        self.lint(self.write("a.ctl-pgn", NO_HYPHEN), status=1)

    def test_warning(self):
        output, _ = self.lint(self.write("a.ctl-pgn", DASH), status=0)
        self.assertIn("warning[S005]", output)

    def test_error_on_warnings(self):
        self.lint("--error-on-warnings", self.write("a.ctl-pgn", DASH), status=1)
        self.lint("--error-on-warnings", "--severity", "S005=note", "a.ctl-pgn", status=0)

    def test_exit_zero(self):
        output, _ = self.lint("--exit-zero", self.write("a.ctl-pgn", NO_HYPHEN), status=0)
        self.assertIn("S053", output)

    def test_reports_for_programs_are_written(self):
        self.write("a.ctl-pgn", DASH)
        for format_name in ("json", "json-lines", "sarif", "github", "gitlab", "junit"):
            for option in ("--quiet", "--diff", "--show-files", "--show-settings", "--add-ignore=why"):
                output, said = self.lint(option, "--output-format", format_name, "a.ctl-pgn", status=2)
                self.assertEqual(output, "")
                self.assertIn(f"writes no report, so it cannot be combined with --output-format {format_name}", said)
        self.lint("--quiet", "--output-format", "concise", "a.ctl-pgn", status=0)
        for options in (["--diff", "--statistics"], ["--show-files", "--statistics"], ["--quiet", "--output", "r.txt"]):
            self.assertIn("writes no report, so it cannot be combined with " + options[1],
                          self.lint(*options, "a.ctl-pgn", status=2)[1])
        self.assertFalse((self.folder / "r.txt").exists())

    def test_contradictions(self):
        self.write("a.ctl-pgn", DASH)
        for order in (("--fix", "--no-fix"), ("--no-fix", "--fix")):
            self.assertIn("--fix and --no-fix cannot be combined",
                          self.lint(*order, "--unsafe-fixes", "a.ctl-pgn", status=2)[1])

    def test_an_option_may_be_a_file(self):
        self.write("-x.pgn", "1. e4 *\n")
        self.assertIn("unknown option -x.pgn; write ./-x.pgn for the file of that name",
                      self.lint("-x.pgn", status=2)[1])

    def test_wrong_usage(self):
        self.write("a.ctl-pgn", CLEAN)
        for arguments in (["--output-format", "yaml"], ["--level", "legendary"], ["--profile", "tiny"], ["--color", "7"],
                          ["--select", "Q"], ["--ignore", "S999"], ["--severity", "S005"], ["--severity", "S005=bad"],
                          ["--severity", "Q=error"], ["--max-diagnostics", "-1"], ["--frobnicate"],
                          ["--config", "none.toml"], ["--config", "x", "--no-config"]):
            with self.subTest(arguments):
                output, said = self.lint(*arguments, "a.ctl-pgn", status=2)
                self.assertEqual(output, "")
                self.assertTrue(said.startswith("ctlpgn: "), said)
        self.assertIn('must be a whole number, at least 0, found "-1"',
                      self.lint("--max-diagnostics", "-1", "a.ctl-pgn", status=2)[1])

    def test_a_guess_at_what_was_meant(self):
        _, said = self.lint("--select", "missing-dott", self.write("a.ctl-pgn", CLEAN), status=2)
        self.assertIn('"missing-dott"; did you mean "missing-dot"?', said)

    def test_files_that_cannot_be_read_do_not_stop_the_others(self):
        self.write("z.ctl-pgn", NO_HYPHEN)
        output, said = self.lint("--output-format", "concise", "none.ctl-pgn", "z.ctl-pgn", status=2)
        self.assertIn("z.ctl-pgn:5:", output)
        self.assertIn("none.ctl-pgn", said)
        self.lint("--exit-zero", "none.ctl-pgn", "z.ctl-pgn", status=2)

    @unittest.skipUnless(os.path.exists("/proc/self/mem"), "Linux only")
    def test_a_file_that_fails_while_it_is_read(self):
        self.write("z.ctl-pgn", NO_HYPHEN)
        output, said = self.lint("--output-format", "concise", "/proc/self/mem", "z.ctl-pgn", status=2)
        self.assertIn("z.ctl-pgn:5:", output)
        self.assertIn("cannot read /proc/self/mem", said)

    @unittest.skipIf(os.geteuid() == 0, "root reads everything")
    def test_a_file_without_permission(self):
        os.chmod(self.folder / self.write("a.ctl-pgn", CLEAN), 0)
        self.lint("a.ctl-pgn", status=2)


class Inputs(LintTest):
    def test_a_folder(self):
        self.write("games/b.ctl-pgn", NO_HYPHEN)
        self.write("games/deep/a.ctl-pgn", NO_HYPHEN)
        self.write("games/other.txt", "nonsense")
        output, _ = self.lint("--output-format", "concise", "games", status=1)
        self.assertEqual([line.split(":")[0] for line in output.splitlines()],
                         ["games/b.ctl-pgn", "games/deep/a.ctl-pgn"])

    def test_several_files(self):
        self.write("a.ctl-pgn", DASH)
        self.write("b.ctl-pgn", NO_HYPHEN)
        self.assertEqual(self.codes("a.ctl-pgn", "b.ctl-pgn", status=1), ["S005", "S053"])

    def test_standard_input(self):
        output, _ = self.lint("-", "--output-format", "concise", stdin=NO_HYPHEN, status=1)
        self.assertTrue(output.startswith("<stdin>:5:"), output)
        output, _ = self.lint("--output-format", "concise", "--stdin-filename", "x/y.ctl-pgn", stdin=NO_HYPHEN, status=1)
        self.assertTrue(output.startswith("x/y.ctl-pgn:5:"), output)

    def test_an_empty_file(self):
        self.assertEqual(self.lint(self.write("a.ctl-pgn", ""), status=0),
                         ("", "No games in 1 file.\n"))

    def test_several_games(self):
        self.write("a.ctl-pgn", CLEAN + "\n" + NO_HYPHEN)
        document = json.loads(self.lint("--output-format", "json", "a.ctl-pgn", status=1)[0])
        self.assertEqual([each["game"] for each in document["diagnostics"]], [2])
        self.assertEqual(document["summary"]["games"], 2)

    def test_a_huge_line(self):
        moves = " ".join(f"{n}. G7-G13, E21-E17" for n in range(1, 100000))
        self.write("a.ctl-pgn", HEAD + moves + " 100000. G7G13 :\n*\n")
        output, _ = self.lint("a.ctl-pgn", "--select", "S053", status=1)
        self.assertLess(len(output), 2000)
        self.assertIn(" 5 | …", output)

    def test_bytes_that_are_no_text(self):
        self.write("a.ctl-pgn", bytes(range(128, 256)) * 50)
        for name in ("full", "concise", "json", "json-lines", "sarif", "github", "junit"):
            with self.subTest(name):
                self.lint("--output-format", name, "a.ctl-pgn", status=1)


class Selection(LintTest):
    def setUp(self):
        super().setUp()
        self.write("a.ctl-pgn", game("1. G7–G13, E21-E17", "2. E7E13 :"))

    def test_select(self):
        self.assertEqual(self.codes("a.ctl-pgn"), ["S005", "S053"])
        self.assertEqual(self.codes("--select", "S05", "a.ctl-pgn", status=1), ["S053"])
        self.assertEqual(self.codes("--select", "foreign-hyphen", "a.ctl-pgn", status=0), ["S005"])
        self.assertEqual(self.codes("--select", "S005,S053", "a.ctl-pgn"), ["S005", "S053"])
        self.assertEqual(self.codes("--select", "S005", "--select", "S053", "a.ctl-pgn"), ["S005", "S053"])
        self.assertEqual(self.codes("--select", "L", "a.ctl-pgn", status=0), [])
        self.assertEqual(self.codes("--select", "ALL", "a.ctl-pgn"), ["S005", "S053"])

    def test_extend_select(self):
        self.assertEqual(self.codes("--select", "L", "--extend-select", "S053", "a.ctl-pgn"), ["S053"])

    def test_ignore(self):
        self.assertEqual(self.codes("--ignore", "S005", "a.ctl-pgn"), ["S053"])
        self.assertEqual(self.codes("--ignore", "S", "a.ctl-pgn", status=0), [])
        self.assertEqual(self.codes("--ignore", "missing-separator", "a.ctl-pgn"), ["S005"])

    def test_the_narrower_selector_wins(self):
        self.assertEqual(self.codes("--ignore", "S", "--extend-select", "S005", "a.ctl-pgn"), ["S005"])
        self.assertEqual(self.codes("--select", "S", "--ignore", "S05", "a.ctl-pgn"), ["S005"])
        self.assertEqual(self.codes("--select", "S05", "--ignore", "S", "a.ctl-pgn"), ["S053"])
        self.assertEqual(self.codes("--select", "S053", "--ignore", "S053", "a.ctl-pgn"), [])

    def test_severity(self):
        output, _ = self.lint("--severity", "S05=note,foreign-hyphen=error", "--output-format", "concise", "a.ctl-pgn",
                              status=1)
        self.assertIn(" S005 [*] error ", output)
        self.assertIn(" S053 note ", output)
        self.lint("--severity", "S05=error", "--severity", "S=note", "a.ctl-pgn", status=0)

    def test_level(self):
        # There is no rook on E9.
        self.write("b.ctl-pgn", game("1. RE9-E11 :"))
        self.assertEqual(self.codes("--level", "syntax", "b.ctl-pgn", status=0), [])

    def test_minimal_profile(self):
        self.write("b.ctl-pgn", HEAD.replace("\n\n", "\n[Redefine \"A@J\"]\n[Weather \"rain\"]\n\n") +
                   "{ One. }\n1. G7-G13, E21-E17\n{ Two. }\n.(1. …, E21-E19)\n2. E7-E13 :\n*\n")
        output, _ = self.lint("--profile", "minimal", "--output-format", "concise", "b.ctl-pgn", status=1)
        self.assertEqual([line.split(": ", 1)[1] for line in output.splitlines()],
                         ["L005 error not for minimum readers: Redefine",
                          "L005 error not for minimum readers: comments (the game has 2)",
                          "L005 error not for minimum readers: variations"])
        self.assertEqual(self.codes("--profile", "minimal", self.write("c.ctl-pgn", CLEAN), status=0), [])


class Output(LintTest):
    def test_max_diagnostics(self):
        self.write("a.ctl-pgn", NO_HYPHEN * 5)
        self.write("b.ctl-pgn", NO_HYPHEN * 2)
        output, _ = self.lint("--max-diagnostics", "2", "--output-format", "concise", "a.ctl-pgn", "b.ctl-pgn", status=1)
        lines = output.splitlines()
        self.assertEqual(len(lines), 5)
        self.assertEqual(lines[2], "a.ctl-pgn: 3 more")
        document = json.loads(self.lint("--max-diagnostics", "2", "--output-format", "json", "a.ctl-pgn")[0])
        self.assertEqual((len(document["diagnostics"]), document["summary"]["hidden"],
                          document["summary"]["errors"]), (2, 3, 5))

    def test_reports_that_cannot_say_that_more_is_hidden_hide_nothing(self):
        self.write("a.ctl-pgn", NO_HYPHEN * 5)
        for name, count in (("junit", b"<failure "), ("sarif", b'"ruleId"'), ("gitlab", b'"check_name"'), ("json-lines", b'"code"')):
            done = self.run_program("lint", "--max-diagnostics", "1", "--output-format", name, "a.ctl-pgn")
            self.assertEqual(done.stdout.count(count), 5, name)

    def test_people_see_a_hundred_a_file_and_programs_all(self):
        self.write("a.ctl-pgn", NO_HYPHEN * 130)
        self.assertIn("30 more", self.lint("a.ctl-pgn")[0])
        self.assertNotIn("more", self.lint("--max-diagnostics", "0", "a.ctl-pgn")[0])
        self.assertEqual(len(self.codes("a.ctl-pgn")), 130)

    def test_unsafe_fixes_are_named_only_where_there_are_some(self):
        for plies, expected in (("1. G7-G13, E21-E17\n3. E7-E13 :", True), ("1. $%&/ :", False)):
            self.write("a.ctl-pgn", game(plies))
            _, said = self.lint("--output-format", "concise", "a.ctl-pgn", status=1)
            self.assertEqual("Some can be fixed with --fix --unsafe-fixes." in said, expected, said)
            self.run_program("lint", "--fix", "--unsafe-fixes", "a.ctl-pgn")
            self.assertEqual((self.folder / "a.ctl-pgn").read_text() != game(plies), expected)

    def test_statistics(self):
        self.write("a.ctl-pgn", DASH + NO_HYPHEN * 2)
        output, said = self.lint("--statistics", "--output-format", "concise", "a.ctl-pgn", status=1)
        self.assertEqual(output.splitlines()[-2:], ["      2  S053       missing-separator", "      1  S005  [*]  foreign-hyphen"])
        self.assertEqual(said, "Found 2 errors and 1 warning in 1 file; run 'ctlpgn explain S053' for details.\n"
                               "[*] 1 can be fixed with --fix, and more with --fix --unsafe-fixes.\n")
        output, said = self.lint("--statistics", "--output-format", "json", "a.ctl-pgn")
        self.assertEqual(json.loads(output)["summary"]["codes"], {"S005": 1, "S053": 2})
        self.assertIn("2  S053", said)

    def test_quiet(self):
        self.assertEqual(self.lint("-q", self.write("a.ctl-pgn", NO_HYPHEN), status=1), ("", ""))
        output, _ = self.lint("-q", "--statistics", "a.ctl-pgn", status=1)
        self.assertEqual(output, "      1  S053  missing-separator\n")

    def test_output_file(self):
        self.write("a.ctl-pgn", NO_HYPHEN)
        output, said = self.lint("-o", "out.txt", "a.ctl-pgn", status=1)
        self.assertEqual(output, "")
        self.assertIn("\n1 can be fixed with --fix --unsafe-fixes.\n", said)
        self.assertIn("S053", (self.folder / "out.txt").read_text())

    def test_a_board_is_drawn_once_a_game_with_a_legend(self):
        wrong = HEAD + "1. G9-G11, E19-E17\n2. I9-I11 :\n*\n"
        self.write("a.ctl-pgn", wrong + "\n" + wrong)

        def drawn(*options):
            output, _ = self.lint("--level", "coherent", "--select", "B", *options, "a.ctl-pgn", status=1)
            findings, legends = output.count("error[B"), output.count("Capital letters are the first player's pieces")
            return findings, output.count("\n   28 "), legends

        findings, boards, legends = drawn()
        self.assertGreater(findings, 2)
        self.assertEqual((boards, legends), (2, 1), self.lint("a.ctl-pgn")[0])
        self.assertEqual(drawn("--all-boards"), (findings, findings, 1))
        self.assertEqual(drawn("--no-board"), (findings, 0, 0))

    def test_what_was_fixed_is_counted(self):
        self.write("a.ctl-pgn", DASH)
        self.assertEqual(self.lint("--fix", "a.ctl-pgn", status=0)[1], "Fixed 1 diagnostic.\nAll good: 1 game in 1 file.\n")

    def test_colour(self):
        self.write("a.ctl-pgn", NO_HYPHEN)
        self.assertNotIn("\x1b", self.lint("a.ctl-pgn")[0])
        self.assertNotIn("\x1b", self.lint("--color", "never", "a.ctl-pgn")[0])
        for name in ("full", "concise"):
            self.assertIn("\x1b[1;31m", self.lint("--color", "always", "--output-format", name, "a.ctl-pgn")[0])
        self.assertNotIn("\x1b", self.lint("--color", "always", "--output-format", "json", "a.ctl-pgn")[0])

    def on_a_terminal(self, *arguments, environment=None):
        ours, theirs = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "NO_COLOR": "", **(environment or {})}
        with subprocess.Popen([PROGRAM, "lint", *arguments], stdout=theirs, stderr=theirs, cwd=self.folder,
                              env=environment) as program:
            os.close(theirs)
            output = b""
            try:
                while chunk := os.read(ours, 4096):
                    output += chunk
            except OSError:  # the terminal has been closed
                pass
            os.close(ours)
            return program.wait(), output.decode().replace("\r\n", "\n")

    def test_on_a_terminal(self):
        self.write("a.ctl-pgn", NO_HYPHEN)
        self.write("b.ctl-pgn", CLEAN)
        status, output = self.on_a_terminal("a.ctl-pgn", "b.ctl-pgn")
        self.assertEqual(status, 1)
        self.assertIn("\x1b[1;31merror[S053]", output)
        self.assertIn("1 error in 1 of 2 files; run 'ctlpgn explain S053' for details", output)
        self.assertEqual(self.on_a_terminal("b.ctl-pgn"), (0, "All good: 1 game in 1 file.\n"))
        self.assertEqual(self.on_a_terminal("-q", "b.ctl-pgn"), (0, ""))
        for environment in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
            self.assertNotIn("\x1b[1;31m", self.on_a_terminal("a.ctl-pgn", environment=environment)[1])


if __name__ == "__main__":
    unittest.main()
