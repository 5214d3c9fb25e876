"""Runs `ctlpgn fmt` as a user would. Usage: fmt_test.py PROGRAM"""

import os
import pathlib
import re
import signal
import subprocess
import time
import unittest

from lint_support import HEAD, LintTest, PROGRAM, game

TIDY = HEAD + "1. G7-G13, E21-E17 :\n*\n"
UNTIDY = HEAD + "\n\n1.  G7-G13,E21-E17:\n*\n\n"
HEAD_OF_PGN = "".join(f'[{name} "?"]\n' for name in ("Event", "Site", "Date", "Round", "White", "Black"))
HEAD_OF_PGN += '[Result "0-1"]\n\n'
BROKEN = HEAD + "1. G7-G13 what, E21-E17 :\n*\n"
LETTER_X = HEAD + "1. G7-G13, E21xE17 :\n*\n"


class FmtTest(LintTest):
    def fmt(self, *arguments, status=0, **options):
        """Standard output, and standard error."""
        done = self.run_program("fmt", *arguments, **options)
        if status is not None:
            self.assertEqual(done.returncode, status, done.stdout.decode() + done.stderr.decode())
        return done.stdout.decode(), done.stderr.decode()

    def text(self, name):
        return (self.folder / name).read_bytes().decode()


class InPlace(FmtTest):
    def test_files_are_formatted_and_nothing_is_said(self):
        self.write("a.ctl-pgn", UNTIDY)
        self.assertEqual(self.fmt("a.ctl-pgn"), ("", ""))
        self.assertEqual(self.text("a.ctl-pgn"), TIDY)
        self.assertEqual([path.name for path in self.folder.iterdir()], ["a.ctl-pgn"])

    def test_folders_are_searched(self):
        self.write("games/a.ctl-pgn", UNTIDY)
        self.write("games/deep/b.ctl-pgn", UNTIDY)
        self.write("games/c.txt", UNTIDY)
        self.write("games/d.md", UNTIDY)
        self.fmt("games")
        self.assertEqual(self.text("games/a.ctl-pgn"), TIDY)
        self.assertEqual(self.text("games/deep/b.ctl-pgn"), TIDY)
        self.assertEqual(self.text("games/c.txt"), TIDY)
        self.assertEqual(self.text("games/d.md"), UNTIDY)

    def test_marks_that_are_added_are_reported(self):
        self.write("a.pgn", HEAD_OF_PGN + "1. f3 e5 2. g4 Qd8-h4 0-1\n")
        _, said = self.fmt("--check", "a.pgn", status=1)
        self.assertIn("formatting would fix GS053 long-move in 1 game, missing marks of check in 1 game", said)

    def test_what_is_tidy_is_not_touched(self):
        self.write("a.ctl-pgn", TIDY)
        path = self.folder / "a.ctl-pgn"
        os.utime(path, (1000000000, 1000000000))
        before = path.stat()
        self.fmt("a.ctl-pgn")
        self.assertEqual((path.stat().st_ino, path.stat().st_mtime), (before.st_ino, before.st_mtime))

    def test_permissions_and_links_stay(self):
        self.write("a.ctl-pgn", UNTIDY)
        (self.folder / "a.ctl-pgn").chmod(0o640)
        (self.folder / "link.ctl-pgn").symlink_to("a.ctl-pgn")
        self.fmt("link.ctl-pgn")
        self.assertTrue((self.folder / "link.ctl-pgn").is_symlink())
        self.assertEqual(self.text("a.ctl-pgn"), TIDY)
        self.assertEqual((self.folder / "a.ctl-pgn").stat().st_mode & 0o777, 0o640)

    def test_other_encodings_become_utf_8(self):
        for encoding in ("utf-16", "utf-16-be"):
            (self.folder / "a.ctl-pgn").write_bytes(TIDY.encode(encoding))
            self.assertEqual(self.fmt("a.ctl-pgn"), ("", ""))
            self.assertEqual(self.text("a.ctl-pgn"), TIDY)

    def test_options(self):
        self.write("a.ctl-pgn", HEAD + "1. G7×G13, …\n*\n".replace(", …", " :"))
        self.fmt("--ascii", "a.ctl-pgn")
        self.assertIn("1. G7*G13 :", self.text("a.ctl-pgn"))
        self.fmt("--typographic-hyphens", "a.ctl-pgn")
        self.assertIn("1. G7×G13 :", self.text("a.ctl-pgn"))
        self.write("b.ctl-pgn", HEAD + "1. G7-G13, E21-E17\n(1. E7-E13\n2. G7-G13)\n{ two words }\n2. E7-E13 :\n*\n")
        self.fmt("--indent", "spaces", "--width", "8", "b.ctl-pgn")
        self.assertIn("\n(1. E7-E13\n  2. G7-G13)\n{ two\n  words }\n", self.text("b.ctl-pgn"))


