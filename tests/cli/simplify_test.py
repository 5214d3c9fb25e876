"""Runs `ctlpgn simplify` as a user would. Usage: simplify_test.py PROGRAM"""

import json
import pathlib
import unittest

from lint_support import SINGLE_FILES, LintTest

TAGS = '[Variant "C\'escacs"]\n[Id "Cescacs-X02-V-II-en"]\n[Annotator "Cescacs"]\n[Lang "en"]\n'
GAME = TAGS + """
{ Fool's mate. }
1. H6-H12 ?!, I23-I19 ?!
2. JF6-C15 ?!, GH26-Z11 ?!
3. L5-L7, NG25-L17 ?!
4. EH4-H8 ??, GZ11-L5
{ @W: After this ~K is alone. }
($[2] 4. G7-G13, GZ11-L5
.{ @B: As in the game. }
.5. I5-I9, NL17-G9
.(5. …, E21-E17
..6. E7-E13)
.6. GD2-F6)
(4. GD2-F6)
5. I5-I9 ??, NL17-G9
(5. …, E21-E17 !)
6. K4-K10 ??, GL5-H6#
0-3
{ All were busy elsewhere. }
"""


class SimplifyTest(LintTest):
    def simplify(self, *arguments, text=GAME, status=0):
        done = self.run_program("simplify", *arguments, "-", stdin=text)
        self.assertEqual(done.returncode, status, done.stdout.decode() + done.stderr.decode())
        return done.stdout.decode(), done.stderr.decode()

    def written(self, *arguments, text=GAME):
        """The output, which any minimum reader must be able to read."""
        output, said = self.simplify(*arguments, text=text)
        self.assertEqual(said, "")
        self.assertEqual(self.codes("--profile", "minimal", "--error-on-warnings", "-", stdin=output), [])
        self.assertEqual(self.codes("--select", "S,T,M,V,P,B", "-", stdin=output), [])
        return output


