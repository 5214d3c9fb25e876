#!/usr/bin/env python3
"""documents_test.py SOURCE-FOLDER: examples in Python print what the documents say, and docstrings are complete."""

import contextlib
import inspect
import io
import os
import re
import sys
import tempfile
import unittest
from pathlib import Path

import ctlpgn

FOLDER = Path(sys.argv[1])
DOCUMENTS = ("python/README.md", "docs/python.md")
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n(?:\n(?:prints\n\n)?```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)
GAMES = re.compile(r"^```pgn\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


class Documents(unittest.TestCase):
    maxDiff = None

    def check(self, name):
        text = (FOLDER / name).read_text(encoding="utf-8")
        names = {}
        with tempfile.TemporaryDirectory() as folder:
            before = os.getcwd()
            os.chdir(folder)
            try:
                for number, games in enumerate(GAMES.findall(text)):
                    Path("games.pgn" if number == 0 else f"games{number}.pgn").write_text(games, encoding="utf-8")
                examples = EXAMPLE.findall(text)
                self.assertEqual(len(examples), text.count("\n```python\n"))
                for source, shown in examples:
                    printed = io.StringIO()
                    with contextlib.redirect_stdout(printed):
                        try:
                            exec(compile(source, name, "exec"), names)
                        except ModuleNotFoundError as missing:
                            if missing.name not in ("numpy", "pandas", "pyarrow", "polars", "matplotlib"):
                                raise
                            continue
                    self.assertEqual(printed.getvalue(), shown)
            finally:
                os.chdir(before)
        return len(examples)

    def test_readme(self):
        self.assertGreaterEqual(self.check("python/README.md"), 4)

    def test_document(self):
        if (FOLDER / "docs/python.md").exists():
            self.assertGreaterEqual(self.check("docs/python.md"), 1)

    def test_everything_says_what_it_is(self):
        for name in ctlpgn.__all__:
            value = getattr(ctlpgn, name)
            if inspect.isclass(value) or inspect.isroutine(value):
                self.assertTrue(value.__doc__, name)
            if inspect.isclass(value) and value.__module__ == "ctlpgn":
                for attribute, member in vars(value).items():
                    if not attribute.startswith("_"):
                        self.assertTrue(member.__doc__, f"{name}.{attribute}")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
