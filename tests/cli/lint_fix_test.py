"""Tests of fixing with `ctlpgn lint`. Usage: lint_fix_test.py PROGRAM"""

import json
import os
import random
import shutil
import subprocess
import unittest

from lint_support import CLEAN, DASH, NO_HYPHEN, PROGRAM, LintTest, game

# Only a guess can fix it: a move number, an error.
WRONG_NUMBER = game("1. G7-G13, E21-E17", "3. E7-E13 :")


class Fix(LintTest):
    def text_of(self, name):
        return (self.folder / name).read_bytes().decode()

    def test_in_place(self):
        self.write("a.ctl-pgn", DASH)
        output, _ = self.lint("--fix", "a.ctl-pgn", status=0)
        self.assertEqual(output, "")
        self.assertEqual(self.text_of("a.ctl-pgn"), CLEAN)

    def test_what_is_left_is_reported(self):
        self.write("a.ctl-pgn", game("1. G7–G13, E21-E17", "3. E7-E13 :"))
        self.assertEqual(self.codes("--fix", "a.ctl-pgn", status=1), ["M001"])
        self.assertEqual(self.text_of("a.ctl-pgn"), WRONG_NUMBER)

    def test_unsafe(self):
        self.write("a.ctl-pgn", WRONG_NUMBER)
        self.assertEqual(self.codes("--fix", "a.ctl-pgn", status=1), ["M001"])
        self.assertEqual(self.codes("--fix", "--unsafe-fixes", "a.ctl-pgn", status=0), [])
        self.assertEqual(self.text_of("a.ctl-pgn"), WRONG_NUMBER.replace("3. E7", "2. E7"))

    def test_clean_files_are_not_touched(self):
        self.write("a.ctl-pgn", CLEAN)
        path = self.folder / "a.ctl-pgn"
        os.utime(path, ns=(1, 1))
        before = path.stat()
        self.lint("--fix", "a.ctl-pgn", status=0)
        self.assertEqual((before.st_ino, before.st_mtime_ns), (path.stat().st_ino, path.stat().st_mtime_ns))
        self.assertEqual(os.listdir(self.folder), ["a.ctl-pgn"])

    def test_first_change_far_into_the_file(self):
        self.write("a.ctl-pgn", CLEAN * 5000 + DASH + CLEAN)
        self.lint("--fix", "a.ctl-pgn", status=0)
        self.assertEqual(self.text_of("a.ctl-pgn"), CLEAN * 5002)

    def test_standard_input(self):
        output, said = self.lint("--fix", "-", stdin=DASH, status=0)
        self.assertEqual(output, CLEAN)
        output, said = self.lint("--fix", "--output-format", "concise", "-", stdin=NO_HYPHEN, status=1)
        self.assertEqual(output, NO_HYPHEN)
        self.assertIn("S053 error", said)

    def test_a_read_only_file_stops_no_other(self):
        self.write("a.ctl-pgn", DASH)
        self.write("b.ctl-pgn", DASH)
        (self.folder / "a.ctl-pgn").chmod(0o444)
        _, said = self.lint("--fix", "a.ctl-pgn", "b.ctl-pgn", status=2)
        self.assertIn("a.ctl-pgn", said)
        self.assertEqual(self.text_of("a.ctl-pgn"), DASH)
        self.assertEqual(self.text_of("b.ctl-pgn"), CLEAN)

    def test_selection_and_excuses(self):
        self.write("a.ctl-pgn", DASH)
        self.lint("--fix", "--ignore", "S005", "a.ctl-pgn", status=0)
        self.assertEqual(self.text_of("a.ctl-pgn"), DASH)
        excused = game("1. G7–G13, E21-E17 :", "{: lint-ignore[S005]: as printed }")
        self.write("b.ctl-pgn", excused)
        self.lint("--fix", "--unsafe-fixes", "b.ctl-pgn", status=0)
        self.assertEqual(self.text_of("b.ctl-pgn"), excused)

    def test_line_ends_stay(self):
        self.write("a.ctl-pgn", game("1. G7–G13, E21-E17").replace("\n", "\r\n"))
        self.lint("--fix", "a.ctl-pgn", status=0)
        self.assertEqual(self.text_of("a.ctl-pgn"), CLEAN.replace("\n", "\r\n"))

    def test_diff(self):
        self.write("a.ctl-pgn", DASH)
        output, _ = self.lint("--diff", "a.ctl-pgn", status=1)
        self.assertIn("\n-1. G7–G13, E21-E17 :\n+1. G7-G13, E21-E17 :\n *\n", output)
        self.assertEqual(self.text_of("a.ctl-pgn"), DASH)
        self.assertEqual(self.lint("--diff", "-", stdin=CLEAN, status=0), ("", ""))
        if shutil.which("patch") is None:
            return
        done = subprocess.run(["patch", "-s", "-p0"], input=output.encode(), cwd=self.folder, check=False)
        self.assertEqual(done.returncode, 0)
        self.assertEqual(self.text_of("a.ctl-pgn"), CLEAN)

    def test_show_fixes(self):
        self.write("a.ctl-pgn", DASH)
        output, _ = self.lint("--fix", "--show-fixes", "a.ctl-pgn", status=0)
        self.assertEqual(output, "Fixed 1 diagnostic:\n- a.ctl-pgn:\n    1 × S005 foreign-hyphen\n")
        self.write("a.ctl-pgn", DASH)
        output, said = self.lint("--fix", "--show-fixes", "--output-format", "json", "a.ctl-pgn", status=0)
        self.assertEqual(json.loads(output)["diagnostics"], [])
        self.assertIn("Fixed 1 diagnostic", said)

    def test_wishes_that_say_the_opposite(self):
        _, said = self.lint("--fix-only", "--no-fix", "a.ctl-pgn", status=2)
        self.assertIn("--fix-only and --no-fix cannot be combined", said)

    def test_wishes_without_fix(self):
        for option in ("--unsafe-fixes", "--show-fixes"):
            _, said = self.lint(option, "a.ctl-pgn", status=2)
            self.assertIn("needs --fix or --diff", said)

    def test_findings_say_how_they_are_fixed(self):
        output, _ = self.lint("--output-format", "json", "-", stdin=DASH)
        fix = json.loads(output)["diagnostics"][0]["fix"]
        self.assertTrue(fix["safe"])
        self.assertEqual([each["text"] for each in fix["edits"]], ["-"])
        output, _ = self.lint("-", stdin=DASH)
        self.assertIn("\nhelp: write the hyphen -\n", output)

    def test_the_mark_that_files_of_dos_end_with(self):
        tags = "".join(f'[{name} "?"]\n' for name in ("Event", "Site"))
        text = tags + '[Date "2020.01.01"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n1. e4 e5 *\n'
        self.write("a.pgn", text + "\x1a")
        output, _ = self.lint("--output-format", "json", "a.pgn", status=0)
        self.assertTrue(json.loads(output)["diagnostics"][0]["fix"]["safe"])
        self.assertIn("\n-\x1a\n", self.lint("--diff", "a.pgn", status=1)[0])
        self.lint("--fix", "--unfixable", "S004", "a.pgn", status=0)
        self.assertEqual(self.text_of("a.pgn"), text + "\x1a")
        self.lint("--fix", "a.pgn", status=0)
        self.assertEqual(self.text_of("a.pgn"), text)

    def test_explain_says_it(self):
        done = subprocess.run([PROGRAM, "explain", "S005"], capture_output=True, check=True)
        self.assertIn(b"Fix: safe, by ctlpgn lint --fix; a guess where its surroundings are in doubt\n", done.stdout)


