#!/usr/bin/env python3
"""Runs the command board as a user would: board_command_test.py PROGRAM"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = sys.argv.pop()
GAMES = """[Variant "C'escacs"]
[Id "Cescacs-P01"]
[Annotator "Cescacs"]

1. F8-F10 :
*

[Variant "C'escacs"]
[Id "Cescacs-P02"]
[Annotator "Cescacs"]

1. G7-G13, E21-E17
2. E7-E9 :
*

[Variant "C'escacs"]
[Id "Cescacs-P03"]
[Annotator "Cescacs"]

1. F8-F10, F20-F18
(1. …, E21-E17)
($[4] 1. G7-G9, G21-G19
2. E7-E9, E21-E19
(2. E7-E11)
($[1] 2. F8-F12, E21-E17))
2. G7-G9 :
*
"""
POSITION = "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"


def run(*arguments, **more):
    return subprocess.run([PROGRAM, "board", *arguments], capture_output=True, text=True, **more)


class BoardCommand(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = str(Path(folder.name, "games.ctl-pgn"))
        Path(self.file).write_text(GAMES)

    def test_plies(self):
        plies = run(POSITION, "--moves").stdout.splitlines()
        self.assertEqual(plies, sorted(plies))
        self.assertIn("F8-F10", plies)
        self.assertIn("KG1-G3", plies)
        self.assertEqual(run(POSITION, "--perft", "1").stdout, f"{len(plies)}\n")
        mates = run("/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1", "--moves").stdout.splitlines()
        self.assertIn("DD24-F26#", mates)
        self.assertIn("DD24-D26+∞", mates)
        self.assertIn("JD20-C23", mates)

    def test_plies_in_a_game(self):
        after = run(self.file, "--game", "2", "--ply", "1.black", "--moves").stdout.splitlines()
        self.assertIn("G13-G15", after)
        self.assertNotIn("G7-G9", after)

    def test_move_in_two_parts(self):
        """A comment comes between the plies of the move, so its number is written twice."""
        text = "1. e4 e5 2. Nf3 { both } 2... Nc6 3. Bb5 *\n"
        for ply, placement in {"2.white": "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b",
                               "2.black": "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w",
                               "2": "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w"}.items():
            self.assertIn(placement, run("--notation", "pgn", "-", "--ply", ply, "--text", input=text).stdout, ply)

    def after(self, ply):
        shown = run(self.file, "--game", "3", "--ply", ply, "--pdtl")
        self.assertEqual((shown.returncode, shown.stderr), (0, ""), ply)
        return shown.stdout

    def test_plies_in_variations(self):
        self.assertNotEqual(self.after("1.black"), self.after("#1[#1/1]@B"))
        self.assertEqual(self.after("#1@B"), self.after("1.black"))
        inner = self.after("#2[#2.1#1.4]@W")
        self.assertEqual(inner, self.after("2[2.1#1.4].white"))
        self.assertEqual(inner, self.after("2[2/2#1/2].w"))
        self.assertNotEqual(inner, self.after("2[2.1#1.4]"))
        before = self.after("#1[#1.4]")
        replayed = self.after("#2[#1.4]@W")
        self.assertEqual(before.split()[-1], "2")
        self.assertEqual(len({before, replayed, inner, self.after("2[2/1#1/2]")}), 4)
        shown = run(self.file, "--game", "3", "--ply", "#2[#2.1#1.4]@W").stdout
        self.assertRegex(shown, r"<P>")

    def test_plies_that_no_variation_has(self):
        for ply, message in {
            "#2[#1.1]": "the main line has no variation 1.1",
            "#2[#1/3]": "the main line has no variation 1/3",
            "#3[#1.4]": "variation 1.4 has no move 3",
            "#1[#2.1#1.4]": "variation 2.1 has no move 1",
            "#2[#2.7#1.4]": "variation 1.4 has no variation 2.7",
            "#2[#1.4": "is not a ply",
            "#2[]": "is not a ply",
            "#0[#1.4]": "is not a ply",
            "#2[#1.0]": "is not a ply",
            "#99999999999": "is not a ply",
            "#2[#1.4]@X": "is not a ply",
        }.items():
            shown = run(self.file, "--game", "3", "--ply", ply)
            self.assertEqual((shown.returncode, shown.stdout), (2, ""), ply)
            self.assertIn(message, shown.stderr)

    def test_leaves(self):
        self.assertEqual(run("--perft", "0").stdout, "1\n")
        self.assertEqual(run("--perft", "2").stdout, "4612\n")
        *lines, total = run("--divide", "2").stdout.splitlines()
        self.assertEqual(total, "4612")
        self.assertEqual(sum(int(line.split()[1]) for line in lines), 4612)
        self.assertEqual([line.split()[0] for line in lines], run("--moves").stdout.splitlines())
        self.assertEqual(run("--perft", "2", "--moves").returncode, 2)
        self.assertEqual(run("--perft", "-1").returncode, 2)

    def test_a_position(self):
        shown = run(POSITION)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        lines = shown.stdout.splitlines()
        self.assertEqual(len(lines), 34)
        self.assertEqual(lines[2].split(), ["27", ".", "k"])
        self.assertEqual(lines[-2:], ["White to move", POSITION])
        self.assertNotIn("\x1b", shown.stdout)

    def test_a_broken_position(self):
        shown = run("/27:k/8:3P3/1:1K/ w -- - 0 1")
        self.assertEqual(shown.returncode, 1)
        self.assertIn("P001", shown.stderr)
        self.assertNotIn("27  ", shown.stdout)

    def test_symbols_and_colours(self):
        self.assertIn("♚", run(POSITION, "--unicode").stdout)
        self.assertIn("\x1b[", run(POSITION, "--color", "always").stdout)
        self.assertEqual(run(POSITION, "--letters", "--unicode").returncode, 2)

    def test_the_start(self):
        self.assertTrue(run("--pdtl").stdout.startswith("/28:v/27:dk/"))

    def test_plies_of_a_file(self):
        self.assertIn("G13@9-11", run(self.file, "--game", "2", "--ply", "1.white", "--pdtl").stdout)
        self.assertIn(" w RKRrkr E17@19 0 2", run(self.file, "--game", "2", "--ply", "1.b", "--pdtl").stdout)
        self.assertEqual(run(self.file, "--game", "2", "--ply", "1", "--pdtl").stdout,
                         run(self.file, "--game", "2", "--ply", "1.black", "--pdtl").stdout)
        self.assertIn("<P>", run(self.file).stdout)
        self.assertTrue(run(self.file, "--ply", "0", "--pdtl").stdout.startswith("/28:v/27:dk/"))
        self.assertIn("/10:3P3/", run("-", "--pdtl", input=GAMES).stdout)

    def test_what_is_not_there(self):
        for arguments, words in [(["--game", "4"], "no game 4: it has 3 games"), (["--ply", "7"], "no move 7"),
                                 (["--ply", "1.black"], "not written"), (["--ply", "x"], "is not a ply")]:
            shown = run(self.file, *arguments)
            self.assertEqual(shown.returncode, 2, arguments)
            self.assertIn(words, shown.stderr)
        self.assertEqual(run("nowhere.ctl-pgn").returncode, 2)


if __name__ == "__main__":
    unittest.main()
