#!/usr/bin/env python3
"""The second reader and ctlpgn must agree on slightly changed texts.

    agreement_test.py CORPUS-OF-SINGLE-FILES PROGRAM [--count N] [--seed S]

Texts of the corpus are mutated; both readers judge each of them at the levels syntax and coherent, and the trees of
those that both accept are compared. A disagreement is a mistake of one of the two, or something that the documents of
the format leave open; the latter is listed here, with the reason.
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import threading

from mutants import mutant

# Points that the documents leave open; a text with one of these findings is not compared.
OPEN_CODES = {
    "M003": "what is where when a game begins late and names no position",
    "S145": "how large a number may be",
    "T011": "whether a misspelt tag name means the right one, which would otherwise be missing",
    "T016": "whether a misspelt tag name means the right one, which the moves would need",
    "T054": "what an identifier consists of after the publisher's name",
}
# Guesses of the linter about texts that may be meant as written: alone they are no disagreement, nor at level syntax
# together with findings that do not concern syntax.
GUESSED_CODES = {"C026": "whether a comment that takes in moves was meant to end before them"}
TEXTS_AT_ONCE = 100
OPEN_REASONS = {"a variation before the first move": "whether that is a matter of syntax or of coherence"}


def answers(command, files, member):
    """The program's answer for each file, in that member of its JSON."""
    answered = {file: [] for file in files}
    done = subprocess.run([*command, *files], capture_output=True, check=False)
    for each in json.loads(done.stdout)[member]:
        answered[each["file"]].append(each)
    return answered


def levels_of(findings, games):
    """The verdicts of ctlpgn, and the codes of its findings.

    The linter drops consequences of other findings, even about syntax; the reader, whose JSON this is, does not."""
    found = findings + [each for game in games for each in game["diagnostics"]]
    syntax = any(each["code"].startswith("S") for each in found)
    coherent = syntax or any(each["severity"] == "error" for each in found)
    return {"syntax": syntax, "coherent": coherent}, {each["code"] for each in found}


def tree_of(games):
    """The games of ctlpgn without findings and derived members."""
    return [without({"inText", "expectedNumber"}, {key: value for key, value in game.items()
                                                   if key not in ("diagnostics", "span", "file")}) for game in games]


def without(keys, value):
    """The value without the members of these names, at any depth."""
    if isinstance(value, dict):
        return {key: without(keys, each) for key, each in value.items() if key not in keys}
    return [without(keys, each) for each in value] if isinstance(value, list) else value


def disagreement(read, text, findings, games):
    """The disagreement of the readers, None if they agree or the documents leave it open."""
    rejected, codes = levels_of(findings, games)
    if codes & OPEN_CODES.keys():
        return None
    for level in ("syntax", "coherent"):
        verdict, tree, why = read(text, level)
        if why in OPEN_REASONS:
            return None
        reasons = {code for code in codes if level == "coherent" or code.startswith("S")}
        if reasons and reasons <= GUESSED_CODES.keys():
            continue
        if (verdict == "reject") != rejected[level]:
            return f"{level}: the second reader says {verdict} ({why}), ctlpgn finds {sorted(codes)}"
    if not rejected["coherent"] and tree["games"] != tree_of(games):
        return "both accept it, but make different trees"
    return None


def disagreements(program, read, texts):
    """The disagreements of the readers, with their texts; ctlpgn is started once for all texts."""
    with tempfile.TemporaryDirectory() as folder:
        files = {str(pathlib.Path(folder) / f"{number}.ctl-pgn"): text for number, text in enumerate(texts)}
        for file, text in files.items():
            pathlib.Path(file).write_bytes(text.encode())
        # A text is taken as written.
        lint = [program, "lint", "--no-config", "--level", "coherent", "--output-format", "json", "--ignore", "S007"]
        findings = answers([*lint, "--notation", "ctl-pgn"], files, "diagnostics")
        games = answers([program, "json", "--notation", "ctl-pgn", "--level", "syntax", "--spans"], files, "games")
        for file, text in files.items():
            what = disagreement(read, text.encode(), findings[file], games[file])
            if what:
                yield what, text


def main():
    """Compares, and ends with 1 if there was a disagreement."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    sys.path.insert(0, str(pathlib.Path(__file__).parent / "reader"))
    from verdict import read  # pylint: disable=import-outside-toplevel,import-error

    corpus = sorted(options.corpus.glob("ctl_pgn/**/*.ctl-pgn"))
    texts = [path.read_bytes().decode(errors="replace") for path in corpus if path.parent.name != "limits"]
    texts = [text for text in texts if text and len(text) < 4000]
    dice = random.Random(options.seed)
    failed = 0
    for begin in range(0, options.count, TEXTS_AT_ONCE):
        count = min(TEXTS_AT_ONCE, options.count - begin)
        mutants_of_texts = [mutant(dice, dice.choice(texts), texts) for _ in range(count)]
        for what, text in disagreements(options.program, read, mutants_of_texts):
            failed += 1
            print(f"{what}\n{text!r}\n")
    print(f"{options.count} texts, {failed} disagreements")
    STATUS.append(1 if failed or not texts else 0)


STATUS = []
if __name__ == "__main__":
    # The second reader recurses into variations.
    sys.setrecursionlimit(100_000)
    threading.stack_size(512 * 1024 * 1024)
    deep = threading.Thread(target=main)
    deep.start()
    deep.join()
    sys.exit(STATUS[0] if STATUS else 2)
