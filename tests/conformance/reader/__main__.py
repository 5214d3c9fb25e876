"""A second reader of CTL-PGN, which reads standard input and says whether it accepts it.

    python3 tests/conformance/reader [--level syntax|coherent] [--why] < game.ctl-pgn
    python3 tests/conformance/reader --batch < list-of-paths

It was written from the documents of the format, not from this project's grammar, so that both have to make the same
mistake before the corpus does. It writes {"verdict": "accept" or "reject", "tree": …}, the tree in the shape of
docs/json.md, with spans; a text without syntax has no tree. --why says on standard error what was wrong. With --batch
it reads the paths of files, one a line, and answers each with a line.
"""

import argparse
import json
import sys
import threading

from verdict import read


def answer(data, options):
    """The answer on a text, as a line."""
    verdict, tree, why = read(data, options.level)
    if options.why and why:
        print(why, file=sys.stderr)
    said = {"verdict": verdict}
    if tree is not None:
        said["tree"] = tree
    return json.dumps(said, ensure_ascii=False)


def main():
    """Reads, judges, writes."""
    parser = argparse.ArgumentParser(description="A second reader of CTL-PGN.")
    parser.add_argument("--level", choices=("syntax", "coherent"), default="coherent")
    parser.add_argument("--why", action="store_true", help="say on standard error what is wrong")
    parser.add_argument("--batch", action="store_true", help="read lines with paths, answer each with a line")
    options = parser.parse_args()
    if not options.batch:
        print(answer(sys.stdin.buffer.read(), options))
        return
    for path in sys.stdin:
        with open(path.rstrip("\n"), "rb") as file:
            print(answer(file.read(), options), flush=True)


if __name__ == "__main__":
    # Variations have unlimited depth, so the reader recurses as deeply.
    sys.setrecursionlimit(100_000)
    threading.stack_size(512 * 1024 * 1024)
    deep = threading.Thread(target=main)
    deep.start()
    deep.join()
