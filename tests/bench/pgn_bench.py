#!/usr/bin/env python3
"""Measures how fast games of PGN are read, judged and turned into JSON, next to pgn-extract on the same bytes.

    pgn_bench.py PROGRAM [--stages STAGES] [--megabytes N] [--runs N] [--instructions] [FILE...]

Files of four kinds are made: plain, with clocks and annotated from the games of tests/notations/pgn/broken/originals, which
are short, and as a server archives them: the tags of a server, and a clock after every ply of a game of common length. FILE
is measured besides. pgn-extract reads the same bytes; it writes the plies of main lines alone, by their text, and neither
comments nor variations, so it is compared by bytes read and by plies written. Commands run by turns, and the quickest run counts, by processor time; of two jobs, by the clock.
STAGES is ctlpgn_stages, which measures the tree and a table scan. With --instructions callgrind counts what a ply costs,
without what starting costs.
"""
import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

KINDS = {"plain": ["match", "mate", "passing", "study"], "clocks": ["clocks"], "annotated": ["notes"]}
SEED = 1994


def parts(path):
    """The tags of a game and its moves."""
    text = path.read_text()
    header, _, moves = text.partition("\n\n")
    return header, moves


def archived(originals, chance):
    """A game with the tags of a server and a clock after every ply."""
    header, _ = parts(originals / "clocks.pgn")
    _, moves = parts(originals / (chance.choice(["match", "match", "passing"]) + ".pgn"))
    words = [word for word in moves.split() if not re.fullmatch(r"\d+\.|1-0|0-1|1/2-1/2|\*", word)]
    left = [600, 600]
    written = []
    for ply, word in enumerate(words):
        left[ply % 2] = max(1, left[ply % 2] - chance.randrange(12))
        number = f"{ply // 2 + 1}{'.' if ply % 2 == 0 else '...'}"
        seconds = left[ply % 2]
        written.append(f"{number} {word} {{ [%clk 0:{seconds // 60:02}:{seconds % 60:02}] }}")
    return (header + "\n\n" + " ".join(written) + " 1/2-1/2\n\n").encode()


def made(kind, originals, size, folder):
    if kind == "archived":
        chance = random.Random(SEED)
        games = [archived(originals, chance) for _ in range(50)]
    else:
        games = [(originals / f"{name}.pgn").read_bytes() + b"\n" for name in KINDS[kind]]
    path = folder / f"{kind}-{size}.pgn"
    with path.open("wb") as file:
        number = 0
        while file.tell() < size:
            file.write(games[number % len(games)])
            number += 1
    return path


def beginning(path, size, folder):
    """The games of the first bytes of a file."""
    part = path.read_bytes()[:size]
    end = part.rfind(b"\n[Event ") + 1
    if len(part) == size and end != 0:
        part = part[:end]
    shorter = folder / f"{path.stem}-first-{size}.pgn"
    shorter.write_bytes(part)
    return shorter


def peer_plies(peer, path):
    """Those that pgn-extract writes: of the main lines alone."""
    done = subprocess.run([peer, "-s", "--json", path], capture_output=True)
    return done.stdout.count(b'"move" :')


def count_plies(program, path):
    done = subprocess.run([program, "json", "--lines", "--quiet", path], capture_output=True)
    return done.stdout.count(b'"side":')


def run(command):
    """Processor seconds and seconds by the clock; None if it fails."""
    begin = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        return None
    return usage.ru_utime + usage.ru_stime, time.perf_counter() - begin


def instructions(command, path, folder):
    out = folder / "callgrind.out"
    subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", *command, path], check=False,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return int(re.search(r"^totals: (\d+)", out.read_text(), re.MULTILINE)[1])


def stage_seconds(stages, stage, path):
    done = subprocess.run([stages, "run", stage, path], capture_output=True, text=True, check=True)
    return float(done.stdout)


def print_tree(stages, files, runs):
    print("\n| file | table scan, MB/s | tree, MB/s | of the scan |\n|---|---|---|---|")
    for path in files:
        size = path.stat().st_size
        best = {stage: min(stage_seconds(stages, stage, path) for _ in range(runs)) for stage in ("table_scan", "tree")}
        print(f"| {path.stem} | {size / best['table_scan'] / 1e6:.0f} | {size / best['tree'] / 1e6:.0f} "
              f"| {best['table_scan'] / best['tree']:.2f} |", flush=True)


def print_two_jobs(program, files, runs):
    print("\n| file | two jobs, times one |\n|---|---|")
    for path in files:
        best = {}
        for _ in range(runs):
            for jobs in ("1", "2"):
                taken = run([program, "json", "--lines", "--quiet", "--jobs", jobs, path])[1]
                best[jobs] = min(best.get(jobs, taken), taken)
        print(f"| {path.stem} | {best['1'] / best['2']:.2f} |", flush=True)


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("program")
    asked.add_argument("files", nargs="*", type=pathlib.Path)
    asked.add_argument("--stages")
    asked.add_argument("--megabytes", type=int, default=20)
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("--instructions", action="store_true")
    options = asked.parse_args()
    originals = pathlib.Path(__file__).parents[1] / "notations" / "pgn" / "broken" / "originals"
    peer = shutil.which("pgn-extract") or shutil.which("pgn-extract", path="/usr/games")
    commands = {
        "lint --level syntax": [options.program, "lint", "--quiet", "--level", "syntax"],
        "lint --level coherent": [options.program, "lint", "--quiet", "--level", "coherent"],
        "lint": [options.program, "lint", "--quiet"],
        "json --lines": [options.program, "json", "--lines", "--quiet"],
    }
    if peer:
        commands["pgn-extract -s"] = [peer, "-s", "-o/dev/null"]
        commands["pgn-extract -s --json"] = [peer, "-s", "--json", "-o/dev/null"]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        kinds = [*KINDS, "archived"]
        files = [made(kind, originals, options.megabytes << 20, folder) for kind in kinds] + options.files
        print("| file | command | MB/s | million plies/s | instructions a ply | times pgn-extract --json, by MB "
              "| by plies written |\n|---|---|---|---|---|---|---|")
        for path in files:
            size = path.stat().st_size
            short, long = beginning(path, 200_000, folder), beginning(path, 400_000, folder)
            plies = [count_plies(options.program, each) for each in (short, long)]
            all_plies = plies[1] * size / long.stat().st_size
            best, counts = {}, {}
            for _ in range(options.runs):
                for name_of, command in commands.items():
                    if taken := run([*command, path]):
                        best[name_of] = min(best.get(name_of, taken[0]), taken[0])
            if options.instructions and plies[1] != plies[0]:
                for name_of, command in commands.items():
                    more = instructions(command, long, folder) - instructions(command, short, folder)
                    counts[name_of] = f"{more / (plies[1] - plies[0]):.0f}"
            rival = best.get("pgn-extract -s --json")
            more_plies = plies[1] / max(peer_plies(peer, long), 1) if rival else 0
            for name_of, taken in best.items():
                is_peer = name_of.startswith("pgn-extract")
                times = f"{rival / taken:.1f}" if rival else ""
                by_plies = f"{rival / taken * (1 if is_peer else more_plies):.1f}" if rival else ""
                print(f"| {path.stem} | {name_of} | {size / taken / 1e6:.1f} "
                      f"| {all_plies / (more_plies if is_peer else 1) / taken / 1e6:.2f} "
                      f"| {counts.get(name_of, '')} | {times} | {by_plies} |", flush=True)
        if options.stages:
            print_tree(options.stages, files, options.runs)
        print_two_jobs(options.program, files, options.runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
