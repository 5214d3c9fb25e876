"""Positions as a database, and what was played in them: `ctlpgn table --rows positions` and `ctlpgn explore`.

    explore_test.py PROGRAM DOCUMENT
"""

import contextlib
import csv
import io
import json
import pathlib
import re
import sqlite3
import sys
import unittest

DOCUMENT = pathlib.Path(sys.argv.pop(2)).read_text(encoding="utf-8")

from lint_support import LintTest  # noqa: E402

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def game(moves, result="1-0", white="Anna", black="Bo", **tags):
    values = {"Event": "Club", "Date": "2024.03.??", "White": white, "Black": black, "Result": result, **tags}
    return "".join(f'[{name} "{value}"]\n' for name, value in values.items()) + f"\n{moves} {result}\n\n"


GAMES = (game("1. e4 e5 2. Nf3") + game("1. e4 c5", "0-1", "Cy") + game("1. Nf3 e5 2. e4", "1/2-1/2") +
         game("1. d4 d5", "*"))
# A game of each notation, and plies that lead to one of its positions.
NOTATIONS = {
    "a.pgn": (game("1. e4 e5 2. Ke2"), "1. e4 e5", "Ke2"),
    "a.wxf": ("FORMAT\tWXF\nGAME\tClub\nRED\tLi\nBLACK\tWu\nDATE\t2001-01-02\nRESULT\t1-0\nSTART{\n"
              "1. C2.5 H8+7\n2. H2+3\n}\n", "FORMAT WXF\nGAME x\nSTART{\n1. C2=5 H8+7\n}", "H0-G2"),
    "a.diplomat": ("1. d3, k3\n2. e-e3 *\n", "1. d3, k3 *", "e-e3"),
    "a.ctl-pgn": ('[Variant "C\'escacs"]\n[Id "Cescacs-P01"]\n[Annotator "Cescacs"]\n\n1. G7-G13, E21-E17 :\n2. E7-E11 :\n*\n',
                  "1. G7-G13, E21-E17", "E7-E11"),
}


