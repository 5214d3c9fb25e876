#!/usr/bin/env python3
"""requests_test.py PROGRAM CORPUS: functions from texts to texts answer as the program does, in every notation."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import ctlpgn

PROGRAM, CORPUS = sys.argv[1], Path(sys.argv[2])
FILES = {notation: sorted(CORPUS.rglob(f"*{extension}"))
         for notation, extension in (("pgn", ".pgn"), ("ctl-pgn", ".ctl-pgn"), ("xiangqi", ".wxf"), ("diplomat", ".diplomat"))}
SOME = [(notation, file) for notation, files in FILES.items() for file in files[:: max(1, len(files) // 12)]]


def program(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True).stdout


class Requests(unittest.TestCase):
    maxDiff = None

    def test_every_notation_is_tried(self):
        self.assertEqual({notation for notation, _ in SOME}, {each["name"] for each in ctlpgn.notations()})

    def test_lint(self):
        found = 0
        for notation, file in SOME:
            given = json.loads(program("lint", "--no-config", "--output-format", "json", "--notation", notation, file))["diagnostics"]
            diagnostics = ctlpgn.lint(file, notation=notation)
            found += len(diagnostics)
            self.assertEqual([(each.code, each.message, each.span, each.fix and each.fix.title) for each in diagnostics],
                             [(each["code"], each["message"],
                               (each["range"]["start"]["offset"], each["range"]["end"]["offset"]),
                               each["fix"]["title"] if "fix" in each else None) for each in given])
        self.assertGreater(found, 20)

    def test_fix(self):
        for notation, file in SOME:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / file.name
                path.write_bytes(file.read_bytes())
                program("lint", "--no-config", "--fix", "--unsafe-fixes", "--notation", notation, path)
                fixed = ctlpgn.fix(file, notation=notation, unsafe=True)
                self.assertEqual(fixed.text.encode("utf-8", "surrogateescape"), path.read_bytes())

    def test_format(self):
        for notation, file in SOME:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / file.name
                path.write_bytes(file.read_bytes())
                program("fmt", "--notation", notation, path)
                formatted = ctlpgn.format(file, notation=notation, keep_faulty=True)
                try:
                    text = file.read_bytes().decode()
                except UnicodeDecodeError:
                    continue  # the program writes it in its own encoding
                self.assertEqual(formatted.encode("utf-8", "surrogateescape"), path.read_bytes(), text)

    def test_convert(self):
        for notation, file in SOME:
            given = program("convert", "--notation", notation, file)
            converted = ctlpgn.convert(file, notation=notation, omit_faulty=True)
            self.assertEqual(converted.encode("utf-8", "surrogateescape"), given)

    def test_games_of_json(self):
        [game] = ctlpgn.read(b"1. e4 e5 {a comment} *\n")
        self.assertEqual(ctlpgn.convert(game.json()), "1. e4 e5 {a comment} *\n")
        self.assertEqual(ctlpgn.convert(json.dumps(game.json()), from_json=True), "1. e4 e5 {a comment} *\n")

    def test_selection(self):
        text = '[Event "x"]\n\n1. e4 e5'
        codes = {each.code for each in ctlpgn.lint(text)}
        self.assertIn("GT001", codes)
        self.assertEqual({each.code for each in ctlpgn.lint(text, select=["GT001"])}, {"GT001"})
        self.assertEqual({each.code for each in ctlpgn.lint(text, ignore=["GT", "GS103"])}, codes - {"GT001", "GS103"})
        self.assertEqual([each.fix for each in ctlpgn.lint(text, fixes=False)], [None] * len(codes))

    def test_edits_of_a_fix(self):
        text = b"1. e4 e5 2. Bf1-c4 *"
        [found] = ctlpgn.lint(text, select=["GS053"])
        [fix] = found.fixes
        [edit] = fix.edits
        self.assertEqual((found.line, found.column, found.level, fix.safe), (1, 16, "warning", True))
        begin, end = edit.range.start.offset, edit.range.end.offset
        self.assertEqual(text[:begin] + edit.text.encode() + text[end:], b"1. e4 e5 2. Bc4 *")

    def test_exceptions_carry_what_was_found(self):
        text = "1. e4 *\n\n1. e4 ) e5 *\n\n1. d4 *\n"
        with self.assertRaises(ctlpgn.FaultyGames) as raised:
            ctlpgn.format(text)
        self.assertIsInstance(raised.exception, ValueError)
        self.assertEqual([each.game for each in raised.exception.games], [2])
        self.assertEqual([each.code for each in raised.exception.diagnostics], ["S073"])
        self.assertEqual(raised.exception.text, ctlpgn.format(text, keep_faulty=True))
        with self.assertRaises(ctlpgn.FaultyGames) as raised:
            ctlpgn.convert("1. e4 *\n\n1. e4 ) xx e5 *\n", letters="UCI")
        self.assertEqual(raised.exception.text, "1. e2e4 *\n")

    def test_wrong_requests(self):
        for request in (lambda: ctlpgn.lint("1. e4 *", notation="chess"), lambda: ctlpgn.lint("1. e4 *", level="high"),
                        lambda: ctlpgn.lint("1. e4 *", select=["no-such-code"]), lambda: ctlpgn.lint("Once upon a time."),
                        lambda: ctlpgn.format("1. e4 *", letters="no such"), lambda: ctlpgn.format("1. e4 *", indent="tabs"),
                        lambda: ctlpgn.legal_moves("no position"), lambda: ctlpgn.convert("no json", from_json=True)):
            with self.assertRaises(ctlpgn.RequestError):
                request()

    def test_a_text_in_another_encoding_becomes_utf_8(self):
        text = "1. e4 {Grüße aus Übersee} e5 *\n"
        self.assertEqual(ctlpgn.fix(text.encode("latin-1"), ignore=["GT001"]).text, text)
        self.assertEqual(ctlpgn.format(text.encode("utf-16")), ctlpgn.format(text))

    def test_positions(self):
        for each in ctlpgn.notations():
            name = each["name"]
            moves = ctlpgn.legal_moves(each["initial"], name)
            self.assertEqual(moves, ctlpgn.legal_moves("", name))
            self.assertEqual(len(moves), ctlpgn.perft("", 1, name))
            self.assertIn("\n", ctlpgn.board("", name))
        self.assertEqual(ctlpgn.perft("", 3, "pgn"), 8902)
        positions = ctlpgn.positions("1. e4 e5 2. Ke3 d5 *")
        self.assertEqual(len(positions), 5)
        self.assertEqual(positions[0], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        [game] = ctlpgn.read(b"1. e4 e5 (1... c5 2. Nf3) *")
        reply = game.moves[1].variations[0].moves[1]
        self.assertIn("Nc6", ctlpgn.legal_moves(reply))
        self.assertEqual(ctlpgn.legal_moves(game), ctlpgn.legal_moves(game.moves[-1]))

    def test_guess(self):
        for notation, file in SOME:
            if file.stat().st_size > 200 and "valid" in file.parts:
                self.assertEqual(ctlpgn.guess(file)[0], notation)
        self.assertEqual(ctlpgn.guess(b"\x00\x01\x02" * 50), (None, "none"))

    def test_version(self):
        from importlib.metadata import version
        self.assertEqual(ctlpgn.__version__, version("ctlpgn"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