class Parts(SimplifyTest):
    def test_moves_alone(self):
        self.assertEqual(self.written(), TAGS.replace("-V-II-en", "") + """
1. H6-H12, I23-I19
2. JF6-C15, GH26-Z11
3. L5-L7, NG25-L17
4. EH4-H8, GZ11-L5
5. I5-I9, NL17-G9
6. K4-K10, GL5-H6#
0-3
""")

    def test_parts_can_be_kept(self):
        comments, _ = self.simplify("--keep", "comments")
        self.assertIn('[Id "Cescacs-X02-en"]', comments)
        self.assertIn("{ Fool's mate. }\n1. H6-H12, I23-I19\n", comments)
        self.assertIn("0-3\n{ All were busy elsewhere. }\n", comments)
        self.assertNotIn("(", comments)
        variations, _ = self.simplify("--keep", "variations")
        self.assertIn('[Id "Cescacs-X02-V-II"]', variations)
        self.assertIn("\n.(5. …, E21-E17\n..6. E7-E13)\n", variations)
        self.assertNotIn("{", variations)
        ratings, _ = self.simplify("--keep", "ratings")
        self.assertIn("1. H6-H12 ?!, I23-I19 ?!\n", ratings)
        self.assertEqual(self.simplify("--keep", "comments,variations,ratings,letters")[0], GAME)

    def test_tags_stay_except_in_the_reduced_format(self):
        roster = "".join(f'[{name} "?"]\n' for name in ("Event", "Site", "Date", "Round", "White", "Black")).replace('Date "?"', 'Date "????.??.??"')
        text = roster + '[Result "*"]\n{}\n1. e4 e5 *\n'
        other = '[ECO "C20"]\n[WhiteElo "2400"]\n'
        for kept in ((), ("--keep", "comments"), ("--keep", "variations")):
            self.assertEqual(self.simplify("--notation", "pgn", *kept, text=text.format(other))[0], text.format(other))
        self.assertEqual(self.simplify("--notation", "pgn", "--reduced", text=text.format(other))[0], text.format(""))
        _, said = self.simplify("--reduced", status=2)
        self.assertIn("--reduced is not for ctl-pgn, which has no reduced format", said)
        self.simplify("--reduced", "--keep", "comments", status=2)

    def test_references_to_what_is_left_out_are_said(self):
        text = GAME.replace("is alone.", "is alone, see #5[#4.2]@W.")
        said = "<stdin>: game 1: 1 reference leads to what is left out\n"
        self.assertEqual(self.simplify("--keep", "comments", text=text)[1], said)
        self.assertEqual(self.simplify("-q", "--keep", "comments", text=text)[1], "")
        self.assertEqual(self.simplify("--keep", "comments,variations", text=text)[1], "")

    def test_letters(self):
        text = GAME.replace('"en"]\n', '"en"]\n[Redefine "A@J, T@R"]\n', 1).replace("JF6", "AF6")
        self.assertEqual(self.written(text=text), self.written())
        self.assertIn('[Redefine "A@J, T@R"]', self.simplify("--keep", "letters", text=text)[0])
        self.assertIn("2. AF6-C15,", self.simplify("--keep", "letters", text=text)[0])

    def test_a_draw_offer_is_no_rating(self):
        text = GAME.replace("L5-L7,", "L5-L7 !?(=),")
        self.assertIn("3. L5-L7 (=), NG25-L17\n", self.written(text=text))

    def test_games_with_errors_are_left_out(self):
        broken = GAME.replace("JF6-C15", "JF6 and C15")
        output, said = self.simplify(text=GAME + "\n" + broken + "\n" + GAME, status=1)
        self.assertEqual(output, self.written() + "\n" + self.written())
        self.assertIn("<stdin>: game 2 is left out: it has errors", said)
        self.assertEqual(self.simplify("--game", "3", text=GAME + "\n" + broken + "\n" + GAME)[0], self.written())


    def test_what_can_be_fixed_without_a_doubt_is_fixed_and_that_is_said(self):
        output, said = self.simplify(text=GAME.replace("JF6-C15", "jF6-C15"))
        self.assertEqual(output, self.written())
        output, said = self.simplify(text="\n".join(line for line in GAME.split("\n") if line != "0-3"))
        self.assertEqual(output, self.written())
        self.assertIn("<stdin>: game 1 is written with these faults fixed: S101 missing-result\n", said)

    def test_numbers_of_zeros_are_those_that_follow(self):
        moves = "1. G7-G13, E21-E17\n0. E7-E13, I23-I19\n($[1] 0. I5-I9, I23-I19\n.00. GD2-B6)\n($[2] 0. …, E17-E15)\n0. I5-I9 :\n*\n"
        for arguments, lines in (
                ((), ("1. G7-G13, E21-E17", "2. E7-E13, I23-I19", "3. I5-I9 :", "*")),
                (("--keep", "variations"), ("1. G7-G13, E21-E17", "2. E7-E13, I23-I19", "($[1] 2. I5-I9, I23-I19", ".3. GD2-B6)",
                                            "($[2] 2. …, E17-E15)", "3. I5-I9 :", "*")),
                (("--variation", "2.1"), ("1. G7-G13, E21-E17", "2. I5-I9, I23-I19", "3. GD2-B6 :", "*")),
                (("--variation", "2.2"), ("1. G7-G13, E21-E17", "2. E7-E13, E17-E15 :", "*"))):
            output, said = self.simplify(*arguments, text=TAGS + "\n" + moves)
            self.assertEqual(output.split("\n\n")[1].splitlines(), list(lines))
            self.assertIn("S033", said)
            self.assertNotIn("S031", self.codes("--profile", "minimal", "-", stdin=output))

    def test_a_rating_that_is_none_cannot_be_kept(self):
        text = TAGS + "\n1. G7-G13 $0, E21-E17\n2. E7-E13 ! :\n*\n"
        output, said = self.simplify("--keep", "ratings", text=text, status=1)
        self.assertEqual((output, said), ("", '<stdin>: game 1 is left out: "$0" is not a rating that can be kept\n'))
        output, _ = self.simplify(text=text)
        self.assertIn("\n1. G7-G13, E21-E17\n", output)
        _, said = self.simplify("--keep", "ratings", text='[Variant "Diplomat"]\n\n1. d3 $256, k3\n*\n', status=1)
        self.assertIn('"$256" is not a rating that can be kept', said)
        # One in a comment, or in an omitted part, cannot be lost.
        kept = TAGS + "\n1. G7-G13 !, E21-E17\n{ $0 }\n($[1] 1. E7-E13 $0)\n2. E7-E13 :\n*\n"
        self.assertIn("\n1. G7-G13 !, E21-E17\n", self.simplify("--keep", "ratings", text=kept)[0])

    def test_a_game_that_is_not_there(self):
        output, said = self.simplify("--game", "3", text=GAME + "\n" + GAME, status=2)
        self.assertEqual((output, said), ("", "ctlpgn: <stdin>: no game 3: it has 2 games\n"))


