"""A second reader of CTL-PGN, which reads standard input and says whether it would accept it.

    python3 tests/conformance/reader [--level syntax|coherent] [--why] < game.ctl-pgn

It was written from the documents of the format, not from this project's grammar, so that both have to make the same
mistake before the corpus does. It writes {"verdict": "accept" or "reject", "tree": …}, the tree in the shape of
docs/json.md, with spans; a text without syntax has no tree. --why says on standard error what was wrong.
"""

import argparse
import json
import sys
import threading

from verdict import read


def main():
    """Reads, judges, writes."""
    parser = argparse.ArgumentParser(description="A second reader of CTL-PGN.")
    parser.add_argument("--level", choices=("syntax", "coherent"), default="coherent")
    parser.add_argument("--why", action="store_true", help="say on standard error what is wrong")
    options = parser.parse_args()
    verdict, tree, why = read(sys.stdin.buffer.read(), options.level)
    if options.why and why:
        print(why, file=sys.stderr)
    answer = {"verdict": verdict}
    if tree is not None:
        answer["tree"] = tree
    json.dump(answer, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    # Variations nest as deep as they like, and so does the reader.
    sys.setrecursionlimit(100_000)
    threading.stack_size(512 * 1024 * 1024)
    deep = threading.Thread(target=main)
    deep.start()
    deep.join()