class ForeignGames(LintTest):
    """Games read in the wrong notation, which its safe fixes would spoil."""

    def setUp(self):
        super().setUp()
        self.lot = random.Random(self.id())

    def moves(self, place, parting, between):
        """A list of moves between such places."""
        pair = lambda: f"{place()}{parting}{place()}"
        return "".join(f"{n}. {pair()}{between}{pair()}\n" for n in range(1, self.lot.randint(3, 12)))

    def check_unchanged(self, notation, text):
        self.write("a.txt", text)
        self.run_program("lint", "--no-config", "--fix", "--notation", notation, "a.txt")
        self.assertEqual((self.folder / "a.txt").read_bytes().decode(), text)

    def test_cescacs_is_left_alone(self):
        hexes = lambda: self.lot.choice("BCDEFGHIKL") + str(self.lot.randint(9, 24))
        for notation in ("pgn", "diplomat", "xiangqi") * 5:
            self.check_unchanged(notation, self.moves(hexes, "-", ", "))

    def test_xiangqi_is_left_alone(self):
        points = lambda: self.lot.choice("ABCDEFGHI") + str(self.lot.choice((0, 9)))
        for notation in ("pgn", "diplomat") * 5:
            self.check_unchanged(notation, "GAME 1\nSTART{\n" + self.moves(points, "-", " ") + "}\n")

    def test_other_pieces_get_no_letters_of_chess(self):
        self.check_unchanged("pgn", "1. Che3 Ng8 2. Ng3 Rh10 3. Rh1 Nc8\n")

    def test_one_ply_that_can_be_read_makes_no_game(self):
        self.check_unchanged("pgn", "1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. KG1-H4, GH6-G5\n0-3\n")

    def test_a_fix_may_show_that_it_is_a_game(self):
        self.write("a.ctl-pgn", game("1. G7–G13, E21–E17", "2. E7–E13, G21–G15 :"))
        self.lint("--fix", "a.ctl-pgn", status=0)


class RepairedPlies(LintTest):
    """The summary counts damaged plies, and names those that are left."""

    MOVES = ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Hf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O "
             "9. h3 Na5 10. Bc2 c5 11. d4 Qc7 12. Nbd2 cxd4 13. cxd4 Nc6 14. Nb3 a5 15. Be3 a4 "
             "16. N8d2 Bd7 17. Rc1 Qb7 18. Qe2 Rfc8 19. Bd3 Nb4 1-0\n")

    def summary(self, moves):
        self.write("a.pgn", moves)
        return self.lint("--fix", "--unsafe-fixes", "a.pgn", status=None)[1]

    def test_all_repaired(self):
        self.assertIn("2 plies repaired.\n", self.summary(self.MOVES))

    def test_nothing_damaged(self):
        self.assertNotIn("repaired", self.summary(self.MOVES.replace("Hf6", "Nf6").replace("N8d2", "Nbd2")))


if __name__ == "__main__":
    unittest.main()
