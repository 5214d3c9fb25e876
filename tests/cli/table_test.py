"""Tables of games and plies: `ctlpgn table`. Usage: table_test.py PROGRAM DOCUMENT"""

import contextlib
import csv
import io
import json
import pathlib
import re
import sqlite3
import subprocess
import sys
import unittest

DOCUMENT = pathlib.Path(sys.argv.pop(2)).read_text(encoding="utf-8")

from lint_support import PROGRAM, LintTest  # noqa: E402

GAMES = """[Event "One, \\"two\\""]
[Site "?"]
[Date "2024.03.??"]
[Round "1"]
[White "Anna"]
[Black "Bo"]
[Result "1-0"]
[WhiteElo "2100"]

1. e4 { [%clk 0:10:00] [%eval 0.2] good
move } e5 $1 $14 { [%clk 0:09:58.5] [%eval #-3,12] } ( 1... c5 2. Nf3 ( 2. c3 d5 ) 2... d6 ) 2. Nf3 Nc6 3. Bb5 a6
4. Bxc6 dxc6 5. O-O 1-0

[Event "Two"]
[Site "?"]
[Date "????.??.??"]
[Round "-"]
[White "Bo"]
[Black "Anna"]
[Result "*"]

1. f3 e5 2. g4 Qh4# *
"""
XIANGQI = "FORMAT\tWXF\nGAME\tClub\nRED\tLi\nBLACK\tWu\nDATE\t2001-01-02\nRESULT\t1-0\nSTART{\n1. C2.5 H8+7\n2. H2+3\n}\n"


