#!/usr/bin/env python3
"""types_test.py USES: the types of the package agree with what it has, and with how it is used in a file, by mypy."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

USES = sys.argv[1]


# What pybind11 adds to each of its classes.
OF_PYBIND11 = "ctlpgn._ctlpgn.(Games?|TableData)\nctlpgn._ctlpgn.\\w+.__init__\n"


class Types(unittest.TestCase):
    def run_mypy(self, *command):
        with tempfile.TemporaryDirectory() as cache:
            (Path(cache) / "allowed").write_text(OF_PYBIND11)
            run = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, cwd=cache,
                                 env={**os.environ, "MYPY_CACHE_DIR": cache})
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_uses(self):
        self.run_mypy("mypy", "--strict", "--ignore-missing-imports", USES)

    def test_package(self):
        self.run_mypy("mypy", "--strict", "--ignore-missing-imports", "-p", "ctlpgn")

    def test_stubs(self):
        self.run_mypy("mypy.stubtest", "ctlpgn._ctlpgn", "--allowlist", "allowed", "--ignore-unused-allowlist")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
