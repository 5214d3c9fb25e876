#!/usr/bin/env python3
"""Counts the instructions of commands per byte of PGN, and compares them with a recorded budget.

    command_budget.py PROGRAM BUDGET TOOLCHAIN [--update]

As budget.py, whose stages are parts of what a command does: here whole runs are counted, with one job, on the first games of
each kind that tests/bench/pgn_bench.py makes, without what a run with one short game takes. What starting takes is counted
besides, by runs and not by bytes.
"""

import concurrent.futures
import pathlib
import sys
import tempfile

import budget

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "bench"))
import pgn_bench  # noqa: E402

BYTES = 150_000
KINDS = ("plain", "clocks", "archive", "annotated")
POSITION = "rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5"
COMMANDS = {
    "lint -q": ["lint", "--quiet"],
    "lint": ["lint"],
    "stats": ["stats"],
    "json --lines": ["json", "--lines", "--quiet"],
    "json --positions": ["json", "--lines", "--positions", "--quiet"],
    "convert": ["convert", "--quiet"],
    "fmt --check": ["fmt", "--check", "--quiet"],
    "convert --letters UCI": ["convert", "--quiet", "--letters", "UCI"],
    "convert --where": ["convert", "--quiet", "--where", "WhiteElo >= 9999"],
    "convert --unique": ["convert", "--quiet", "--unique"],
    "convert --reaches": ["convert", "--quiet", "--reaches", POSITION],
}
GAME = '[Event "a"]\n[Site "?"]\n[Date "2024.01.01"]\n[Round "?"]\n[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 1-0\n'


def count(program):
    program = str(pathlib.Path(program).resolve())
    # Configurations are looked for in all folders above a file, so it is always as deep.
    with tempfile.TemporaryDirectory(dir="/tmp") as name, concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        folder = pathlib.Path(name)
        short = folder / "short.pgn"
        short.write_text(GAME, encoding="utf-8")
        files = [pgn_bench.beginning(pgn_bench.made(kind, BYTES, folder, pgn_bench.HERE / "pgn_games.pgn"), BYTES, folder)
                 for kind in KINDS]

        def run(arguments, path):
            jobs = [] if arguments == ["--version"] else ["--jobs", "1", path.name]
            return pool.submit(budget.collected, [program, *arguments, *jobs], folder=folder, statuses=(0, 1))

        starts = {command: run(arguments, short) for command, arguments in COMMANDS.items()}
        wholes = {(kind, command): run(arguments, path)
                  for command, arguments in COMMANDS.items() for kind, path in zip(KINDS, files)}
        version = run(["--version"], None)
        sizes = {kind: path.stat().st_size for kind, path in zip(KINDS, files)}
        counts = {f"{kind}/{command}": round((each.result() - starts[command].result()) / sizes[kind], 1)
                  for (kind, command), each in wholes.items()}
        counts |= {"start/--version, thousands": version.result() // 1000,
                   "start/lint -q, thousands": starts["lint -q"].result() // 1000,
                   "start/json --lines, thousands": starts["json --lines"].result() // 1000}
        return counts


def main(program, *recorded):
    return budget.hold(lambda: count(program), BYTES, *recorded)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
