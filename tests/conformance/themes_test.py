#!/usr/bin/env python3
"""The corpus in theme files, and its use by `ctlpgn conformance`.

    themes_test.py CORPUS-OF-SINGLE-FILES PROGRAM
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM = pathlib.Path(sys.argv.pop(2)).resolve()
CORPUS = pathlib.Path(sys.argv.pop(1))
THEMES = pathlib.Path(__file__).resolve().parents[2] / "corpus"
VALID, INVALID = "valid/plies/check", "invalid/text/en-dash"


class ThemesTest(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def run_program(self, *arguments, corpus=THEMES):
        environment = {**os.environ, "TMPDIR": str(self.folder)}
        return subprocess.run([PROGRAM, "conformance", "--corpus", corpus, *arguments], capture_output=True, text=True,
                              check=False, timeout=120, env=environment)

    def test_a_process_for_many_cases_is_given_files(self):
        reader = """while read path; do cat "$path" > /dev/null && echo "{\\"verdict\\": \\"reject\\", \\"path\\": \\"$path\\"}"; done"""
        done = self.run_program("--decoder", reader, "--batch", "--case", "invalid/tags/*", "--case", VALID)
        self.assertIn("1 failed", done.stdout)
        self.assertRegex(done.stdout, rf"FAIL  {VALID}: rejected")
        self.assertRegex(done.stdout, r"nothing is wrong in \S*corpus/ctl_pgn/valid/plies.cases:\d+\n")
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_places_are_those_of_the_theme(self):
        done = self.run_program("--decoder", "exit 0", "--verdict-only", "--case", INVALID)
        place = re.search(r"expected (\S*invalid/text.cases):(\d+):(\d+): S005 foreign-hyphen", done.stdout)
        line = pathlib.Path(place[1]).read_text().splitlines()[int(place[2]) - 1]
        self.assertEqual(line[int(place[3]) - 1], "\u2013")

    def test_the_build_has_unpacked_what_is_unpacked_now(self):
        self.assertEqual(self.run_program("--unpack", self.folder / "s").returncode, 0)
        self.assertEqual((self.folder / "s/manifest.json").read_bytes(), (CORPUS / "manifest.json").read_bytes())
        for case in json.loads((CORPUS / "manifest.json").read_text())["cases"][::20]:
            for file in case["file"], case["tree"]:
                self.assertEqual((self.folder / "s" / file).read_bytes(), (CORPUS / file).read_bytes())
        done = self.run_program("--unpack", self.folder / "s")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("/s is not empty", done.stderr)
        done = self.run_program("--unpack", self.folder / "t", "--case", VALID)
        self.assertIn("--case and --unpack cannot be combined", done.stderr)

    def test_a_fault_in_a_theme_has_its_line(self):
        (self.folder / "s/pgn/valid").mkdir(parents=True)
        for file in "suite.json", "pgn/suite.json":
            shutil.copy(THEMES / file, self.folder / "s" / file)
        theme = self.folder / "s/pgn/valid/plies.cases"
        for text, fault in (("=== a\n--- text\n1. e4 *\n--- tre\n", "4: unknown part \"tre\""),
                            ("=== a\n--- text\n*\n--- diagnostics\n1:1-2 S005 foreign\n", "5: wrong name of S005"),
                            ("=== a\n--- text\n*\n--- limits\ndepht 3\n", "5: unknown limit")):
            theme.write_text(text)
            done = self.run_program("--self", corpus=self.folder / "s")
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(f"/pgn/valid/plies.cases:{fault}", done.stderr)


if __name__ == "__main__":
    unittest.main()