class TableTest(LintTest):
    def table(self, *arguments, status=0, **options):
        done = self.run_program("table", *arguments, **options)
        self.assertEqual(done.returncode, status, done.stderr.decode())
        return done.stdout.decode()

    def rows(self, *arguments, **options):
        return list(csv.DictReader(io.StringIO(self.table(*arguments, **options), newline="")))

    def database(self, name):
        connection = sqlite3.connect(self.folder / name)
        connection.row_factory = sqlite3.Row
        return contextlib.closing(connection)

    def test_games(self):
        rows = self.rows(self.write("games.pgn", GAMES))
        self.assertEqual(rows[0], {
            "game": "1", "file": "games.pgn", "Event": 'One, "two"', "Site": "?", "Date": "2024.03.??", "Round": "1",
            "white": "Anna", "black": "Bo", "result": "1-0", "plies": "9", "errors": "0"})
        self.assertEqual([row["white"] for row in rows], ["Anna", "Bo"])

    def test_csv_is_that_of_rfc_4180(self):
        text = self.table("--columns", "game,Event,WhiteElo", self.write("games.pgn", GAMES))
        self.assertEqual(text, 'game,Event,WhiteElo\r\n1,"One, ""two""",2100\r\n2,Two,\r\n')

    def test_what_is_unknown_is_not_what_is_empty(self):
        file = self.write("games.pgn", '[Event ""]\n\n1. e4 *\n')
        columns = ("--columns", "Event,ECO", "--exit-zero", file)
        self.assertEqual(self.table(*columns), 'Event,ECO\r\n"",\r\n')
        self.assertEqual(self.table("--to", "json-lines", *columns), '{"Event":"","ECO":null}\n')

    def test_a_row_of_one_unknown_cell_is_no_empty_line(self):
        self.assertEqual(self.table("--columns", "ECO", self.write("games.pgn", GAMES)), 'ECO\r\n""\r\n""\r\n')

    def test_plies(self):
        rows = self.rows("--rows", "plies", "--columns", "game,line,ply,number,side,text,uci,piece,from,to,captured,nags",
                         self.write("games.pgn", GAMES))
        self.assertEqual(len(rows), 9 + 5 + 4)
        shown = [" ".join(row.values()) for row in rows]
        for row in ("1 0 1 1 white e4 e2e4 pawn e2 e4  ", "1 0 2 1 black e5 e7e5 pawn e7 e5  1 14",
                    "1 1 2 1 black c5 c7c5 pawn c7 c5  ", "1 1 3 2 white Nf3 g1f3 knight g1 f3  ",
                    "1 2 3 2 white c3 c2c3 pawn c2 c3  ", "1 2 4 2 black d5 d7d5 pawn d7 d5  ",
                    "1 1 4 2 black d6 d7d6 pawn d7 d6  ", "1 0 7 4 white Bxc6 b5c6 bishop b5 c6 knight ",
                    "1 0 9 5 white O-O e1g1 king e1 g1  "):
            self.assertIn(row, shown)

    def test_a_ply_that_cannot_be_read_captures_nothing(self):
        file = self.write("a.ctl-pgn", '[Variant "C\'escacs"]\n[Id "Cescacs-P01"]\n[Annotator "A"]\n\n1. C5-C11, E21-E17\n2. E13××F16 :\n*\n')
        rows = self.rows("--rows", "plies", "--columns", "side,text,piece,captured", file, status=1)
        self.assertEqual(rows[2], {"side": "white", "text": "E13××F16", "piece": "", "captured": ""})

    def test_what_is_known_anyway(self):
        file = self.write("games.pgn", "1. f2-f3 e5 2. g2-g4 Qd8h4 0-1\n\n[White \"x\"]\n\n1. e4 *\n")
        self.assertEqual(self.rows("--columns", "index,status", file), [{"index": "1", "status": "checkmate"}, {"index": "2", "status": ""}])
        self.assertEqual([row["san"] for row in self.rows("--rows", "plies", "--columns", "san", file)], ["f3", "e5", "g4", "Qh4#", "e4"])
        rows = self.rows("--rows", "plies", "--columns", "san", self.write("a.wxf", XIANGQI))
        self.assertEqual(rows, [{"san": ""}] * 3)

    def test_what_comments_say(self):
        rows = self.rows("--rows", "plies", "--columns", "clock,eval,mate,depth,comment", self.write("games.pgn", GAMES))
        self.assertEqual(rows[0], {"clock": "600", "eval": "0.2", "mate": "", "depth": "",
                                   "comment": "[%clk 0:10:00] [%eval 0.2] good\nmove"})
        self.assertEqual((rows[1]["clock"], rows[1]["eval"], rows[1]["mate"], rows[1]["depth"]), ("598.5", "", "-3", "12"))

    def test_a_comment_is_in_the_row_of_the_ply_that_it_is_about(self):
        file = self.write("a.ctl-pgn", '[Variant "C\'escacs"]\n[Id "Cescacs-P01"]\n[Annotator "A"]\n\n1. H6-H12, I23-I19\n{ @W: one }\n{ both }\n{ @B: two }\n'
                          '2. JF6-C15, GH26-Z11 :\n{ @W: three }\n*\n')
        rows = self.rows("--rows", "plies", "--columns", "text, comment", file)
        self.assertEqual([row["comment"] for row in rows], ["one", "both\ntwo", "three", ""])

    def test_positions_and_faults(self):
        file = self.write("games.pgn", "1. e4 e5 2. Ke3 *\n")
        rows = self.rows("--rows", "plies", "--columns", "text,fault,position", file, status=1)
        self.assertEqual(rows[0]["position"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
        self.assertEqual([row["fault"] for row in rows][:2], ["", ""])
        self.assertRegex(rows[2]["fault"], "^GB")

    def test_every_notation(self):
        rows = self.rows("--columns", "notation,white,black,Date,result,plies", self.write("a.wxf", XIANGQI))
        self.assertEqual(rows, [{"notation": "xiangqi", "white": "Li", "black": "Wu", "Date": "2001-01-02",
                                 "result": "1-0", "plies": "3"}])
        plies = self.rows("--rows", "plies", self.write("b.wxf", XIANGQI))
        self.assertEqual([(row["side"], row["piece"], row["from"], row["to"]) for row in plies],
                         [("white", "cannon", "h2", "e2"), ("black", "horse", "h9", "g7"), ("white", "horse", "h0", "g2")])

    def test_games_are_numbered_over_all_files(self):
        files = [self.write("a.pgn", GAMES), self.write("b.pgn", GAMES)]
        rows = self.rows("--columns", "game,file,index", *files)
        self.assertEqual([tuple(row.values()) for row in rows],
                         [("1", "a.pgn", "1"), ("2", "a.pgn", "2"), ("3", "b.pgn", "1"), ("4", "b.pgn", "2")])
        self.assertEqual([row["game"] for row in self.rows("--where", "White = Bo", *files)], ["2", "4"])

    def test_threads_change_nothing(self):
        file = self.write("many.pgn", GAMES * 400)
        for options in (("--rows", "plies"), ("--columns", "game,index,white", "--where", "White = Bo")):
            with self.subTest(options):
                self.assertEqual(self.table(*options, file), self.table(*options, "--jobs", "3", file))

    def test_what_no_column_shows_is_not_looked_for(self):
        """Only the time differs."""
        file = self.write("games.pgn", GAMES + '[Event "x"]\n\n1. e4 e5 2. Ke3 1-0\n')
        for columns in ("game,white,result,plies,eco,opening,status", "game,errors"):
            options = ("--columns", columns, file)
            self.assertEqual(self.table("--exit-zero", *options), self.table(*options, status=1))

    def test_json_lines(self):
        text = self.table("--rows", "plies", "--columns", "game,text,clock", "-o", "plies.jsonl", self.write("g.pgn", GAMES))
        self.assertEqual(text, "")
        rows = [json.loads(line) for line in (self.folder / "plies.jsonl").read_text().splitlines()]
        self.assertEqual(rows[1], {"game": 1, "text": "e5", "clock": 598.5})

    def test_bytes_that_are_no_text(self):
        self.write("g.pgn", b'[Event "a\xffb"]\n\n1. e4 *\n')
        done = self.run_program("table", "--columns", "Event", "--to", "json-lines", "--exit-zero", "g.pgn")
        self.assertTrue(json.loads(done.stdout)["Event"].startswith("a"))

    def test_a_database(self):
        self.table(self.write("games.pgn", GAMES), "-o", "games.sqlite")
        with self.database("games.sqlite") as games:
            self.assertEqual(games.execute("SELECT count(*) FROM games").fetchone()[0], 2)
            self.assertEqual(games.execute("SELECT count(*) FROM plies WHERE line = 0").fetchone()[0], 13)
            joined = games.execute("""SELECT white, number, text FROM played WHERE "check" = 'mate'""").fetchall()
            self.assertEqual([tuple(row) for row in joined], [("Bo", 2, "Qh4#")])
            self.assertEqual(games.execute("SELECT typeof(game), typeof(white) FROM games").fetchone()[:],
                             ("integer", "text"))
            indices = games.execute("SELECT name FROM sqlite_master WHERE type = 'index' ORDER BY name").fetchall()
            self.assertEqual([row[0] for row in indices], ["games_by_game", "plies_by_game"])

    def test_a_database_appears_whole_or_not_at_all(self):
        self.write("old.sqlite", "old")
        done = self.run_program("table", "missing.pgn", "-o", "old.sqlite")
        self.assertEqual(done.returncode, 2)
        self.assertEqual((self.folder / "old.sqlite").read_text(), "old")
        self.assertEqual([path.name for path in self.folder.iterdir()], ["old.sqlite"])

    def test_a_library_that_cannot_be_loaded_is_named(self):
        if "libsqlite3" in subprocess.run(["ldd", PROGRAM], capture_output=True, text=True).stdout:
            self.skipTest("it is linked")
        self.write("libraries/libsqlite3.so.0", b"")
        done = self.run_program("table", self.write("games.pgn", GAMES), "-o", "games.sqlite",
                                environment={"LD_LIBRARY_PATH": str(self.folder / "libraries")})
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"cannot write games.sqlite: the library for databases is missing (", done.stderr)
        self.assertFalse((self.folder / "games.sqlite").exists())

    def test_slips_on_the_command_line(self):
        file = self.write("games.pgn", GAMES)
        for arguments, message in (
                (("--rows", "plies", "--columns", "txt"), b'unknown column "txt" of a table of plies: did you mean "text"?'),
                (("--columns", "game,game"), b'column "game" is named twice'),
                (("--rows", "both"), b"games and plies are two tables, and only SQLite keeps both in one file"),
                (("--to", "sqlite"), b"SQLite needs a file, not a stream"),
                (("--columns", "result,Result", "-o", "a.sqlite"), b"differ only in case, which SQLite ignores"),
                (("-o", "games.xlsx"), b"no format of a table has the extension of games.xlsx; use --to with one of csv, "),
                (("-o", "games2.pgn"), b"is the name of a file of games")):
            with self.subTest(arguments):
                done = self.run_program("table", *arguments, file)
                self.assertEqual(done.returncode, 2)
                self.assertIn(message, done.stderr)
        done = self.run_program("table", "--columns", "game,WhiteEllo", file)
        self.assertEqual((done.returncode, done.stderr),
                         (0, b'ctlpgn: no game has the tag "WhiteEllo", so its column is empty\n'))

    def test_one_bad_file_does_not_stop_the_others(self):
        rows = self.run_program("table", "--columns", "white", "missing.pgn", self.write("games.pgn", GAMES))
        self.assertEqual((rows.returncode, rows.stdout), (2, b"white\r\nAnna\r\nBo\r\n"))

    def test_the_document_lists_the_columns(self):
        shown = re.findall(r"^```text\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
        for rows in ("games", "plies"):
            self.assertIn(self.table("--list-columns", "--rows", rows), shown)


if __name__ == "__main__":
    unittest.main()
