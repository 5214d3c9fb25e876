"""How time and memory grow with records of xiangqi, well made and hostile ones. Usage: growth_test.py PROGRAM

Each kind of text is read at one size and at four times that. Time may grow a little more than fourfold, for sorting and for
what else runs on the machine; memory is bounded, since no text here is large."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve())
SIZE = 2000
TIMES = 4
MOST_GROWTH = 10
LEAST_SECONDS = 0.05  # less is the start of the program
MOST_MEGABYTES = 200  # sanitizers and debuggers take their share


def moves(count):
    return "".join(f"{i + 1}. {('H2-E2 H7-E7', 'E2-H2 E7-H7')[i % 2]}\n" for i in range(count))


def game(body, head="GAME 1\n"):
    return f"{head}START{{\n{body}\n}}\n"


KINDS = {
    "moves": lambda n: game(moves(n)),
    "games": lambda n: game("1. H2-E2 H9-G7") * n,
    "markers": lambda n: game("1. H2-E2 " + " ".join(f"({i + 1})" for i in range(n)) + " H9-G7\n"
                              + "\n".join(f"VAR[{i + 1}]{{ 1. B2-E2 }}" for i in range(n))),
    "variations without markers": lambda n: game(moves(n) + f"VAR{{ {n}. B2-E2 }}\n" * n),
    "variations in braces alone": lambda n: game("1. H2-E2 " + "{ 1. B2-E2 } " * n),
    "braces that are not closed": lambda n: game("1. H2-E2 " + "{ 1. B2-E2 " * n),
    "surplus braces": lambda n: game("1. H2-E2 H9-G7") + "}\n" * n,
    "points taken twice": lambda n: game("1. H2-E2", "GAME 1\nSETUP{ " + "Ra0; " * n + "MOVE 1, RED }\n"),
    "header lines": lambda n: game("1. H2-E2", "GAME 1\n" + "RED Hu; 1; 2\n" * n),
    "comments": lambda n: game("1. H2-E2 " + "COM{ a } # b\n/* c */ " * n),
    "comments opened once more": lambda n: game("1. H2-E2 COM{ a {\n" * n),
    "header lines among moves": lambda n: game("1. H2-E2 H9-G7\n" + "RED Hu\n" * n),
    "header lines after moves": lambda n: game("1. H2-E2 H9-G7") + "RED Hu\n" * n,
    "keywords in a value": lambda n: game("1. H2-E2", "GAME 1\nRED " + "BLACK Li " * n + "\n"),
    "half-moves twice": lambda n: game("".join(f"{i + 1}. H2-E2 H9-G7 H9-G7\n" for i in range(n))),
    "variations without braces": lambda n: game("1. H2-E2 H9-G7\n" + "VAR[1] 1. ... B9-C7\n" * n),
    "variations in parentheses": lambda n: game("1. H2-E2 " + "(1. B2-E2 " * n),
    "letters for numbers": lambda n: game("S. H2-E2 H9-G7\n" * n),
    "diagram": lambda n: game("1. H2-E2 DIAG{\n" + "9 r n m g k g m n r 9\n" * n + "}"),
    "garbage": lambda n: game("1. xx?y{ ( ] " * n),
    "several movers": lambda n: game("".join(f"{i + 1}. C8.2 C9.9\n" for i in range(n)), "FORMAT WXF\nGAME 1\n"),
    "another encoding": lambda n: game("1. H2-E2 " + "COM{ 当头炮 } " * n).encode("gb18030"),
}


class Growth(unittest.TestCase):
    def measure(self, text, *arguments):
        """Seconds and megabytes."""
        with tempfile.NamedTemporaryFile(suffix=".wxf") as file:
            file.write(text if isinstance(text, bytes) else text.encode())
            file.flush()
            script = ("import resource, subprocess, sys\n"
                      "status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)\n"
                      "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
                      "print(status.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)\n")
            done = subprocess.run([sys.executable, "-c", script, PROGRAM, *arguments, file.name],
                                  capture_output=True, text=True, timeout=300, check=True)
        status, seconds, megabytes = done.stdout.split()
        self.assertIn(int(status), (0, 1))
        return max(float(seconds), LEAST_SECONDS), float(megabytes)

    def test_fixes_by_the_board(self):
        chinese = lambda n: "".join(f"{i + 1}. {('马二进三 马8进7', '马三退二 马7退8')[i % 2]}\n" for i in range(n))
        arguments = ("lint", "-q", "--diff", "--unsafe-fixes", "--notation", "xiangqi")
        small, _ = self.measure(game(chinese(200), "FORMAT AXF\nGAME 1\n"), *arguments)
        large, _ = self.measure(game(chinese(TIMES * 200), "FORMAT AXF\nGAME 1\n"), *arguments)
        self.assertLess(large / small, MOST_GROWTH)

    def test_time_and_memory_grow_with_the_text_alone(self):
        for name, text in KINDS.items():
            for arguments in (("lint", "-q", "--level", "legal"), ("json", "-q")):
                with self.subTest(name, arguments=arguments):
                    small, _ = self.measure(text(SIZE), *arguments)
                    large, megabytes = self.measure(text(TIMES * SIZE), *arguments)
                    self.assertLess(large / small, MOST_GROWTH)
                    self.assertLess(megabytes, MOST_MEGABYTES)


if __name__ == "__main__":
    unittest.main()
