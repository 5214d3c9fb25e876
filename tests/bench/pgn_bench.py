#!/usr/bin/env python3
"""Measures how fast games of PGN are read, judged and turned into JSON, next to pgn-extract on the same bytes.

    pgn_bench.py PROGRAM [--megabytes N] [FILE...]

Files of three kinds are made from the games of tests/notations/pgn/broken/originals: plain, with clocks, with notes and
variations. FILE is measured besides. Each command runs three times, and the quickest counts.
"""
import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

KINDS = {"plain": ["match", "mate", "passing", "study"], "clocks": ["clocks"], "annotated": ["notes"]}


def made(kind, originals, size, folder):
    games = [(originals / f"{name}.pgn").read_bytes() + b"\n" for name in KINDS[kind]]
    path = folder / f"{kind}.pgn"
    with path.open("wb") as file:
        number = 0
        while file.tell() < size:
            file.write(games[number % len(games)])
            number += 1
    return path


def plies_of(program, path):
    """Counted in the first part of the file, and the rest by its size."""
    part = path.read_bytes()[:200_000]
    part = part[:part.rindex(b"\n[Event ") + 1]
    done = subprocess.run([program, "json", "--lines", "--quiet", "--notation", "pgn", "-"], input=part, capture_output=True)
    plies = done.stdout.count(b'"side":')
    return plies * path.stat().st_size / len(part)


def seconds(command):
    best = None
    for _ in range(3):
        begin = time.perf_counter()
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        taken = time.perf_counter() - begin
        if done.returncode not in (0, 1):
            return None
        best = taken if best is None else min(best, taken)
    return best


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("program")
    asked.add_argument("files", nargs="*", type=pathlib.Path)
    asked.add_argument("--megabytes", type=int, default=20)
    options = asked.parse_args()
    originals = pathlib.Path(__file__).parents[1] / "notations" / "pgn" / "broken" / "originals"
    peer = shutil.which("pgn-extract") or shutil.which("pgn-extract", path="/usr/games")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        files = [made(kind, originals, options.megabytes << 20, folder) for kind in KINDS] + options.files
        commands = {
            "json --lines": [options.program, "json", "--lines", "--quiet"],
            "json --lines --level syntax": [options.program, "json", "--lines", "--quiet", "--level", "syntax"],
            "lint --level coherent": [options.program, "lint", "--quiet", "--level", "coherent"],
            "lint --level legal": [options.program, "lint", "--quiet", "--level", "legal"],
        }
        if peer:
            commands["pgn-extract"] = [peer, "-s", "-o/dev/null"]
            commands["pgn-extract --json"] = [peer, "-s", "--json", "-o/dev/null"]
        print("| command | file | MB/s | million plies/s |\n|---|---|---|---|")
        for path in files:
            size = path.stat().st_size
            plies = plies_of(options.program, path)
            for name, command in commands.items():
                taken = seconds([*command, path])
                if taken:
                    print(f"| {name} | {path.stem} | {size / taken / 1e6:.1f} | {plies / taken / 1e6:.2f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
