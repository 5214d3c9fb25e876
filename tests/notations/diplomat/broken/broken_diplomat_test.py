#!/usr/bin/env python3
"""Breaks right games of Diplomat as people break them, and holds the linter to what it says of each.

    broken_diplomat_test.py PROGRAM [--table]

tests/notations/broken_games.py says what is asked for; --table prints what misses it.
"""
import pathlib
import sys

import broken_games
from broken_games import once, places


def lines(by, *codes, faults=1):
    """Writes the first, a middle and the last line of moves otherwise."""
    return places(r"^(\d+)\. (\S+), (\S+)$", by, *codes, faults=faults)


BREAKAGES = {
    # words in the place of a half-move
    "word-for-black": lines(r"\1. \2, illegible", "unreadable-half-move"),
    "words-for-black": lines(r"\1. \2, cannot read this", "unreadable-half-move"),
    "question-for-black": lines(r"\1. \2, ??", "unreadable-half-move"),
    "word-for-black-without-comma": lines(r"\1. \2 illegible", "unreadable-half-move"),
    "word-for-white": lines(r"\1. illegible, \3", "unreadable-half-move"),
    "words-for-white": lines(r"\1. cannot read, \3", "unreadable-half-move"),
    "reply-lost": places(r"^([1-5]\. \S+), \S+$", r"\1", "move-without-black"),
    # what stands between them
    "semicolon": lines(r"\1. \2; \3", "stray-separator"),
    "hyphen": lines(r"\1. \2 - \3", "stray-separator"),
    "bar": lines(r"\1. \2 | \3", "stray-separator"),
    "dash": lines(r"\1. \2 – \3", "stray-separator"),
    "no-comma": lines(r"\1. \2 \3", "moves-without-comma"),
    "no-space": lines(r"\1. \2,\3", "uneven-spacing"),
    # numbers
    "parenthesis-after-number": lines(r"\1) \2, \3", "number-without-dot"),
    "colon-after-number": lines(r"\1: \2, \3", "number-without-dot"),
    "no-dot": lines(r"\1 \2, \3", "number-without-dot"),
    "no-number": lines(r"\2, \3", "move-without-number"),
    "wrong-number": places(r"^([2-6])\. ", r"4\1. ", "wrong-number"),
    # half-moves
    "spaces-around-hyphen": once(r"^3\. e3, l3", "3. e2 - e3, l3", "split-move"),
    "spaces-around-hyphen-of-black": once(r"^3\. e3, l3", "3. e3, l2 - l3", "split-move"),
    "no-hyphen": once(r"^3\. e3, l3", "3. e2e3, l3", "missing-hyphen"),
    "written-pawn": once(r"^3\. e3, l3", "3. Pe3, l3", "pawn-letter"),
    "no-such-cell": once(r"^3\. e3, l3", "3. e9, l3", "no-such-cell"),
    "unknown-piece": once(r"^2\. Dg1", "2. Qg1", "unknown-piece"),
    "rating-apart": lines(r"\1. \2, \3 !", "glyph-spacing"),
    # tags, comments, the result
    "quote-unclosed": once(r'Diplomat"\]', "Diplomat]", "unclosed-quote"),
    "bracket-unclosed": once(r'Diplomat"\]', 'Diplomat"', "unclosed-tag"),
    "no-quotes": once(r'"Diplomat"', "Diplomat", "unquoted-value"),
    "comment-unclosed": once(r"^\*", "{ to be continued\n*", "unclosed-comment"),
    "stray-brace": lines(r"\1. \2, \3 }", "stray-brace"),
    "stray-parenthesis": lines(r"\1. \2, \3 )", "stray-parenthesis"),
    "half": once(r"^\*", "½-½", "foreign-result"),
    "spaces-in-result": once(r"^\*", "1 - 0", "result-spacing"),
    "byte-order-mark": once(r"\A", "\ufeff", "byte-order-mark"),
}


if __name__ == "__main__":
    sys.exit(broken_games.run(sys.argv[1], pathlib.Path(__file__).parent / "originals", ".diplomat", BREAKAGES, 60,
                              "--table" in sys.argv[2:]))
