#!/usr/bin/env python3
"""examples_test.py SOURCE-FOLDER FOLDER: all C++ of the documents is that of programs in docs/examples, which, compiled in FOLDER,
print what the documents say."""

import re
import subprocess
import sys
import unittest
from pathlib import Path

SOURCE = Path(sys.argv[1])
FOLDER = Path(sys.argv[2])
PAGES = [SOURCE / "README.md", *sorted((SOURCE / "docs").rglob("*.md"))]


def described():
    """What a page shows of each: the code after the link to its file, and the output after the code."""
    pattern = r"\((?:docs/)?examples/(\w+)\.cpp\)[^`]*?```cpp\n(.*?)```\n+```text\n(.*?)```"
    return [each for page in PAGES for each in re.findall(pattern, page.read_text(encoding="utf-8"), re.DOTALL)]


class Examples(unittest.TestCase):
    maxDiff = None

    def test_all_are_on_a_page(self):
        self.assertEqual(sorted(name for name, _, _ in described()),
                         sorted(path.stem for path in (SOURCE / "docs/examples").glob("*.cpp")))

    def test_no_page_has_other_code(self):
        shown = sum(len(re.findall(r"^ *```(?:cpp|c\+\+)", page.read_text(encoding="utf-8"), re.MULTILINE)) for page in PAGES)
        self.assertEqual(shown, len(described()))

    def test_code_is_that_of_the_file(self):
        for name, code, _ in described():
            source = (SOURCE / "docs/examples" / f"{name}.cpp").read_text(encoding="utf-8")
            self.assertIn(code, source, name)

    def test_each_prints_what_is_said(self):
        for name, _, output in described():
            run = subprocess.run([FOLDER / f"example_{name}"], capture_output=True, encoding="utf-8")
            self.assertEqual((run.returncode, run.stderr), (0, ""), name)
            self.assertEqual(run.stdout, output, name)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
