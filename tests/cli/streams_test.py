"""Standard streams of the program: pipes that can be read once, closed descriptors, full disks.
Usage: streams_test.py PROGRAM"""

import json
import os
import pathlib
import subprocess
import unittest

from lint_support import CLEAN, DASH, HEAD, LintTest, NO_HYPHEN, PROGRAM

UNTIDY = HEAD + "1.  G7-G13,E21-E17:\n*\n"


class StreamTest(LintTest):
    def shell(self, line, timeout=60):
        """$P is the program."""
        return subprocess.run(["bash", "-c", line], capture_output=True, timeout=timeout, cwd=self.folder,
                              stdin=subprocess.DEVNULL, env={**os.environ, "P": PROGRAM})


class ReadOnce(StreamTest):
    def test_json_from_a_pipe(self):
        self.write("a.json", self.run_program("json", "-q", "-", stdin=CLEAN).stdout)
        for line in ("cat a.json | $P convert --from json /dev/stdin", "$P convert --from json <(cat a.json)",
                     "cat a.json | $P convert /dev/stdin", "$P convert <(cat a.json)",
                     "cat a.json | $P json - | $P convert", "$P convert --to json <(cat a.json) | $P convert -"):
            done = self.shell(line)
            self.assertEqual((done.stdout.decode(), done.returncode), (CLEAN, 0), line)

    def test_every_command_reads_a_pipe(self):
        self.write("a.ctl-pgn", UNTIDY)
        for command in ("json", "lint --output-format json", "convert", "simplify", "board", "fmt --diff",
                        "lint --diff", "fmt --check"):
            with self.subTest(command):
                done = self.shell(f"$P {command} <(cat a.ctl-pgn)")
                self.assertIn(done.returncode, (0, 1), done.stderr)
                self.assertNotEqual(done.stdout, b"")
                self.assertEqual(done.stdout.count(b"G7"), self.shell(f"$P {command} a.ctl-pgn").stdout.count(b"G7"))

    def test_named_pipes_are_opened_once(self):
        self.write("a.ctl-pgn", CLEAN)
        os.mkfifo(self.folder / "pipe")
        for command in ("json", "lint -q", "convert", "simplify", "board", "fmt --check"):
            for _ in range(3):
                done = self.shell(f"cat a.ctl-pgn > pipe & $P {command} pipe", timeout=20)
                self.assertEqual(done.returncode, 0, (command, done.stderr))

    def test_pipes_are_not_written_over(self):
        os.mkfifo(self.folder / "pipe")
        for command in ("fmt", "lint --fix"):
            done = self.shell(f"sleep 5 > pipe & $P {command} pipe; status=$?; kill %1; exit $status", timeout=20)
            self.assertEqual(done.returncode, 2, command)
            self.assertIn(b"cannot write pipe: it is not a regular file", done.stderr)


class Closed(StreamTest):
    def test_nothing_gets_into_a_file_that_is_not_meant_for_it(self):
        self.write("a.ctl-pgn", NO_HYPHEN + "\n" + DASH)
        for closed in ("2>&-", "1>&- 2>&-", "0<&- 2>&-", "0<&- 1>&- 2>&-"):
            for command in ("json", "convert --force", "lint --output-format json"):
                with self.subTest(f"{command} {closed}"):
                    self.shell(f"$P {command} a.ctl-pgn -o whole")
                    whole = (self.folder / "whole").read_bytes()
                    self.shell(f"$P {command} a.ctl-pgn -o out {closed}")
                    self.assertEqual((self.folder / "out").read_bytes(), whole)

    def test_standard_output_that_is_not_there(self):
        self.write("a.ctl-pgn", CLEAN)
        for command in ("json", "convert", "simplify"):
            done = self.shell(f"$P {command} a.ctl-pgn >&-")
            self.assertEqual(done.returncode, 2, command)
            self.assertIn(b"cannot write standard output", done.stderr)


if __name__ == "__main__":
    unittest.main()
