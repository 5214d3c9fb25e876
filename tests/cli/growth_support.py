"""Shared by tests of how the program's time grows with a text. Their usage: TEST.py PROGRAM

They compare the time for two doublings of a text, not absolute times. Processor time counts, without the
start of the program; suspicious results are measured again several times, since the machine may be busy."""

import functools
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve())
MOST_GROWTH = 3.2  # of a doubling; 2 is linear time, and 4 is quadratic
LEAST_SECONDS = 0.01  # less is noise
RUNS = 3  # the fastest counts


def run(text, *arguments):
    """Status, seconds of processor time and megabytes."""
    with tempfile.TemporaryFile() as file:
        file.write(text)
        file.seek(0)
        with subprocess.Popen([PROGRAM, *arguments, "-"], stdin=file, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL) as process:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime, usage.ru_maxrss / 1024


@functools.cache
def start(*arguments):
    """Seconds of a run that has nothing to do."""
    return min(run(b"", *arguments)[1] for _ in range(RUNS))


class GrowthTest(unittest.TestCase):
    def seconds(self, text, *arguments, runs=1, megabytes=None):
        least = float("inf")
        for _ in range(runs):
            status, took, used = run(text if isinstance(text, bytes) else text.encode(), *arguments)
            self.assertIn(status, (0, 1))
            if megabytes is not None:
                self.assertLess(used, megabytes)
            least = min(least, took)
        return max(least - start(*arguments), LEAST_SECONDS)

    def check_growth(self, made, size, *arguments, megabytes=None):
        """For a text of variable size: no two consecutive doublings may both cost too much."""
        two = self.seconds(made(2 * size), *arguments, megabytes=megabytes)
        if two <= MOST_GROWTH * LEAST_SECONDS or two <= MOST_GROWTH * self.seconds(made(size), *arguments):
            return  # the first condition implies the second, which takes another run
        one, two, four = (self.seconds(made(times * size), *arguments, runs=RUNS) for times in (1, 2, 4))
        self.assertFalse(two > MOST_GROWTH * one and four > MOST_GROWTH * two,
                         f"{one:.3f} s, twice the text {two:.3f} s, four times {four:.3f} s")
