#!/usr/bin/env python3
"""Compares the rules of a game with those of an engine.

    engine_test.py PROGRAM GAME [--count N] [--seed N]

PROGRAM is ctlpgn_game_plies. The engine is asked for the legal plies of the same positions, and for the number of
answers to each. Skipped (exit status 77) where the engine is not installed.
"""

import argparse
import os
import shutil
import subprocess
import sys

SKIPPED = 77

# By game: the engine, its Debian package, and the first commands to it.
ENGINES = {
    "chess": ("stockfish", ["setoption name UCI_Chess960 value true"]),
    "xiangqi": ("fairy-stockfish", ["setoption name UCI_Variant value xiangqi"]),
}
# Fairy-Stockfish 11.1 has no Atomic, goes on after the end of a race of kings, and castles with captured kings.
for variant in ("kingofthehill", "3check", "5check", "horde", "antichess", "suicide", "crazyhouse"):
    ENGINES[variant] = ("fairy-stockfish", [f"setoption name UCI_Variant value {variant}",
                                            "setoption name UCI_Chess960 value true"])


class Engine:
    def __init__(self, path, options):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.send(["uci", *options])

    def send(self, commands):
        self.process.stdin.write("\n".join(commands) + "\n")
        self.process.stdin.flush()

    def answers(self, fen):
        """The number of answers to each legal ply."""
        self.send([f"position fen {fen}", "go perft 2"])
        found = {}
        while line := self.process.stdout.readline():
            name, _, count = line.strip().partition(": ")
            if name == "Nodes searched":
                return found
            if count.isdigit():
                found[name] = int(count)
        sys.exit(f"the engine ended at {fen}")

    def end(self):
        self.send(["quit"])
        self.process.communicate()


def find_engine(name):
    folders = os.environ.get("PATH", "") + os.pathsep + "/usr/games"
    return shutil.which(name, path=folders)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("game", choices=ENGINES)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    name, options = ENGINES[arguments.game]
    path = find_engine(name)
    if path is None:
        print(f"{name} is not installed")
        return SKIPPED
    engine = Engine(path, options)
    command = [arguments.program, arguments.game, str(arguments.seed), str(arguments.count)]
    positions = wrong = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        for line in program.stdout:
            fen, _, plies = line.rstrip("\n").partition("\t")
            ours = {ply: int(count) for ply, count in (each.split(":") for each in plies.split())}
            theirs = engine.answers(fen)
            positions += 1
            if ours != theirs:
                wrong += 1
                print(f"{fen}\n  here alone: {sorted(ours.items() - theirs.items())}\n"
                      f"  {name} alone: {sorted(theirs.items() - ours.items())}")
    engine.end()
    print(f"{positions} positions, {wrong} of them with other plies than {name} has")
    return 0 if wrong == 0 and positions == arguments.count else 1


if __name__ == "__main__":
    sys.exit(main())
