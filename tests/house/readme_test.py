#!/usr/bin/env python3
"""readme_test.py SOURCE-FOLDER PROGRAM: the examples in README.md work, and console examples in other documents."""

import json
import re
import shlex
import subprocess
import sys
import unittest
from pathlib import Path

FOLDER = Path(sys.argv[1])
PROGRAM = sys.argv[2]
README = (FOLDER / "README.md").read_text(encoding="utf-8")


def shown(language):
    blocks = re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert blocks, f"README.md shows no {language}"
    return blocks[0]


class Readme(unittest.TestCase):
    def test_the_game_gives_the_json(self):
        run = subprocess.run([PROGRAM, "json", "-"], input=shown("pgn").encode(), capture_output=True)
        self.assertEqual((run.returncode, run.stderr.decode()), (0, ""))
        game = json.loads(run.stdout)["games"][0]
        self.assertEqual(game["moves"], json.loads(shown("json")))
        self.assertEqual(game["diagnostics"], [])

    def test_what_is_shown_of_the_console_is_so(self):
        shown = {}
        for page in (FOLDER / "README.md", *sorted((FOLDER / "docs").rglob("*.md"))):
            text = page.read_text(encoding="utf-8")
            runs = re.findall(r"^```console\n\$ ctlpgn (.*?)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
            self.assertEqual(len(runs), len(re.findall(r"^ *```console", text, re.MULTILINE)), page)
            shown[page.relative_to(FOLDER).as_posix()] = len(runs)
            for words, output in runs:
                run = subprocess.run([PROGRAM, *shlex.split(words)], cwd=FOLDER / "docs/pictures", capture_output=True)
                self.assertEqual(run.stdout.decode().rstrip("\n"), output.rstrip("\n"), words)
        self.assertGreaterEqual(shown["README.md"], 1)
        self.assertGreaterEqual(shown["docs/board.md"], 1)

    def test_pictures_are_what_the_program_draws(self):
        for picture in (FOLDER / "docs/pictures").glob("*.svg"):
            notation = picture.stem.removesuffix("-names")
            what = ["--names", "--notation", notation] if notation != picture.stem else [
                next(file for file in picture.parent.glob(f"{picture.stem}.*") if file != picture)]
            run = subprocess.run([PROGRAM, "board", "--output-format", "svg", *what], capture_output=True)
            self.assertEqual(run.stdout.decode(), picture.read_text(encoding="utf-8"), f"{picture}: {run.stderr}")

    def test_pictures_are_there_and_small(self):
        shown = set()
        for page in (FOLDER / "README.md", *sorted((FOLDER / "docs").glob("*.md"))):
            for name in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
                shown.add((page.parent / name).resolve())
        self.assertEqual(shown, {each.resolve() for kind in ("svg", "webp") for each in (FOLDER / "docs/pictures").glob(f"*.{kind}")})
        self.assertLess(sum(each.stat().st_size for each in shown), 500_000)

    def test_the_set_up_knows_the_packages(self):
        setup = (FOLDER / ".ci/setup").read_text(encoding="utf-8")
        packages = " ".join(re.findall(r"^(?:packages|tested_with)='([^']*)'", setup, re.MULTILINE)).split()
        page = (FOLDER / "docs/installing.md").read_text(encoding="utf-8")
        rows = re.findall(r"^\| \S.*? \| `([\w-]+)` \|", page, re.MULTILINE)
        self.assertGreater(len(rows), 8)
        for row in rows:
            self.assertIn(row, packages)

    def test_the_index_has_all_documents(self):
        index = (FOLDER / "docs/README.md").read_text(encoding="utf-8")
        for page in sorted((FOLDER / "docs").glob("*.md")):
            if page.name != "README.md":
                self.assertIn(f"]({page.name})", index)

    def test_documents_of_users_link_to_what_is_installed(self):
        for page in sorted((FOLDER / "docs").glob("*.md")):
            for target in re.findall(r"\]\((?!\w+:)([^)#\s]+)", page.read_text(encoding="utf-8")):
                self.assertRegex(target, r"^(?!dev/|\.\./(?!grammar/|corpus/))", f"{page.name}: {target}")

    def test_commands_exist(self):
        helped = subprocess.run([PROGRAM, "--help"], capture_output=True, check=True).stdout.decode()
        for command in set(re.findall(r"^(?:build/)?ctlpgn (\w+)", README, re.MULTILINE)):
            self.assertRegex(helped, rf"(?m)^ +{command}\b")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
