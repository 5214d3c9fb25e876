"""Counts of many games: `ctlpgn stats`. Usage: stats_test.py PROGRAM"""

import json
import unittest

from lint_support import CLEAN, DASH, LintTest

GAMES = """[Event "One"]
[White "Anna"]

1. e4 e5 ( 1... c5 2. Nf3 ) 2. Nf3 { a comment } 1-0

[Event "Two"]
[White "Bo"]

1. d4 0-1

[Event "Three"]
[White "Anna"]

1. e4 e5 2. Nf3 Nc6 1-0
"""


class StatsTest(LintTest):
    def test_games_that_are_there_twice(self):
        game = '[White "%s"]\n[Black "Bo"]\n\n%s *\n\n'
        self.write("a.pgn", game % ("Ada", "1. e4 e5 2. Nf3") + game % ("Eve", "1. d4") + game % ("Ida", ""))
        self.write("b.pgn", game % ("ADA", "1. e2-e4 e7-e5 2. Ng1-f3 {a comment}") + game % ("Uta", "1. d4") + game % ("Ida", ""))
        done = self.run_program("stats", "--duplicates", "a.pgn", "b.pgn")
        self.assertIn("\nrepeated    2 games, of which 1 with the same players\n  b.pgn game 1 = a.pgn game 1\n"
                      "  b.pgn game 2 = a.pgn game 2 (other players)\n", done.stdout.decode())
        done = self.run_program("stats", "--duplicates", "--jobs", "4", "--output-format", "json", "a.pgn", "b.pgn")
        self.assertEqual(json.loads(done.stdout)["repeated"], [
            {"file": "b.pgn", "game": 1, "first": {"file": "a.pgn", "game": 1}, "samePlayers": True},
            {"file": "b.pgn", "game": 2, "first": {"file": "a.pgn", "game": 2}, "samePlayers": False}])
        self.assertNotIn(b"repeated", self.run_program("stats", "--output-format", "json", "a.pgn", "a.pgn").stdout)

    def test_the_threads_count_alike(self):
        names = "".join(f'[Event "{n % 97}"]\n[Tag{n % 31} "{n}"]\n\n1. e4 {"e5" if n % 3 else "e6 2. Ke3"} *\n\n' for n in range(12000))
        self.write("many.pgn", names + "; no game")
        for options in ((), ("--tag", "Event"), ("--tag", "Tag3", "--tag", "Tag1"), ("--output-format", "json"),
                        ("--where", "Event < 50"), ("--where", "game <= 300"), ("--unique",), ("--first", "50"),
                        ("--level", "legal")):
            alone = self.run_program("stats", *options, "many.pgn", "many.pgn")
            several = self.run_program("stats", *options, "--jobs", "3", "many.pgn", "many.pgn")
            self.assertEqual((several.returncode, several.stdout, several.stderr),
                             (alone.returncode, alone.stdout, alone.stderr), options)

    def counted(self, *arguments, status=1):
        done = self.run_program("stats", "--output-format", "json", *arguments)
        self.assertEqual(done.returncode, status, done.stderr.decode())
        return json.loads(done.stdout)

    def test_counts(self):
        file = self.write("games.pgn", GAMES)
        found = self.counted(file, "--tag", "White", "--exit-zero", status=0)
        self.assertEqual((found["files"], found["games"], found["variations"], found["comments"]), (1, 3, 1, 1))
        self.assertEqual(found["plies"], {"mainLines": 8, "variations": 2, "shortest": 1, "median": 3, "longest": 4})
        self.assertEqual(found["results"], {"1-0": 2, "0-1": 1})
        self.assertEqual(found["tags"], {"Event": 3, "White": 3})
        self.assertEqual(found["values"], {"White": {"values": {"Anna": 2, "Bo": 1}}})
        self.assertEqual(found["notations"], {"pgn": 3})

    def test_findings_by_code(self):
        files = [self.write("a.ctl-pgn", DASH), self.write("b.ctl-pgn", CLEAN + "\n" + DASH)]
        found = self.counted(*files, status=0)
        self.assertEqual(found["files"], 2)
        self.assertIn({"code": "S005", "count": 2, "severity": "warning"},
                      [{key: each[key] for key in ("code", "count", "severity")} for each in found["findings"]])

    def test_text(self):
        file = self.write("games.pgn", GAMES)
        done = self.run_program("stats", "--exit-zero", "--tag", "White", file)
        text = done.stdout.decode()
        for line in ("files       1\n", "games       3\n", "plies       8 in main lines, 1 to 4 per game, median 3\n",
                     "variations  1 with 2 plies\n", "\nresults\n  2         1-0\n", "\nWhite\n  2         Anna\n"):
            self.assertIn(line, text)

    def test_the_median_of_an_even_number(self):
        file = self.write("games.pgn", "1. e4 *\n\n1. e4 e5 2. Nf3 Nc6 *\n")
        self.assertEqual(self.counted(file, "--exit-zero", status=0)["plies"]["median"], 2.5)
        self.assertIn(b"1 to 4 per game, median 2.5\nvariations  0\n",
                      self.run_program("stats", "--exit-zero", file).stdout)

    def test_one_ply(self):
        file = self.write("game.pgn", "1. e4 e5 (1... c5) 2. Nf3 *\n")
        done = self.run_program("stats", "--exit-zero", file)
        self.assertIn(b"variations  1 with 1 ply\n", done.stdout)

    def test_selection(self):
        file = self.write("games.pgn", GAMES)
        self.assertEqual(self.counted(file, "--where", "result = 1-0", "--exit-zero", status=0)["games"], 2)

    def test_no_games(self):
        file = self.write("none.pgn", "")
        done = self.run_program("stats", file)
        self.assertIn(b"games       0\n", done.stdout)

    def test_counts_do_not_grow_with_what_is_counted(self):
        games = "".join(f'[Tag{i} "x"]\n[White "{i}"]\n\n1. e4 *\n\n' for i in range(10050))
        file = self.write("many.pgn", games)
        found = self.counted(file, "--tag", "White", "--exit-zero", status=0)
        self.assertEqual(found["games"], 10050)
        self.assertEqual(len(found["values"]["White"]["values"]), 10000)
        self.assertEqual(found["values"]["White"]["others"], 50)


if __name__ == "__main__":
    unittest.main()
