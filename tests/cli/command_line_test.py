"""Slips of the command line, and the help. Usage: command_line_test.py PROGRAM"""

import pathlib
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
                             f'ctlpgn: unknown command "{word}"; did you mean "{meant}"?\n'
                             "Try: 'ctlpgn help'\n")
        self.assertIn('unknown command "xyzzy"\n', self.refused("xyzzy"))
        self.assertIn("a command is missing", self.refused())

    def test_options(self):
        self.assertEqual(self.refused("lint", "--selct", "S", "-"),
                         'ctlpgn: unknown option --selct; did you mean "--select"?\n'
                         "Try: 'ctlpgn help lint'\n")
        self.assertIn('did you mean "--pretty"', self.refused("json", "--prety", "-"))
        self.assertIn('did you mean "--decoder"', self.refused("conformance", "--decodr=x"))
        self.assertIn('"x" is one argument too many', self.refused("rules", "x"))

    def test_words_of_other_programs(self):
        for word, meant in (("check", "lint"), ("validate", "lint"), ("format", "fmt"), ("version", "--version"),
                            ("fix", "lint --fix"), ("man", "manual")):
            self.assertIn(f'unknown command "{word}"; did you mean "{meant}"?', self.refused(word, "a.pgn"))
        self.assertIn('unknown option -v; did you mean "--version"?', self.refused("-v"))
        for arguments, meant in ((["lint", "--format", "json", "-"], "--output-format"), (["convert", "--format", "json", "-"], "--to"),
                                 (["lint", "-f", "json", "-"], "--output-format"), (["fmt", "-l", "-"], "--check"),
                                 (["lint", "-w", "-"], "--fix"), (["lint", "--colour", "never", "-"], "--color"),
                                 (["lint", "--disable", "S", "-"], "--ignore")):
            self.assertIn(f'unknown option {arguments[1]}; did you mean "{meant}"?', self.refused(*arguments))
        self.write("a.pgn", "1. e4 e5 *\n")
        for word, meant in (("german", "de"), ("German", "de"), ("russian", "ru"), ("figurine", "FAN"), ("fann", "FAN")):
            self.assertIn(f'; did you mean "{meant}"?', self.refused("convert", "--letters", word, "a.pgn"))

    def test_every_word_means_something(self):
        """A row of the table without an option would never show."""
        table = (pathlib.Path(__file__).parents[2] / "src/cli/usual_words.cpp").read_text(encoding="utf-8")
        rows = re.findall(r'\{(as_command|as_option), "([^"]+)", "([^"]+)"\}', table)
        self.assertGreater(len(rows), 20)
        helps = {command: self.run_program(command, "--help").stdout.decode() for command in COMMANDS + ("html", "stats", "table", "explore", "lsp")}
        for where, word, meant in rows:
            if where == "as_command":
                self.assertTrue(meant.split()[0] in helps or meant == "--version", meant)
                self.assertIn(f'did you mean "{meant}"?', self.refused(word))
            elif meant not in ("--version", "--help"):
                self.assertTrue(any(re.search(rf"{meant}\b", text) for text in helps.values()), meant)

    def test_numbers(self):
        for arguments in (["grammar", "--generate", "-1"], ["json", "--max-comment", "-1", "-"],
                          ["board", "--perft", "-1"], ["board", "--perft", "1.5"], ["fmt", "--width", "0x10", "-"],
                          ["simplify", "--game", "0", "-"], ["board", "--game", "0", "-"],
                          ["conformance", "--self", "--timeout", "nan"], ["conformance", "--self", "--timeout", "inf"],
                          ["lint", "--max-diagnostics", "many", "-"]):
            said = self.refused(*arguments)
            self.assertRegex(said, "must be a (whole )?number", arguments)
            self.assertLess(max(map(len, said.splitlines())), 120, said)

    def test_a_value_that_is_missing_or_empty(self):
        first, second = "1. e4 e5 *\n", "1. d4 d5 *\n"
        self.write("a.pgn", first)
        self.write("b.pgn", second)
        for arguments, said in ((("convert", "--output=", "a.pgn", "b.pgn"), "--output: needs a value"),
                                (("convert", "--output", "", "b.pgn"), "--output: needs a value"),
                                (("convert", "-o", "", "b.pgn"), "-o: needs a value"),
                                (("convert", "-qo", "", "b.pgn"), "-o: needs a value"),
                                (("convert", "-o=", "a.pgn", "b.pgn"), '-o: takes its value without "="'),
                                (("convert", "-o=a.pgn", "b.pgn"), '-o: takes its value without "="'),
                                (("convert", "b.pgn", "-o"), "-o: needs a value"),
                                (("convert", "--unique=", "b.pgn"), "--unique: takes no value"),
                                (("convert", "--unique=false", "b.pgn"), "--unique: takes no value"),
                                (("convert", "--reaches", "", "b.pgn"), "--reaches: needs a value"),
                                (("json", "--max-tags", "", "b.pgn"), "--max-tags: needs a value"),
                                (("lint", "--ignore=,", "S005", "b.pgn"), "--ignore: needs a value"),
                                (("conformance", "--decoder=", "a.pgn"), "--decoder: needs a value"),
                                (("lint", "", "b.pgn"), "an argument is empty"),
                                (("lint", "--", ""), "an argument is empty"),
                                (("board", ""), "an argument is empty")):
            self.assertEqual(self.refused(*arguments),
                             f"ctlpgn: {said}\nTry: 'ctlpgn help {arguments[0]}'\n", arguments)
        self.assertEqual((self.folder / "a.pgn").read_text(), first)
        self.assertEqual(sorted(each.name for each in self.folder.iterdir()), ["a.pgn", "b.pgn"])
        done = self.run_program("convert", "--output=c.pgn", "--where=White != 'a='", "--", "b.pgn")
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertEqual((self.folder / "c.pgn").read_text(), second)
        self.write("--output=", second)
        self.assertEqual(self.run_program("convert", "--notation", "pgn", "--", "--output=").stdout.decode(), second)

    def test_marks_take_no_file(self):
        self.write("a.pgn", "1. e4 e5 *\n")
        self.assertEqual(self.run_program("board", "--output-format", "svg", "--mark", "e4,d5", "a.pgn").returncode, 0)

    def test_own_words(self):
        for arguments, said in ((["simplify", "--keep", "foo", "-"],
                                 '--keep: must be one of comments, variations, ratings, letters, found "foo"'),
                                (["lint", "--color", "nevr", "-"],
                                 '--color: must be one of auto, always, never, found "nevr"; did you mean "never"?'),
                                (["lint", "-o", "a", "--output", "b", "-"],
                                 "--output: may be given once, and is given 2 times"),
                                (["json", "--pretty", "--compact", "-"],
                                 "only one of these may be given, and once: --pretty, --compact"),
                                (["board", "--text", "--flip"], "--flip and --text cannot be combined"),
                                (["lint", "--jobs", "-1", "-"],
                                 '--jobs: must be auto or a whole number from 0 to 256, found "-1"'),
                                (["conformance", "--self", "-j", "x"],
                                 '--jobs: must be auto or a whole number from 0 to 256, found "x"'),
                                (["lint", "--bytes", "50-3", "-"],
                                 '--bytes: TO must not be less than FROM, found "50-3"'),
                                (["lint", "--bytes", "5", "-"],
                                 '--bytes: must be FROM-TO or FROM-, such as 0-1000, found "5"'),
                                (["lint", "--version"],
                                 "unknown option --version after a command; write 'ctlpgn --version'"),
                                (["-q", "lint", "-"], "unknown option -q before the command; options of a command must come after it"),
                                (["board", "--where", "x"],
                                 "unknown option --where; these commands have it: fmt, json, table, convert, "),
                                (["manual", "lint", "--markdown"], "COMMAND and --markdown cannot be combined"),
                                (["json", "-o", "out/{}.json", "-"], '"{}" must be a field: the name of a tag, or one of '),
                                (["json", "-o", "{Whit e}.json", "-"], '"{Whit e}" must be a field: '),
                                (["conformance", "--self", "--decoder", "x"],
                                 "only one of these may be given: --decoder, --tolerant, --linter, --self"),
                                (["conformance"],
                                 "one of these must be given: --decoder, --tolerant, --linter, --self"),
                                (["completions"], "SHELL is missing"),
                                (["grammar", "--seed", "1"], "--seed needs --generate"),
                                (["--foo"], "unknown option --foo"),
                                (["--foo", "lint", "-"], "unknown option --foo"),
                                (["convert", "--moves", "UCI", "--notation", "pgn", "-"],
                                 "--moves is not for pgn; --letters says how its moves are written: SAN, FAN, LAN, UCI")):
            self.assertIn("ctlpgn: " + said, self.refused(*arguments), arguments)

    def test_options_that_would_be_ignored(self):
        for arguments in ("board --text --output-format svg", "board --moves --output-format svg", "board --flip --text",
                          "board --unicode --text", "board --unicode --output-format svg", "board --perft 1 --flip",
                          "board --theme dark", "convert --pretty -", "convert --compact -", "convert --lines -",
                          "convert --positions -", "convert --spans -", "convert --to json --ascii -",
                          "convert --to json --width 5 -", "convert --to json --reflow -", "json --pretty --compact -",
                          "json --lines --pretty -", "grammar --list --generate 2", "grammar --list --output-format ebnf",
                          "grammar --generate 1 --output-format ebnf", "grammar --output-format ebnf --strict", "lint --watch --diff -",
                          "lint --add-ignore x --fix -", "lint --add-ignore x --show-files -",
                          "lint --no-board --all-boards -", "lint --exit-zero --error-on-warnings -"):
            self.refused(*arguments.split())

    def test_names_of_compressed_files(self):
        self.write("a.ctl-pgn", CLEAN)
        for command in (["convert"], ["json"], ["simplify"], ["lint"], ["html"]):
            for name in ("b.ctl-pgn.gz", "b.zst", "{game}.bz2"):
                if name.startswith("{") and command[0] in ("lint", "html"):
                    continue
                self.assertIn(f"the name ends in .{name.split('.')[-1]}, but ctlpgn does not compress its output",
                              self.refused(*command, "a.ctl-pgn", "-o", name))
        self.assertEqual([each.name for each in self.folder.iterdir()], ["a.ctl-pgn"])

    def test_case_does_not_count_in_words(self):
        self.write("a.ctl-pgn", CLEAN)
        for arguments in ("lint --level LEGAL --severity S005=ERROR --output-format Concise", "json --level Syntax",
                          "convert --from CTL-PGN --indent None", "simplify --keep Comments,VARIATIONS"):
            self.assertEqual(self.run_program(*arguments.split(), "a.ctl-pgn").returncode, 0, arguments)
        self.write("a.wxf", "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 N8+7\n}\n")
        self.assertIn(b"C2.5 H8+7", self.run_program("convert", "--moves", "WXF", "a.wxf").stdout)

    def test_former_names_of_options_are_taken_and_not_shown(self):
        for command, former, now in (("board", "--format=text", "--output-format=text"), ("grammar", "--format=ebnf", "--output-format=ebnf")):
            self.assertEqual(self.run_program(command, former).stdout, self.run_program(command, now).stdout)
            self.assertNotRegex(self.run_program("help", command).stdout.decode(), r"(?m)^ +--format")

    def test_options_of_json_in_convert(self):
        self.write("a.pgn", "1. e4 e5 2. Ke3 *\n")
        self.assertEqual(self.run_program("convert", "--to", "json", "a.pgn", "-q").returncode, 1)
        done = self.run_program("convert", "--to", "json", "--level", "syntax", "--exit-zero", "-j", "auto", "a.pgn", "-q")
        self.assertEqual(done.returncode, 0)
        self.assertNotIn(b"brokenRule", done.stdout)
        self.assertIn("--level needs --to json", self.refused("convert", "--level", "legal", "a.pgn"))

    def test_a_game_that_is_not_there(self):
        self.write("a.ctl-pgn", CLEAN)
        self.assertEqual(self.refused("simplify", "--game", "2", "a.ctl-pgn"), "ctlpgn: a.ctl-pgn: no game 2: it has 1 game\n")
        self.write("empty.pgn", "")
        for command in ("board", "simplify"):
            self.assertEqual(self.refused(command, "--game", "1", "empty.pgn"), "ctlpgn: empty.pgn: the file has no games\n")


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

    def test_examples_follow_an_empty_line(self):
        for command in COMMANDS:
            self.assertIsNone(re.search(r"(?m)^\S.*\n  ctlpgn ", self.text("help", command)), command)

    def test_what_is_said_of_the_program_is_not_repeated(self):
        for command in COMMANDS:
            self.assertNotIn("'ctlpgn help COMMAND'", self.text("help", command), command)

    def test_limits_are_reported_once(self):
        self.assertIn("--max-depth N           variations inside variations (default: 200)", self.text("help", "limits"))
        for command in ("lint", "json", "fmt", "convert", "simplify"):
            self.assertEqual(self.text("help", command).count("--max-depth"), 1)
            self.assertNotIn("variations inside variations", self.text("help", command))


if __name__ == "__main__":
    unittest.main()
