"""Compressed files, read as what they hold. Usage: compression_test.py PROGRAM"""

import bz2
import gzip
import json
import lzma
import os
import shutil
import subprocess
import unittest

from lint_support import CLEAN, DASH, LintTest, NO_HYPHEN, PROGRAM


def zstd(text):
    return subprocess.run(["zstd", "-qc"], input=text, capture_output=True, check=True).stdout


COMPRESSIONS = {".gz": gzip.compress, ".bz2": bz2.compress, ".xz": lzma.compress}
if shutil.which("zstd"):
    COMPRESSIONS[".zst"] = zstd

PGN = '[Event "a"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "1"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n1. e4 *\n'


class Compressed(LintTest):
    def each(self, text):
        """The extension of each compression, and the text so compressed."""
        return [(extension, compress(text.encode())) for extension, compress in COMPRESSIONS.items()]

    def run_bytes(self, *arguments, stdin):
        return subprocess.run([PROGRAM, *arguments], input=stdin, capture_output=True, timeout=60, cwd=self.folder)

    def test_every_command_reads_them(self):
        self.write("a.ctl-pgn", DASH)
        for command in ("json -q", "lint -q --output-format=concise", "convert", "simplify", "board"):
            plain = self.run_program(*command.split(), "a.ctl-pgn")
            for extension, compressed in self.each(DASH):
                name = self.write("a.ctl-pgn" + extension, compressed)
                done = self.run_program(*command.split(), name)
                self.assertEqual(done.returncode, plain.returncode, command)
                self.assertEqual(done.stdout.replace(name.encode(), b"a.ctl-pgn"), plain.stdout, command)

    def test_the_extension_before_theirs_tells_the_notation(self):
        for extension, compressed in self.each(PGN):
            self.write("games/a.pgn" + extension, compressed)
            done = self.run_program("json", "games")
            self.assertEqual(json.loads(done.stdout)["format"], "pgn")

    def test_json_of_games(self):
        text = self.run_program("json", "-", stdin=CLEAN).stdout.decode()
        for extension, compressed in self.each(text):
            done = self.run_program("convert", self.write("a.json" + extension, compressed))
            self.assertEqual((done.returncode, done.stdout.decode()), (0, CLEAN))

    def test_standard_input(self):
        for _, compressed in self.each(CLEAN):
            done = self.run_bytes("fmt", "-", stdin=compressed)
            self.assertEqual((done.returncode, done.stdout.decode()), (0, CLEAN))

    def test_parts_that_follow_each_other(self):
        first, second = CLEAN.encode(), b"\n" + NO_HYPHEN.encode()
        for extension, compress in COMPRESSIONS.items():
            name = self.write("a.ctl-pgn" + extension, compress(first) + compress(second))
            self.assertEqual(self.codes(name, status=1), ["S053"], extension)

    def test_nothing_in_them(self):
        for extension, compressed in self.each(""):
            self.assertEqual(self.codes(self.write("a.pgn" + extension, compressed), status=0), [])

    def test_every_cut_is_said(self):
        for extension, compressed in self.each(CLEAN):
            for size in range(0, len(compressed), 1 + len(compressed) // 40):
                name = self.write("a.ctl-pgn" + extension, compressed[:size])
                output, said = self.lint("-q", name, status=2)
                self.assertIn(f"ctlpgn: cannot read {name}: ", said, size)

    def test_damage_is_said(self):
        text = CLEAN * 200
        for extension, compressed in self.each(text):
            for at in (0, len(compressed) // 3, len(compressed) // 2, len(compressed) - 10):
                spoiled = bytearray(compressed)
                spoiled[at] ^= 0x10
                name = self.write("a.ctl-pgn" + extension, bytes(spoiled))
                done = self.run_program("json", "-q", name, "-o", "out.json")
                self.assertEqual(done.returncode, 2, at)
                self.assertIn(f"cannot read {name}: ".encode(), done.stderr)
                self.assertFalse((self.folder / "out.json").exists())

    def test_they_are_not_written(self):
        for extension, compressed in self.each(DASH):
            name = self.write("a.ctl-pgn" + extension, compressed)
            for command in (["fmt"], ["lint", "--fix"], ["lint", "--add-ignore=so"]):
                done = self.run_program(*command, name)
                self.assertEqual(done.returncode, 2, command)
                self.assertIn(f"cannot write {name}: it is compressed by".encode(), done.stderr)
                self.assertEqual((self.folder / name).read_bytes(), compressed)

    def test_letters_like_those_of_bzip2_are_text(self):
        self.assertEqual(self.run_program("lint", "--notation", "pgn", "-", stdin="BZh9\n").stdout[:9], b"<stdin>:1")

    def test_memory_does_not_grow_with_what_they_hold(self):
        def peak(name):
            with subprocess.Popen([PROGRAM, "json", "--lines", "-q", "--level=syntax", self.folder / name],
                                  stdout=subprocess.DEVNULL) as process:
                _, status, usage = os.wait4(process.pid, 0)
                process.returncode = os.waitstatus_to_exitcode(status)
            self.assertEqual(process.returncode, 0)
            return usage.ru_maxrss

        for extension, compress in COMPRESSIONS.items():
            some = compress((PGN + "\n").encode() * 2_000)
            self.write("some.pgn" + extension, some)
            self.write("many.pgn" + extension, some * 20)
            self.assertLess(peak("many.pgn" + extension), 1.5 * peak("some.pgn" + extension), extension)


if __name__ == "__main__":
    unittest.main()
