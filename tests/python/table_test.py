#!/usr/bin/env python3
"""table_test.py PROGRAM CORPUS: tables have the cells of `ctlpgn table`, as lists, and as arrays where NumPy is installed."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import ctlpgn

try:
    import numpy
except ModuleNotFoundError:
    numpy = None
try:
    import pandas
except ModuleNotFoundError:
    pandas = None

PROGRAM, CORPUS = sys.argv[1], Path(sys.argv[2])
FILES = [files[:: max(1, len(files) // 12)]
         for files in (sorted(CORPUS.rglob("*" + extension)) for extension in (".pgn", ".ctl-pgn", ".wxf", ".diplomat"))]
CLOCKS = b"""[White "Anna"]
[WhiteElo "1810"]

1. e4 {[%clk 0:10:00]} e5 {[%clk 0:09:58.5] [%eval #-3]} 2. Nf3 (2. f4 exf4) Nc6 1-0

[White "Berta"]

1. d4 *
"""


def columns_of(rows):
    listed = subprocess.run([PROGRAM, "table", "--list-columns", "--rows", rows], capture_output=True, check=True)
    return [line[2:].split()[0] for line in listed.stdout.decode().splitlines()]


def program(rows, columns, files, *more):
    run = subprocess.run([PROGRAM, "table", "--exit-zero", "--rows", rows, "--columns", ",".join(columns), *more, *map(str, files)],
                         capture_output=True)
    return run.stdout


# Lines of JSON write hashes as text, since many readers round numbers of 64 bits.
def with_numbers(row):
    return row | {"hash": int(row["hash"])} if row.get("hash") is not None else row


class Tables(unittest.TestCase):
    maxDiff = None

    def test_the_cells_are_those_of_the_program(self):
        for files in FILES:
            for rows in ("games", "plies"):
                columns = columns_of(rows)
                with self.subTest(files=files[0].suffix, rows=rows):
                    given = program(rows, columns, files, "--to", "json-lines").decode().splitlines()
                    made = ctlpgn.table(files, columns, rows=rows)
                    self.assertEqual(list(made), columns)
                    self.assertEqual(made.rows, len(given))
                    self.assertGreater(made.rows, 5)
                    lists = made.lists()
                    for number, line in enumerate(given):
                        self.assertEqual({name: cells[number] for name, cells in lists.items()}, with_numbers(json.loads(line)))

    def test_arrow(self):
        for files in FILES:
            columns = columns_of("plies")
            self.assertEqual(ctlpgn.table(files[0], columns, rows="plies").arrow_stream(),
                             program("plies", columns, files[:1], "--to", "arrow"))

    def test_threads_make_the_same_table(self):
        text = CLOCKS * 2000
        columns = ["game", "index", "white", "text", "clock", "from"]
        alone = ctlpgn.table([text, CLOCKS], columns[:3])
        self.assertEqual(alone.lists(), ctlpgn.table([text, CLOCKS], columns[:3], jobs=2).lists())
        self.assertEqual(alone.lists()["game"], list(range(1, 4003)))
        self.assertEqual(alone.lists()["index"][-2:], [1, 2])
        columns.remove("white")
        plies = ctlpgn.table(text, columns, rows="plies", jobs=2)
        self.assertEqual(plies.lists(), ctlpgn.table(text, columns, rows="plies").lists())
        self.assertEqual(plies.rows, 14000)

    def test_columns(self):
        table = ctlpgn.table(CLOCKS, "white,WhiteElo,result,plies")
        self.assertEqual(table.lists(), {"white": ["Anna", "Berta"], "WhiteElo": ["1810", None], "result": ["1-0", "*"],
                                         "plies": [4, 1]})
        self.assertEqual((len(table), table.rows), (4, 2))
        self.assertEqual(list(table["white"]), ["Anna", "Berta"])
        self.assertIn("white", table)
        with self.assertRaises(KeyError):
            table["black"]
        self.assertEqual(ctlpgn.table(b"", ["white"]).lists(), {"white": []})

    def test_wrong_requests(self):
        for wrong in ({"columns": ["no such"], "rows": "plies"}, {"rows": "moves"}, {"columns": ["white", "white"]},
                      {"level": "high"}, {"notation": "chess"}, {"jobs": -1}):
            with self.assertRaises(ctlpgn.RequestError):
                ctlpgn.table(CLOCKS, **wrong)
        with self.assertRaises(FileNotFoundError):
            ctlpgn.table([CLOCKS, "/there/is/no/such.pgn"])

    def test_files_have_names(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "games.pgn"
            path.write_bytes(CLOCKS)
            self.assertEqual(ctlpgn.table([path, CLOCKS], ["file", "white"]).lists()["file"], [str(path)] * 2 + [None] * 2)

    def test_hashes_keep_all_their_digits(self):
        text = b"1. e4 e5 2. Nxx *\n"
        positions = ctlpgn.table(text, ["hash", "move"], rows="positions")
        plies = ctlpgn.table(text, ["hash"], rows="plies")
        hashes = positions.lists()["hash"]
        self.assertEqual(positions.lists()["move"], ["e2e4", "e7e5", None])
        self.assertEqual(plies.lists()["hash"], [*hashes[1:], None])
        self.assertGreater(max(map(abs, hashes)), 2**53)
        self.assertEqual((list(positions["hash"]), list(plies["hash"])), (hashes, [*hashes[1:], None]))
        if numpy:
            self.assertEqual((str(positions["hash"].dtype), str(plies["hash"].dtype)), ("int64", "object"))
        if pandas:
            self.assertEqual(plies.to_pandas()["hash"].dropna().tolist(), hashes[1:])

    @unittest.skipIf(numpy, "only without NumPy")
    def test_lists_without_numpy(self):
        table = ctlpgn.table(CLOCKS, ["ply", "clock", "mate", "to"], rows="plies")
        self.assertEqual(table["clock"], [600.0, 598.5] + [None] * 5)
        self.assertEqual(table["mate"], [None, -3] + [None] * 5)
        self.assertEqual(table["ply"], [1, 2, 3, 3, 4, 4, 1])
        self.assertEqual(table["to"], ["e4", "e5", "f3", "f4", "f4", "c6", "d4"])

    @unittest.skipUnless(numpy, "needs NumPy")
    def test_arrays(self):
        table = ctlpgn.table(CLOCKS, ["ply", "clock", "mate", "captured", "text"], rows="plies")
        self.assertEqual({name: str(table[name].dtype) for name in table},
                         {"ply": "int32", "clock": "float64", "mate": "float64", "captured": "object", "text": "object"})
        self.assertEqual(table["ply"].shape, (7,))
        self.assertEqual(table["clock"][:2].tolist(), [600.0, 598.5])
        self.assertTrue(numpy.isnan(table["clock"][2:]).all())
        self.assertEqual(table["mate"][1], -3)
        self.assertEqual(table["captured"].tolist(), [None, None, None, None, "pawn", None, None])
        self.assertEqual(table["text"].tolist(), ["e4", "e5", "Nf3", "f4", "exf4", "Nc6", "d4"])
        table["ply"][0] = 9  # it is writable, and kept
        self.assertEqual(table["ply"][0], 9)

    @unittest.skipUnless(pandas, "needs pandas")
    def test_pandas(self):
        frame = ctlpgn.table(CLOCKS, ["game", "clock", "mate", "captured", "text"], rows="plies").to_pandas()
        self.assertEqual([str(each) for each in frame.dtypes], ["int32", "float64", "Int32", "category", "object"])
        self.assertEqual(frame["captured"].dropna().tolist(), ["pawn"])
        self.assertEqual(frame["mate"].dropna().tolist(), [-3])
        self.assertEqual(frame.groupby("game").size().tolist(), [6, 1])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
