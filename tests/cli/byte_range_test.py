"""Parts of a file, and the recipe that shares one among processes. Usage: byte_range_test.py PROGRAM DOCUMENT"""

import itertools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

DOCUMENT = pathlib.Path(sys.argv.pop(2)).read_text(encoding="utf-8")

from lint_support import LintTest, PROGRAM  # takes PROGRAM from the arguments

TAGS = ("Event", "Site", "Date", "Round", "White", "Black", "Result")


def game(number, moves):
    values = {"Round": str(number), "Date": "????.??.??", "Result": "1-0"}
    return "".join(f'[{tag} "{values.get(tag, "?")}"]\n' for tag in TAGS) + f"\n{moves} 1-0\n\n"


FILE = "".join(game(i, "1. e4 { a comment } e5 (1... c5 2. Nf3) 2. Nf3") + "text\n" * (i % 3 == 0) for i in range(1, 200))


def without_index(lines):
    games = [json.loads(line) for line in lines.decode().splitlines()]
    for each in games:
        del each["index"]
    return games


class Bytes(LintTest):
    def setUp(self):
        super().setUp()
        self.write("games.pgn", FILE)
        self.whole = self.run_program("json", "-q", "--lines", "--spans", "games.pgn").stdout

    def test_json(self):
        parts = b"".join(self.run_program("json", "-q", "--lines", "--spans", "--bytes", each, "games.pgn").stdout
                         for each in ("0-0", "0-4000", "4000-9001", "9001-9001", "9001-9002", "9002-", "1000000-"))
        self.assertEqual(without_index(parts), without_index(self.whole))

    def test_lint_says_lines_of_the_file(self):
        whole, _ = self.lint("--output-format=concise", "games.pgn", status=0)
        for jobs in ("1", "3"):
            parts = "".join(self.lint("--output-format=concise", "--jobs", jobs, "--bytes", each, "games.pgn")[0]
                            for each in ("0-7000", "7000-20000", "20000-"))
            self.assertEqual(parts, whole)
        self.assertGreater(len(whole.splitlines()), 20)

    def test_convert_and_simplify(self):
        for command in ("convert", "simplify"):
            whole = self.run_program(command, "games.pgn").stdout
            parts = [self.run_program(command, "--bytes", each, "games.pgn").stdout for each in ("0-7000", "7000-")]
            self.assertEqual(b"\n".join(parts), whole)

    def test_what_a_file_says_once(self):
        """In xiangqi that is the form of moves: it applies to each part, and the findings do not change."""
        games = ["FORMAT AXF R(C) C(P)\nGAME 1\nRED A\nSTART{\n1. P2=5 N8+7\n}\n",
                 "GAME 2\nRED B\nSTART{\n1. C1+1 N8+7\n2. P2=5\n}\n", "FORMAT WXF\nGAME 3\nRED C\nSTART{\n1. P2=5 N8+7\n}\n"]
        self.write("a.wxf", "".join(games))
        ends = [0, *itertools.accumulate(len(each) for each in games)]
        ranges = [f"{begin}-{end}" for begin, end in itertools.pairwise(ends)]
        for command in (["lint", "--output-format=concise"], ["json", "-q", "--lines", "--exit-zero"]):
            whole = self.run_program(*command, "a.wxf").stdout.decode()
            parts = "".join(self.run_program(*command, "--bytes", each, "a.wxf").stdout.decode() for each in ranges)
            if command[0] == "json":
                whole, parts = (without_index(each.encode()) for each in (whole, parts))
            self.assertTrue(whole)
            self.assertEqual(parts, whole)

    def test_what_cannot_be_read_so(self):
        compressed = self.write("a.pgn.gz", __import__("gzip").compress(FILE.encode()))
        games = self.write("games.json", self.whole)
        for arguments, why in ((["json", compressed], "it is compressed by gzip"),
                               (["convert", games], "--bytes applies to games as text"),
                               (["json", "-"], "it is not a regular file")):
            done = self.run_program(*arguments, "--bytes", "0-9", stdin=FILE)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertIn(why.encode(), done.stderr)
        for wrong in ("9-3", "-", "-3", "a-b", "3", "1-2-3"):
            done = self.run_program("json", "--bytes=" + wrong, "games.pgn")
            self.assertEqual(done.returncode, 2, wrong)
        for asked in (["--fix"], ["--diff"], ["--add-ignore=so"]):
            self.lint("--bytes", "0-9", *asked, "games.pgn", status=2)
        self.assertEqual((self.folder / "games.pgn").read_text(), FILE)

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_the_recipe_for_gnu_parallel(self):
        recipe = re.search(r"### GNU parallel\n\n```sh\n(.*?)```", DOCUMENT, re.DOTALL)[1]
        path = f"{pathlib.Path(PROGRAM).parent}:{os.environ['PATH']}"
        subprocess.run(["bash", "-euc", recipe], check=True, timeout=100, cwd=self.folder,
                       env={**os.environ, "PATH": path, "HOME": str(self.folder)}, stdin=subprocess.DEVNULL)
        alone = self.run_program("json", "-q", "--lines", "games.pgn").stdout
        self.assertEqual(without_index((self.folder / "games.jsonl").read_bytes()), without_index(alone))

    def test_the_ranges_of_spark_and_ray(self):
        """Their Python, up to the first use of the engine."""
        recipe = re.search(r"### Spark\n.*?```python\n(.*?)```", DOCUMENT, re.DOTALL)[1]
        recipe = recipe[:recipe.index("lines = spark.")].replace("64 << 20", "1000")
        recipe = recipe.replace("/data/games.pgn", str(self.folder / "games.pgn")).replace('"ctlpgn"', repr(PROGRAM))
        names = {}
        exec(compile(recipe, "docs/large-files.md", "exec"), names)  # pylint: disable=exec-used
        lines = "\n".join(line for begin in names["begins"] for line in names["games"](begin))
        self.assertGreater(len(names["begins"]), 20)
        alone = self.run_program("json", "-q", "--lines", str(self.folder / "games.pgn")).stdout
        self.assertEqual(without_index(lines.encode()), without_index(alone))


if __name__ == "__main__":
    unittest.main()
