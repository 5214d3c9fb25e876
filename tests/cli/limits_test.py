"""Each limit of the reader has the effect that docs/limits.md describes. Usage: limits_test.py PROGRAM"""

import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import unittest

PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve())
HEAD = '[Variant "C\'escacs"]\n[Id "Cescacs-P01"]\n[Annotator "Cescacs"]\n\n'
GAME = HEAD + "1. G7-G13, E21-E17 :\n*\n\n"
MEGABYTE = 1 << 20
# Sanitizers reserve more memory than any limit allows.
with_little_memory = unittest.skipIf(b"__asan_init" in pathlib.Path(PROGRAM).read_bytes(), "there are sanitizers")


def nested(depth):
    return HEAD + "1. G7-G13, E21-E17\n" + "(1. E7-E13\n" * depth + ")" * depth + "\n2. F8-F10 :\n*\n"


def with_tags(count):
    tags = "".join(f'[Tag{number} "x"]\n' for number in range(count - 3))
    return HEAD.rstrip() + "\n" + tags + "\n1. G7-G13 :\n*\n"


def with_comment(size):
    """A comment with a text of that many bytes, without its braces."""
    return HEAD + "1. G7-G13\n{" + ("word " * (size // 5 + 1))[:size - 1] + ".}\n2. F8-F10 :\n*\n"


class LimitsTest(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def write(self, text, name="game.ctl-pgn"):
        path = self.folder / name
        path.write_text(text, encoding="utf-8", errors="surrogateescape")
        return path

    def run_program(self, *arguments, memory=None):
        def restrict():
            if memory is not None:
                resource.setrlimit(resource.RLIMIT_AS, (memory, memory))

        return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, timeout=280,
                              preexec_fn=restrict, cwd=self.folder)

    def names(self, text, *options):
        """The names of syntax diagnostics, and the number of games."""
        done = self.run_program("json", "-q", "--level", "syntax", *options, self.write(text))
        document = json.loads(done.stdout)
        found = [each["name"] for game in document["games"] for each in game["diagnostics"]]
        self.assertEqual(done.returncode, 1 if found else 0)
        return found, len(document["games"])


class Limits(LimitsTest):
    def test_depth(self):
        self.assertEqual(self.names(nested(200)), ([], 1))
        self.assertEqual(self.names(nested(201)), (["nesting-too-deep"], 1))
        self.assertEqual(self.names(nested(201), "--max-depth", "201"), ([], 1))

    def test_highest_depth(self):
        text = nested(5000)
        for command in (["json", "-q"], ["lint", "-q"], ["fmt", "--check"]):
            done = self.run_program(*command, "--max-depth", "5000", self.write(text))
            self.assertIn(done.returncode, (0, 1), command)
        done = self.run_program("json", "--max-depth", "5001", self.write(text))
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        self.assertIn(b"5000", done.stderr)

    def test_what_is_cut_off_is_not_called_missing(self):
        variation = HEAD + "1. G7-G13, E21-E17 ?!:\n.($[1] 1. …, E21-E19)\n{ @B: #1[#1.1]@B leaves it free. }\n*\n"
        roster = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
        tags = "".join(f'[{name} "?"]\n' for name in roster).replace('t "?"', 't "*"')
        marked = ("FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 N8+7 (1)\n2. N2+3 R9=8\n"
                  "VAR[1]{ 1. ... C8=5 (2) VAR[2]{ 1. ... C2=5 } }\n}\n")
        for name, text, option, limit, code in (
                ("a.ctl-pgn", variation, "--max-game", 100, "S144"), ("a.ctl-pgn", variation, "--max-game", 130, "S144"),
                ("a.ctl-pgn", variation, "--max-depth", 0, "S141"), ("a.pgn", tags + "\n1. e4 *\n", "--max-tags", 3, "S142"),
                ("a.pgn", tags + "\n1. e4 *\n", "--max-game", 40, "S144"), ("a.wxf", marked, "--max-depth", 0, "S141"),
                ("a.wxf", marked, "--max-depth", 1, "S141"), ("a.wxf", marked, "--max-game", 45, "S144"),
                ("a.wxf", marked, "--max-game", 85, "S144")):
            with self.subTest((name, option, limit)):
                done = self.run_program("lint", "-q", "--no-config", self.write(text, name))
                self.assertEqual(done.returncode, 0)
                done = self.run_program("lint", "--output-format", "json", "--no-config", option, limit,
                                        self.write(text, name))
                self.assertEqual([each["code"] for each in json.loads(done.stdout)["diagnostics"]], [code])

    def test_it_is_reported_what_raises_them(self):
        done = self.run_program("fmt", "--max-tags", "2", self.write(GAME))
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"because of a limit of the reader", done.stderr)
        self.assertIn(b"'ctlpgn help limits'", done.stderr)
        done = self.run_program("fmt", "--max-game", "80", self.write(GAME))
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, rb"game.ctl-pgn: line 1: S144 .* of 80 bytes; --max-game raises the limit\n")

    def test_writers_of_games_leave_out_the_one_that_is_too_long(self):
        game = '[Event "%s"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n%s *\n\n'
        text = "".join(game % each for each in (("A", "1. e4 e5"), ("B", "1. e4 {" + "x " * 300 + "}"), ("C", "1. d4"), ("D", "1. c4")))
        for command in ("convert", "simplify"):
            done = self.run_program(command, "--max-game", "400", self.write(text, "a.pgn"))
            self.assertEqual(done.returncode, 1, command)
            self.assertEqual(re.findall(r'Event "(.)"', done.stdout.decode()), ["A", "C", "D"], command)
            self.assertIn(b"S144", done.stderr, command)
            self.assertNotIn(b"GM013", done.stderr, command)

    def test_tags(self):
        self.assertEqual(self.names(with_tags(1000)), ([], 1))
        self.assertEqual(self.names(with_tags(1001)), (["too-many-tags"], 1))
        self.assertEqual(self.names(with_tags(1001), "--max-tags", "1001"), ([], 1))

    def test_tags_with_other_faults(self):
        text = with_tags(1001).replace('[Tag997 "x"]', '[Tag997 "\udcff"]')
        self.assertEqual(self.names(text), (["too-many-tags", "invalid-utf8"], 1))

    def test_comment(self):
        with_braces = 102
        self.assertEqual(self.names(with_comment(100), "--max-comment", str(with_braces)), ([], 1))
        self.assertEqual(self.names(with_comment(101), "--max-comment", str(with_braces)), (["comment-too-long"], 1))

    def test_game(self):
        found, games = self.names(with_comment(2000) + "\n" + GAME, "--max-game", "1000")
        self.assertIn("game-too-long", found)
        self.assertEqual(games, 2)
        done = self.run_program("json", "--max-game", str(1 << 32), self.write(GAME))
        self.assertEqual((done.returncode, done.stdout), (2, b""))

    def test_diagnostics(self):
        for count, options, expected in ((900, [], 900), (1100, [], 1001), (20, ["--max-findings", "7"], 8)):
            found, _ = self.names(HEAD + "1. G7-G13\n" + ")\n" * count + "2. F8-F10 :\n*\n", *options)
            self.assertEqual(len(found), expected)
            self.assertEqual("too-many-findings" in found, expected != count)

    def test_diagnostics_of_a_rule(self):
        text = HEAD + "1. G7-G13, E21-E17\n" + "($[1] 1. E7-E13)\n" * 20 + "2. E7-E13 :\n*\n"
        for options, expected in (([], 19), (["--max-findings", "7"], 7)):
            done = self.run_program("lint", "--output-format", "json", "--select", "repeated-label", *options,
                                    self.write(text))
            found = json.loads(done.stdout)["diagnostics"]
            self.assertEqual([each["name"] for each in found], ["repeated-label"] * expected)
            places = found[-1]["related"]
            self.assertEqual(len(places), 2 if options else 1)
        self.assertIn("12 more like this", places[1]["message"])

    def test_numbers(self):
        self.assertEqual(self.names(HEAD + "2147483647. G7-G13 :\n*\n"), ([], 1))
        self.assertEqual(self.names(HEAD + "2147483648. G7-G13 :\n*\n"), (["number-too-large"], 1))


