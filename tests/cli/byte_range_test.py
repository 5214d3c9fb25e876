"""Parts of a file, and the recipe that shares one among processes. Usage: byte_range_test.py PROGRAM DOCUMENT"""

import itertools
import json
import os
import pathlib
import re
import shutil
import struct
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


def without_file(games):
    for each in games:
        del each["file"]
    return games


def without_places(games):
    for each in games:
        each["diagnostics"] = [found["code"] for found in each["diagnostics"]]
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

    def frames(self, *sizes, says_size=True):
        """FILE as frames of zstd with texts of these sizes, and a last one with the rest."""
        made, rest = [], FILE.encode()
        for size in (*sizes, len(rest)):
            text, rest = rest[:size], rest[size:]
            if says_size:
                self.write("piece", text)
                made.append((len(text), subprocess.run(["zstd", "-qc", "piece"], cwd=self.folder, check=True,
                                                       capture_output=True).stdout))
            else:
                made.append((len(text), subprocess.run(["zstd", "-qc"], input=text, check=True, capture_output=True).stdout))
        return made

    def parts_of(self, name, ranges, *options):
        done = [self.run_program("json", "-q", "--lines", *options, "--bytes", f"{begin}-{end}", name)
                for begin, end in itertools.pairwise(ranges)]
        for each in done:
            self.assertEqual(each.returncode, 0, each.stderr)
        return [each.stdout for each in done]

    @unittest.skipUnless(shutil.which("zstd"), "zstd is not installed")
    def test_frames_of_zstd_share_a_file(self):
        """Wherever the frames and the ranges are cut; places are those of the file where the frames say their sizes."""
        for says_size in (True, False):
            frames = self.frames(3000, 10, 0, 7001, 12345, 1, says_size=says_size)
            data = b"".join(frame for _, frame in frames)
            self.write("games.pgn.zst", data)
            ends = [0, *itertools.accumulate(len(frame) for _, frame in frames)]
            options = ["--spans"] if says_size else []
            whole = self.run_program("json", "-q", "--lines", *options, "games.pgn").stdout
            for ranges in ([0, len(data)], ends, [0, 1, 5, ends[1] + 1, ends[4], ends[4] + 3, len(data) * 2],
                           range(0, len(data) + 100, 100)):
                parts = b"".join(self.parts_of("games.pgn.zst", ranges, *options))
                found, expected = (without_file(without_index(each)) for each in (parts, whole))
                if not says_size:
                    found, expected = without_places(found), without_places(expected)
                self.assertEqual(found, expected)
            lengths = [len(part) for part in self.parts_of("games.pgn.zst", [0, ends[1], ends[4], ends[5], len(data)])]
            self.assertTrue(all(lengths), lengths)

    @unittest.skipUnless(shutil.which("zstd"), "zstd is not installed")
    def test_places_count_from_the_range_where_sizes_are_not_said(self):
        frames = self.frames(5000, says_size=False)
        self.write("games.pgn.zst", b"".join(frame for _, frame in frames))
        begin = len(frames[0][1])
        part, = self.parts_of("games.pgn.zst", [begin, begin + 1], "--spans")
        whole = [game["span"][0] for game in without_index(self.whole)]
        self.assertEqual([game["span"][0] + 5000 for game in without_index(part)], [at for at in whole if at >= 5000])

    @unittest.skipUnless(shutil.which("zstd"), "zstd is not installed")
    def test_the_table_of_a_seekable_file_is_used(self):
        frames = self.frames(4000, 9000, says_size=False)
        entries = b"".join(struct.pack("<II", len(frame), size) for size, frame in frames)
        footer = struct.pack("<IBI", len(frames), 0, 0x8F92EAB1)
        table = struct.pack("<II", 0x184D2A5E, len(entries) + len(footer)) + entries + footer
        data = b"".join(frame for _, frame in frames) + table
        self.write("games.pgn.zst", data)
        parts = b"".join(self.parts_of("games.pgn.zst", range(0, len(data) + 200, 200), "--spans"))
        self.assertEqual(without_file(without_index(parts)), without_file(without_index(self.whole)))
        self.write("games.pgn.zst", data.replace(entries, bytes(len(entries))))  # it is not that of this file
        parts = b"".join(self.parts_of("games.pgn.zst", range(0, len(data) + 200, 200)))
        self.assertEqual(len(parts.splitlines()), len(self.whole.splitlines()))

    @unittest.skipUnless(shutil.which("pzstd"), "pzstd is not installed")
    def test_the_recipe_for_a_file_of_pzstd(self):
        recipe = re.search(r"### A file compressed by pzstd\n.*?```sh\n(.*?)```", DOCUMENT, re.DOTALL)[1]
        self.write("games.pgn", FILE * 2000)
        path = f"{pathlib.Path(PROGRAM).parent}:{os.environ['PATH']}"
        subprocess.run(["bash", "-euc", recipe], check=True, timeout=250, cwd=self.folder,
                       env={**os.environ, "PATH": path, "HOME": str(self.folder)}, stdin=subprocess.DEVNULL)
        parts = sorted(self.folder.glob("part-*.csv"), key=lambda each: int(each.stem.split("-")[1]))
        counts = [len(each.read_text().splitlines()) - 1 for each in parts]
        self.assertEqual(sum(counts), 199 * 2000)
        self.assertGreater(sum(count != 0 for count in counts), 1)

    @unittest.skipUnless(shutil.which("zstd"), "zstd is not installed")
    def test_a_truncated_frame(self):
        data = b"".join(frame for _, frame in self.frames(4000, 9000))
        self.write("games.pgn.zst", data[:-20])
        rest = self.run_program("json", "-q", "--lines", "--bytes", "1-", "games.pgn.zst")
        self.assertEqual(rest.returncode, 2)
        self.assertIn(b"damaged or cut short", rest.stderr)

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