class Doubts(SimplifyTest):
    """A text that would be read as another game is not a simplified game."""

    def test_numbers_are_not_made_others(self):
        tags = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n'
        good = tags + "1. e4 e5 2. Nf3 Nc6 *\n"
        moves = "1. e4 e5 2. Nf3 3. Bb5 a6 4. O-O Be7"
        output, said = self.simplify(text=f"{good}\n{tags}{moves} *\n\n{good}", status=1)
        self.assertEqual(output, f"{good}\n{good}")
        self.assertIn('game 2 is left out: its text would be read differently: "Bb5" of move 3 would belong to another move', said)

    def test_numbers_follow_from_the_order_of_plies(self):
        """If the board resolves every ply, whatever its number."""
        tags = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n'
        for written, due in (("2. Nf3 Nc6", "1. Nf3 Nc6"), ("1. e4 e5 2. Nf3 Nc6 4. Bb5 a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6")):
            self.assertEqual(self.simplify(text=f"{tags}{written} *\n")[0], f"{tags}{due} *\n")

    def test_games_are_not_joined(self):
        text = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6\n\n1.d4 d5 2.c4\n\n1. e4 c5\n2. Nf3 d6\n"
        output, said = self.simplify(text=text, status=1)
        self.assertEqual(output, "")
        self.assertIn("<stdin>: game 1 is left out: its text would be read differently", said)

    def test_what_a_file_says_once_is_written_once(self):
        text = "FORMAT ICCS\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n2. H0-G2 I9-H9\n}\n"
        self.write("a.wxf", text)
        self.write("b.wxf", "FORMAT WXF\nGAME 2\nSTART{\n1. C2.5 H8+7\n2. H2+3 R9.8\n}\n")
        done = self.run_program("simplify", "a.wxf", "b.wxf")
        self.assertEqual(done.stdout.decode(), text + "\n" + text.replace("FORMAT ICCS\n", "").replace("1\n", "2\n", 1))

    def test_a_part_without_a_result_has_none(self):
        text = "FORMAT ICCS\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n2. H0-G2 I9-H9\n}\n"
        self.write("a.wxf", text)
        done = self.run_program("simplify", "--to", "1", "a.wxf")
        self.assertEqual(done.stdout.decode(), text.replace("2. H0-G2 I9-H9\n", ""))


