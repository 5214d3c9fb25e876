"""Memory of `ctlpgn json --lines` and `ctlpgn lint` for many games, and their behaviour when it is short.
Usage: memory_test.py PROGRAM STAGES

STAGES is ctlpgn_stages, which writes games.
"""

import os
import resource
import subprocess
import sys
import unittest

PROGRAM, STAGES = sys.argv[1:3]
del sys.argv[1:3]

MOST = 64 << 20
COMMANDS = (["json", "--lines", "-q"], ["lint", "--output-format=json-lines", "--level=syntax"])
TIMES = 20


# A started program has at least the peak of its parent, so the parent is a small process.
MEASURE = """
import os, subprocess, sys
started = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
_, status, usage = os.wait4(started.pid, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_maxrss * 1024)
"""


def peak(command, text, times):
    """Exit status and resident bytes of the command for the repeated text."""
    with subprocess.Popen([sys.executable, "-c", MEASURE, PROGRAM, *command, "-"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE) as process:
        for _ in range(times):
            process.stdin.write(text)
        process.stdin.close()
        status, bytes_of_memory = process.stdout.read().split()
    return int(status), int(bytes_of_memory)



class Memory(unittest.TestCase):
    def test_it_does_not_grow_with_the_number_of_games(self):
        for kind in ("plain", "faulty"):
            text = subprocess.run([STAGES, "text", kind, "2000000"], capture_output=True, check=True).stdout
            for command in COMMANDS:
                for jobs in ("1", "4"):
                    with self.subTest(kind=kind, command=command, jobs=jobs):
                        status, some = peak([*command, "--jobs", jobs], text, 1)
                        _, many = peak([*command, "--jobs", jobs], text, TIMES)
                        self.assertIn(status, (0, 1))
                        self.assertLess(many, MOST)
                        # A few more batches may be in progress at once.
                        self.assertLess(many, 2 * some)

    def test_what_waits_for_its_end_waits_in_a_file(self):
        text = subprocess.run([STAGES, "text", "faulty", "2000000"], capture_output=True, check=True).stdout
        for command in (["lint", "--fix", "--level=syntax", "-q"], ["lint", "--output-format=junit", "--level=syntax"]):
            status, some = peak(command, text, 1)
            _, many = peak(command, text, TIMES)
            self.assertIn(status, (0, 1), command)
            self.assertLess(many, MOST, command)
            self.assertLess(many, 2 * some, command)

    def test_jobs_are_as_many_as_there_is_room_for(self):
        game = '[Event "a"]\n[Result "*"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n'

        def output(jobs, most):
            """The output for many short games in an address space of that many bytes."""
            limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most))
            done = subprocess.run([PROGRAM, "json", "-q", "--notation", "pgn", "--jobs", jobs, "-"], capture_output=True,
                                  input=20000 * game.encode(), preexec_fn=limit, check=False, timeout=120)
            self.assertEqual(done.returncode, 0, (jobs, most, done.stderr.decode()))
            return done.stdout

        for most in (200 << 20, 400 << 20):
            one = output("1", most)
            for jobs in ("16", "64", "256"):
                self.assertEqual(output(jobs, most), one)


if __name__ == "__main__":
    unittest.main()
