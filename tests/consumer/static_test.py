#!/usr/bin/env python3
"""static_test.py PROGRAM SOURCE-FOLDER: a program of the preset `static` works in a root that has nothing else.

Skipped if it was not built (.ci/check static does), or if no one may change the root here."""

import bz2
import gzip
import json
import lzma
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM, SOURCE = Path(sys.argv[1]), Path(sys.argv[2])
ENTER = ["chroot"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "chroot"]


class Static(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root = Path(temporary.name)
        shutil.copy(PROGRAM, self.root / "ctlpgn")
        shutil.copy(SOURCE / "docs/pictures/game.pgn", self.root)

    def run_there(self, *arguments):
        return subprocess.run([*ENTER, self.root, "/ctlpgn", *arguments], capture_output=True, text=True)

    def test_it_lints_and_converts(self):
        run = self.run_there("lint", "/game.pgn")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("GR033", run.stdout)
        self.assertIn('"games":[', self.run_there("json", "/game.pgn").stdout)
        self.assertIn("</svg>", self.run_there("board", "--output-format", "svg", "/game.pgn").stdout)
        self.assertEqual(self.run_there("json", "--lines", "--jobs", "2", "/game.pgn", "-o", "/game.jsonl").returncode, 0)
        self.assertIn("Qxf7", (self.root / "game.jsonl").read_text())

    def test_it_reads_what_is_compressed(self):
        game = (self.root / "game.pgn").read_bytes()
        compressed = {"gz": gzip.compress(game), "bz2": bz2.compress(game), "xz": lzma.compress(game)}
        if shutil.which("zstd"):
            compressed["zst"] = subprocess.run(["zstd", "-c"], input=game, capture_output=True, check=True).stdout
        plain = self.run_there("json", "/game.pgn").stdout
        for ending, data in compressed.items():
            (self.root / f"game.pgn.{ending}").write_bytes(data)
            run = self.run_there("json", f"/game.pgn.{ending}")
            self.assertEqual(run.stdout.replace(f"game.pgn.{ending}", "game.pgn"), plain, run.stderr)

    def test_it_names_no_page_that_is_not_there(self):
        rules = json.loads(self.run_there("lint", "--output-format", "sarif", "/game.pgn").stdout)["runs"][0]["tool"]["driver"]["rules"]
        self.assertTrue(rules)
        for rule in rules:
            self.assertNotIn("helpUri", rule)
            self.assertTrue(rule["help"]["text"])

    def test_what_it_cannot_read_it_refuses(self):
        (self.root / "wide.pgn").write_text("[Event \"?\"]\n\n1. e4 *\n", encoding="utf-16")
        run = self.run_there("json", "/wide.pgn")
        self.assertEqual((run.returncode, run.stdout), (2, ""))
        self.assertIn("UTF-16, which the C library of this machine cannot convert", run.stderr)

    def test_it_needs_no_library(self):
        listed = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True)
        self.assertIn("not a dynamic executable", listed.stdout + listed.stderr)


if __name__ == "__main__":
    may_enter = subprocess.run([*ENTER, "/", "true"], capture_output=True).returncode == 0
    if not PROGRAM.exists() or not may_enter:
        print(f"There is no {PROGRAM}, or no root can be changed to: .ci/check static builds and tries it.")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1])
