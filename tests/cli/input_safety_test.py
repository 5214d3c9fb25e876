"""No command loses games or text silently. Usage: input_safety_test.py PROGRAM"""

import json
import os
import resource
import signal
import subprocess
import sys
import time
import unittest

from lint_support import PROGRAM, LintTest

TAGS = ('[Event "Club evening"]\n[Site "?"]\n[Date "2026.11.22"]\n[Round "{round}"]\n[White "Anna"]\n[Black "Boris"]\n'
        '[Result "1-0"]\n\n')
EVENING = TAGS.format(round=1) + "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n" + TAGS.format(round=2) + "1. d4 d5 1-0\n"
WITH_WORDS = "Some words before.\n\n" + EVENING + "\nMore words here at the end\n"
FAULTY = EVENING.replace("1. d4 d5", "1. d4 (1. c4 d5")


class SafetyTest(LintTest):
    def done(self, *arguments, text=""):
        """Exit status, standard output, standard error."""
        done = self.run_program(*arguments, stdin=text)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def text_of(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def names(self):
        return sorted(str(each.relative_to(self.folder)) for each in self.folder.rglob("*"))


class InPlace(SafetyTest):
    def test_what_is_left_out_keeps_the_file(self):
        for text, why in ((FAULTY, "1 of the 2 games of x.pgn is left out"), (WITH_WORDS, "outside games is left out"),
                          ("Only words here.\n", "x.pgn has no games")):
            self.write("x.pgn", text)
            for output in ("x.pgn", "{file}.pgn"):
                status, _, said = self.done("convert", "x.pgn", "-o", output)
                if "{" in output and text.startswith("Only"):
                    continue # nothing names an output
                self.assertEqual(status, 1, said)
                self.assertIn(why, said)
                self.assertIn("x.pgn is an input and stays as it is", said)
                self.assertEqual(self.text_of("x.pgn"), text)
                self.assertEqual(self.names(), ["x.pgn"])

    def test_a_whole_file_takes_its_own_place(self):
        self.write("x.pgn", EVENING.replace("1. e4", "1.e4"))
        self.assertEqual(self.done("convert", "x.pgn", "-o", "x.pgn"), (0, "", ""))
        self.assertEqual(self.text_of("x.pgn"), EVENING)


class OutsideOfGames(SafetyTest):
    def test_games_are_written_and_that_is_said(self):
        self.write("x.pgn", WITH_WORDS)
        for command in ("convert", "simplify"):
            status, written, said = self.done(command, "x.pgn")
            self.assertEqual((status, written), (0, EVENING), said)
            self.assertEqual(said.count("warning[GS004]"), 2, said)
            self.assertIn("x.pgn: text outside games is left out\n", said)
            self.assertEqual(self.done(command, "-q", "x.pgn"), (0, EVENING, ""))

    def test_a_faulty_game_beside_words(self):
        self.write("x.pgn", WITH_WORDS.replace("1. e4 e5", "1. e4 e5 [%clk 0:09:00]"))
        status, written, said = self.done("convert", "x.pgn")
        self.assertEqual(status, 0, said)
        self.assertIn("{[%clk 0:09:00]}", written)
        self.assertEqual(said.count("warning[GS004]"), 2, said)

    def test_words_alone(self):
        self.write("x.pgn", "Only words here.\n")
        for command in ("convert", "simplify"):
            status, written, said = self.done(command, "x.pgn")
            self.assertEqual((status, written), (0, ""))
            self.assertIn("ctlpgn: x.pgn has no games\n", said)

    def test_fmt_keeps_the_words(self):
        self.write("x.pgn", WITH_WORDS)
        self.assertEqual(self.done("fmt", "x.pgn")[0], 1)
        self.assertEqual(self.text_of("x.pgn"), WITH_WORDS)


class Repairs(SafetyTest):
    def test_what_writing_fixes_is_said(self):
        self.write("x.pgn", EVENING.replace("Qxf7#", "Qh5:f7#"))
        for command, words in (("convert", "converting fixes"), ("simplify", "simplifying fixes")):
            status, written, said = self.done(command, "x.pgn")
            self.assertEqual((status, written), (0, EVENING), said)
            self.assertRegex(said, f"^x.pgn: {words} GS[0-9]+ ")

    def test_short_captures_are_reported_by_fmt(self):
        self.write("x.pgn", EVENING.replace("1. d4 d5", "1. e4 d5 2. ed Qxd5"))
        status, _, said = self.done("fmt", "x.pgn")
        self.assertEqual(status, 0, said)
        self.assertIn("2. exd5 Qxd5", self.text_of("x.pgn"))
        self.assertIn("formatting fixes ", said)

    def test_no_tags_are_added_to_either_game(self):
        for text in ("1. e4 e5 *\n", "1. e4 e5\n"):
            self.assertEqual(self.done("convert", "--notation", "pgn", "-", text=text)[:2], (0, "1. e4 e5 *\n"))


class ManyFiles(SafetyTest):
    """All of them, or none."""

    def setUp(self):
        super().setUp()
        self.write("a.pgn", "\n".join(TAGS.format(round=1 + i % 3) + f"1. {'abcdefgh'[i % 8]}4 1-0\n" for i in range(30)))
        os.mkdir(self.folder / "out")
        self.write("out/1.pgn", "old")

    def test_a_fault_in_the_last_line_keeps_the_games_before_it(self):
        lines = self.done("json", "-q", "--lines", "a.pgn")[1]
        self.write("a.jsonl", lines + lines.splitlines()[0].replace('"tags"', '"taggs"') + "\n")
        status, _, said = self.done("convert", "a.jsonl", "-o", "new/deep/{Round}.pgn")
        self.assertEqual(status, 1, said)
        for number in (1, 2, 3):
            self.assertEqual(self.text_of(f"new/deep/{number}.pgn").count("[Event "), 10)

    def test_games_that_take_turns(self):
        status, _, said = self.done("convert", "a.pgn", "-o", "out/{Round}.pgn")
        self.assertEqual((status, said), (0, ""))
        self.assertEqual(self.names(), ["a.pgn", "out", "out/1.pgn", "out/2.pgn", "out/3.pgn"])
        for which in "123":
            self.assertEqual(self.text_of(f"out/{which}.pgn").count("[Event "), 10)
        self.assertEqual(self.done("json", "a.pgn", "-o", "out/{Round}.json")[0], 0)
        for which in "123":
            self.assertEqual(len(json.loads(self.text_of(f"out/{which}.json"))["games"]), 10)

    def test_more_files_than_may_be_open(self):
        self.write("b.pgn", "\n".join(TAGS.format(round=i % 300) + "1. e4 1-0\n" for i in range(900)))
        done = subprocess.run([PROGRAM, "convert", "b.pgn", "-o", "many/{Round}.pgn"], cwd=self.folder, check=False,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256)))
        self.assertEqual(done.returncode, 0)
        self.assertEqual(len(list((self.folder / "many").iterdir())), 300)
        self.assertEqual(self.text_of("many/299.pgn").count("[Event "), 3)

    def test_a_full_disk(self):
        before = self.names()
        done = subprocess.run([PROGRAM, "convert", "a.pgn", "-o", "out/{Round}.pgn"], cwd=self.folder, check=False,
                              capture_output=True, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500)))
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertEqual(self.names(), before)
        self.assertEqual(self.text_of("out/1.pgn"), "old")

    def test_a_signal(self):
        before = self.names()
        with subprocess.Popen([PROGRAM, "convert", "-", "--notation", "pgn", "-o", "out/{Round}.pgn"], cwd=self.folder,
                              stdin=subprocess.PIPE) as running:
            running.stdin.write((self.folder / "a.pgn").read_bytes() * 2000)
            running.stdin.flush()
            end = time.monotonic() + 30
            while self.names() == before and time.monotonic() < end:
                time.sleep(0.05)
            running.send_signal(signal.SIGTERM)
            running.wait(30)
            running.stdin = None
        self.assertEqual(running.returncode, -signal.SIGTERM)
        self.assertEqual(self.names(), before)
        self.assertEqual(self.text_of("out/1.pgn"), "old")


