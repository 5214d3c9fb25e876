#!/usr/bin/env python3
"""Compares the main lines of games of PGN with what readers of others make of them.

    second_readers_test.py PROGRAM CORPUS FOLDER

Games are those of CORPUS/pgn in spec/, valid/ and doubtful/. FOLDER is where npm installs the readers, once. Without npm,
node, or a way to the packages the test is skipped (77). pgn-extract joins in where it is installed. What the others are known
to read differently, and who is right, is in DIFFERENCES; a difference that is not there fails the test.
"""
import json
import pathlib
import re
import subprocess
import sys

from others import READERS, SKIPPED, installed, read_by, uci_of, word

# By reader: cases (regular expressions) that it refuses or reads otherwise, and why it is not followed.
DIFFERENCES = {
    "chess.js": [
        ("spec/4-carriage-returns", "lines may end with carriage returns alone"),
        ("valid/real/lichess-chess960", "the game is Chess960, whose castlings it does not know"),
        ("spec/5-comment-before-tags", "comments may stand between any two tokens (5)"),
        ("(spec/6-escaped-.*|valid/text/hidden-lines)", "a percent sign in the first column hides its line (6)"),
        ("spec/7-self-delimiting", "braces and asterisks end what stands before them (7)"),
        ("spec/8-2-2-1-(no-periods|spaces-before-periods)", "periods are optional, with space before them (8.2.2.1)"),
        (".*/castling-several-on-wing", "Shredder-FEN names the file of a rook"),
        ("doubtful/rules/capture-of-nothing", "a superfluous x says which move is meant all the same"),
    ],
    "chessops": [],
    "pgn-parser": [
        ("spec/4-1-horizontal-and-vertical-tab", "vertical tabs are white space (4.1)"),
        ("spec/5-comment-after-result", "comments may stand between any two tokens (5)"),
        ("(spec/6-escaped-line|valid/text/hidden-lines)", "a percent sign in the first column hides its line (6)"),
        ("spec/8-2-2-1-superfluous-numbers", "a number may be written before any move (8.2.2.1)"),
        ("valid/real/scid", "an annotation may follow a comment"),
        ("valid/text/text-between-games", "a comment may stand after the result"),
    ],
    "pgn-extract": [
        ("spec/4-1-horizontal-and-vertical-tab", "vertical tabs are white space (4.1)"),
        ("(spec/5-line-comment|valid/text/line-comment-with-brace)", "a brace in a comment to the end of the line is text (5)"),
        ("spec/8-2-2-1-superfluous-numbers", "a number may be written before any move (8.2.2.1)"),
    ],
}


def one_game(text):
    """Files of one game; readers of others take one at a time."""
    return len(re.findall(r"^\[Event ", text, re.M)) == 1 and "\0" not in text


def ours(program, games):
    result = {}
    for name, text in games.items():
        done = subprocess.run([program, "json", "--quiet", "--lines", "--notation", "pgn", "-"], input=text.encode(),
                              capture_output=True)
        lines = done.stdout.decode().splitlines()
        moves = json.loads(lines[0])["moves"] if lines else []
        try:
            result[name] = ([uci_of(ply) for ply in moves], [ply["text"] for ply in moves])
        except KeyError:
            continue  # a move that the board does not tell
    return result


def main(program, corpus, folder):
    folder = folder.resolve()
    if not installed(folder):
        print("npm cannot install the readers; skipped")
        return SKIPPED
    games = {}
    for part in ("spec", "valid", "doubtful"):
        for path in sorted((corpus / "pgn" / part).rglob("*.pgn")):
            text = path.read_bytes().decode("utf-8", "replace")
            if one_game(text):
                games[path.relative_to(corpus / "pgn").with_suffix("").as_posix()] = text
    expected = ours(program, games)
    failed = 0
    for reader in READERS:
        answers = read_by(reader, games, folder)
        if not answers:
            print(f"{reader}: not installed")
            continue
        agreed = known = 0
        for name, (moves, words) in expected.items():
            answer = answers.get(name, {"error": "no answer"})
            wanted = [word(each) for each in words] if reader == "pgn-parser" else moves
            found = [word(each) for each in answer.get("moves", [])] if reader == "pgn-parser" else answer.get("moves")
            if found == wanted:
                agreed += 1
            elif any(re.fullmatch(case, name) for case, _ in DIFFERENCES.get(reader, [])):
                known += 1
            else:
                failed += 1
                print(f"{reader}: {name}: {answer.get('error') or found} instead of {wanted}")
        print(f"{reader}: {agreed} of {len(expected)} games alike, {known} known differences")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])))
