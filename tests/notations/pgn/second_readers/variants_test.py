#!/usr/bin/env python3
"""Random games of variants, as chessops writes them, are valid, and every move is read as the same.

    variants_test.py PROGRAM CORPUS FOLDER [SEED [GAMES]]

FOLDER is as for second_readers_test.py. GAMES are those of each variant. Castlings are not compared: chessops names the
square of the rook.
"""
import json
import pathlib
import shutil
import subprocess
import sys

from others import SKIPPED, installed

# By the names of chessops.
TITLES = {"kingofthehill": "King of the Hill", "3check": "Three-check", "racingkings": "Racing Kings", "horde": "Horde",
          "antichess": "Antichess", "atomic": "Atomic", "crazyhouse": "Crazyhouse"}


def text_of(variant, game):
    tags = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?",
            "Result": game["result"], "Variant": TITLES[variant]}
    moves = " ".join((f"{n // 2 + 1}. " if n % 2 == 0 else "") + move["san"] for n, move in enumerate(game["moves"]))
    return "".join(f'[{name} "{value}"]\n' for name, value in tags.items()) + f"\n{moves} {game['result']}\n\n"


def main():
    program, _, folder, seed, count = [*sys.argv[1:], "20261130", "300"][:5]
    folder = pathlib.Path(folder)
    if not installed(folder):
        print("the readers from npm cannot be installed")
        return SKIPPED
    script = folder / "variants.mjs"
    shutil.copy(pathlib.Path(__file__).parent / "variants.mjs", script)
    faults = []
    for variant in TITLES:
        done = subprocess.run(["node", script, variant, seed, count], capture_output=True, cwd=folder, check=True)
        games = [json.loads(line) for line in done.stdout.splitlines()]
        text = "".join(text_of(variant, game) for game in games)
        read = subprocess.run([program, "json", "--lines", "--full", "--level", "legal", "--notation", "pgn", "-"],
                              input=text.encode(), capture_output=True)
        lines = [json.loads(line) for line in read.stdout.splitlines()]
        if len(lines) != len(games):
            faults.append(f"{variant}: {len(lines)} games instead of {len(games)}")
        for game, line in zip(games, lines):
            wrong = [(move, ply.get("uci")) for move, ply in zip(game["moves"], line["moves"])
                     if "castling" not in ply and ply.get("uci") != move["uci"]]
            if line["diagnostics"] or wrong or len(line["moves"]) != len(game["moves"]):
                faults.append(f"{text_of(variant, game)}{line['diagnostics'][:3]} {wrong[:3]}")
            # chessops also draws games in which neither side can win.
            winner = {"1-0": "white", "0-1": "black"}.get(game["result"])
            if winner != line.get("status", {}).get("winner"):
                faults.append(f"{text_of(variant, game)}{line.get('status')}")
        print(f"{variant}: {len(games)} games")
    print("\n".join(faults[:5]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