class ExploreTest(LintTest):
    def table(self, *arguments, status=0):
        done = self.run_program("table", "--rows", "positions", *arguments)
        self.assertEqual(done.returncode, status, done.stderr.decode())
        return done

    def make(self, text=GAMES, name="games.pgn"):
        self.table("--exit-zero", self.write(name, text), "-o", "a.sqlite")

    def explore(self, *arguments, status=0, database="a.sqlite"):
        done = self.run_program("explore", database, *arguments)
        self.assertEqual(done.returncode, status, done.stderr.decode())
        return done.stderr.decode() if status else done.stdout.decode()

    def asked(self, *arguments):
        return json.loads(self.explore("--output-format", "json", *arguments))

    def database(self):
        return contextlib.closing(sqlite3.connect(self.folder / "a.sqlite"))

    def test_what_was_played_and_how_it_went(self):
        self.make()
        found = self.asked()
        self.assertEqual((found["position"], found["games"]), (START, 4))
        self.assertEqual(found["results"], {"*": 1, "0-1": 1, "1-0": 1, "1/2-1/2": 1})
        self.assertEqual(found["score"], 0.5)
        self.assertEqual([(each["move"], each["coordinates"], each["games"], each["score"]) for each in found["moves"]],
                         [("e4", "e2e4", 2, 0.5), ("Nf3", "g1f3", 1, 0.5), ("d4", "d2d4", 1, None)])

    def test_positions_are_the_same_by_whatever_moves_they_are_reached(self):
        self.make()
        for moves in ("1. e4 e5 2. Nf3", "1. Nf3 e5 2. e4"):
            found = self.asked("--moves", moves)
            self.assertEqual((found["games"], found["ended"]["games"], found["moves"]), (2, 2, []), moves)
        fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
        self.assertEqual(self.asked("--position", fen)["games"], 2)
        self.assertEqual(self.asked("--position", fen.replace(" b ", " w "))["games"], 0)

    def test_games_are_listed_in_their_order(self):
        self.make()
        found = self.asked("--moves", "1. e4", "--games", "1")
        self.assertEqual(found["played"], [
            {"game": 1, "file": "games.pgn", "white": "Anna", "black": "Bo", "result": "1-0", "date": "2024.03.??",
             "event": "Club", "ply": 2, "move": "e5"}])
        text = self.explore("--moves", "1. e4", "--games", "1")
        self.assertIn("1. Anna - Bo, 1-0, 2024.03.??, Club, games.pgn: e5\nand 1 more game\n", text)

    def test_a_position_counts_once_in_its_game(self):
        self.make(game("1. Nf3 Nf6 2. Ng1 Ng8 3. e4 e5"))
        found = self.asked()
        self.assertEqual([(each["move"], each["games"]) for each in found["moves"]], [("Nf3", 1)])
        with self.database() as connection:
            plies = [ply for ply, in connection.execute("SELECT ply FROM positions ORDER BY ply")]
        self.assertEqual(plies, [1, 2, 3, 4, 6, 7])

    def test_nothing_is_kept_from_an_illegal_ply_on(self):
        self.make(game("1. e4 e5 2. Ke3 d5") + game("1. e4 e5 2. xx d5"))
        found = self.asked("--moves", "1. e4 e5")
        self.assertEqual((found["games"], found["ended"]["games"]), (2, 2))
        with self.database() as connection:
            self.assertEqual(connection.execute("SELECT count(*), max(ply) FROM positions").fetchone(), (6, 3))

    def test_counts_of_many_games_are_those_of_their_rows(self):
        moves = ["1. e4 e5", "1. e4 c5", "1. d4 d5 2. c4"]
        results = ["1-0", "0-1", "1/2-1/2", "*"]
        self.make("".join(game(moves[at % 3], results[at % 4]) for at in range(2400)))
        with self.database() as connection:
            self.assertEqual(connection.execute("SELECT count(DISTINCT hash) FROM counts").fetchone(), (2,))
            query = "SELECT move, result, {} FROM {} WHERE hash = (SELECT hash FROM counts LIMIT 1) GROUP BY move, result"
            self.assertEqual(connection.execute(query.format("sum(games)", "counts")).fetchall(),
                             connection.execute(query.format("count(*)", "positions")).fetchall())
        found = self.asked()
        self.assertEqual([(each["move"], each["games"], each["results"]) for each in found["moves"]],
                         [("e4", 1600, dict.fromkeys(sorted(results), 400)), ("d4", 800, dict.fromkeys(sorted(results), 200))])
        self.assertEqual(found["score"], 0.5)

    def test_every_notation(self):
        for name, (text, moves, played) in NOTATIONS.items():
            with self.subTest(name):
                self.make(text, name)
                self.assertEqual(self.asked()["games"], 1)
                found = self.asked("--moves", moves)
                self.assertEqual([each["move"].rstrip(":+ ") for each in found["moves"]], [played])
                again = self.asked("--notation", found["notation"], "--position", found["position"])
                self.assertEqual(again["moves"], found["moves"])

    def test_points_of_which_a_game_has_three(self):
        text, moves, _ = NOTATIONS["a.ctl-pgn"]
        self.make(text.replace("*", "2-1"), "a.ctl-pgn")
        self.assertAlmostEqual(self.asked("--moves", moves)["score"], 2 / 3)

    def test_variants_have_positions_of_their_own(self):
        self.make(game("1. e4 e5") + game("1. d4 d5", Variant="Atomic") + game("1. c4", Variant="Antichess"))
        self.assertEqual([each["move"] for each in self.asked()["moves"]], ["e4"])
        self.assertEqual([each["move"] for each in self.asked("--moves", '[Variant "Atomic"]\n\n*')["moves"]], ["d4"])

    def test_games_of_two_notations(self):
        for name, (text, _, _) in NOTATIONS.items():
            self.write("games/" + name, text)
        self.table("--exit-zero", "games", "-o", "a.sqlite")
        self.assertIn("choose one with --notation", self.explore(status=2))
        self.assertEqual(self.asked("--notation", "xiangqi")["notation"], "xiangqi")
        self.assertEqual(self.asked("--moves", "1. e4 e5")["notation"], "pgn")

    def test_a_position_that_no_game_has(self):
        self.make()
        self.assertEqual(self.asked("--moves", "1. a4")["games"], 0)
        self.assertIn("no game has this position", self.explore("--moves", "1. a4"))

    def test_what_is_no_position_and_no_moves(self):
        self.make()
        for option, text in (("--moves", "1. e5"), ("--moves", "1. e4 e5 2. Ke3"), ("--moves", "hello"), ("--position", "x")):
            self.assertIn(option + ": ", self.explore(option, text, status=2), text)
        self.explore("--moves", "1. e4", "--position", START, status=2)

    def test_files_that_are_no_such_databases(self):
        self.assertIn("No such file", self.explore(status=2))
        self.write("a.sqlite", "1. e4 *\n" * 1000)
        self.assertIn("not a database", self.explore(status=2))
        self.write("a.sqlite", "")
        self.assertIn("it has no positions", self.explore(status=2))
        self.run_program("table", self.write("games.pgn", GAMES), "-o", "b.sqlite")
        self.assertIn("it has no positions", self.explore(status=2, database="b.sqlite"))
        self.explore(status=2, database=".")

    def test_a_damaged_database_and_one_of_another_version(self):
        self.make("".join(game(f"1. e4 e5 2. Nf3 Nc6 3. {move}") for move in ("Bb5", "Bc4", "d4") for _ in range(300)))
        whole = (self.folder / "a.sqlite").read_bytes()
        self.write("a.sqlite", whole[:4096] + b"\xff" * (len(whole) - 4096))
        self.assertIn("malformed", self.explore(status=2))
        self.write("a.sqlite", whole)
        with self.database() as connection:
            connection.execute("PRAGMA user_version = 99")
        self.assertIn("version 99", self.explore(status=2))

    def test_a_database_appears_whole_or_not_at_all(self):
        self.write("games.pgn", GAMES)
        self.write("a.sqlite", "before")
        self.assertIn("columns", self.table("--columns", "hash", "games.pgn", "-o", "a.sqlite", status=2).stderr.decode())
        self.table("missing.pgn", "-o", "a.sqlite", status=2)
        self.assertEqual((self.folder / "a.sqlite").read_text(), "before")
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["a.sqlite", "games.pgn"])

    def test_threads_change_nothing(self):
        self.write("games.pgn", GAMES * 3000)
        tables = []
        for jobs in "14":
            self.table("--exit-zero", "--jobs", jobs, "games.pgn", "-o", "a.sqlite")
            with self.database() as connection:
                tables.append([connection.execute(f"SELECT * FROM {name}").fetchall() for name in ("games", "positions", "counts")])
        self.assertEqual(tables[0], tables[1])
        self.assertGreater(len(tables[0][2]), 0)

    def test_the_rows_in_other_formats(self):
        rows = list(csv.DictReader(io.StringIO(self.table(self.write("games.pgn", GAMES)).stdout.decode(), newline="")))
        self.assertEqual([(row["game"], row["ply"], row["move"], row["result"]) for row in rows[:5]],
                         [("1", "1", "e2e4", "1-0"), ("1", "2", "e7e5", "1-0"), ("1", "3", "g1f3", "1-0"),
                          ("1", "4", "", "1-0"), ("2", "1", "e2e4", "0-1")])
        self.assertEqual(rows[0]["hash"], rows[4]["hash"])
        lines = self.table("--to", "json-lines", "--columns", "hash", "games.pgn").stdout.decode().splitlines()
        self.assertEqual([json.loads(line)["hash"] for line in lines], [row["hash"] for row in rows])
        plies = self.run_program("table", "--rows", "plies", "--columns", "hash", "games.pgn").stdout.decode().split()
        self.assertEqual(plies[1:4], [row["hash"] for row in rows[1:4]])

    def test_hashes_do_not_change(self):
        """Databases keep them: where this test fails, the version of these needs another number."""
        expected = {"a.pgn": [5888670694017984253, -9175689235221690256], "a.wxf": [2391753260504526680, 2233554908689138806],
                    "a.diplomat": [4273883475588093235, 2737997631337469431], "a.ctl-pgn": [3872976916813640315, 4414502631526376304]}
        for name, hashes in expected.items():
            text = self.table("--exit-zero", "--columns", "hash", self.write(name, NOTATIONS[name][0])).stdout.decode()
            self.assertEqual([int(line) for line in text.split()[1:]][::3], hashes, name)

    def test_the_document(self):
        section = DOCUMENT[DOCUMENT.index("## What was played in a position"):]
        shown = re.search(r"```text\n(.*?)```", section, re.DOTALL)[1]
        self.make(game("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#") + game("1. e4 e5 2. f4 Qh4+", "0-1"))
        self.assertEqual(self.explore("--moves", "1. e4 e5"), shown)
        listed = re.search(r"## Columns of positions\n.*?```text\n(.*?)```", DOCUMENT, re.DOTALL)[1]
        done = self.run_program("table", "--list-columns", "--rows", "positions")
        self.assertEqual(done.stdout.decode(), listed)


if __name__ == "__main__":
    unittest.main()
