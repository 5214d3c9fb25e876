"""If the program ends while it writes a file, the file is unchanged and no other file is left.
Usage: replacement_test.py PROGRAM"""

import os
import pathlib
import resource
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve())

GAME = """[Variant "C'escacs"]
[Id "Cescacs-X01"]
[Annotator "Cescacs"]

1. H6-H12 ?!, I23-I19 ?!
2. JF6-C15, GH26-Z11 :
*
"""
NOBODY = 65534


class Replacement(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        self.target = self.folder / "game.json"
        self.target.write_text("old")

    def names(self):
        return sorted(path.name for path in self.folder.iterdir())

    def assert_untouched(self):
        self.assertEqual(self.target.read_text(), "old")
        self.assertEqual(self.names(), ["game.json"])

    def begin(self, **options):
        """The program, waiting for the rest of its input, and its unfinished file."""
        program = subprocess.Popen([PROGRAM, "json", "--notation", "ctl-pgn", "-", "-o",
                                    str(self.target)], stdin=subprocess.PIPE,
                                   stderr=subprocess.PIPE, **options)
        self.addCleanup(program.communicate)
        self.addCleanup(program.kill)
        program.stdin.write((GAME * 100).encode())  # text that is not JSON is converted as it arrives
        program.stdin.flush()
        deadline = time.monotonic() + 30
        while self.names() == ["game.json"]:
            self.assertLess(time.monotonic(), deadline, "no unfinished file appeared")
            time.sleep(0.01)
        return program

    def test_signals_remove_the_unfinished_file(self):
        for sent in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            with self.subTest(sent.name):
                program = self.begin()
                program.send_signal(sent)
                self.assertEqual(program.wait(30), -sent)
                self.assert_untouched()

    def test_ignored_signals_stay_ignored(self):
        program = self.begin(preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        program.send_signal(signal.SIGHUP)
        program.communicate(timeout=30)
        self.assertEqual(program.returncode, 0)
        self.assertIn('"games"', self.target.read_text())

    def test_disk_that_is_full(self):
        def small_files():
            resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))

        done = subprocess.run([PROGRAM, "json", "-", "-o", str(self.target)], input=GAME * 1000, timeout=60,
                              capture_output=True, text=True, preexec_fn=small_files)
        self.assertEqual(done.returncode, 2)
        self.assertIn(f"ctlpgn: cannot write {self.target}: File too large", done.stderr)
        self.assert_untouched()

    def test_folder_that_takes_no_files(self):
        def drop_privileges():
            if os.getuid() == 0:
                os.setuid(NOBODY)

        self.target.chmod(0o666)
        self.folder.chmod(0o555)
        self.addCleanup(self.folder.chmod, 0o755)
        done = subprocess.run([PROGRAM, "json", "-", "-o", str(self.target)], input=GAME, timeout=60,
                              capture_output=True, text=True, preexec_fn=drop_privileges)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn(f"ctlpgn: cannot write {self.target}: Permission denied", done.stderr)
        self.assert_untouched()

    def test_permissions_stay(self):
        self.target.chmod(0o604)
        subprocess.run([PROGRAM, "json", "-", "-o", str(self.target)], input=GAME, text=True, check=True, timeout=60)
        self.assertEqual(stat.S_IMODE(self.target.stat().st_mode), 0o604)


if __name__ == "__main__":
    unittest.main(verbosity=1)