class NoLimits(LimitsTest):
    def test_long_lines(self):
        text = HEAD + "1. G7-G13\n{" + "a word " * (3 * MEGABYTE) + "}\n2. F8-F10 :\n*\n"
        self.assertEqual(self.names(text), ([], 1))

    def test_long_words(self):
        done = self.run_program("json", "-q", self.write(HEAD + "1. G7-" + "x" * (5 * MEGABYTE) + " :\n*\n"))
        self.assertEqual(done.returncode, 1)
        self.assertEqual(len(json.loads(done.stdout)["games"]), 1)

    @with_little_memory
    def test_memory_does_not_grow_with_the_number_of_games(self):
        path = self.write(GAME * 200_000)
        self.assertGreater(path.stat().st_size, 15 * MEGABYTE)
        for command in (["json", "--lines", "-o", "out.json"], ["lint", "--select", "S"], ["fmt", "--check"]):
            done = self.run_program(*command, path, memory=100 * MEGABYTE)
            self.assertIn(done.returncode, (0, 1), (command, done.stderr[:500]))


@with_little_memory
class OutOfMemory(LimitsTest):
    MEMORY = 100 * MEGABYTE

    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.original = pathlib.Path(temporary.name) / "game.ctl-pgn"
        cls.original.write_text(HEAD + "1. G7-G13\n{" + "a word " * (10 * MEGABYTE) + "}\n2. F8-F10 :\n*\n")

    def setUp(self):
        super().setUp()
        self.game = self.folder / "game.ctl-pgn"
        os.link(self.original, self.game)

    def expect_words(self, *arguments):
        done = self.run_program(*arguments, memory=self.MEMORY)
        self.assertEqual((done.returncode, done.stderr), (2, b"ctlpgn: out of memory\n"))

    def test_it_is_said(self):
        for arguments in (["json", "-q", self.game], ["lint", "-q", self.game], ["fmt", "--check", self.game],
                          ["convert", "--letters", "FAN", self.game]):
            self.expect_words(*arguments)

    def test_an_old_output_stays_as_it_was(self):
        old = self.write("old", "out.json")
        self.expect_words("json", "-q", self.game, "-o", old)
        self.assertEqual(old.read_text(), "old")
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["game.ctl-pgn", "out.json"])

    def test_no_new_output_is_left(self):
        self.expect_words("json", "-q", self.game, "-o", self.folder / "out.json")
        self.assertEqual([path.name for path in self.folder.iterdir()], ["game.ctl-pgn"])

    def test_files_are_not_damaged(self):
        before = self.game.read_bytes()
        self.expect_words("fmt", self.game)
        self.expect_words("lint", "--fix", "-q", self.game)
        self.assertEqual(self.game.read_bytes(), before)
        self.assertEqual([path.name for path in self.folder.iterdir()], ["game.ctl-pgn"])


if __name__ == "__main__":
    unittest.main(verbosity=1)
