"""Games merged into a tree, and trees cut into games. Usage: merge_test.py PROGRAM"""

import json
import unittest

from lint_support import LintTest

ROSTER = '[Event "Cup"]\n[Site "?"]\n[Date "2026.11.30"]\n[Round "1"]\n[White "{}"]\n[Black "Bo"]\n[Result "{}"]\n'


def pgn(white, moves, result, more=""):
    return ROSTER.format(white, result) + f"{more}\n{moves} {result}\n\n"


GAMES = (pgn("Ada", "1. e4 e5 2. Nf3 Nc6 3. Bb5", "1-0") + pgn("Eve", "1. e4 e5 2. Nf3 Nc6 3. Bc4", "0-1")
         + pgn("Ida", "1. e4 e5 2. Nf3 d6", "1/2-1/2") + pgn("Uta", "1. d4 d5", "1-0"))


def moves_of(text):
    return " ".join(text.split("\n\n", 1)[1].split())


class Merge(LintTest):
    def setUp(self):
        super().setUp()
        self.write("a.pgn", GAMES)

    def merged(self, *arguments, status=0):
        done = self.run_program("merge", *arguments)
        self.assertEqual(done.returncode, status, done.stderr.decode())
        return done.stdout.decode()

    def test_the_usual_moves_are_the_main_line(self):
        text = self.merged("a.pgn")
        self.assertEqual(moves_of(text), (
            "{4 games: 1-0 2, 0-1 1, 1/2-1/2 1} 1. e4 {3 games: 1-0 1, 0-1 1, 1/2-1/2 1} (1. d4 {Uta - Bo, 1-0} 1... d5) "
            "1... e5 2. Nf3 Nc6 {2 games: 1-0 1, 0-1 1} (2... d6 {Ida - Bo, 1/2-1/2}) "
            "3. Bb5 {Ada - Bo, 1-0} (3. Bc4 {Eve - Bo, 0-1}) *"))
        self.write("merged.pgn", text)
        self.assertEqual(self.codes("merged.pgn"), [])
        self.assertEqual(self.run_program("fmt", "--check", "merged.pgn").returncode, 0)

    def test_how_much_is_merged(self):
        self.assertEqual(moves_of(self.merged("--plies", "2", "--least", "2", "a.pgn")),
                         "{4 games: 1-0 2, 0-1 1, 1/2-1/2 1} 1. e4 {3 games: 1-0 1, 0-1 1, 1/2-1/2 1} 1... e5 *")
        self.assertEqual(moves_of(self.merged("--where", "White = Uta", "a.pgn")), "{Uta - Bo, 1-0} 1. d4 d5 *")
        for wrong in (("--plies", "0"), ("--plies", "201"), ("--least", "0")):
            self.assertEqual(self.run_program("merge", *wrong, "a.pgn").returncode, 2, wrong)

    def test_other_ways_to_write_the_same_move(self):
        self.write("b.pgn", pgn("A", "1. e2-e4 e7-e5 2. Ng1-f3", "*") + pgn("B", "1. e4 e5 2. Ngf3", "*"))
        self.assertEqual(moves_of(self.merged("b.pgn")), "{2 games: * 2} 1. e4 e5 2. Nf3 *")

    def test_games_up_to_what_breaks_a_rule(self):
        self.write("b.pgn", pgn("A", "1. e4 e5 2. Ke3 Nc6", "*") + pgn("B", "1. e4 e5 2. Ke2", "*"))
        self.assertEqual(moves_of(self.merged("b.pgn")), "{2 games: * 2} 1. e4 e5 2. Ke2 {B - Bo, *} *")

    def test_games_that_begin_elsewhere_are_left_out(self):
        fen = '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n'
        self.write("b.pgn", pgn("A", "1. e4 Kd7", "*", fen) + GAMES)
        done = self.run_program("merge", "b.pgn")
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"1 game begins with another position and is left out", done.stderr)
        self.assertEqual(done.stdout.decode(), self.merged("a.pgn"))

    def test_a_variant_is_merged_by_its_rules(self):
        atomic = '[Variant "Atomic"]\n'
        self.write("b.pgn", pgn("A", "1. e4 d5 2. exd5 Qd4 3. Qf3 f6 4. Qxf6", "1-0", atomic)
                   + pgn("B", "1. e4 d5 2. Nf3", "*", '[Variant "atom"]\n') + GAMES + pgn("C", "1. e4", "*", '[Variant "Makpong"]\n'))
        done = self.run_program("merge", "b.pgn")
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"4 games are not played by the rules of the first (Atomic) and are left out", done.stderr)
        self.assertIn(b"1 game has rules or a position that is not known and is left out", done.stderr)
        text = done.stdout.decode()
        self.assertIn(atomic, text)
        self.assertEqual(moves_of(text), "{2 games: 1-0 1, * 1} 1. e4 d5 2. exd5 {A - Bo, 1-0} (2. Nf3 {B - Bo, *}) "
                                         "2... Qd4 3. Qf3 f6 4. Qxf6 *")
        self.write("merged.pgn", text)
        self.assertEqual(self.codes("merged.pgn"), [])

    def test_variants_whose_positions_say_more(self):
        drops = pgn("A", "1. e4 d5 2. exd5 Qxd5 3. P@e4", "*", '[Variant "Crazyhouse"]\n')
        self.write("b.pgn", drops + drops.replace("P@e4", "@e4"))
        text = self.merged("b.pgn")
        self.assertEqual(moves_of(text), "{2 games: * 2} 1. e4 d5 2. exd5 Qxd5 3. P@e4 *")
        self.assertNotIn("FEN", text)

    def test_the_output_is_not_an_input_and_is_whole(self):
        done = self.run_program("merge", "a.pgn", "-o", "a.pgn")
        self.assertEqual((done.returncode, (self.folder / "a.pgn").read_text()), (2, GAMES))
        self.merged("a.pgn", "-o", "out.pgn")
        self.assertEqual((self.folder / "out.pgn").read_text(), self.merged("a.pgn"))
        self.write("out.pgn", "as it was")
        self.run_program("merge", "missing.pgn", "-o", "out.pgn")
        self.assertEqual((self.folder / "out.pgn").read_text(), "as it was")

    def test_other_notations(self):
        self.write("b.wxf", "FORMAT WXF\nGAME x\nSTART{\n1. C2.5 H8+7\n}\n\nGAME y\nSTART{\n1. C2.5 H2+3\n}\n")
        self.write("c.diplomat", "1. d3, k3\n*\n")
        self.assertIn("1. H2-E2 H9-G7 (1)\nCOM{ ? - ? }\nVAR[1]{ 1. ... B9-C7", self.merged("b.wxf"))
        self.assertIn("1. d3, k3", self.merged("c.diplomat"))
        self.assertEqual(self.run_program("merge", "b.wxf", "c.diplomat").returncode, 2)

    def test_a_tree_and_its_lines(self):
        self.write("tree.pgn", self.merged("a.pgn"))
        done = self.run_program("simplify", "-q", "--split-variations", "tree.pgn")
        self.assertEqual(done.returncode, 0, done.stderr)
        lines = [each.split("\n\n")[1].strip() for each in done.stdout.decode().split("[Event ")[1:]]
        self.assertEqual(lines, ["1. e4 e5 2. Nf3 Nc6 3. Bb5 *", "1. d4 d5 *", "1. e4 e5 2. Nf3 d6 *", "1. e4 e5 2. Nf3 Nc6 3. Bc4 *"])
        self.write("lines.pgn", done.stdout)
        again = moves_of(self.merged("lines.pgn"))
        self.assertEqual([word for word in again.split() if word[0].isalpha() and not word.endswith(",")].count("e4"), 1)

    def test_tags_of_another_end_and_another_opening(self):
        tags = ('[ECO "C50"]\n[Opening "Giuoco Piano"]\n[PlyCount "6"]\n[Termination "White won by resignation"]\n'
                '[WhiteElo "2000"]\n')
        self.write("b.pgn", pgn("A", "1. e4 (1. d4 d5) 1... e5 2. Nf3 Nc6 3. Bc4 Bc5 (3... Be7)", "1-0", tags))
        done = self.run_program("simplify", "--split-variations", "b.pgn")
        _, game, other, hungarian = done.stdout.decode().split("[Event ")
        for tag in ("PlyCount", "Termination", "ECO", "Opening", "WhiteElo"):
            self.assertIn(f"[{tag} ", game)
            self.assertEqual(f"[{tag} " in other, tag == "WhiteElo")
            self.assertEqual(f"[{tag} " in hungarian, tag == "WhiteElo")

    def test_what_is_written_is_not_called_fixed(self):
        self.write("b.pgn", pgn("A", "1. e4 e5 2. Nf3 (2. Nc3 -- 3. d4) 2... Nc6", "1-0"))
        done = self.run_program("simplify", "--split-variations", "b.pgn")
        self.assertIn(b"null moves", done.stderr)
        self.assertNotIn(b"GS067", done.stderr)

    def test_variations_in_variations(self):
        self.write("b.pgn", pgn("A", "1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3)) 2. c4) 1... e5", "1-0"))
        done = self.run_program("json", "--lines", "-", stdin=self.run_program("simplify", "--split-variations", "b.pgn").stdout.decode())
        games = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual([" ".join(move["text"] for move in game["moves"]) for game in games],
                         ["e4 e5", "d4 d5 c4", "d4 Nf6 c4", "d4 Nf6 Nf3"])
        self.assertEqual([game["result"] for game in games], ["1-0", "*", "*", "*"])
        for wrong in (("--variation", "1.1"), ("--keep", "variations")):
            self.assertEqual(self.run_program("simplify", "--split-variations", *wrong, "b.pgn").returncode, 2, wrong)

    def test_variations_of_other_notations(self):
        self.write("c.ctl-pgn", "[Variant \"C'escacs\"]\n[Result \"*\"]\n\n1. G7-G13, E21-E17\n($[1] 1. …, E21-E19)\n2. JF6-K18 :\n*\n")
        done = self.run_program("simplify", "--split-variations", "c.ctl-pgn")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("1. G7-G13, E21-E19", done.stdout.decode())


if __name__ == "__main__":
    unittest.main()