class FaultsFixed(FmtTest):
    GERMAN = '[Event "x"]\n\n1. e4 e5 2. Sf3 Sc6 3. Lc4 Lc5 4. 0-0 *\n'

    def test_options_of_the_configuration_are_those_of_the_command_line(self):
        text = game("1. JF6×C15, E21-E17", "{" + " word" * 60 + " }", "(1. G7-G13)")
        score = HEAD_OF_PGN + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 0-1\n"
        for name, key, arguments, files in (
                ("ascii", "ascii = true", ["--ascii"], ["a.ctl-pgn"]),
                ("hyphens", "typographic-hyphens = true", ["--typographic-hyphens"], ["a.ctl-pgn"]),
                ("indent", 'indent = "spaces"', ["--indent", "spaces"], ["a.ctl-pgn"]),
                ("width", "width = 30", ["--width", "30"], ["a.ctl-pgn", "b.pgn"]),
                ("edition", 'edition = "1993"', ["--edition", "1993"], ["b.pgn"]),
                ("reflow", "reflow = true\nwidth = 50", ["--reflow", "--width", "50"], ["a.ctl-pgn"])):
            for table in ("fmt", "format"):
                for file in files:
                    source = text if file == "a.ctl-pgn" else score
                    folder = f"{name}-{table}"
                    self.write(f"{folder}/{file}", source)
                    expected, _ = self.fmt(*arguments, "--notation", "ctl-pgn" if file == "a.ctl-pgn" else "pgn", "-",
                                           stdin=source)
                    self.write(f"{folder}/ctlpgn.toml", f"[{table}]\n{key}\n")
                    self.fmt(f"{folder}/{file}")
                    self.assertEqual(self.text(f"{folder}/{file}"), expected, (name, table, file))
                    self.write(f"{folder}/{file}", source)
                    self.fmt("--no-config", f"{folder}/{file}")
                    plain = self.text(f"{folder}/{file}")
                    if name not in ("edition", "indent"):
                        self.assertNotEqual(plain, expected, (name, file))

    def test_the_command_line_wins_over_the_configuration(self):
        self.write("ctlpgn.toml", '[fmt]\nindent = "none"\nwidth = 20\ntypographic-hyphens = true\n')
        text = game("1. G7-G13, E21-E17", "{" + " word" * 20 + " }", "(1. G7-G13)")
        self.write("a.ctl-pgn", text)
        self.fmt("--indent", "dots", "--width", "0", "--ascii", "a.ctl-pgn")
        self.write("b.ctl-pgn", text)
        self.fmt("--no-config", "--indent", "dots", "--width", "0", "--ascii", "b.ctl-pgn")
        self.assertEqual(self.text("a.ctl-pgn"), self.text("b.ctl-pgn"))

    def test_each_file_has_the_configuration_near_to_it(self):
        self.write("base.toml", "[fmt]\nascii = true\n")
        self.write("one/ctlpgn.toml", 'extend = "../base.toml"\n')
        self.write("two/ctlpgn.toml", "")
        for folder in ("one", "two"):
            self.write(f"{folder}/a.ctl-pgn", LETTER_X.replace("x", "×"))
        self.fmt(".")
        self.assertIn("E21*E17", self.text("one/a.ctl-pgn"))
        self.assertIn("E21×E17", self.text("two/a.ctl-pgn"))

    def test_what_formatting_fixes_is_said(self):
        self.write("a.pgn", self.GERMAN + "\n" + self.GERMAN)
        said = "a.pgn: formatting {} GS063 castling-sign in 2 games, GS076 language-letters in 2 games\n"
        self.assertEqual(self.fmt("--check", "a.pgn", status=1), ("a.pgn\n", said.format("would fix")))
        self.assertEqual(self.fmt("a.pgn"), ("", said.format("fixes")))
        self.assertEqual(self.text("a.pgn").count("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *\n"), 2)
        self.assertEqual(self.fmt("a.pgn"), ("", ""))
        self.write("a.pgn", self.GERMAN)
        self.assertEqual(self.fmt("--quiet", "a.pgn"), ("", ""))

    def test_marks_that_are_not_what_the_board_says_are_said(self):
        wrong = "1. Nc3# d5 2. Nf3 Nf6+ (2... Nc6) *\n"
        right = wrong.replace("#", "").replace("+", "")
        self.write("a.pgn", wrong)
        done = self.run_program("fmt", "a.pgn")
        self.assertEqual(done.stderr.decode(), "a.pgn: formatting fixes marks of check that are not what the board says in 1 game\n")
        self.assertEqual((self.folder / "a.pgn").read_text(), right)
        for command in (["convert"], ["simplify", "--keep", "variations"]):
            done = self.run_program(*command, "--notation", "pgn", "-", stdin=wrong)
            self.assertEqual((done.returncode, done.stdout.decode()), (0, right))
            self.assertEqual(done.stderr.decode(), "<stdin>: game 1: 2 marks of check are not what the board says, and "
                                                   "are corrected\n")
            self.assertEqual(self.run_program(*command, "-q", "--notation", "pgn", "-", stdin=wrong).stderr, b"")
        done = self.run_program("convert", "--notation", "pgn", "-", stdin="1. Nc3# d5\n")
        self.assertIn("<stdin>: game 1: 1 mark of check is not what the board says, and is corrected\n",
                      done.stderr.decode())

    def test_a_game_without_a_result_gets_one(self):
        text = '[Event "x"]\n\n1. e4  e5\n'
        self.write("a.pgn", text)
        self.fmt("a.pgn")
        self.assertEqual(self.text("a.pgn"), '[Event "x"]\n\n1. e4 e5 *\n')
        self.assertEqual(self.fmt("-", "--notation", "pgn", stdin=text)[0], '[Event "x"]\n\n1. e4 e5 *\n')


