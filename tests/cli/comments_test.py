"""Comments in part, and what engines say in them. Usage: comments_test.py PROGRAM"""

import csv
import io
import json
import unittest

from lint_support import LintTest

ROSTER = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n'
MATCH = ROSTER + """1. e4 {book} e5 {+0.31/12 1.2s} 2. Bc4 {0.00/20 0.5s} Nc6 {-M4/9 0.25s} 3. Qh5 {+M3/30 2s} Nf6
{[%clk 0:01:00] a blunder} 4. Qxf7# {+M1/1 0.001s, White mates} 1-0
"""


class CommentsTest(LintTest):
    def setUp(self):
        super().setUp()
        self.write("match.pgn", MATCH)

    def output(self, *arguments):
        done = self.run_program(*arguments)
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        return done.stdout.decode()

    def moves(self, *arguments):
        return self.output("convert", "--width", "0", *arguments, "match.pgn").split("\n\n")[1].strip()

    def test_parts(self):
        self.assertEqual(self.moves("--comments", "none"), "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0")
        self.assertEqual(self.moves("--comments", "text"),
                         "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 {a blunder} 4. Qxf7# {White mates} 1-0")
        self.assertEqual(self.moves("--comments", "commands"),
                         "1. e4 {book} 1... e5 {+0.31/12 1.2s} 2. Bc4 {0.00/20 0.5s} 2... Nc6 {-M4/9 0.25s} "
                         "3. Qh5 {+M3/30 2s} 3... Nf6 {[%clk 0:01:00]} 4. Qxf7# {+M1/1 0.001s} 1-0")
        self.assertEqual(self.moves("--comments", "keep"), self.moves())

    def test_games_of_json(self):
        self.write("match.json", self.output("json", "match.pgn"))
        for part in ("none", "text", "commands", "keep"):
            self.assertEqual(self.output("convert", "--comments", part, "match.json"),
                             self.output("convert", "--comments", part, "match.pgn"))

    def test_several_threads_write_the_same(self):
        self.write("many.pgn", (MATCH + "\n") * 3000)
        arguments = ("convert", "--comments", "text", "many.pgn")
        self.assertEqual(self.output(*arguments, "--jobs", "3"), self.output(*arguments))

    def test_other_notations(self):
        self.write("game.ccf", "[GAME \"x\"]\n\n1. h2e2 {words} h9g7 *\n")
        kept = self.output("convert", "--comments", "text", "game.ccf")
        self.assertEqual(kept, self.output("convert", "game.ccf"))
        self.assertIn("words", kept)
        for part in ("none", "commands"):
            self.assertNotIn("words", self.output("convert", "--comments", part, "game.ccf"))

    def test_json_is_no_text(self):
        done = self.run_program("convert", "--to", "json", "--comments", "none", "match.pgn")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"--comments", done.stderr)

    def test_engines_in_json(self):
        plain = self.output("json", "match.pgn")
        self.assertNotIn('"engine"', plain)
        with_engines = self.output("json", "--engines", "match.pgn")
        moves = json.loads(with_engines)["games"][0]["moves"]
        said = [comment.pop("engine", [None])[0] for ply in moves for comment in ply.get("comments", [])]
        self.assertEqual(said, [{"book": True}, {"view": "mover", "pawns": 0.31, "depth": 12, "seconds": 1.2},
                                {"view": "mover", "pawns": 0, "depth": 20, "seconds": 0.5},
                                {"view": "mover", "matePlies": -4, "depth": 9, "seconds": 0.25},
                                {"view": "mover", "matePlies": 3, "depth": 30, "seconds": 2}, None,
                                {"view": "mover", "matePlies": 1, "depth": 1, "seconds": 0.001}])
        self.assertEqual(moves, json.loads(plain)["games"][0]["moves"])
        self.write("match.json", with_engines)
        self.assertEqual(self.output("convert", "match.json"), self.output("convert", "match.pgn"))
        self.assertEqual(self.output("json", "--engines", "--lines", "--spans", "match.pgn").count('"engine"'), 6)

    def test_engines_in_tables(self):
        table = self.output("table", "--rows", "plies", "--columns", "book,eval,mate,depth,elapsed,clock", "match.pgn")
        self.assertEqual([",".join(row) for row in csv.reader(io.StringIO(table))][1:],
                         ["1,,,,,", ",-0.31,,12,1.2,", ",0,,20,0.5,", ",,2,9,0.25,", ",,2,30,2,", ",,,,,60", ",,1,1,0.001,"])

    def test_engines_in_pages(self):
        self.assertIn("`[ engine.book=true]", self.output("html", "match.pgn"))


if __name__ == "__main__":
    unittest.main()
