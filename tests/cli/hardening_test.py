"""The program is built with guards against overwritten stacks, buffers and tables. Usage: hardening_test.py PROGRAM"""

import re
import shutil
import subprocess
import sys
import unittest

PROGRAM = sys.argv.pop()
SKIPPED = 77


def readelf(*options):
    return subprocess.run(["readelf", "--wide", *options, PROGRAM], capture_output=True, text=True, check=True).stdout


class Hardening(unittest.TestCase):
    def test_the_program_may_lie_anywhere(self):
        self.assertRegex(readelf("--file-header"), r"Type:\s+DYN")

    def test_tables_are_closed_before_it_begins(self):
        self.assertIn("GNU_RELRO", readelf("--program-headers"))
        self.assertRegex(readelf("--dynamic"), r"BIND_NOW|Flags:.*\bNOW\b")

    def test_stacks_and_buffers_are_guarded(self):
        symbols = readelf("--symbols")
        self.assertIn("__stack_chk_fail", symbols)
        self.assertTrue(re.search(r"__\w+_chk\b(?<!__stack_chk)", symbols))


if __name__ == "__main__":
    if not shutil.which("readelf") or "no dynamic section" in readelf("--dynamic"):  # linked statically
        sys.exit(SKIPPED)
    unittest.main()
