"""Runs `ctlpgn convert` as a user would. Usage: convert_test.py PROGRAM"""

import json
import pathlib
import re
import unittest

from lint_support import HEAD, LintTest, NO_HYPHEN

TAGS = HEAD.rstrip() + "\n"
GAME = TAGS + """
1. H6-H12 ?!, I23-I19 ?!
2. JF6-C15, GH26-Z11
{ @W: After this ~K is alone, and ~jF22, too. }
($[1] 2. RH4×VH10+, KRD-DE
.(2. …, DE27-E21))
3. NG3-L5, KRK-HG :
*
"""
FAN = TAGS + """[Redefine "FAN"]

1. H6-H12 ?!, I23-I19 ?!
2. ♗F6-C15, 🩓H26-Z11
{ @W: After this ~♔ is alone, and ~♝F22, too. }
($[1] 2. ♖H4×🩒H10+, ♚♜♛-DE
.(2. …, ♛E27-E21))
3. ♘G3-L5, ♚♜♚-HG :
*
"""
ENGLISH = TAGS + """[Redefine "B@J, W@V, Q@D"]

1. H6-H12 ?!, I23-I19 ?!
2. BF6-C15, GH26-Z11
{ @W: After this ~K is alone, and ~bF22, too. }
($[1] 2. RH4×WH10+, KRD-DE
.(2. …, QE27-E21))
3. NG3-L5, KRK-HG :
*
"""


# It agrees with the board.
COHERENT = TAGS + """
1. H6-H12 ?!, I23-I19 ?!
2. JF6-C15, GH26-Z11 :
{ @W: After this ~K is alone. }
*
"""


class ConvertTest(LintTest):
    def convert(self, *arguments, text=GAME, status=0):
        """Standard output, and standard error. These games test letters and make no sense on a board."""
        done = self.run_program("convert", *arguments, stdin=text)
        self.assertEqual(done.returncode, status, done.stdout.decode() + done.stderr.decode())
        said = done.stderr.decode().splitlines(keepends=True)
        return done.stdout.decode(), "".join(line for line in said if "contradict the board" not in line)


class Letters(ConvertTest):
    def test_games_that_are_counted_from_zero(self):
        for name, text, written in (("a.pgn", "0. e4 e5 1. Nf3 *\n", "1. e4 e5 2. Nf3 *"),
                                    ("a.pgn", "00. e4 e5 {x} 0. Nf3 *\n", "1. e4 e5 {x} 2. Nf3 *")):
            self.write(name, text)
            done = self.run_program("convert", "-q", name)
            self.assertIn(written, done.stdout.decode(), (name, done.stderr.decode()))

    def test_symbols_and_back(self):
        self.assertEqual(self.convert("--letters", "FAN", "-"), (FAN, ""))
        self.assertEqual(self.convert("--letters", "standard", "-", text=FAN), (GAME, ""))

    def test_languages(self):
        self.assertEqual(self.convert("--letters", "en", "-", text=FAN), (ENGLISH, ""))
        for language, declared in (("ca", "A@J, C@N, T@R"), ("es", "A@J, C@N, T@R"), ("it", "A@J, C@N, T@R"),
                                   ("de", "L@J, S@N, T@R, W@V"), ("fr", "F@J, C@N, T@R, W@V")):
            with self.subTest(language=language):
                written, _ = self.convert("--letters", language, "-", text=ENGLISH)
                self.assertIn(f'[Redefine "{declared}"]', written)
                self.assertEqual(self.convert("--letters", declared.replace(" ", ""), "-")[0], written)
                self.assertEqual(self.convert("--letters", "standard", "-", text=written)[0], GAME)

    def test_without_letters_they_stay(self):
        for text in (GAME, FAN, ENGLISH):
            self.assertEqual(self.convert("-", text=text)[0], text)

    def test_no_letters(self):
        for letters in ("klingon", "X@J", "A@J,B@J", "A@N", "fan", "J@J"):
            with self.subTest(letters=letters):
                output, said = self.convert("--letters", letters, "-", status=2)
                self.assertEqual(output, "")
                self.assertIn(f'"{letters}" names no letters of ctl-pgn; write one of standard, ca, de', said)


PGN = """[Event "Köln"]
[Site "?"]
[Date "2020.01.01"]
[Round "1"]
[White "Müller, J"]
[Black "?"]
[Result "*"]

1. e4 {%s} *
"""


