"""Files in other encodings than UTF-8: what is written in them, and what is not written at all.
Usage: encodings_test.py PROGRAM"""

import gzip
import shutil
import subprocess
import unittest

from lint_support import PROGRAM, LintTest

GAME = """[Event "?"]
[Site "Köln"]
[Date "%s"]
[Round "?"]
[White "Müller"]
[Black "Jäger"]
[Result "*"]

1. e4 e5 *
"""
OLD = GAME % "2020.01.01" + "\n" + GAME % "2020.1.1"
FIXED = GAME % "2020.01.01" + "\n" + GAME % "2020.01.01"
# 偌竣景 in Big5, 按丹春 in GB18030
DOUBTFUL = b"FORMAT WXF\nGAME 1\nRED \xb0\xb4\xb5\xa4\xb4\xba\nSTART{\n1. C2.5 H8+7\n}\n"


class Encodings(LintTest):
    def bytes_of(self, name):
        return (self.folder / name).read_bytes()

    def test_an_encoding_that_nobody_wants_fixed_stays(self):
        for encoding, code in (("latin-1", "GS006"), ("utf-16", "S006"), ("utf-16-be", "S006")):
            old = (OLD if encoding != "utf-16-be" else "\ufeff" + OLD).encode(encoding)
            new = (FIXED if encoding != "utf-16-be" else "\ufeff" + FIXED).encode(encoding)
            for wishes in (["--ignore", code], ["--unfixable", code], ["--fixable", "GT023"]):
                self.write("old.pgn", old)
                self.lint("--fix", *wishes, "old.pgn")
                self.assertEqual(self.bytes_of("old.pgn"), new, (encoding, wishes))
                done = self.run_program("lint", "--fix-only", *wishes, "--notation", "pgn", "old.pgn")
                self.assertEqual(done.returncode, 0)
                self.assertEqual(self.bytes_of("old.pgn"), new)

    def test_configured(self):
        self.write("ctlpgn.toml", '[lint]\nignore = ["GS006"]\nfix = true\n')
        self.write("old.pgn", OLD.encode("latin-1"))
        self.lint("old.pgn")
        self.assertEqual(self.bytes_of("old.pgn"), FIXED.encode("latin-1"))

    def test_standard_input_keeps_it(self):
        done = subprocess.run([PROGRAM, "lint", "--fix-only", "--ignore", "GS006", "--notation", "pgn", "-"],
                              input=OLD.encode("latin-1"), capture_output=True, check=False)
        self.assertEqual(done.stdout, FIXED.encode("latin-1"))

    def test_an_encoding_that_is_fixed_becomes_utf_8(self):
        for encoding in ("latin-1", "utf-16"):
            self.write("old.pgn", OLD.encode(encoding))
            self.lint("--fix", "old.pgn", status=0)
            self.assertEqual(self.bytes_of("old.pgn"), FIXED.encode())

    def test_what_cannot_be_written_back_is_not_written(self):
        # One game with lines in both.
        old = OLD.encode("latin-1")[::-1].replace("Müller".encode("latin-1")[::-1], "Müller".encode()[::-1], 1)[::-1]
        self.write("old.pgn", old)
        _, said = self.lint("--fix", "--ignore", "GS006", "old.pgn", status=2)
        self.assertIn("could not be written in Latin-1", said)
        self.assertEqual(self.bytes_of("old.pgn"), old)

    def test_diffs_can_be_applied(self):
        if shutil.which("patch") is None:
            return
        for command in (["lint"], ["lint", "--ignore", "GS006"], ["fmt"]):
            self.write("old.pgn", OLD.encode("latin-1"))
            diff = self.run_program(*command, "--diff", "old.pgn").stdout
            self.run_program(*(command if command == ["fmt"] else [*command, "--fix"]), "-q", "old.pgn")
            made = self.bytes_of("old.pgn")
            self.write("old.pgn", OLD.encode("latin-1"))
            done = subprocess.run(["patch", "-s", "-p0", "--binary"], input=diff, cwd=self.folder,
                                  capture_output=True, check=False)
            self.assertEqual(done.returncode, 0, (command, diff, done.stdout))
            self.assertEqual(self.bytes_of("old.pgn"), made, command)

    def test_diff_of_utf_16_says_what_it_is(self):
        self.write("old.pgn", OLD.encode("utf-16"))
        output, said = self.lint("--diff", "old.pgn", status=1)
        self.assertIn('+[Date "2020.01.01"]', output)
        self.assertIn("would be written in UTF-8", said)

    def test_excuses_are_not_added(self):
        self.write("old.pgn", (OLD.replace("e5", "e6 2. e5 ") + "\n").encode("latin-1"))
        before = self.bytes_of("old.pgn")
        _, said = self.lint("--add-ignore=so", "--ignore", "GS006", "--select", "ALL", "old.pgn")
        self.assertEqual(self.bytes_of("old.pgn"), before, said)

    def test_one_letter_tells_latin_1(self):
        self.write("one.pgn", (GAME % "2020.01.01").replace("ü", "u").replace("ä", "a").encode("latin-1"))
        self.assertEqual(self.codes("one.pgn"), ["GS006"])
        self.assertIn('[Site "Köln"]'.encode(), self.run_program("convert", "one.pgn").stdout)

    def test_what_may_be_big5_is_not_written(self):
        self.write("old.wxf", DOUBTFUL)
        for arguments in (["fmt", "old.wxf"], ["convert", "old.wxf", "-o", "new.wxf"], ["simplify", "old.wxf"],
                          ["lint", "--fix", "old.wxf"]):
            done = self.run_program(*arguments)
            self.assertNotIn("按".encode(), done.stdout, arguments)
            self.assertFalse((self.folder / "new.wxf").exists())
            self.assertEqual(self.bytes_of("old.wxf"), DOUBTFUL, arguments)
            if arguments[0] != "lint":
                self.assertNotEqual(done.returncode, 0, arguments)
                self.assertIn(b"may be in GB18030 or in Big5", done.stderr)
        with (self.folder / "old.wxf").open("rb") as file:
            done = subprocess.run([PROGRAM, "fmt", "-"], stdin=file, capture_output=True, check=False)
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertIn("按".encode(), self.run_program("convert", "--force", "old.wxf").stdout)

    def test_what_would_change_in_a_compressed_file_is_not_shown(self):
        self.write("old.pgn.gz", gzip.compress(OLD.encode()))
        for arguments in (["fmt", "--check"], ["fmt", "--diff"], ["lint", "--diff"]):
            done = self.run_program(*arguments, "old.pgn.gz")
            self.assertEqual((done.returncode, done.stdout), (2, b""), arguments)
            self.assertIn(b"it is compressed by gzip", done.stderr)


if __name__ == "__main__":
    unittest.main()
