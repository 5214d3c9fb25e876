#!/usr/bin/env python3
"""Compares texts of plies with those of ffish, and reads its games in every form.

    ffish_test.py PROGRAM FOLDER [GAMES]

npm installs ffish in FOLDER, once. Without npm, node, or a way to the package the test is skipped (77). Random games that
ffish plays are written in its words and in ours, and both are read: the points must be those that were played. ffish writes
= for . , and where more pawns than two are on a file, or two on two files, a digit for the order and one for the file
(15+1), which the Federation's own form writes with signs. Of two pieces on a file of which only one can go, it names the file
alone. Those are counted, and may be called otherwise. In SAN and UCI every ply must be called alike, and games that are
written in any form must be read as they were played.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys

PACKAGE = "ffish@0.7.10"
SKIPPED = 77
FORMS = ["iccs", "axf", "lalg", "salg", "wxf", "chinese", "chinese-traditional", "ucci", "uci", "san"]
NUMBERED = re.compile(r"[1-5][1-9][+\-=][1-9]")


def installed(folder):
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    if (folder / "node_modules" / "ffish").is_dir():
        return True
    folder.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(["npm", "install", "--silent", "--no-fund", "--no-audit", "--prefix", folder, PACKAGE],
                          capture_output=True)
    return done.returncode == 0


def file_of(games, form, words):
    """A file of the games, with words(game) as plies."""
    lines = [f"FORMAT {form}"] if form != "ICCS" else []
    for number, game in enumerate(games, 1):
        lines += [f"GAME {number}", f"FEN {game['fen']}", "START{"]
        black = game["fen"].split()[1] == "b"
        said = ["...", *words(game)] if black else words(game)
        lines += [f"{move // 2 + 1}. {' '.join(said[move:move + 2])}" for move in range(0, len(said), 2)]
        lines += ["}", ""]
    return "\n".join(lines)


def run(program, *arguments, text):
    done = subprocess.run([program, *arguments, "--notation", "xiangqi", "-"], input=text.encode(), capture_output=True)
    if done.returncode != 0:
        sys.exit(done.stderr.decode()[:2000])
    return done.stdout.decode()


def words_of(text):
    """The plies of each game of a file."""
    for body in re.findall(r"START\{(.*?)\}", text, re.S):
        yield [word for word in body.split() if not re.fullmatch(r"\d+\.|\.\.\.", word)]


def words_in_pgn(text):
    """The plies of each game of a file of PGN."""
    for body in re.findall(r"\]\n\n(.*?)(?=\n\n\[|\Z)", text, re.S):
        yield [word for word in body.split() if not re.fullmatch(r"\d+\.(\.\.)?|\*", word)]


def points_in(program, text):
    """The points of the plies of each game, as the program reads them."""
    lines = run(program, "json", "--lines", "--exit-zero", text=text).splitlines()
    return [[ply.get("from", "?") + ply.get("to", "?") for ply in json.loads(line)["moves"]] for line in lines]


def otherwise_in_pgn(program, games, points):
    """How many plies ffish calls otherwise in SAN and UCI."""
    count = 0
    for form in ["san", "uci"]:
        ours = list(words_in_pgn(run(program, "convert", "--moves", form, text=points)))
        for game, said in zip(games, ours, strict=True):
            for own, other in zip(said, game[form], strict=True):
                if own != other:
                    count += 1
                    print(f"{own} in {form} is {other} to ffish")
    return count


def misread_forms(program, games, points):
    """How many games are read otherwise than they were played, once they are written in a form."""
    played = [game["moves"] for game in games]
    count = 0
    ways = [["--to", dialect, "--moves", form] for form in FORMS for dialect in ["xiangqi", "pgn"]]
    for way in [*ways, ["--to", "dhtmlxq"], ["--to", "wxf"], ["--to", "ccf"]]:
        written = run(program, "convert", *way, text=points)
        count += sum(own != other for own, other in zip(points_in(program, written), played, strict=True))
    return count


def main(program, folder, count):
    folder = folder.resolve()
    if not installed(folder):
        print("npm cannot install ffish; skipped")
        return SKIPPED
    script = folder / "ffish.cjs"
    shutil.copy(pathlib.Path(__file__).parent / "ffish.cjs", script)
    played = subprocess.run(["node", script, str(count), "1"], capture_output=True, cwd=folder, check=True)
    games = [json.loads(line) for line in played.stdout.decode().splitlines()]
    points = file_of(games, "ICCS", lambda game: [f"{m[:2]}-{m[2:]}".upper() for m in game["moves"]])
    ours = list(words_of(run(program, "convert", "--moves", "wxf", text=points)))
    alike = numbered = unsigned = failed = 0
    for game, said in zip(games, ours, strict=True):
        game["ours"] = said
        for move, own, other, board in zip(game["moves"], said, game["wxf"], game["boards"], strict=True):
            if own.replace(".", "=") == other:
                alike += 1
            elif NUMBERED.fullmatch(other):
                numbered += 1
            elif own[0] == other[0] and own[1] in "+-" and other[1].isdigit() and own[2:] == other[2:]:
                unsigned += 1
            else:
                failed += 1
                print(f"{board}: {move} is {own}, and {other} to ffish")
    theirs = file_of(games, "WXF", lambda game: game["wxf"])
    misread = sum(own != game["moves"] for game, own in zip(games, points_in(program, theirs), strict=True))
    misread += misread_forms(program, games, points)
    failed += otherwise_in_pgn(program, games, points)
    print(f"{len(games)} games: {alike} half-moves alike, {numbered} of numbered pawns, {unsigned} without an order, "
          f"{failed} different; {misread} games misread")
    return 1 if failed or misread or not alike else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 300))
