#!/usr/bin/env python3
"""examples_test.py DOCS FOLDER: each program of DOCS/examples, compiled in FOLDER, prints what DOCS/library.md says."""

import re
import subprocess
import sys
import unittest
from pathlib import Path

DOCS = Path(sys.argv[1])
FOLDER = Path(sys.argv[2])
PAGE = (DOCS / "library.md").read_text(encoding="utf-8")


def described():
    """What the page shows of each: the code after the link to its file, and the output after the code."""
    pattern = r"\(examples/(\w+)\.cpp\)[^`]*?```cpp\n(.*?)```\n+```text\n(.*?)```"
    return {name: (code, output) for name, code, output in re.findall(pattern, PAGE, re.DOTALL)}


class Examples(unittest.TestCase):
    def test_all_are_on_the_page(self):
        self.assertEqual(sorted(described()), sorted(path.stem for path in (DOCS / "examples").glob("*.cpp")))

    def test_code_is_that_of_the_file(self):
        for name, (code, _) in described().items():
            source = (DOCS / "examples" / f"{name}.cpp").read_text(encoding="utf-8")
            self.assertIn(code, source, name)

    def test_each_prints_what_is_said(self):
        for name, (_, output) in described().items():
            run = subprocess.run([FOLDER / f"example_{name}"], capture_output=True, text=True)
            self.assertEqual((run.returncode, run.stderr), (0, ""), name)
            self.assertEqual(run.stdout, output, name)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