class Encoding(ConvertTest):
    def encoded(self, name, comment, *arguments):
        return self.run_program("convert", "--notation", "pgn", "--encoding", name, *arguments, "-",
                                stdin=PGN % comment)

    def test_games_are_written_in_it(self):
        for name, codec in (("Latin-1", "latin-1"), ("windows-1252", "cp1252"), ("CP850", "cp850"),
                            ("UTF-8", "utf-8")):
            done = self.encoded(name, "très bien")
            self.assertEqual(done.returncode, 0, name)
            self.assertEqual(done.stdout, (PGN % "très bien").encode(codec), name)

    def test_what_is_read_and_written_in_latin_1_stays(self):
        text = (PGN % "Grünfeld, déjà vu").encode("latin-1")
        (self.folder / "old.pgn").write_bytes(text)
        done = self.run_program("convert", "--encoding", "Latin-1", "old.pgn")
        self.assertEqual((done.returncode, done.stdout), (0, text))

    def test_a_character_that_it_lacks_is_an_error(self):
        done = self.encoded("Latin-1", "then → equal", "-o", str(self.folder / "out.pgn"))
        self.assertEqual(done.returncode, 2)
        self.assertIn('game 1 of <stdin> has the character "→", which Latin-1 does not have', done.stderr.decode())
        self.assertFalse((self.folder / "out.pgn").exists())

    def test_encodings_that_cannot_be_written(self):
        for name, why in (("klingon", "is not an encoding"), ("UTF-16", "not a superset of ASCII"), ("", "needs a value"),
                          ("latin1//TRANSLIT", "is not an encoding")):
            done = self.encoded(name, "x")
            self.assertEqual(done.returncode, 2, name)
            self.assertIn(why, done.stderr.decode(), name)

    def test_json_has_one_encoding(self):
        self.assertEqual(self.encoded("Latin-1", "x", "--to", "json").returncode, 2)


class Dialect(ConvertTest):
    def test_the_catalan_document(self):
        text = TAGS + '[TLPD "/28:v/27:dk/1:DK/0:V/ w - - 0 1"]\n\n1. KF2-F4, KF26-F24\n{ @N: Bé. }\n1/1\n'
        text = text.replace("1/1", "1-1")
        for arguments in (("-",), ("--from", "catalan", "-")):
            written, _ = self.convert(*arguments, text=text)
            self.assertIn("[PDTL ", written)
            self.assertIn("{ @B: Bé. }", written)


