"""How much memory `ctlpgn json --lines` and `ctlpgn lint` take for many games. Usage: memory_test.py PROGRAM STAGES

STAGES is ctlpgn_stages, which writes games.
"""

import os
import subprocess
import sys
import unittest

PROGRAM, STAGES = sys.argv[1:3]
del sys.argv[1:3]

MOST = 64 << 20
COMMANDS = (["json", "--lines", "-q"], ["lint", "--output-format=json-lines", "--level=syntax"])
TIMES = 20


def peak(command, text, times):
    """Resident bytes of the command when the text is its input so many times."""
    with subprocess.Popen([PROGRAM, *command, "-"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        for _ in range(times):
            process.stdin.write(text)
        process.stdin.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_maxrss * 1024


class Memory(unittest.TestCase):
    def test_it_does_not_grow_with_the_number_of_games(self):
        for kind in ("plain", "faulty"):
            text = subprocess.run([STAGES, "text", kind, "2000000"], capture_output=True, check=True).stdout
            for command in COMMANDS:
                for jobs in ("1", "2", "4"):
                    with self.subTest(kind=kind, command=command, jobs=jobs):
                        status, some = peak([*command, "--jobs", jobs], text, 1)
                        _, many = peak([*command, "--jobs", jobs], text, TIMES)
                        self.assertIn(status, (0, 1))
                        self.assertLess(many, MOST)
                        # A few batches more may be under way at once.
                        self.assertLess(many, 2 * some)


if __name__ == "__main__":
    unittest.main()
