#!/usr/bin/env python3
"""Measures how fast games of PGN are read, judged and turned into JSON, next to pgn-extract on the same bytes.

    pgn_bench.py PROGRAM [--stages STAGES] [--megabytes N] [--runs N] [--instructions] [--games FILE] [FILE...]
    pgn_bench.py PROGRAM --commands [--megabytes N] [--runs N] [FILE...]
    pgn_bench.py PROGRAM --write FOLDER [--megabytes N]

Files of five kinds are made, from the games of pgn_games.pgn, which an engine has played (pgn_play.py), or from others that it
has played: plain, moves and seven tags; with clocks, as a server archives them, on one line with thirteen tags; archive, as
another server does, with tenths of seconds and twenty-one tags, seven of which are its own; annotated, with variations, comments
and glyphs; and short, the game of twelve moves with clocks in tests/notations/pgn/broken/originals, where tags cost more than
moves. With --write they are left in the folder, and nothing is measured. FILE is measured besides.
pgn-extract reads the same bytes; it writes the plies of main lines alone, by their text, and neither comments nor variations,
so it is compared by bytes read and by plies written. Commands run by turns, and the quickest run counts, by processor time;
of two jobs, by the clock. With --commands all that reads games is measured instead, with one job, beside what pgn-extract has for
it; it says if that program is not there. STAGES is ctlpgn_stages, which measures the tree and a table scan. With --instructions callgrind
counts what a ply costs, without what starting costs.
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
import textwrap
import time

SEED = 1994
HERE = pathlib.Path(__file__).parent
ORIGINALS = HERE.parent / "notations" / "pgn" / "broken" / "originals"

REMARKS = (
    "The usual way.", "Now the knight has no good square left, and White's attack comes first.", "Better was the exchange.",
    "With the idea of d4.", "Black is fine here.", "Both sides were short of time.", "The pawn cannot be taken.", "Only move.",
    "A mistake, after which the ending cannot be held: the king is cut off, the rook passive, and the pawns fall one by one.",
)
GLYPHS = ("$1", "$2", "$4", "$5", "$6", "$14", "$16")


def played_games(path):
    """Of each game its result and its moves, without the line ends."""
    for text in path.read_text().split("[Round ")[1:]:
        tags, _, moves = text.partition("\n\n")
        *words, result = moves.split()
        yield result, words


def main_line(words):
    """The words of a game without its variations and the numbers of Black's moves."""
    depth = 0
    for word in words:
        depth += word.startswith("(")
        if depth == 0 and not re.fullmatch(r"\d+\.\.\.", word):
            yield word
        depth -= word.endswith(")")


def tags_of_an_archive(tags, chance):
    """Those of chess.com."""
    day = tags["Date"]
    return tags | {
        "CurrentPosition": "8/5pk1/6p1/3P3p/7P/5KP1/8/8 w - - 0 45", "Timezone": "UTC",
        "ECOUrl": "https://games.example/openings/Caro-Kann-Defense-Advance-Variation-3...Bf5", "TimeControl": "600",
        "Termination": f"{tags['White']} won by resignation", "StartTime": tags["UTCTime"], "EndDate": day,
        "EndTime": tags["UTCTime"], "Link": f"https://games.example/game/live/{chance.randrange(10**11)}"}


def tags_of_a_game(number, result, chance, kind):
    white, black = chance.sample(("Abel, Rut", "Brandt, Ole", "Castells, Jordi", "Dvorak, Jan", "Egede, Maren", "Fox, Ann"), 2)
    ratings = chance.randrange(1500, 2700), chance.randrange(1500, 2700)
    day = f"2024.{chance.randrange(1, 13):02}.{chance.randrange(1, 29):02}"
    tags = {"Event": "Autumn open, group A", "Site": "Vic", "Date": day, "Round": f"{number % 9 + 1}.{number % 40 + 1}",
            "White": white, "Black": black, "Result": result}
    if kind in ("clocks", "archive"):
        tags["Site"] = f"https://games.example/{chance.randrange(36**6):08x}"
        tags |= {"UTCDate": day, "UTCTime": f"{chance.randrange(24):02}:{chance.randrange(60):02}:{chance.randrange(60):02}",
                 "WhiteElo": ratings[0], "BlackElo": ratings[1], "ECO": f"{chance.choice('ABCDE')}{chance.randrange(100):02}",
                 "TimeControl": "600+5"}
    if kind == "archive":
        tags = tags_of_an_archive(tags, chance)
    return "".join(f'[{name} "{value}"]\n' for name, value in tags.items()) + "\n"


def plain(words, chance):
    return textwrap.fill(" ".join(main_line(words)), 80)


