"""Slips of the command line, and the help. Usage: command_line_test.py PROGRAM"""

import re
import unittest

from lint_support import CLEAN, LintTest

COMMANDS = ("lint", "explain", "rules", "fmt", "json", "convert", "simplify", "board", "grammar", "conformance", "completions",
            "manual", "help")


class Slips(LintTest):
    def refused(self, *arguments):
        done = self.run_program(*arguments, stdin=CLEAN)
        self.assertEqual((done.returncode, done.stdout), (2, b""), arguments)
        return done.stderr.decode()

    def test_commands(self):
        for word, meant in (("lin", "lint"), ("jsn", "json"), ("covert", "convert"), ("simplfy", "simplify")):
            self.assertEqual(self.refused(word, "a.ctl-pgn"),
                             f'ctlpgn: there is no command "{word}"; did you mean "{meant}"?\n'
                             "Try: 'ctlpgn help'\n")
        self.assertIn('there is no command "xyzzy"\n', self.refused("xyzzy"))
        self.assertIn("no command is named", self.refused())

    def test_options(self):
        self.assertEqual(self.refused("lint", "--selct", "S", "-"),
                         'ctlpgn: there is no option --selct; did you mean "--select"?\n'
                         "Try: 'ctlpgn help lint'\n")
        self.assertIn('did you mean "--pretty"', self.refused("json", "--prety", "-"))
        self.assertIn('did you mean "--decoder"', self.refused("conformance", "--decodr=x"))
        self.assertIn('"x" is one word too many', self.refused("rules", "x"))

    def test_numbers(self):
        for arguments in (["grammar", "--generate", "-1"], ["json", "--max-comment", "-1", "-"],
                          ["board", "--perft", "-1"], ["board", "--perft", "1.5"], ["fmt", "--width", "0x10", "-"],
                          ["simplify", "--game", "0", "-"], ["board", "--game", "0", "-"], ["json", "--max-tags", "", "-"],
                          ["conformance", "--self", "--timeout", "nan"], ["conformance", "--self", "--timeout", "inf"],
                          ["lint", "--max-diagnostics", "many", "-"]):
            said = self.refused(*arguments)
            self.assertRegex(said, "must be a (whole )?number", arguments)
            self.assertLess(max(map(len, said.splitlines())), 120, said)

    def test_a_game_that_is_not_there(self):
        self.write("a.ctl-pgn", CLEAN)
        self.assertEqual(self.refused("simplify", "--game", "2", "a.ctl-pgn"), "ctlpgn: a.ctl-pgn has 1 game\n")


class Help(LintTest):
    def text(self, *arguments):
        done = self.run_program(*arguments)
        self.assertEqual((done.returncode, done.stderr), (0, b""), arguments)
        return done.stdout.decode()

    def test_it_fits_a_terminal(self):
        for arguments in [["--help"], ["help"], ["help", "limits"]] + [["help", each] for each in COMMANDS]:
            for line in self.text(*arguments).splitlines():
                self.assertLessEqual(len(line), 79, (arguments, line))

    def test_help_of_a_command(self):
        for command in COMMANDS:
            self.assertEqual(self.text("help", command), self.text(command, "--help"), command)
            self.assertIn(f"Usage: ctlpgn {command} ", self.text("help", command))
        self.assertEqual(self.text("help"), self.text("--help"))
        for command in COMMANDS:
            self.assertRegex(self.text("help"), rf"(?m)^  {command} ")
        self.assertIn('did you mean "lint"', self.run_program("help", "lin").stderr.decode())

    def test_version(self):
        self.assertRegex(self.text("-V"), r"^ctlpgn \d+\.\d+\.\d+\n$")
        self.assertEqual(self.text("-V"), self.text("--version"))

    def test_nothing_of_the_library_for_command_lines_shows(self):
        for command in COMMANDS:
            self.assertIsNone(re.search(r"UINT|FLOAT|TEXT|ENUM|Excludes|Needs|\[default\]|\{false\}|POSITIVE",
                                        self.text("help", command)), command)

    def test_options_are_listed_once(self):
        for command in COMMANDS:
            options = re.findall(r"(?m)^  (?:-\w, )?(--[\w-]+)", self.text("help", command))
            self.assertEqual(len(options), len(set(options)), (command, options))

    def test_examples_stand_after_an_empty_line(self):
        for command in COMMANDS:
            self.assertIsNone(re.search(r"(?m)^\S.*\n  ctlpgn ", self.text("help", command)), command)

    def test_what_is_said_of_the_program_is_not_repeated(self):
        for command in COMMANDS:
            self.assertNotIn("'ctlpgn help COMMAND'", self.text("help", command), command)

    def test_limits_are_told_once(self):
        self.assertIn("--max-depth N           variations inside variations (default: 200)", self.text("help", "limits"))
        for command in ("lint", "json", "fmt", "convert", "simplify"):
            self.assertEqual(self.text("help", command).count("--max-depth"), 1)
            self.assertNotIn("variations inside variations", self.text("help", command))


if __name__ == "__main__":
    unittest.main()
