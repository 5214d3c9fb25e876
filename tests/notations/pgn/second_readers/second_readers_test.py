#!/usr/bin/env python3
"""Compares the main lines of PGN games with the results of other readers.

    second_readers_test.py PROGRAM CORPUS FOLDER

Games are those of CORPUS/pgn in spec/, valid/ and doubtful/. FOLDER is where npm installs the readers, once. Without npm,
node, or access to the packages the test is skipped (77). pgn-extract is included if it is installed. DIFFERENCES has
the known differences, and who is right; any other difference fails the test.
"""
import json
import pathlib
import re
import subprocess
import sys

from others import READERS, SKIPPED, installed, read_by, uci_of, word

# By reader: cases (regular expressions) that it refuses or reads differently, and why ctlpgn does not follow it.
COMMENT_AFTER_RESULT = ("(spec/5-comment-after-result|valid/text/text-between-games)",
                        "comments may come between any two tokens (5)")
COMMENT_BEFORE_TAGS = ("spec/5-comment-before-tags", "comments may come between any two tokens (5)")
ESCAPED_LINES = ("(spec/6-escaped-.*|valid/text/hidden-lines)", "a percent sign in the first column hides its line (6)")
LINE_COMMENTS = ("(spec/5-line-comment|valid/text/line-comment-with-brace)", "a semicolon begins a comment (5)")
GLYPH_BEFORE_MOVE = ("valid/annotations/glyph-before-move", "an annotation may come before the moves of a line")
GLYPH_AFTER_COMMENT = ("valid/real/scid", "an annotation may follow a comment")
LONE_RESULT = ("doubtful/rules/lone-result", "a number without a move is no result")
CARRIAGE_RETURNS = ("spec/4-carriage-returns", "lines may end with carriage returns alone")
TABS = ("spec/4-1-horizontal-and-vertical-tab", "tabs of both kinds are white space (4.1)")
NUMBERS = ("spec/8-2-2-1-superfluous-numbers", "a number may be written before any move (8.2.2.1)")
PERIODS = ("spec/8-2-2-1-(no-periods|spaces-before-periods)", "periods are optional, with space before them (8.2.2.1)")
UNCLOSED_COMMAND = ("doubtful/rules/unclosed-command", "a comment may hold anything but a closing brace (5)")
MARKS = ("doubtful/(rules/(capture-of-nothing|overdisambiguated|unmarked-capture)|real/captures-without-sign)",
         "a superfluous or missing mark says which move is meant all the same")

DIFFERENCES = {
    "chess.js": [
        TABS, CARRIAGE_RETURNS, COMMENT_BEFORE_TAGS, ESCAPED_LINES, NUMBERS, PERIODS, GLYPH_BEFORE_MOVE, GLYPH_AFTER_COMMENT,
        LONE_RESULT, MARKS,
        ("valid/real/lichess-chess960", "the game is Chess960, whose castlings it does not know"),
        ("spec/7-self-delimiting", "braces and asterisks end what comes before them (7)"),
        ("(spec/7-escapes-in-string|valid/tags/unescaped-quote)", "a backslash keeps the quotation mark after it (7)"),
        (".*/castling-several-on-wing", "Shredder-FEN names the file of a rook"),
    ],
    "chessops": [],
    "kokopu": [
        COMMENT_AFTER_RESULT, COMMENT_BEFORE_TAGS, LINE_COMMENTS, ESCAPED_LINES, PERIODS, LONE_RESULT,
        ("spec/10-nag-0", "$0 is the null annotation (10)"),
        ("doubtful/rules/(unknown-variant|variant-without-position)", "moves can be read without knowing the variant"),
    ],
    "cm-pgn": [
        CARRIAGE_RETURNS, COMMENT_AFTER_RESULT, LINE_COMMENTS, ESCAPED_LINES, NUMBERS, PERIODS, GLYPH_BEFORE_MOVE,
        GLYPH_AFTER_COMMENT, LONE_RESULT, MARKS,
        ("spec/4-crlf", "lines may end with carriage return and line feed"),
        ("spec/8-1-tags-on-one-line", "tags may share a line (8.1)"),
    ],
    "jackstenglein": [
        TABS, CARRIAGE_RETURNS, COMMENT_AFTER_RESULT, COMMENT_BEFORE_TAGS, ESCAPED_LINES, NUMBERS, GLYPH_BEFORE_MOVE,
        GLYPH_AFTER_COMMENT, LONE_RESULT, UNCLOSED_COMMAND, MARKS,
        ("valid/real/lichess-chess960", "it drops the moves after a castling of Chess960"),
        ("doubtful/rules/fraction-in-time", "the value of a tag may be anything"),
    ],
    "pgn-parser": [
        TABS, COMMENT_AFTER_RESULT, ESCAPED_LINES, NUMBERS, GLYPH_BEFORE_MOVE, GLYPH_AFTER_COMMENT, LONE_RESULT, UNCLOSED_COMMAND,
    ],
    "pgn-extract": [
        TABS, LINE_COMMENTS, NUMBERS, GLYPH_BEFORE_MOVE, LONE_RESULT,
    ],
    "scid": [
        COMMENT_AFTER_RESULT, ESCAPED_LINES, LONE_RESULT,
        ("(valid/real/lichess-chess960|doubtful/rules/variant-without-position)", "it skips games of Chess960"),
    ],
}


def one_game(text):
    """Files with one game; other readers take one at a time."""
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
            continue  # a move that cannot be resolved on the board
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
