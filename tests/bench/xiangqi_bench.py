#!/usr/bin/env python3
"""Measures what a ply of xiangqi costs against one of PGN, command by command; the aim is twice as much at most.

    xiangqi_bench.py PROGRAM [--megabytes N] [--runs N] [--instructions]

The games of xiangqi_games.wxf, in every form of moves, against the longest game of tests/notations/pgn/broken/originals, each
repeated as often as fills a file. By processor time, the quickest of the runs; with --instructions by what callgrind counts
of a small file, without what starting costs.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

COMMANDS = {
    "lint --level coherent": ["lint", "--quiet", "--level", "coherent"],
    "lint": ["lint", "--quiet"],
    "json --lines": ["json", "--lines", "--quiet"],
    "fmt": ["fmt", "--check", "--quiet"],
}
FORMS = ("iccs", "axf", "wxf", "lalg", "salg")


def repeated(text, size):
    """The games so often; what the file says once is at its beginning."""
    first, _, rest = text.partition("GAME")
    games = "GAME" + rest if rest else text
    return (first if rest else "") + (games.rstrip("\n") + "\n\n") * max(1, size // len(games))


def count_plies(program, path):
    done = subprocess.run([program, "json", "--lines", "--quiet", path], capture_output=True)
    return done.stdout.count(b'"side":')


def seconds(command):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"{command} failed")
    return usage.ru_utime + usage.ru_stime


def instructions(command, folder):
    out = folder / "callgrind.out"
    subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", *command], check=False,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return int(re.search(r"^totals: (\d+)", out.read_text(), re.MULTILINE)[1])


def cost_of_a_ply(options, words, text, extension, folder):
    sizes = (100_000, 200_000) if options.instructions else (0, options.megabytes << 20)
    measured, plies = [], []
    for size in sizes:
        path = folder / f"{size}{extension}"
        path.write_text(repeated(text, size))
        command = [options.program, *words, path]
        plies.append(count_plies(options.program, path))
        measured.append(instructions(command, folder) if options.instructions
                        else min(seconds(command) for _ in range(options.runs)))
    return (measured[1] - measured[0]) / (plies[1] - plies[0])


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("program")
    asked.add_argument("--megabytes", type=int, default=5)
    asked.add_argument("--runs", type=int, default=5)
    asked.add_argument("--instructions", action="store_true")
    options = asked.parse_args()
    here = pathlib.Path(__file__).parent
    chess = (here.parent / "notations" / "pgn" / "broken" / "originals" / "match.pgn").read_text()
    games = here / "xiangqi_games.wxf"
    unit, scale = ("instructions", 1) if options.instructions else ("ns", 1e9)
    print(f"| command | PGN, {unit} a ply | " + " | ".join(f"{form}, times" for form in FORMS) + " |\n|---|---|" + "---|" * len(FORMS))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        texts = {form: subprocess.run([options.program, "convert", "--moves", form, games], capture_output=True, text=True,
                                      check=True).stdout for form in FORMS}
        for command, words in COMMANDS.items():
            base = cost_of_a_ply(options, words, chess, ".pgn", folder)
            ratios = [cost_of_a_ply(options, words, text, ".wxf", folder) / base for text in texts.values()]
            print(f"| {command} | {base * scale:.0f} | " + " | ".join(f"{ratio:.2f}" for ratio in ratios) + " |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
