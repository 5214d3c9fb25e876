#!/usr/bin/env python3
"""The simplest readers can read the output of `simplify`: every ply and every comment of the main line.

    simplified_games_test.py PROGRAM CORPUS FOLDER [SEED [GAMES]]

Games are those of CORPUS/pgn that readers of others can take one by one, and as many games that are made of them: with several
comments after a ply, before, between and after variations and after the result, comments to the end of the line, with braces in
them, $0 and other glyphs, and quotation marks and backslashes in tags. FOLDER is as for second_readers_test.py. pgn-extract joins
in where it is installed. Where a reader cannot take what the game is about, KNOWN says so.
"""
import json
import pathlib
import random
import re
import subprocess
import sys

from others import READERS, SKIPPED, installed, read_by, uci_of, word
from second_readers_test import one_game

# By reader: games (regular expressions) of the corpus that it cannot take in any form, and why.
KNOWN = {
    "cm-pgn": [("spec/5-comment-before-tags", "a game of a comment alone")],
    "jackstenglein": [("doubtful/rules/fraction-in-time", "a time of day with fractions"),
                      ("doubtful/rules/unclosed-command", "a command without its bracket")],
    "pgn-parser": [("doubtful/rules/fraction-in-time", "a time of day with fractions"),
                   ("doubtful/rules/unclosed-command", "a command without its bracket")],
}

WORDS = ("better", "1. e4", "2. Nf3 Nc6", "1-0", "*", "the plan;", "(see", "game 3)", "50 %", "$1", "[Event]", "=", "--", "öäü",
         "«sic»", "12...", "Qh5#", "50%", "a/b", "\\", '"quoted"')
BRACES = ("}", "{", "}{", "{x}")


def spoken(rng, braces=False):
    words = rng.choices(WORDS + (BRACES if braces else ()), k=rng.randint(1, 6))
    return " ".join(["note", *words])


def decorated(rng, moves):
    """Moves of a legal game with everything between them that troubles simple readers."""
    text = [f"{{{spoken(rng)}}} " for _ in range(rng.choice((0, 0, 1, 2)))]

    def after_ply(n, san):
        parts = [rng.choice(("$0", "$1", "$14", "$6")) for _ in range(rng.choice((0, 0, 0, 1, 2)))]
        for _ in range(rng.choice((0, 0, 1, 2, 3))):
            kind = rng.random()
            if kind < 0.6:
                parts.append(f"{{{spoken(rng)}}}")
            elif kind < 0.8:
                parts.append(f"; {spoken(rng, True)}\n")
            else:
                number = f"{n // 2 + 1}{'...' if n % 2 else '.'}"
                inner = rng.choice(("", f" {{{spoken(rng)}}}", f" $0 {{{spoken(rng)}}} {{{spoken(rng)}}}"))
                start = rng.choice(("", f"{{{spoken(rng)}}} "))
                parts.append(f"({start}{number} {san}{inner})")
        return parts

    for n, san in enumerate(moves):
        parts = after_ply(n, san)
        number = f"{n // 2 + 1}. " if n % 2 == 0 else f"{n // 2 + 1}... " if text and not text[-1].endswith("| ") else ""
        text.append(" ".join([number + san, *parts]) + " ")
    head = "".join(f'[{name} "{value}"]\n' for name, value in (
        ("Event", r'The \"Cup\"'), ("Site", r"C:\\games"), ("Date", "2026.11.29"), ("Round", "?"), ("White", "Anna"), ("Black", "Bo"),
        ("Result", "*")))
    end = "".join(f" {{{spoken(rng)}}}" for _ in range(rng.choice((0, 0, 1, 2))))
    return head + "\n" + "".join(text) + "*" + end + "\n"


def reported(program, text, *options):
    done = subprocess.run([program, "json", "--quiet", "--lines", "--notation", "pgn", *options, "-"], input=text.encode(),
                          capture_output=True)
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


def plain(text):
    """Spaces and commands aside, which readers treat in their own ways; of backslashes and slashes one is as good as the other."""
    return " ".join(re.sub(r"\[%[^\]]*\]", " ", text).replace("{", "(").replace("}", ")").replace("\\", "/").split())


def expected_of(record):
    """The main line, and all its comments one after the other."""
    comments = [each["text"] for each in record.get("comments", [])]
    for ply in record["moves"]:
        comments += [each["text"] for each in ply.get("comments", [])]
    comments += [each["text"] for each in record.get("closingComments", [])]
    return record["moves"], " ".join(filter(None, map(plain, comments)))


def main(program, corpus, folder, seed=None, count=400):
    folder = folder.resolve()
    if not installed(folder):
        print("npm cannot install the readers; skipped")
        return SKIPPED
    seed = random.randrange(1 << 32) if seed is None else seed
    print(f"seed {seed}")
    rng = random.Random(seed)
    originals = {}
    for part in ("spec", "valid", "doubtful"):
        for path in sorted((corpus / "pgn" / part).rglob("*.pgn")):
            text = path.read_bytes().decode("utf-8", "replace")
            if one_game(text) and "Variant" not in text:
                originals[path.relative_to(corpus / "pgn").with_suffix("").as_posix()] = text
    lines = [[ply["text"] for ply in record["moves"]] for text in originals.values() for record in reported(program, text)
             if record["moves"] and "FEN" not in text and all("uci" in ply for ply in record["moves"])]
    for n in range(count):
        originals[f"made {n}"] = decorated(rng, rng.choice(lines)[:rng.randint(1, 40)])
    games, expected = {}, {}
    for name, text in originals.items():
        done = subprocess.run([program, "simplify", "--keep", "comments,variations,ratings", "--notation", "pgn", "-"],
                              input=text.encode(), capture_output=True)
        records = reported(program, text)
        if done.returncode != 0 or len(records) != 1 or b"null moves" in done.stderr:
            if name.startswith("made"):
                print(f"{name}: not written: {done.stderr.decode()}\n{text}")
                return 1
            continue
        moves, comments = expected_of(records[0])
        try:
            written = reported(program, done.stdout.decode())[0]["moves"]
            expected[name] = [uci_of(ply) for ply in moves], [word(ply["text"]) for ply in written], comments
        except KeyError:
            continue  # a move that cannot be resolved on the board
        games[name] = done.stdout.decode()
    failed = 0
    for reader in READERS:
        answers = read_by(reader, games, folder)
        if not answers:
            print(f"{reader}: not installed")
            continue
        wrong = known = 0
        for name, (moves, words, comments) in expected.items():
            answer = answers.get(name, {"error": "no answer"})
            found = answer.get("moves")
            if reader == "pgn-parser" and found is not None:
                found, moves = [word(each) for each in found], words
            said = " ".join(filter(None, map(plain, answer.get("comments", []))))
            whole = found == moves and said == comments
            if not whole and any(re.fullmatch(case, name) for case, _ in KNOWN.get(reader, [])):
                known += 1
            elif not whole:
                wrong += 1
                print(f"{reader}: {name}: {answer.get('error') or (found, said)} instead of {(moves, comments)}\n{games[name]}")
        failed += wrong
        print(f"{reader}: {len(expected) - wrong - known} of {len(expected)} games whole, {known} known not to be")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(pathlib.Path, sys.argv[2:4]), *map(int, sys.argv[4:])))