class Errors(ConvertTest):
    def test_games_with_errors_are_left_out(self):
        output, said = self.convert("-", text=GAME + "\n" + NO_HYPHEN + "\n" + GAME, status=1)
        self.assertEqual(output, GAME + "\n" + GAME)
        self.assertIn("error[S053]", said)
        self.assertIn("ctlpgn: 1 of the 3 games of <stdin> is left out\n", said)
        self.assertEqual(self.convert("-q", "-", text=NO_HYPHEN, status=1), ("", ""))

    def test_force_formats_what_is_clear(self):
        text = TAGS + "\n1. QF6-C15 :\n*\n"
        self.assertEqual(self.convert("--force", "-", text=text)[0], text)

    def test_force_fixes_what_can_be_fixed_first(self):
        cut = GAME.replace("×", "x").replace("*\n", "")
        output, said = self.convert("--force", "-", text=cut + "\n" + cut)
        self.assertEqual(output, GAME + "\n" + GAME)
        self.assertIn("game 1 is written with these faults fixed: ", said)

    def test_what_can_be_fixed_without_a_doubt_is_fixed_and_that_is_said(self):
        output, said = self.convert("-", text=GAME + "\n" + GAME.replace("×", "x").replace("*\n", ""))
        self.assertEqual(output, GAME + "\n" + GAME)
        self.assertRegex(said, r"^<stdin>: game 2 is written with these faults fixed: S057 letter-x, S101 missing-result")
        self.assertEqual(self.convert("-q", "-", text=GAME.replace("×", "x")), (GAME, ""))

    def test_bare_lists_of_moves_become_games_and_all_that_is_mended_is_said(self):
        game = """[Variant "C'escacs"]
[Event "?"]
[Site "?"]
[Date "????-??-??"]
[Round "-"]
[White "?"]
[Black "?"]
[Result "*"]

1. H6-H12, I23-I19
2. JF6-C15, GH26-Z11 :
*
"""
        framed = "S011 missing-variant", "S101 missing-result", "M021 missing-end-mark"
        numbered = "S011 missing-variant", "2 × S031 missing-number", "S101 missing-result", "M021 missing-end-mark"
        for text, faults in (("1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n", framed),
                             ("H6-H12, I23-I19\nJF6-C15, GH26-Z11\n", numbered),
                             ("H6-H12, I23-I19\nJF6-C15, GH26-Z11 :\n*\n", numbered[:2])):
            output, said = self.convert("--notation", "ctl-pgn", "-", text=text)
            self.assertEqual(output, game, text)
            self.assertEqual(said, f"<stdin>: game 1 is written with these faults fixed: {', '.join(faults)}\n", text)
            done = self.run_program("simplify", "--notation", "ctl-pgn", "-", stdin=text)
            self.assertEqual(done.returncode, 0, done.stderr.decode())
            self.assertIn(", ".join(faults), done.stderr.decode())

    def test_lists_of_other_notations_become_games_too(self):
        for notation, text, written in (("pgn", "e4 e5\nNf3 Nc6\n", "1. e4 e5 2. Nf3 Nc6 *\n"),
                                        ("diplomat", "Ha3, Hh3\nHa2\n", "1. Ha3, Hh3\n2. Ha2\n")):
            self.assertEqual(self.convert("--notation", notation, "-", text=text)[0], written)

    def test_plies_that_contradict_the_board_are_counted(self):
        done = self.run_program("convert", "-", stdin=TAGS + "\n1. G7-G13 :\n*\n")
        self.assertEqual(done.stderr, b"")
        done = self.run_program("convert", "-", stdin=TAGS + "\n1. RC5-C7, E21-E17 :\n*\n")
        self.assertEqual(done.stderr.decode(), "<stdin>: game 1: 1 ply contradicts the board and is written as read; "
                                               "'ctlpgn lint' shows more\n")

    def test_remarks_about_many_games_are_one(self):
        wrong = "[Event \"x\"]\n\n1. e4+ e5 2. Ke2+ *\n\n"
        for games, said in ((1, "game 1: 2 marks of check are not what the board says, and are corrected"),
                            (40, "80 marks of check in 40 games are not what the board says, and are corrected")):
            for command in ("convert", "simplify"):
                done = self.run_program(command, "--notation", "pgn", "-", stdin=wrong * games)
                self.assertEqual(done.stderr.decode(), f"<stdin>: {said}\n")

    def test_options_that_contradict(self):
        for arguments in (("--to", "json", "--letters", "FAN"), ("--to", "json", "--force"),
                          ("--to", "catalan"), ("--from", "nothing")):
            self.assertEqual(self.convert(*arguments, "-", status=2)[0], "")

    def test_several_files(self):
        self.write("a.ctl-pgn", GAME)
        self.write("b.ctl-pgn", GAME + "\n" + NO_HYPHEN)
        output, _ = self.convert("a.ctl-pgn", "b.ctl-pgn", "a.ctl-pgn", "-o", "c.ctl-pgn", status=1)
        self.assertEqual(output, "")
        self.assertEqual((self.folder / "c.ctl-pgn").read_text(encoding="utf-8"), "\n".join([GAME] * 3))