class Document(FmtTest):
    def test_the_example_is_canonical(self):
        page = (pathlib.Path(__file__).parents[2] / "docs/format.md").read_text(encoding="utf-8")
        example = re.search(r"^```ctl-pgn\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[1]
        self.assertEqual(self.fmt("-", stdin=example)[0], example)
        self.assertEqual(self.codes("-", stdin=example), [])


class Faults(FmtTest):
    def test_a_file_with_errors_is_left_alone(self):
        for text, code in ((BROKEN, "S041"), (LETTER_X, "S057")):
            self.write("a.ctl-pgn", UNTIDY + text)
            _, said = self.fmt("a.ctl-pgn", status=1)
            self.assertIn(f"error[{code}]", said)
            self.assertIn("ctlpgn: 1 of the 2 games of a.ctl-pgn cannot be formatted because of these faults, and the file stays as it is", said)
            self.assertEqual(self.text("a.ctl-pgn"), UNTIDY + text)

    def test_it_reports_no_more_than_the_linter(self):
        """A consequence of another fault is not reported."""
        moves = "1. e4 e5 2. Nf3 {a} (2. Bc4 {b} Nc6 (2... d6 {c})) 2... Nc6 3. Bb5 a6 0-1"
        for at, sign in enumerate(moves):
            for broken in (moves[:at] + moves[at + 1:], moves[:at] + sign + sign + moves[at + 1:]):
                if sign not in "(){}.":
                    continue
                self.write("a.pgn", HEAD_OF_PGN + broken + "\n")
                _, said = self.fmt("--check", "a.pgn", status=None)
                reported = re.findall(r"^a\.pgn:(\d+:\d+): \w+: (\w+)", said, re.MULTILINE)
                found = self.run_program("lint", "--output-format", "concise", "a.pgn").stdout.decode()
                known = re.findall(r"^a\.pgn:(\d+:\d+): \w+: (\w+)", found, re.MULTILINE)
                self.assertLessEqual(set(reported), set(known), (broken, said, found))

    def test_a_glyph_without_a_move_is_kept(self):
        text = HEAD_OF_PGN + "$3 0-1\n"
        self.write("a.pgn", text)
        self.fmt("a.pgn")
        self.assertEqual(self.text("a.pgn"), text)
        self.assertEqual(self.fmt("--notation", "pgn", "-", stdin=HEAD_OF_PGN + "{Good.} $3\n$10 0-1\n")[0],
                         HEAD_OF_PGN + "$3 $10 {Good.} 0-1\n")

    def test_a_comment_that_another_one_closes_is_one(self):
        text = game("1. G7-G13 {E21-E17", "2. E7-E13, { After the comma. } G21-G17 :")
        tidy = game("1. G7-G13, G21-G17 :", "{ @W: E21-E17", "  2. E7-E13, { After the comma. }")
        self.write("a.ctl-pgn", text)
        done = self.run_program("fmt", "a.ctl-pgn")
        self.assertEqual((done.returncode, self.text("a.ctl-pgn")), (0, tidy))
        done = self.run_program("convert", "-", stdin=text)
        self.assertEqual((done.returncode, done.stdout.decode()), (0, tidy))

    def test_the_others_are_formatted(self):
        self.write("a.ctl-pgn", BROKEN)
        self.write("b.ctl-pgn", UNTIDY)
        self.fmt("a.ctl-pgn", "b.ctl-pgn", status=1)
        self.assertEqual(self.text("b.ctl-pgn"), TIDY)

    def test_force_formats_what_is_understood(self):
        self.write("a.ctl-pgn", UNTIDY + BROKEN + "\n\n" + UNTIDY + LETTER_X)
        _, said = self.fmt("--force", "a.ctl-pgn", status=1)
        self.assertIn("error[S041]", said)
        self.assertEqual(self.text("a.ctl-pgn"),
                         "\n".join((TIDY, BROKEN, TIDY, LETTER_X.replace("x", "×"))))

    def test_quiet(self):
        self.write("a.ctl-pgn", BROKEN)
        self.assertEqual(self.fmt("-q", "a.ctl-pgn", status=1), ("", ""))

    def test_missing_and_read_only_files(self):
        self.fmt("nothing.ctl-pgn", status=2)
        self.write("a.ctl-pgn", UNTIDY)
        self.write("b.ctl-pgn", UNTIDY)
        (self.folder / "a.ctl-pgn").chmod(0o444)
        _, said = self.fmt("a.ctl-pgn", "b.ctl-pgn", status=2)
        self.assertIn("cannot write a.ctl-pgn: it is read-only", said)
        self.assertEqual(self.text("a.ctl-pgn"), UNTIDY)
        self.assertEqual(self.text("b.ctl-pgn"), TIDY)


class Looking(FmtTest):
    def test_check_names_files(self):
        self.write("a.ctl-pgn", UNTIDY)
        self.write("b.ctl-pgn", TIDY)
        self.assertEqual(self.fmt("--check", "a.ctl-pgn", "b.ctl-pgn", status=1)[0], "a.ctl-pgn\n")
        self.assertEqual(self.fmt("--check", "b.ctl-pgn")[0], "")
        self.assertEqual(self.text("a.ctl-pgn"), UNTIDY)

    def test_diff_can_be_applied(self):
        text = "".join(TIDY + "\n" if i % 7 else UNTIDY for i in range(40))
        self.write("a.ctl-pgn", text)
        diff, _ = self.fmt("--diff", "a.ctl-pgn", status=1)
        self.assertTrue(diff.startswith("--- a.ctl-pgn\n+++ a.ctl-pgn\n@@ "), diff[:80])
        self.assertEqual(self.text("a.ctl-pgn"), text)
        subprocess.run(["patch", "-s", "a.ctl-pgn"], input=diff.encode(), cwd=self.folder, check=True, timeout=60)
        self.assertEqual(self.fmt("--diff", "a.ctl-pgn"), ("", ""))


class StandardInput(FmtTest):
    def test_is_formatted_to_standard_output(self):
        self.assertEqual(self.fmt("-", stdin=UNTIDY)[0], TIDY)
        self.assertEqual(self.fmt(stdin=UNTIDY)[0], TIDY)

    def test_what_is_not_understood_passes(self):
        output, said = self.fmt("-", stdin=UNTIDY + BROKEN, status=1)
        self.assertEqual(output, TIDY + "\n" + BROKEN)
        self.assertIn("<stdin>", said)

    def test_check_and_diff(self):
        self.assertEqual(self.fmt("--check", "-", stdin=UNTIDY, status=1)[0], "<stdin>\n")
        self.assertIn("+1. G7-G13, E21-E17 :\n", self.fmt("--diff", "-", stdin=UNTIDY, status=1)[0])
        self.assertEqual(self.fmt("--check", "--diff", "-", stdin=TIDY)[0], "")

    def test_full_disk(self):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([PROGRAM, "fmt", "-"], input=UNTIDY.encode(), stdout=full, stderr=subprocess.PIPE,
                                  timeout=60)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"cannot write standard output", done.stderr)


