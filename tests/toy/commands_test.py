"""The commands with several notations. Usage: commands_test.py PROGRAM"""

import json
import unittest

from lint_support import CLEAN, LintTest

HEAD = "[Game \"Noughts and crosses\"]\n\n"
TOY = HEAD + "1. b2 a1 2. b3 *\n"
FAULTY = HEAD + "1. b2 z9 *\n"
PROSE = "Nothing of what stands in this file is a game!\n"


class Notations(LintTest):
    def program(self, *arguments, stdin="", status=0):
        done = self.run_program(*arguments, stdin=stdin)
        self.assertEqual(done.returncode, status, (arguments, done.stderr))
        return done.stdout.decode(), done.stderr.decode()

    def format_of(self, *arguments, stdin="", status=0):
        return json.loads(self.program("json", "-q", *arguments, stdin=stdin, status=status)[0])["format"]

    def test_a_name_that_is_claimed_says_it(self):
        self.write("a.toy", CLEAN)
        self.write("b.ctl-pgn", TOY)
        self.assertEqual(self.format_of("a.toy", status=1), "toy")
        self.assertEqual(self.format_of("b.ctl-pgn", status=1), "ctl-pgn")

    def test_an_option_says_it_whatever_the_name(self):
        self.write("a.ctl-pgn", TOY)
        self.assertEqual(self.format_of("--notation", "toy", "a.ctl-pgn"), "toy")
        self.assertEqual(self.format_of("--notation", "toy", "-", stdin=TOY), "toy")
        self.assertEqual(self.format_of("--notation", "toy", "-", stdin=""), "toy")

    def test_else_the_text_says_it(self):
        for name in ("a.txt", "a", "a.games"):
            self.assertEqual(self.format_of(self.write(name, TOY)), "toy")
            self.assertEqual(self.format_of(self.write(name, CLEAN)), "ctl-pgn")
        self.assertEqual(self.format_of("-", stdin=TOY), "toy")
        self.assertEqual(self.format_of("-", stdin=CLEAN), "ctl-pgn")
        self.assertEqual(self.format_of("-", stdin=FAULTY, status=1), "toy")
        self.assertEqual(self.format_of("-", stdin=""), "ctl-pgn")

    def test_the_text_says_it_in_other_encodings_too(self):
        self.write("a.txt", FAULTY.encode("utf-16"))
        output, _ = self.program("lint", "--output-format", "concise", "--ignore", "ALL", "--extend-select", "YB", "a.txt")
        self.assertEqual(output, "")
        self.assertNotIn("like any notation", self.program("lint", "a.txt", status=1)[1])

    def test_texts_that_programs_have_garbled_are_found_in_every_notation(self):
        self.write("a.toy", HEAD + "1. b2 {cafÃ©} a1 *\n")
        output, _ = self.program("lint", "--fix", "a.toy")
        self.assertEqual((self.folder / "a.toy").read_text(encoding="utf-8"), HEAD + "1. b2 {café} a1 *\n")

    def test_a_game_without_pictures_has_boards_of_text(self):
        self.write("a.toy", TOY)
        self.assertEqual(self.program("board", "a.toy")[0].split("\n\n")[0], ".x.\n.x.\no..")
        self.assertEqual(self.program("board", "--flip", "a.toy")[0].split("\n\n")[0], "..o\n.x.\n.x.")
        output, said = self.program("board", "--output-format", "svg", "a.toy", status=2)
        self.assertEqual((output, said), ("", "ctlpgn: toy has no pictures of boards\n"))
        page = self.program("html", "a.toy")[0]
        self.assertIn('{"notation":"toy",', page)
        self.assertIn('"positions":["....x.... o","o...x.... x",', page)

    def test_a_text_that_is_like_no_notation(self):
        self.write("a.txt", PROSE)
        for arguments in (["json", "a.txt"], ["lint", "a.txt"]):
            output, said = self.program(*arguments, status=2)
            self.assertIn("cannot read a.txt: it is in no notation that is recognised; --notation says which of them "
                          "it is in: ctl-pgn, ", output + said)

    def test_what_was_read_to_know_it_is_read_again(self):
        game = HEAD + "1. b2 {" + "Takes the centre. " * 1000 + "Then:} a1 *\n"
        for arguments, stdin in (([self.write("a.txt", game)], ""), (["-"], game)):
            document = json.loads(self.program("json", *arguments, stdin=stdin)[0])
            self.assertEqual([len(each["moves"]) for each in document["games"]], [2])
        self.assertEqual(self.program("fmt", "-", stdin=game)[0].split(), game.split())

    def test_a_folder_of_several(self):
        self.write("games/a.ctl-pgn", CLEAN)
        self.write("games/b.toy", TOY)
        self.write("games/c.txt", TOY)
        self.write("games/readme.txt", PROSE)
        self.write("games/d.txt", CLEAN)
        output, _ = self.program("json", "--lines", "games")
        lines = [json.loads(line) for line in output.splitlines()]
        self.assertEqual([(line["format"], line["file"]) for line in lines],
                         [("ctl-pgn", "games/a.ctl-pgn"), ("toy", "games/b.toy"), ("toy", "games/c.txt"),
                          ("ctl-pgn", "games/d.txt")])
        output, _ = self.program("json", "--lines", "--notation", "toy", "games")
        self.assertEqual(len(output.splitlines()), 2)
        self.program("lint", "games")
        self.program("fmt", "--check", "games")

    def test_one_output_has_one_notation(self):
        self.write("games/a.ctl-pgn", CLEAN)
        self.write("games/b.toy", TOY)
        for command in ("json", "convert", "simplify"):
            _, said = self.program(command, "games", "-o", "out", status=2)
            self.assertIn("games/a.ctl-pgn is in ctl-pgn and games/b.toy in toy, and one output can hold only one notation", said)
            self.assertFalse((self.folder / "out").exists())
        self.assertEqual(self.format_of("--notation", "toy", "games"), "toy")

    def test_lint_goes_by_the_name_of_standard_input(self):
        output, _ = self.program("lint", "--output-format", "concise", "--stdin-filename", "x.toy", "-",
                                 stdin="1. b2 b2 *\n", status=1)
        self.assertIn("YB001", output)
        _, said = self.program("lint", "--fix", "-", stdin=TOY)
        self.assertNotIn("S0", said)

    def test_boards(self):
        for arguments in (["x...o.... x"], ["--notation", "toy", "x...o.... x"]):
            self.assertEqual(self.program("board", *arguments)[0], "...\n.o.\nx..\n\nx...o.... x\n")
        self.assertEqual(self.program("board", "--notation", "toy", "--perft", "2")[0], "72\n")
        self.assertEqual(self.program("board", "--text", self.write("a.txt", TOY))[0], "o...xx... o\n")
        self.assertTrue(self.program("board", "--text")[0].startswith("/2"))
        self.program("board", "--notation", "ctl-pgn", "x...o.... x", status=2)

    def test_what_one_notation_lacks(self):
        self.write("a.toy", TOY)
        _, said = self.program("convert", "--letters", "FAN", "a.toy", status=2)
        self.assertIn("the letters of toy are always the same", said)
        _, said = self.program("simplify", "a.toy", status=1)
        self.assertIn("games in toy have no simpler form", said)
        self.program("lint", "--profile", "minimal", "a.toy")

    def test_diagnostics_of_one(self):
        of_toy = [line.split()[0] for line in self.program("rules", "--notation", "toy")[0].splitlines()]
        self.assertIn("YS001", of_toy)
        self.assertIn("S001", of_toy)
        self.assertNotIn("T001", of_toy)
        page, _ = self.program("explain", "--notation", "toy", "S001")
        self.assertIn("Wrong:", page)
        page, _ = self.program("explain", "S001")
        self.assertIn("Wrong in ctl-pgn:", page)
        self.assertIn("Wrong in toy:", page)
        _, said = self.program("explain", "--notation", "ctl-pgn", "YS001", status=2)
        self.assertIn('"YS001" does not apply to games in ctl-pgn', said)
        page, _ = self.program("rules", "--output-format", "markdown")
        self.assertEqual(page.count("\n## S: "), 1)

    def test_help_names_them(self):
        for command in ("lint", "json", "fmt", "convert", "simplify", "board", "rules", "explain"):
            said = " ".join(self.program(command, "--help")[0].split())
            self.assertIn("--notation", said, command)
            self.assertRegex(said, r"--notation NAME .*: ctl-pgn(, [a-z]+)*, toy\b", command)
        said = " ".join(self.program("lint", "--help")[0].split())
        self.assertRegex(said, r"\(searched for \*\.ctl-pgn(, \*\.[a-z]+)*, \*\.toy(, \*\.[a-z]+)*, \*\.txt\b")
        _, said = self.program("json", "--notation", "chess", "-", status=2)
        self.assertIn("chess", said)


if __name__ == "__main__":
    unittest.main()