class Json(ConvertTest):
    def test_to_json_is_as_json(self):
        for flags in ([], ["--lines"], ["--pretty"], ["--spans", "--positions"]):
            there = self.run_program("json", *flags, "-", stdin=COHERENT).stdout.decode()
            self.assertEqual(self.convert("--to", "json", *flags, "-", text=COHERENT)[0], there)

    def test_there_and_back(self):
        for text in (GAME, FAN, ENGLISH, GAME + "\n" + FAN):
            for flags in ([], ["--lines"], ["--pretty"], ["--spans", "--positions"]):
                there = self.run_program("json", *flags, "-", stdin=text).stdout.decode()
                self.assertEqual(self.convert("--from", "json", "-", text=there), (text, ""))

    def test_games_that_the_board_refuses_come_back(self):
        """Kings face each other, or the side to move takes a king, and there are two tags of one name."""
        facing = "FEN 4k4/9/9/9/9/9/9/9/R8/4K4 w\nSTART{\n"
        taken = '[Variant "Diplomat"]\n[Setup "White: Kd1 Re1 b2; Black: Kk1 Rl1 i2; white to move"]\n\n1. b3, i3\n'
        tags = "".join(f'[{name} "?"]\n' for name in ("Event", "Event", "Site", "Date", "Round", "White", "Black"))
        for notation, text in (("xiangqi", "GAME 1\n" + facing + "1. A1-A5 E9-D9\n}\n"),
                               ("xiangqi", "FORMAT WXF\nGAME 1\n" + facing + "1. R9+4 K5.6\n}\n"),
                               ("diplomat", taken), ("pgn", tags + '[Result "*"]\n\n1. e4 e5 *\n')):
            with self.subTest(text):
                there = self.run_program("json", "-q", "--notation", notation, "-", stdin=text).stdout.decode()
                done = self.run_program("convert", "-q", "-", stdin=there)
                self.assertEqual(done.stdout.decode(), text, done.stderr.decode())

    def test_files_by_their_name(self):
        self.write("a.ctl-pgn", GAME)
        for name, flags in (("a.json", []), ("a.jsonl", ["--lines"])):
            self.run_program("json", *flags, "a.ctl-pgn", "-o", name)
            self.assertEqual(self.convert(name)[0], GAME)
            self.assertEqual(self.convert("--letters", "FAN", name)[0], FAN)

    def test_json_becomes_complete_json(self):
        there, _ = self.convert("--to", "json", "-", text=COHERENT + "\n" + COHERENT)
        self.assertEqual(self.convert("--to", "json", "--from", "json", "-", text=there), (there, ""))
        bare = json.loads(there)
        for each in bare["games"]:
            for derived in ("index", "variant", "initial", "diagnostics"):
                del each[derived]
        expected = json.loads(there)["games"]
        for each in expected:
            each["file"] = "bare.json"
        again = self.convert("--to", "json", self.write("bare.json", json.dumps(bare)))[0]
        self.assertEqual(json.loads(again)["games"], expected)
        output, said = self.convert("--to", "json", "bare.json", self.write("none.json", '{"games": 1}'), status=2)
        self.assertEqual(output, again)
        self.assertIn("none.json: ", said)

    def test_wrong_json_stops_no_other_file(self):
        there = json.loads(self.convert("--to", "json", "-", text=COHERENT + "\n" + COHERENT)[0])
        there["games"] = {}
        self.write("good.ctl-pgn", GAME)
        self.write("bad.json", json.dumps(there))
        for arguments, written in ((["bad.json"], ""), (["good.ctl-pgn", "bad.json"], GAME),
                                   (["good.ctl-pgn", "bad.json", "-o", "out.ctl-pgn"], "")):
            output, said = self.convert(*arguments, status=2)
            self.assertEqual(output, written)
            self.assertEqual(said, "ctlpgn: bad.json: games: must be an array, found an object\n")
        self.assertTrue((self.folder / "out.ctl-pgn").read_text(encoding="utf-8").startswith(GAME))
        _, said = self.convert("--from", "json", "-", status=2)
        self.assertTrue(said.startswith("ctlpgn: <stdin>: line 1, column 2: this is not JSON"), said)

    def test_marks_that_a_form_lacks_are_not_called_wrong(self):
        moves = "1. f3 e5 2. g4 Qh4{} 0-1\n"
        self.write("right.pgn", moves.format("#"))
        self.write("wrong.pgn", moves.format("+"))
        self.assertEqual(self.convert("--letters", "UCI", "right.pgn"), ("1. f2f3 e7e5 2. g2g4 d8h4 0-1\n", ""))
        self.assertIn("1 mark of check is not what", self.convert("--letters", "UCI", "wrong.pgn")[1])

    def test_words_that_do_nothing_are_refused(self):
        self.write("a.wxf", "GAME 1\nSTART{\n1. C2=5 N8+7\n}\n")
        _, said = self.convert("--from", "AXF", "a.wxf", status=2)
        self.assertIn("--from: must be one of ", said)
        _, said = self.convert("--letters", "R(C)", "a.wxf", status=2)
        self.assertIn('"R(C)" names no letters of xiangqi', said)
        self.assertIn("each letter for one piece alone", said)
        self.write("a.pgn", "1. e4 *\n")
        _, said = self.convert("--letters", "XX", "a.pgn", status=2) # games of PGN declare none
        self.assertIn('"XX" names no letters of pgn; write one of SAN, ', said)
        self.assertNotIn("declare", said)

    def test_games_that_cannot_be_written(self):
        there = json.loads(self.convert("--to", "json", "-", text=COHERENT + "\n" + COHERENT)[0])
        there["games"][0]["moves"][3]["comments"][0]["text"] = "a } brace"
        output, said = self.convert("--from", "json", "-", text=json.dumps(there), status=1)
        self.assertEqual(output, COHERENT)
        self.assertIn("<stdin>, game 1: it cannot be written: ", said)
        self.assertIn("ctlpgn: 1 of the 2 games of <stdin> is left out\n", said)

    def test_one_game_that_is_none_costs_no_other(self):
        there = json.loads(self.convert("--to", "json", "-", text=COHERENT + "\n" + COHERENT)[0])
        del there["games"][0]["moves"][2]["from"]
        for diagnostics in ([], [{"code": "S012"}]):
            there["games"][0]["diagnostics"] = diagnostics
            output, said = self.convert("--from", "json", "-", text=json.dumps(there), status=1)
            self.assertEqual(output, COHERENT)
            self.assertIn("<stdin>, game 1: it cannot be written: games[0].moves[2].from: is missing\n", said)
            self.assertIn("ctlpgn: 1 of the 2 games of <stdin> is left out\n", said)

    def test_captures_are_those_of_the_board(self):
        move = {"side": "white", "piece": "pawn", "from": "e2", "to": "e4", "capture": {"kind": "ordinary", "piece": "queen"}}
        passed = {"side": "white", "passed": True, "piece": "king", "to": "e2"}
        for ply, status, said in ((move, 1, "games[0].moves[0].capture: the board says that nothing is captured\n"),
                                  (passed, 1, "games[0].moves[0].piece: does not belong to a ply that is passed\n")):
            text = json.dumps({"schemaVersion": "2.0", "format": "pgn", "games": [{"tags": [], "moves": [ply], "result": "*"}]})
            done = self.run_program("convert", "-", stdin=text)
            self.assertEqual((done.returncode, done.stdout), (status, b""))
            self.assertIn(said, done.stderr.decode())

    def test_canonical_letters_stay_though_not_declared(self):
        for text in (TAGS + "\n1. ♗F6-I15 :\n*\n", TAGS + '[Redefine "FAN"]\n\n1. JF6-I15 :\n*\n'):
            self.assertEqual(self.run_program("fmt", "--check", "-", stdin=text).returncode, 0)
            written = self.run_program("json", "-q", "-", stdin=text).stdout.decode()
            self.assertEqual(self.run_program("convert", "-", stdin=written).stdout.decode(), text)

    def test_a_result_that_is_missing(self):
        def again(text, *arguments, notation="pgn"):
            there = self.run_program("json", "-q", "--notation", notation, "-", stdin=text).stdout.decode()
            done = self.run_program("convert", *arguments, "-", stdin=there)
            return done.returncode, done.stdout.decode(), done.stderr.decode()

        said = "game 1 is written with these faults fixed: S101 missing-result\n"
        status, written, why = again("1. e4 e5\n")
        self.assertEqual((status, written), (0, "1. e4 e5 *\n"))
        self.assertIn(said, why)
        self.assertEqual(again("1. e4 e5\n", "-q"), (0, "1. e4 e5 *\n", ""))
        self.assertEqual(again("1. e4 e5\n", "--where", "plies > 2"), (0, "", ""))
        status, written, why = again("1. e4 e5\n", "--to", "json")
        self.assertIn('"result":"*"', written)
        self.assertIn("<stdin>: " + said, why)
        # The text is truncated.
        for text, notation, plies in (("1. e4 e5 {abc\n", "pgn", "1. e4 e5"), ("1. d3, k3 {abc\n", "diplomat", "1. d3, k3"),
                                      (TAGS + "\n1. G7-G13 :\n{ abc\n", "ctl-pgn", "1. G7-G13 :")):
            status, written, why = again(text, notation=notation)
            self.assertEqual(status, 0, notation)
            self.assertIn(plies, written)
            self.assertIn("abc", written)
            self.assertIn("the JSON may lack text that this was about", why)
        self.assertEqual(again("1. d3, k3\n", notation="diplomat"), (0, "1. d3, k3\n", ""))

    def test_the_example_of_the_page(self):
        page = (pathlib.Path(__file__).parents[2] / "docs/convert.md").read_text(encoding="utf-8")
        example = re.search(r"^```json\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[1]
        written = re.search(r"^```ctl-pgn\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[1]
        self.assertEqual(self.convert("--from", "json", "-", text=example), (written, ""))


if __name__ == "__main__":
    unittest.main(verbosity=1)