class Meanwhile(FmtTest):
    """Files large enough to stop the program while it writes."""

    def setUp(self):
        super().setUp()
        self.original = (UNTIDY * 40_000).encode()
        self.write("a.ctl-pgn", self.original)

    def stop_while_writing(self):
        program = subprocess.Popen([PROGRAM, "fmt", "a.ctl-pgn"], cwd=self.folder, stderr=subprocess.PIPE)
        self.addCleanup(program.communicate)
        self.addCleanup(program.kill)
        while len(list(self.folder.iterdir())) == 1:
            self.assertIsNone(program.poll(), "it was done before it could be stopped")
            time.sleep(0.0005)
        program.send_signal(signal.SIGSTOP)
        return program

    def test_interrupt(self):
        program = self.stop_while_writing()
        program.send_signal(signal.SIGINT)
        program.send_signal(signal.SIGCONT)
        self.assertEqual(program.wait(60), -signal.SIGINT)
        self.assertEqual((self.folder / "a.ctl-pgn").read_bytes(), self.original)
        self.assertEqual([path.name for path in self.folder.iterdir()], ["a.ctl-pgn"])

    def test_somebody_else_writes(self):
        program = self.stop_while_writing()
        self.write("a.ctl-pgn", "theirs")
        program.send_signal(signal.SIGCONT)
        _, said = program.communicate(timeout=60)
        self.assertEqual(program.returncode, 2)
        self.assertIn(b"cannot write a.ctl-pgn: it was changed meanwhile", said)
        self.assertEqual(self.text("a.ctl-pgn"), "theirs")
        self.assertEqual([path.name for path in self.folder.iterdir()], ["a.ctl-pgn"])


if __name__ == "__main__":
    unittest.main(verbosity=1)
