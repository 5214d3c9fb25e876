"""Boards as pictures: `ctlpgn board --output-format svg`. Usage: board_test.py PROGRAM"""

import gzip
import re
import unittest
import xml.etree.ElementTree as xml

from lint_support import LintTest

SVG = "{http://www.w3.org/2000/svg}"
GAME = """[Event "?"]
[White "<script>alert(1)</script>"]
[Black "Tom & \\"Jerry\\""]

1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0
"""
# Pieces at the start, and cells.
BOARDS = {"ctl-pgn": (54, 169), "pgn": (32, 64), "diplomat": (20, 43), "xiangqi": (32, 90)}


def luminance(colour):
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


class BoardTest(LintTest):
    def picture(self, *arguments, status=0, stdin=""):
        done = self.run_program("board", "--output-format", "svg", *arguments, stdin=stdin)
        self.assertEqual(done.returncode, status, done.stderr.decode())
        return xml.fromstring(done.stdout)

    def men(self, svg):
        return [g for g in svg.iter(f"{SVG}g") if g.get("class") in ("white", "black", "red") and g.get("transform")]

    def test_every_notation_draws_its_start(self):
        for notation, (men, cells) in BOARDS.items():
            with self.subTest(notation):
                svg = self.picture("--notation", notation)
                self.assertEqual(len(self.men(svg)), men)
                drawn = [p for p in svg.iter(f"{SVG}path") if p.get("class") in ("light", "middle", "dark")]
                outlines = sum(p.get("d").count("M") for p in drawn)
                self.assertEqual(outlines, 0 if notation == "xiangqi" else cells)
                self.assertRegex(svg.get("aria-label"), r"^(White|Red) to move$")
                self.assertFalse(list(svg.iter(f"{SVG}image")) + list(svg.iter(f"{SVG}script")))

    def test_the_last_ply_is_marked_and_players_are_named(self):
        file = self.write("game.pgn", GAME)
        svg = self.picture(file)
        self.assertEqual(svg.get("aria-label"), "After Qxe5#, Black is mated")
        self.assertEqual([p.get("class") for p in svg.iter(f"{SVG}path") if p.get("class") in ("from", "to")], ["from", "to"])
        named = [t.text for t in svg.iter(f"{SVG}text") if "player" in t.get("class", "")]
        self.assertEqual(named, ['Tom & "Jerry"', "<script>alert(1)</script>"])

    def test_the_end_is_said_in_words(self):
        file = self.write("mate.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n")
        self.assertEqual(self.picture(file).get("aria-label"), "After Qh4#, White is mated")
        self.assertIn("After Qh4#, White is mated\n", self.run_program("board", file).stdout.decode())

    def test_arrows_and_colours(self):
        classes = lambda svg: sorted(e.get("class") for e in svg.iter() if e.get("class", "").startswith(("arrow", "tinted", "mark")))
        svg = self.picture("--notation", "ctl-pgn", "--mark", "F14,G13:red", "--arrow", "H6-H12,I23-I19:green")
        self.assertEqual(classes(svg), ["arrow colour-blue", "arrow colour-green", "mark", "tinted colour-red"])
        file = self.write("said.pgn", "1. e4 { [%csl Gd4][%cal Re2e4] } e5 *\n")
        self.assertEqual(classes(self.picture(file, "--ply", "1.white")), ["arrow colour-red", "tinted colour-green"])
        self.assertEqual(classes(self.picture(file)), [])
        for wrong, words in (("e2e4", "two places with a hyphen"), ("e2-e4:pink", "must be a colour"), ("e2-e9", "no place e9")):
            done = self.run_program("board", "--notation", "pgn", "--output-format", "svg", "--arrow", wrong)
            self.assertEqual(done.returncode, 2)
            self.assertIn(words, done.stderr.decode())

    def test_a_flipped_board_is_turned(self):
        position = "8/8/8/8/8/8/8/K6k w - - 0 1"
        places = {}
        for flip in ((), ("--flip",)):
            svg = self.picture("--notation", "pgn", position, *flip)
            places[flip] = {g.get("class"): tuple(float(n) for n in re.findall(r"[\d.]+", g.get("transform"))[:2])
                            for g in self.men(svg)}
        white, black = places[()]["white"], places[()]["black"]
        self.assertLess(white[0], black[0])
        turned = places[("--flip",)]
        self.assertGreater(turned["white"][0], turned["black"][0])
        self.assertLess(turned["white"][1], white[1])

    def test_a_flipped_board_of_text_is_turned(self):
        def rows(notation, *options):
            done = self.run_program("board", "--notation", notation, *options)
            self.assertEqual(done.returncode, 0, done.stderr)
            lines = done.stdout.decode().split("\n")[:-4]  # whose turn it is and the position come below
            if notation != "diplomat":  # its coordinates are around the board, those of the others next to it
                lines = [line for line in lines if line[:2].strip().isdigit()]
            return [re.sub(r"[\d\s]", "", line) for line in lines if line.strip()]

        for notation in BOARDS:
            with self.subTest(notation):
                upright, flipped = rows(notation), rows(notation, "--flip")
                self.assertGreater(len(upright), 7)
                self.assertNotEqual(flipped, upright)
                self.assertEqual([row[::-1] for row in reversed(flipped)], upright)

    def test_the_coordinates_of_a_flipped_board(self):
        for notation, file_row, first in (("pgn", "   h  g  f  e  d  c  b  a", "1 "), ("xiangqi", "   i   h   g   f   e   d   c   b   a", "0 "),
                                          ("ctl-pgn", "    Z  X  L  K  I  H  G  F  E  D  C  B  A  T  P", " 0 ")):
            lines = self.run_program("board", "--notation", notation, "--flip").stdout.decode().split("\n")
            self.assertIn(file_row, lines)
            self.assertTrue(next(line for line in lines if line.strip()[:1].isdigit()).startswith(first))

    def test_marks_and_coordinates(self):
        svg = self.picture("--notation", "pgn", "--mark", "e4,d5", "--no-coordinates", "--width", "400")
        self.assertEqual(len([c for c in svg.iter(f"{SVG}circle") if c.get("class") == "mark"]), 2)
        self.assertEqual(svg.get("width"), "400")
        self.assertFalse([g for g in svg.iter(f"{SVG}g") if g.get("class") == "coordinate"])
        done = self.run_program("board", "--output-format", "svg", "--notation", "pgn", "--mark", "z9")
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        self.assertIn(b"the board has no place z9", done.stderr)

    def test_animated_pictures(self):
        file = self.write("mate.pgn", '[White "Anna"]\n\n1. f3 (1. e4 c5) e5 2. g4 { [%csl Rg4] } Qh4# 0-1\n')
        svg = self.picture(file, "--animate", "2")
        frames = [g for g in svg.iter(f"{SVG}g") if g.get("class", "").startswith("frame ")]
        self.assertEqual([frame.get("class") for frame in frames], ["frame f0", "frame f1", "frame f2", "frame f3", "frame f4 last"])
        self.assertEqual([len(list(frame.iter(f"{SVG}use"))) for frame in frames], [32] * 5)
        self.assertEqual([len([p for p in frame.iter(f"{SVG}path") if p.get("class", "").startswith("tinted")]) for frame in frames], [0, 0, 0, 1, 0])
        defined = {each.get("id") for each in svg.iter(f"{SVG}g") if each.get("id")}
        self.assertLessEqual({each.get("href")[1:] for each in svg.iter(f"{SVG}use")}, defined)
        self.assertEqual(svg.get("aria-label"), "After Qh4#, White is mated")
        sheet = next(svg.iter(f"{SVG}style")).text
        self.assertIn("animation:shown 14s", sheet)
        self.assertIn(".f4{animation-delay:-6s}", sheet)
        self.assertIn("prefers-reduced-motion", sheet)
        frames = [g for g in self.picture(file, "--animate", "1", "--ply", "1").iter(f"{SVG}g") if g.get("class", "").startswith("frame ")]
        self.assertEqual(len(frames), 3)
        for words, said in ((("--notation", "pgn"), b"needs a file of games"), ((file, "--ply", "#1[#1/1]@B"), b"not all in the main line")):
            done = self.run_program("board", "--output-format", "svg", "--animate", "1", *words)
            self.assertEqual((done.returncode, done.stdout), (2, b""))
            self.assertIn(said, done.stderr)

    def test_the_names_of_places(self):
        for notation, count, first in (("pgn", 64, "a8"), ("ctl-pgn", 169, "F0"), ("xiangqi", 90, "a0"), ("diplomat", 43, "a1")):
            svg = self.picture("--notation", notation, "--names", "--no-coordinates")
            names = [each.text for each in svg.iter(f"{SVG}text")]
            self.assertEqual((len(names), len(set(names))), (count, count))
            self.assertIn(first, names)
            self.assertEqual(svg.get("aria-label"), "the names of all places")
            self.assertFalse([path for path in svg.iter(f"{SVG}path") if path.get("class") == "body"])

    def test_where_no_ply_is_left_that_is_said(self):
        done = self.run_program("board", "--notation", "pgn", "--moves", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")
        self.assertEqual((done.returncode, done.stdout), (0, b""))
        self.assertEqual(done.stderr, b"ctlpgn: the rules allow no ply in this position\n")

    def test_what_is_about_pictures_is_refused_where_text_is_drawn(self):
        for option in (("--mark", "e4"), ("--theme", "dark"), ("--width", "400"), ("--no-coordinates",)):
            done = self.run_program("board", "--notation", "pgn", *option)
            self.assertEqual((done.returncode, done.stdout), (2, b""))
            self.assertIn(f"{option[0]} is about pictures; --output-format svg draws one".encode(), done.stderr)

    def test_themes(self):
        for theme, media, dark in (("auto", True, True), ("light", False, False), ("dark", False, True)):
            style = self.picture("--notation", "pgn", "--theme", theme).find(f"{SVG}style").text
            self.assertEqual("@media" in style, media)
            self.assertEqual("#161b22" in style, dark)

    def test_what_must_be_seen_is_conspicuous(self):
        for theme in ("light", "dark"):
            style = self.picture("--notation", "pgn", "--theme", theme).find(f"{SVG}style").text
            colours = {}  # the last of equal rules is in force
            for names, body in re.findall(r"([^{}]+)\{([^}]*)\}", style):
                for name in names.split(","):
                    for key, value in re.findall(r"(fill|stroke):(#[0-9a-f]+)", body):
                        colours[name.strip(), key] = value
            cells = [colours[f".board .{name}", "fill"] for name in ("light", "middle", "dark", "ground")]
            for name, key in ((".board .from", "stroke"), (".board .to", "stroke"), (".board .mark", "stroke"),
                              (".board .black .body", "fill"), (".board .white .body", "stroke"), (".board .grid", "stroke")):
                least = 2 if name == ".board .grid" else 3
                for cell in cells if name != ".board .grid" else cells[3:]:
                    self.assertGreaterEqual(contrast(colours[name, key], cell), least, (theme, name, cell))
            paper = colours[".board .paper", "fill"]
            for name in (".board text", ".board .player"):
                self.assertGreaterEqual(contrast(colours[name, "fill"], paper), 4.5, (theme, name))
            tones = [luminance(cell) for cell in cells[:3]]
            self.assertEqual(tones, sorted(tones, reverse=True))

    def test_plies_and_games_need_a_file(self):
        start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        for arguments, option in ((("--notation", "pgn", "--ply", "3"), b"--ply"), ((start, "--ply", "0"), b"--ply"),
                                  ((start, "--game", "1"), b"--game"), (("--game", "7"), b"--game")):
            done = self.run_program("board", *arguments)
            self.assertEqual((done.returncode, done.stdout), (2, b""), arguments)
            self.assertIn(option + b" needs a file of games", done.stderr)

    def test_what_cannot_be_played_is_named(self):
        self.write("a.pgn", "1. e4 e5 2. Ke3 Nf6 (2... d5 3. d4) *\n")
        for ply, place in (("", b"2... Nf6"), ("2.black", b"2... Nf6"), ("#2/1", b"")):
            done = self.run_program("board", "a.pgn", *(["--ply", ply] if ply else []))
            self.assertEqual(done.returncode, 2)
            if place:
                self.assertIn(b"2. Ke3 cannot be played, so the position after " + place + b" is not known", done.stderr)
        done = self.run_program("board", "a.pgn", "--ply", "2.white")
        self.assertIn(b"2. Ke3 cannot be played; ", done.stderr)
        done = self.run_program("board", "a.pgn", "--ply", "1.black", "--text")
        self.assertEqual((done.returncode, done.stderr), (0, b""))

    def test_a_file_that_is_cut_off(self):
        self.write("a.pgn.gz", gzip.compress(b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n" * 1000)[:-30])
        done = self.run_program("board", "a.pgn.gz", "--game", "990", "--ply", "9.black")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"its compressed data is damaged or cut short", done.stderr)

    def test_the_encoding_that_is_configured(self):
        self.write("old.pgn", '[White "Dvořák"]\n[Black "?"]\n\n1. e4 *\n'.encode("cp1250"))
        self.write("ctlpgn.toml", 'input-encoding = "CP1250"\n')
        self.assertIn("White: Dvořák", self.run_program("board", "old.pgn").stdout.decode())
        self.assertNotIn("White: Dvořák", self.run_program("board", "--no-config", "old.pgn").stdout.decode())
        self.write("other.toml", "input-encoding = 'Latin-1'\n")
        self.assertIn("White: Dvoøák", self.run_program("board", "--config", "other.toml", "old.pgn").stdout.decode())
        self.write("ctlpgn.toml", "nonsense")
        self.assertEqual(self.run_program("board", "old.pgn").returncode, 2)

    def test_a_picture_is_written_to_a_file_as_a_whole(self):
        done = self.run_program("board", "--output-format", "svg", "-o", "board.svg")
        self.assertEqual((done.returncode, done.stdout), (0, b""))
        xml.parse(self.folder / "board.svg")
        done = self.run_program("board", "--output-format", "svg", "--notation", "pgn", "8/8 w", "-o", "none.svg")
        self.assertNotEqual(done.returncode, 0)
        self.assertFalse((self.folder / "none.svg").exists())


if __name__ == "__main__":
    unittest.main()