class Variations(SimplifyTest):
    def test_by_label(self):
        output = self.written("--variation", "4.2")
        self.assertIn('[Id "Cescacs-X02-V-II-S2"]', output)
        self.assertTrue(output.endswith(
            "3. L5-L7, NG25-L17\n4. G7-G13, GZ11-L5\n5. I5-I9, NL17-G9\n6. GD2-F6 :\n*\n"), output)

    def test_by_place_where_it_has_no_label(self):
        self.assertIn("3. L5-L7, NG25-L17\n", self.written("--variation", "5.1"))
        output = self.written("--variation", "5.1", "--keep", "ratings")
        self.assertIn('[Id "Cescacs-X02-V-II-S0:1"]', output)
        self.assertTrue(output.endswith("5. I5-I9 ??, E21-E17 ! :\n*\n".replace("! :", "!:")), output)

    def test_inside_another(self):
        output = self.written("--variation", "4.2/5.1")
        self.assertIn('[Id "Cescacs-X02-V-II-S2:1"]', output)
        self.assertTrue(output.endswith("4. G7-G13, GZ11-L5\n5. I5-I9, E21-E17\n6. E7-E13 :\n*\n"), output)

    def test_comments_of_the_line_are_kept_with_it(self):
        output, _ = self.simplify("--variation", "4.2", "--keep", "comments")
        self.assertIn('[Id "Cescacs-X02-V-II-S2-en"]', output)
        self.assertIn("4. G7-G13, GZ11-L5\n{ @B: As in the game. }\n", output)
        self.assertNotIn("All were busy", output)

    def test_what_is_not_there(self):
        for variation, why in (("4.1", "move 4 has no variation 1"), ("4.3", "move 4 has no variation 3"),
                               ("9.1", "there is no move 9"), ("3.1", "move 3 has no variation 1")):
            _, said = self.simplify("--variation", variation, status=1)
            self.assertIn(why, said)
        for wrong in ("4", "4.x", "four"):
            self.assertIn("is not a variation; write 4.1", self.simplify("--variation", wrong, status=2)[1])
        self.simplify("--variation", "4.2", "--keep", "variations", status=2)

    def test_in_other_notations(self):
        moves = "1. e4 e5 2. Nf3 (2. Nc3 Nf6 (2... Nc6)) 2... Nc6 3. Bb5 (3. Bc4#) *\n"
        for variation, line in (("2.1", "1. e4 e5 2. Nc3 Nf6 *\n"), ("2.1/2.1", "1. e4 e5 2. Nc3 Nc6 *\n")):
            done = self.run_program("simplify", "--notation", "pgn", "--variation", variation, "-", stdin=moves)
            self.assertEqual((done.stdout.decode(), done.stderr, done.returncode), (line, b"", 0))
        self.write("a.wxf", "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 (1) N8+7\nVAR[1]{ }\n}\n")
        done = self.run_program("simplify", "--variation", "1.1", "a.wxf")
        self.assertEqual((done.stdout, done.returncode), (b"", 1))
        self.assertIn("game 1 is left out: variation 1 of move 1 has no move", done.stderr.decode())

    def test_a_mark_of_mate_makes_no_result(self):
        moves = "1. f3 e5 2. g4 a6 (2... Qh4) (2... Bd6#) *\n"
        for variation, line in (("2.1", "1. f3 e5 2. g4 Qh4# 0-1\n"), ("2.2", "1. f3 e5 2. g4 Bd6 *\n")):
            done = self.run_program("simplify", "-q", "--notation", "pgn", "--variation", variation, "-", stdin=moves)
            self.assertEqual(done.stdout.decode(), line)

    def test_the_result_tag_says_the_same(self):
        text = GAME.replace('[Lang', '[Result "0-3"]\n[Lang')
        self.assertIn('[Result "*"]', self.simplify("--variation", "4.2", text=text)[0])
        self.assertIn('[Result "0-3"]', self.simplify(text=text)[0])


