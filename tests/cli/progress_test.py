"""Commands that take longer than a second show progress, on terminals only. Usage: progress_test.py PROGRAM"""

import os
import pty
import re
import subprocess
import time
import unittest
from concurrent.futures import ThreadPoolExecutor

from lint_support import CLEAN, PROGRAM

PIECES = 260
PAUSE = 0.008


def trickle(arguments, error):
    """Runs the program, and gives it games for about two seconds."""
    run = subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=error)
    for _ in range(PIECES):
        run.stdin.write(CLEAN if isinstance(CLEAN, bytes) else CLEAN.encode())
        run.stdin.flush()
        time.sleep(PAUSE)
    run.stdin.close()
    return run


class Progress(unittest.TestCase):
    COMMANDS = (("lint", "-"), ("json", "-"), ("convert", "-"), ("simplify", "-"), ("fmt", "-"))

    def test_a_terminal_sees_it(self):
        for arguments, seen in self.of_each(self.seen_by_terminal):
            self.assertRegex(seen, rb"\r\x1b\[K *\d+ MB", arguments)

    def test_a_pipe_does_not(self):
        for arguments, seen in self.of_each(self.seen_by_pipe):
            self.assertNotIn(b"MB", seen, arguments)

    def of_each(self, seen_by):
        """All commands at once, since they mostly wait."""
        with ThreadPoolExecutor(len(self.COMMANDS)) as threads:
            return list(zip(self.COMMANDS, threads.map(seen_by, self.COMMANDS)))

    @staticmethod
    def seen_by_terminal(arguments):
        terminal, error = pty.openpty()
        run = trickle((*arguments[:1], "--notation", "ctl-pgn", *arguments[1:]), error)
        os.close(error)
        seen = b""
        try:
            while piece := os.read(terminal, 65536):
                seen += piece
        except OSError:  # closed at the other end
            pass
        run.wait()
        os.close(terminal)
        return seen

    @staticmethod
    def seen_by_pipe(arguments):
        run = trickle((*arguments[:1], "--notation", "ctl-pgn", *arguments[1:]), subprocess.PIPE)
        seen = run.stderr.read()
        run.stderr.close()
        run.wait()
        return seen


class ProgressOfCases(unittest.TestCase):
    """The runner of the suite counts the cases of a slow reader."""

    COMMAND = ("conformance", "--decoder", "sleep 0.1", "--jobs", "2", "--case", "valid/**")

    def test_a_terminal_sees_it(self):
        terminal, error = pty.openpty()
        run = subprocess.Popen([PROGRAM, *self.COMMAND], stdout=subprocess.DEVNULL, stderr=error)
        os.close(error)
        seen = b""
        try:
            while not re.search(rb"\r\x1b\[K\d+ of \d+ cases", seen):
                seen += os.read(terminal, 65536)
        except OSError:  # closed at the other end
            self.fail(seen)
        finally:
            run.terminate()
            run.wait()
            os.close(terminal)

    def test_a_pipe_does_not(self):
        run = subprocess.Popen([PROGRAM, *self.COMMAND], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        time.sleep(3)
        run.terminate()
        self.assertEqual(run.communicate()[1], b"")


if __name__ == "__main__":
    unittest.main()
