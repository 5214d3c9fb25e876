#!/usr/bin/env python3
"""Plays the games of pgn_games.pgn: Stockfish against itself, each ply drawn from its best, with lines that were not played.

    pgn_play.py PROGRAM [--games N] [--nodes N] > pgn_games.pgn

Seeded, so one version of Stockfish plays the same games again. PROGRAM is ctlpgn, which turns the plies of UCI into those of
SAN. What tags, clocks and comments are put around them, pgn_bench.py decides.
"""
import argparse
import math
import random
import shutil
import subprocess
import sys

SEED = 1994
LINES = 4
OPENING_PLIES = 10
LONGEST = 240


class Engine:
    def __init__(self, nodes):
        path = shutil.which("stockfish") or "/usr/games/stockfish"
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.nodes = nodes
        self.send("uci", f"setoption name MultiPV value {LINES}", "setoption name Threads value 1")

    def send(self, *commands):
        self.process.stdin.write("\n".join(commands) + "\n")
        self.process.stdin.flush()

    def begin_game(self):
        self.send("ucinewgame", "isready")
        while self.process.stdout.readline().strip() != "readyok":
            pass

    def best_lines(self, played):
        """The score in hundredths of a pawn and the plies of each line, the best one first."""
        self.send("position startpos moves " + " ".join(played), f"go nodes {self.nodes}")
        lines = {}
        while not (line := self.process.stdout.readline()).startswith("bestmove"):
            words = line.split()
            if "pv" not in words or "multipv" not in words:
                continue
            kind, score = words[words.index("score") + 1:][:2]
            score = int(score) if kind == "cp" else int(math.copysign(10_000, int(score))) - int(score)
            lines[int(words[words.index("multipv") + 1])] = score, words[words.index("pv") + 1:]
        return [lines[rank] for rank in sorted(lines)]

    def gives_check(self, played):
        """Whether who is to move is in check."""
        self.send("position startpos moves " + " ".join(played), "d")
        while not (line := self.process.stdout.readline()).startswith("Checkers:"):
            pass
        return bool(line.split()[1:])


def drawn(lines, heat, chance):
    best = lines[0][0]
    weights = [math.exp((score - best) / heat) for score, _ in lines]
    return chance.choices(range(len(lines)), weights)[0]


def numbered(plies, first, is_start=True):
    words = []
    for ply, word in enumerate(plies, first):
        if ply % 2 == 0:
            words.append(f"{ply // 2 + 1}.")
        elif ply == first and is_start:
            words.append(f"{ply // 2 + 1}...")
        words.append(word)
    return " ".join(words)


def variation(lines, chosen, ply, chance):
    """A line that was not played."""
    rank = chance.choice([rank for rank in range(len(lines)) if rank != chosen])
    plies = lines[rank][1][:chance.randrange(1, 9)]
    return "(" + numbered(plies, ply) + ")"


def game(engine, chance):
    engine.begin_game()
    played, text, decided, level, broken = [], [], 0, 0, True
    while len(played) < LONGEST:
        lines = engine.best_lines(played)
        if not lines:
            mated = engine.gives_check(played)
            return text, ("1/2-1/2" if not mated else "0-1" if len(played) % 2 == 0 else "1-0")
        chosen = drawn(lines, 60 if len(played) < OPENING_PLIES else 25, chance)
        score = lines[chosen][0]
        ply = len(played)
        text.append(numbered([lines[chosen][1][0]], ply, broken))
        broken = False
        if len(lines) > 1 and chance.random() < 0.16:
            text.append(variation(lines, chosen, ply, chance))
            broken = True
        played.append(lines[chosen][1][0])
        decided = decided + 1 if abs(score) > 700 else 0
        level = level + 1 if abs(score) < 15 and ply > 60 else 0
        if decided > chance.randrange(4, 60):
            return text, "1-0" if (score > 0) == (ply % 2 == 0) else "0-1"
        if level > chance.randrange(6, 40):
            return text, "1/2-1/2"
    return text, "1/2-1/2"


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("program")
    asked.add_argument("--games", type=int, default=60)
    asked.add_argument("--nodes", type=int, default=3000)
    options = asked.parse_args()
    chance = random.Random(SEED)
    engine = Engine(options.nodes)
    texts = []
    for number in range(options.games):
        text, result = game(engine, chance)
        texts.append(f'[Round "{number + 1}"]\n[Result "{result}"]\n\n{" ".join(text)} {result}\n')
        print(f"game {number + 1}: {result}", file=sys.stderr)
    engine.send("quit")
    subprocess.run([options.program, "convert", "--letters", "SAN", "--notation", "pgn", "-"], input="\n".join(texts), text=True,
                   check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