class FromJson(SafetyTest):
    def again(self, moves, result="1-0"):
        text = TAGS.format(round=1).replace('Result "1-0"', f'Result "{result}"') + moves + "\n"
        there = self.done("json", "-q", "--notation", "pgn", "-", text=text)[1]
        return self.done("convert", "--from", "json", "-", text=there)

    def test_cut_games_take_the_result_of_their_tag(self):
        for moves, result in (("1. e4 e5 2.", "1-0"), ("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#", "1/2-1/2")):
            status, written, said = self.again(moves, result)
            self.assertEqual(status, 0, moves)
            self.assertTrue(written.endswith(f" {result}\n"), written)
            self.assertIn("missing-result", said)

    def test_text_that_json_lacks_is_said(self):
        for text, code in (("[%clk 0:09:00]", "GS086"), ("(4.2s)", "GS083"), ("(=)", "GS083")):
            status, written, said = self.again(f"1. e4 e5 2. Nf3 {text} Nc6 1-0")
            self.assertEqual(status, 0)
            self.assertIn("1. e4 e5 2. Nf3 Nc6 1-0", written)
            self.assertIn(f"<stdin>: game 1: the JSON may lack text that this was about: {code} ", said)

    def test_fields_in_any_order(self):
        there = json.loads(self.done("json", "-q", "--notation", "pgn", "-", text=EVENING)[1])
        for keys in (["games", "format", "schemaVersion"], ["schemaVersion", "games", "format"], ["format", "games", "schemaVersion"]):
            turned = json.dumps({key: there[key] for key in keys})
            self.assertEqual(self.done("convert", "-", text=turned), (0, EVENING, ""))

    def test_comments_of_xiangqi(self):
        text = "FORMAT WXF\nGAME\nSTART{\n1. C2.5 H8+7\n2. H2+3 \nCOM{ b */ c \\} d }\n2. ... R9.8\nDIAG{ abc }\n}\n"
        there = self.done("json", "--notation", "xiangqi", "-", text=text)[1]
        comments = [each["comments"][0] for each in json.loads(there)["games"][0]["moves"] if "comments" in each]
        self.assertEqual(comments, [{"text": "b */ c } d"}, {"diagram": True, "text": "abc"}])
        status, written, said = self.done("convert", "-", text=there)
        self.assertEqual(status, 0, said)
        self.assertIn("COM{ b */ c \\} d }", written)
        self.assertIn("DIAG{ abc }", written)
        self.assertEqual(self.done("json", "--notation", "xiangqi", "-", text=written)[1], there)


