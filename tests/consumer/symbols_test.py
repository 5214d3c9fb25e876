#!/usr/bin/env python3
"""symbols_test.py LIBRARY HEADERS: a shared library exports what the public headers declare, and nothing else."""

import re
import subprocess
import sys
import unittest
from pathlib import Path

LIBRARY = sys.argv[1]
C_HEADER = (Path(sys.argv[2]) / "ctlpgn.h").read_text(encoding="utf-8")
HEADERS = {path.name: path.read_text(encoding="utf-8") for path in Path(sys.argv[2]).glob("ctlpgn/*.hpp")}

# The limit of public symbols; raise it when some are added.
MOST = 180


def shown():
    listed = subprocess.run(["nm", "-D", "--defined-only", "-C", LIBRARY], capture_output=True, check=True, text=True)
    names = set()
    for line in listed.stdout.splitlines():
        name = line.split(" ", 2)[2]
        names.add(re.sub(r"^(vtable|typeinfo|typeinfo name|VTT) for ", "", name).replace("[abi:cxx11]", ""))
    return names


def called(name):
    """ctlpgn::game_reader::next() -> ["game_reader", "next"], or nothing if it is not in the namespace."""
    match = re.match(r"ctlpgn((?:::(?:operator[^\s(]+|~?\w+))+)(?:\(|$)", name)
    return match[1].split("::")[1:] if match else []


class Symbols(unittest.TestCase):
    def test_each_is_declared_in_a_public_header(self):
        text = "\n".join(HEADERS.values())
        in_c = set(re.findall(r"\b(ctlpgn_\w+)\(", C_HEADER))
        self.assertLessEqual(in_c, shown())
        for name in sorted(shown() - in_c):
            parts = called(name)
            self.assertTrue(parts, f"{name} is not of the namespace ctlpgn")
            for part in parts:
                if part.startswith("operator"):
                    continue
                self.assertRegex(text, rf"(?<!\w){re.escape(part.lstrip('~'))}(?!\w)", name)

    def test_what_is_exported_is_there(self):
        functions = {called(name)[-1] for name in shown() if called(name)}
        for header, text in HEADERS.items():
            for declared in re.findall(r"^(?:\[\[nodiscard\]\] )?CTLPGN_EXPORT [^;]*?\b(\w+)\(", text, re.MULTILINE):
                self.assertIn(declared, functions, header)

    def test_they_are_few(self):
        count = len(shown())
        print(f"{count} symbols are shown", file=sys.stderr)
        self.assertGreater(count, 50)
        self.assertLessEqual(count, MOST)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