def with_clocks(words, chance, tenths=False):
    left, written, ply = [600, 600], [], 0
    for word in main_line(words):
        if word[0].isdigit():
            continue
        left[ply % 2] = max(1, left[ply % 2] - (chance.randrange(1, 4) if tenths else chance.randrange(12)))
        seconds = left[ply % 2]
        number = f"{ply // 2 + 1}{'.' if ply % 2 == 0 else '...'}"
        clock = f"0:{seconds // 60:02}:{seconds % 60:02}"
        written.append(f"{number} {word} {{[%clk {clock}.{chance.randrange(1, 10)}]}}" if tenths
                       else f"{number} {word} {{ [%clk {clock}] }}")
        ply += 1
    return " ".join(written)


def with_tenths(words, chance):
    return with_clocks(words, chance, tenths=True)


def annotated(words, chance):
    written = []
    for word in words:
        written.append(word)
        if word[0].isalpha() and word[-1] != ")" and chance.random() < 0.15:
            written.append(chance.choice(GLYPHS))
        if word[0].isalpha() and word[-1] != ")" and chance.random() < 0.1:
            written.append("{" + chance.choice(REMARKS) + "}")
    return textwrap.fill(" ".join(written), 80)


KINDS = {"plain": plain, "clocks": with_clocks, "archive": with_tenths, "annotated": annotated, "short": None}


def made(kind, size, folder, games_of):
    chance = random.Random(SEED)
    if kind == "short":
        games = [(ORIGINALS / "clocks.pgn").read_text() + "\n"]
    else:
        games = [f"{tags_of_a_game(number, result, chance, kind)}{KINDS[kind](words, chance)} {result}\n\n"
                 for number, (result, words) in enumerate(played_games(games_of))]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{kind}-{size}.pgn"
    with path.open("w") as file:
        for number in range(size):
            if file.tell() >= size:
                break
            file.write(games[number % len(games)])
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


POSITION = "rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5"
# What the program is asked, and pgn-extract, if it can do the same or nearly so.
COMMANDS = (
    ("lint -q --level syntax", None), ("lint -q", "-s -r"), ("lint", None), ("stats", None),
    ("json --lines -q", "-s --json"), ("json --lines --positions -q", "-s --fencomments"), ("convert -q", "-s"),
    ("convert -q --letters UCI", "-s -Wuci"), ("simplify -q", "-s -C -N -V"), ("fmt -q --check", None),
    ("convert -q --where WhiteElo>=9999", "-s -Tw9999"), ("convert -q --unique", "-s -D"), ("convert -q --first 10", "-s --stopafter 10"),
    (f"convert -q --reaches|{POSITION}", None),
)


def words_of(text):
    """The words of a command; what follows a bar is one."""
    words, _, last = text.partition("|")
    return [*words.split(), *([last] if last else [])]


def print_commands(program, files, runs):
    peer = shutil.which("pgn-extract") or shutil.which("pgn-extract", path="/usr/games")
    if not peer:
        print("There is no pgn-extract; Debian has a package of this name.")
    print("| MB/s; times pgn-extract | " + " | ".join(path.stem.split("-")[0] for path in files) + " |")
    print("|---" * (len(files) + 1) + "|")
    for ours, theirs in COMMANDS:
        cells = []
        jobs = [] if ours.startswith("simplify") else ["--jobs", "1"]
        for path in files:
            best = {}
            for _ in range(runs):
                asked = {"ours": [program, *words_of(ours), *jobs, path]}
                if peer and theirs:
                    asked["theirs"] = [peer, *theirs.split(), path]
                for whose, command in asked.items():
                    if taken := run(command):
                        best[whose] = min(best.get(whose, taken[0]), taken[0])
            rate = path.stat().st_size / max(best["ours"], 0.001) / 1e6
            cells.append(f"{rate:.0f}" + (f"; {best['theirs'] / max(best['ours'], 0.001):.1f}" if "theirs" in best else ""))
        print(f"| `{ours.split('|')[0]}` | " + " | ".join(cells) + " |", flush=True)


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("program")
    asked.add_argument("files", nargs="*", type=pathlib.Path)
    asked.add_argument("--stages")
    asked.add_argument("--megabytes", type=int, default=20)
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("--instructions", action="store_true")
    asked.add_argument("--games", type=pathlib.Path, default=HERE / "pgn_games.pgn")
    asked.add_argument("--write", type=pathlib.Path)
    asked.add_argument("--commands", action="store_true")
    options = asked.parse_args()
    if options.write:
        for kind in KINDS:
            made(kind, options.megabytes << 20, options.write, options.games)
        return 0
    if options.commands:
        with tempfile.TemporaryDirectory() as name:
            files = [made(kind, options.megabytes << 20, pathlib.Path(name), options.games) for kind in KINDS]
            print_commands(options.program, files + options.files, options.runs)
        return 0
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
        files = [made(kind, options.megabytes << 20, folder, options.games) for kind in KINDS] + options.files
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