class SeveralFiles(SafetyTest):
    def test_fmt_goes_on(self):
        self.write("a.pgn", EVENING.replace("1. e4", "1.e4"))
        status, _, said = self.done("fmt", "missing.pgn", "a.pgn")
        self.assertEqual(status, 2)
        self.assertIn("missing.pgn", said)
        self.assertEqual(self.text_of("a.pgn"), EVENING)


class AgreesWithLint(SafetyTest):
    """Faults of form do not prevent formatting."""

    def test_marks_and_signs_of_lists(self):
        tags = '[Variant "C\'escacs"]\n[Id "Cescacs-P01"]\n[Annotator "Cescacs"]\n\n'
        moves = "1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11+ :\n*\n"
        for faulty in (moves.replace("Z11+", "Z11 +"), moves.replace("1. ", "- 1. ").replace("2. ", "- 2. ")):
            self.write("a.ctl-pgn", tags + faulty)
            status, _, said = self.done("fmt", "a.ctl-pgn")
            self.assertEqual(status, 0, said)
            self.assertEqual(self.text_of("a.ctl-pgn"), tags + moves)


class Choosing(SafetyTest):
    def test_other_moves_are_no_doubles(self):
        self.write("a.pgn", "1. Nf6 d5 *\n\n1. Bf6 d5 *\n\n1. Nf6 d5 *\n")
        self.assertEqual(len(self.done("json", "-q", "--lines", "--unique", "a.pgn")[1].splitlines()), 2)

    def test_words_are_no_numbers(self):
        self.write("a.pgn", '[WhiteElo "2400"]\n\n' + EVENING)
        for value in ("nan", "inf"):
            self.assertEqual(self.done("json", "-q", "--lines", "--where", f"WhiteElo = {value}", "a.pgn")[1], "")
        self.assertIn('"<>" is not a comparison; write !=', self.done("json", "--where", "plies <> 3", "a.pgn")[2])


class Words(SafetyTest):
    def test_what_is_neither_a_position_nor_a_file(self):
        position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        self.assertEqual(self.done("board", "--notation", "ctl-pgn", position),
                         (2, "", f'ctlpgn: "{position}" is neither a position of ctl-pgn nor a file\n'))

    def test_what_is_wrong_in_a_position_is_said(self):
        for position, code in (("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", "GS"),
                               ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1", "GP"),
                               ("rheakaehr/9/1c5c1/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w", "X")):
            for chosen in ([], ["--notation", "xiangqi" if code == "X" else "pgn"]):
                status, output, said = self.done("board", *chosen, position)
                self.assertEqual((status, output), (1, ""), said)
                self.assertRegex(said, rf"^position:1:\d+: error\[{code}")

    def test_why_standard_output_cannot_be_written(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            for arguments in (["--version"], ["help"], ["rules"]):
                done = subprocess.run([PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, check=False)
                self.assertEqual((done.returncode, done.stderr.decode()),
                                 (2, "ctlpgn: cannot write standard output: No space left on device\n"))

    def test_a_part_that_ends_before_it_begins(self):
        self.write("a.pgn", EVENING)
        status, written, said = self.done("simplify", "--from", "9", "--to", "3", "a.pgn")
        self.assertEqual((status, written), (2, ""))
        self.assertIn("--from 9 comes after --to 3", said)


if __name__ == "__main__":
    unittest.main()