class Fragments(SimplifyTest):
    def position(self, text, move):
        self.write("game.ctl-pgn", text)
        done = self.run_program("board", "game.ctl-pgn", "--ply", f"{move}.black", "--pdtl")
        return done.stdout.decode().strip()

    def test_from_a_move_on(self):
        output = self.written("--from", "5")
        self.assertIn('[Id "Cescacs-X02-E5"]', output)
        self.assertIn(f'[PDTL "{self.position(GAME, 4)}"]\n\n5. I5-I9, NL17-G9\n6. K4-K10, GL5-H6#\n0-3\n', output)

    def test_up_to_a_move(self):
        output = self.written("--to", "4")
        self.assertIn('[Id "Cescacs-X02-O4"]', output)
        self.assertNotIn("PDTL", output)
        self.assertTrue(output.endswith("4. EH4-H8, GZ11-L5 :\n*\n"), output)

    def test_from_one_to_another(self):
        output = self.written("--from", "2", "--to", "3")
        self.assertIn('[Id "Cescacs-X02-C2-3"]', output)
        self.assertTrue(output.endswith("2. JF6-C15, GH26-Z11\n3. L5-L7, NG25-L17 :\n*\n"), output)

    def test_of_a_variation(self):
        output = self.written("--variation", "4.2", "--from", "5")
        self.assertTrue(output.endswith("5. I5-I9, NL17-G9\n6. GD2-F6 :\n*\n"), output)

    def test_of_a_part(self):
        part = self.written("--from", "2")
        again = self.written("--from", "4", text=part)
        self.assertIn(f'[PDTL "{self.position(part, 3)}"]\n\n4. EH4-H8', again)
        self.assertEqual(again.count("PDTL"), 1)

    def test_of_a_game_that_does_not_say_with_which_number_it_begins(self):
        text = (TAGS.replace("-X02-V-II-en", "-P01") + '[PDTL "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 ?"]\n\n'
                "1? F8-F10, F20-F18\n2. F10-F12 :\n*\n")
        output = self.written("--from", "2", text=text)
        self.assertIn(' w -- - 0 2"]\n\n2. F10-F12 :\n', output)
        self.assertEqual(self.codes("-", stdin=output), [])
        self.assertIn(' w -- - 0 ?"]\n\n1? F8-F10', self.written("--to", "1", text=text))

    def test_in_the_letters_of_the_game(self):
        text = GAME.replace('"en"]\n', '"en"]\n[Redefine "T@R"]\n', 1)
        output, _ = self.simplify("--from", "5", "--keep", "letters", text=text)
        self.assertIn('[Redefine "T@R"]\n[PDTL "/', output)
        self.assertIn("/3:TNNT/", output)
        self.assertIn(" w TKTtkt ", output)
        self.assertEqual(self.codes("--select", "B,P", "-", stdin=output), [])

    def test_what_is_not_there(self):
        self.assertIn("there is no move 9", self.simplify("--from", "9", status=1)[1])
        self.assertIn("--from 5 comes after --to 4", self.simplify("--from", "5", "--to", "4", status=2)[1])
        impossible = GAME.replace("L5-L7", "DL5-L7")
        _, said = self.simplify("--from", "5", text=impossible.replace("3. DL5-L7", "3. DL7-L9"), status=0)
        self.assertRegex(said, "^<stdin>: game 1: . plies contradict the board and are written as read")


class Corpus(SimplifyTest):
    def test_every_valid_game_becomes_simple(self):
        for folder, select in (("ctl_pgn", "S,L"), ("pgn", "S,GS"), ("xiangqi", "S,XS"), ("diplomat", "S,DS")):
            corpus = SINGLE_FILES / folder / "valid"
            if not corpus.exists():
                continue
            # By name, since folders called build are left out.
            games = sorted(str(each) for each in corpus.rglob("*")
                           if each.is_file() and each.suffix not in (".json", ".diagnostics", ".limits"))
            done = self.run_program("simplify", *games)
            # Games of Diplomat without results get a separating *.
            reported = [line for line in done.stderr.decode().splitlines() if ": the result * is written to part " not in line]
            self.assertEqual((done.returncode, reported), (0, []))
            report, _ = self.lint("--profile", "minimal", "--select", select, "--output-format", "json", "-",
                                  stdin=done.stdout.decode())
            self.assertEqual(json.loads(report)["diagnostics"], [])


if __name__ == "__main__":
    unittest.main(verbosity=1)
