"""Openings in every command that knows them. Usage: openings_test.py PROGRAM"""

import csv
import io
import json
import unittest

from lint_support import LintTest

ROSTER = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "A"]\n[Black "B"]\n[Result "{}"]\n'


def pgn(result, moves, tags=""):
    return ROSTER.format(result) + tags + f"\n{moves} {result}\n\n"


GAMES = (pgn("1-0", "1. c4 Nf6 2. Nc3 e6 3. d4 Bb4", '[ECO "A00"]\n[Variation "an old one"]\n')
         + pgn("0-1", "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4")
         + pgn("0-1", "1. e4 e5", '[Opening "mine"]\n')
         + pgn("*", "", '[ECO "C42"]\n[Opening "of the tags"]\n'))


class OpeningsTest(LintTest):
    def setUp(self):
        super().setUp()
        self.write("games.pgn", GAMES)
        self.write("game.ccf", '[GAME "x"]\n\n1. h2e2 h9g7 *\n')

    def output(self, *arguments, status=0):
        done = self.run_program(*arguments)
        self.assertEqual(done.returncode, status, done.stderr.decode())
        return done.stdout.decode()

    def chosen(self, condition):
        lines = self.output("json", "--lines", "-q", "--exit-zero", "--where", condition, "games.pgn").splitlines()
        return [json.loads(line)["index"] for line in lines]

    def test_conditions(self):
        self.assertEqual(self.chosen("eco = E20"), [1, 2])
        self.assertEqual(self.chosen("eco ~ E2"), [1, 2])
        self.assertEqual(self.chosen("eco >= C00 and eco < D00"), [3])
        self.assertEqual(self.chosen("opening ~* nimzo-indian"), [1, 2])
        self.assertEqual(self.chosen("not eco ~ E"), [3, 4])
        # The tag.
        self.assertEqual(self.chosen("ECO = A00"), [1])
        self.assertEqual(self.chosen("Opening = mine"), [3])

    def test_json_has_it_on_request(self):
        plain = self.output("json", "--exit-zero", "games.pgn")
        self.assertNotIn('"opening"', plain)
        games = json.loads(self.output("json", "--exit-zero", "--openings", "games.pgn"))["games"]
        self.assertEqual([game.pop("opening", None) for game in games],
                         [{"eco": "E20", "name": "Nimzo-Indian Defense", "plies": 6}] * 2
                         + [{"eco": "C20", "name": "King's Pawn Game", "plies": 2}, None])
        self.assertEqual(games, json.loads(plain)["games"])

    def test_json_with_it_can_be_read_again(self):
        self.write("games.json", self.output("json", "--exit-zero", "--openings", "games.pgn"))
        self.assertEqual(self.output("convert", "games.json"), self.output("convert", "games.pgn"))

    def test_tables(self):
        rows = list(csv.reader(io.StringIO(self.output("table", "--exit-zero", "--columns", "index,eco,opening,ECO", "games.pgn"))))
        self.assertEqual(rows, [["index", "eco", "opening", "ECO"], ["1", "E20", "Nimzo-Indian Defense", "A00"],
                                ["2", "E20", "Nimzo-Indian Defense", ""], ["3", "C20", "King's Pawn Game", ""],
                                ["4", "", "", "C42"]])

    def test_counts(self):
        text = self.output("stats", "--exit-zero", "--openings", "games.pgn")
        self.assertIn("\nopenings\n"
                      "  2         E20     0-1 1, 1-0 1\n"
                      "  1         (none)  * 1\n"
                      "  1         C20     0-1 1\n", text)
        counts = json.loads(self.output("stats", "--exit-zero", "--openings", "--output-format", "json", "games.pgn"))
        self.assertEqual(counts["openings"], {"": {"*": 1}, "C20": {"0-1": 1}, "E20": {"0-1": 1, "1-0": 1}})
        self.assertNotIn("openings", json.loads(self.output("stats", "--exit-zero", "--output-format", "json", "games.pgn")))

    def test_counts_of_several_threads(self):
        self.write("many.pgn", GAMES * 3000)
        arguments = ("stats", "--exit-zero", "--openings", "many.pgn")
        self.assertEqual(self.output(*arguments, "--jobs", "3"), self.output(*arguments))

    def test_tags(self):
        written = self.output("convert", "--add-opening", "games.pgn").split("[Event ")[1:]
        self.assertIn('[Result "1-0"]\n[ECO "E20"]\n[Opening "Nimzo-Indian Defense"]\n\n1. c4', written[0])
        self.assertIn('[Result "0-1"]\n[ECO "E20"]\n[Opening "Nimzo-Indian Defense"]\n\n1. d4', written[1])
        self.assertIn('[Result "0-1"]\n[ECO "C20"]\n[Opening "King\'s Pawn Game"]\n\n1. e4', written[2])
        # The positions show nothing.
        self.assertIn('[Result "*"]\n[ECO "C42"]\n[Opening "of the tags"]\n\n*', written[3])
        self.assertEqual(self.output("convert", "games.pgn").count("E20"), 0)

    def test_tags_are_written_once(self):
        self.write("once.pgn", self.output("convert", "--add-opening", "games.pgn"))
        self.assertEqual(self.output("convert", "--add-opening", "once.pgn"), self.output("convert", "once.pgn"))
        self.write("games.json", self.output("json", "--exit-zero", "games.pgn"))
        self.assertEqual(self.output("convert", "--add-opening", "games.json"), self.output("convert", "once.pgn"))

    def test_other_names_of_the_old_opening_go(self):
        old = '[ECO "B20"]\n[Eco "B20"]\n[NIC "SI 12"]\n[opening "Sizilianisch"]\n[SubVariation "Richter"]\n'
        self.write("old.pgn", pgn("*", "1. e4 e5", old) + pgn("*", "1. e4 e5", old.replace("B20", "C20").replace("Sizilianisch", "King's Pawn Game")))
        written = self.output("convert", "--add-opening", "old.pgn").split("[Event ")[1:]
        new = '[ECO "C20"]\n'
        self.assertIn(f'[Result "*"]\n{new}[Opening "King\'s Pawn Game"]\n\n', written[0])
        self.assertIn(f'[Result "*"]\n{new}[NIC "SI 12"]\n[Opening "King\'s Pawn Game"]\n[SubVariation "Richter"]\n\n', written[1])

    def test_tags_of_a_variation(self):
        self.write("najdorf.pgn", pgn("*", "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3"))
        self.assertIn('[ECO "B90"]\n[Opening "Sicilian Defense"]\n[Variation "Najdorf Variation, English Attack"]\n',
                      self.output("convert", "--add-opening", "najdorf.pgn"))

    def test_several_threads_write_the_same(self):
        self.write("many.pgn", GAMES * 500)
        arguments = ("convert", "--add-opening", "many.pgn")
        self.assertEqual(self.output(*arguments, "--jobs", "3"), self.output(*arguments))

    def test_other_notations_know_none(self):
        done = self.run_program("convert", "--add-opening", "game.ccf")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"--add-opening is not for xiangqi: no openings of it are known", done.stderr)
        self.assertEqual(self.output("table", "--exit-zero", "--columns", "eco,opening", "game.ccf"), "eco,opening\r\n,\r\n")
        self.assertNotIn("opening", self.output("json", "--exit-zero", "--openings", "game.ccf"))

    def test_json_is_no_text(self):
        done = self.run_program("convert", "--to", "json", "--add-opening", "games.pgn")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"--add-opening", done.stderr)


if __name__ == "__main__":
    unittest.main()
