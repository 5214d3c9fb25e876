"""Shared by the tests of `ctlpgn lint`. Their usage: TEST.py PROGRAM"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve())
# The corpus as the build unpacks it.
SINGLE_FILES = pathlib.Path(PROGRAM).parent / "corpus"

HEAD = '[Variant "C\'escacs"]\n[Id "Cescacs-P01"]\n[Annotator "Cescacs"]\n\n'
CLEAN = HEAD + "1. G7-G13, E21-E17 :\n*\n"
# A dash for a hyphen (S005, a warning).
DASH = HEAD + "1. G7–G13, E21-E17 :\n*\n"
# A ply without its hyphen (S053, an error).
NO_HYPHEN = HEAD + "1. G7G13 :\n*\n"


def game(*lines):
    return HEAD + "\n".join(lines) + "\n*\n"


class LintTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return name

    def run_program(self, *arguments, stdin="", environment=None):
        return subprocess.run(
            [PROGRAM, *arguments], input=stdin.encode(), capture_output=True, timeout=120, cwd=self.folder,
            env={**{k: v for k, v in os.environ.items() if k != "NO_COLOR"}, **(environment or {})})

    def lint(self, *arguments, status=None, **options):
        """Standard output and standard error."""
        done = self.run_program("lint", *arguments, **options)
        if status is not None:
            self.assertEqual(done.returncode, status, done.stdout.decode() + done.stderr.decode())
        return done.stdout.decode(), done.stderr.decode()

    def codes(self, *arguments, status=None, **options):
        """The codes of all findings, in order."""
        output, _ = self.lint("--output-format", "json", *arguments, status=status, **options)
        return [each["code"] for each in json.loads(output)["diagnostics"]]
