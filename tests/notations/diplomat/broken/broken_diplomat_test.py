#!/usr/bin/env python3
"""Breaks valid games of Diplomat as people do, and checks the linter's findings.

    broken_diplomat_test.py PROGRAM [--table] [--update]

tests/notations/broken_games.py has the requirements; --table prints the failures, --update rewrites their list.
"""
import pathlib
import re
import sys

import broken_games
from broken_games import WIDE, everywhere, once, places, wide


def lines(by, *codes, faults=1):
    """Rewrites the first, a middle and the last line of moves."""
    return places(r"^(\d+)\. (\S+), (\S+)$", by, *codes, faults=faults)


def all_lines(by, *codes, faults=1):
    """Rewrites all lines of moves."""
    return everywhere(r"^(\d+)\. (\S+), (\S+)$", by, *codes, faults=faults)


def capital_moves(text):
    """Writes everything except the tags in capitals."""
    tags, moves = text.split("\n\n", 1)
    yield f"{tags}\n\n{moves.upper()}"


def wide_moves(text):
    """Writes all moves in full-width characters, like input methods for Chinese."""
    tags, moves = text.split("\n\n", 1)
    yield f"{tags}\n\n{moves[:-2].replace('. ', '.').replace(', ', ',').translate(WIDE)}{moves[-2:]}"


def quoted(text):
    """Quotes all lines as in mail."""
    yield "".join(f"> {each}\n" for each in text.splitlines())


BREAKAGES = {
    # words in place of a ply
    "word-for-black": lines(r"\1. \2, illegible", "unreadable-half-move"),
    "words-for-black": lines(r"\1. \2, cannot read this", "unreadable-half-move"),
    "question-for-black": lines(r"\1. \2, ??", "unreadable-half-move"),
    "word-for-black-without-comma": lines(r"\1. \2 illegible", "unreadable-half-move"),
    "word-for-white": lines(r"\1. illegible, \3", "unreadable-half-move"),
    "words-for-white": lines(r"\1. cannot read, \3", "unreadable-half-move"),
    "reply-lost": places(r"^([1-5]\. \S+), \S+$", r"\1", "move-without-black"),
    # words between them
    "words-between": lines(r"\1. \2 a good move \3", "unexpected-text"),
    "words-between-after-comma": lines(r"\1. \2, good \3", "unexpected-text"),
    "words-between-with-comma": lines(r"\1. \2 good, \3", "unexpected-text"),
    "words-between-lines": lines(r"\1. \2 a good\nmove \3", "unexpected-text"),
    "sign-between": lines(r"\1. \2 = \3", "unexpected-text"),
    "parentheses-between": lines(r"\1. \2 (good) \3", "unexpected-text"),
    "words-between-everywhere": all_lines(r"\1. \2 good \3", "unexpected-text", faults=6),
    "figure-between": lines(r"\1. \2 1\1 \3", "unexpected-text"),
    "figure-after-comma": lines(r"\1. \2, 1\1 \3", "unexpected-text"),
    "centre-between": once(r"^2\. Dg1, Dn1", "2. Dg1, 4 Dn1", "unexpected-text"),
    "number-twice": lines(r"\1. \2 \1 \3", "unexpected-text"),
    "number-with-dot-twice": lines(r"\1. \2 \1. \3", "repeated-number"),
    "number-after-comma-twice": lines(r"\1. \2, \1. \3", "lonely-comma"),
    "number-on-line-twice": lines(r"\1. \2\n\1. \3", "repeated-number"),
    "next-number-between": places(r"^([1-5])\. (\S+?),? (\S+)$(?=\n(\d))", r"\1. \2 \4 \3", "unexpected-text"),
    "next-number-with-dot-between": places(r"^([1-5])\. (\S+?),? (\S+)$(?=\n(\d))", r"\1. \2 \4. \3", "wrong-number"),
    "other-number-between": places(r"^([1-5])\. (\S+?),? (\S+)$(?=\n)", r"\1. \2 7\1. \3", "wrong-number"),
    # the signs between them
    "semicolon": lines(r"\1. \2; \3", "stray-separator"),
    "hyphen": lines(r"\1. \2 - \3", "stray-separator"),
    "dot": lines(r"\1. \2. \3", "stray-separator"),
    "late-comma": lines(r"\1. \2 {good}, \3", "late-comma"),
    "semicolon-for-number": places(r"^(\d+\. .*)\n\d+\. (.*)$", r"\1; \2", "stray-separator", faults=2),
    "bar": lines(r"\1. \2 | \3", "stray-separator"),
    "dash": lines(r"\1. \2 – \3", "stray-separator"),
    "no-comma": lines(r"\1. \2 \3", "moves-without-comma"),
    "no-space": lines(r"\1. \2,\3", "uneven-spacing"),
    # numbers
    "parenthesis-after-number": lines(r"\1) \2, \3", "number-without-dot"),
    "colon-after-number": lines(r"\1: \2, \3", "number-without-dot"),
    "no-dot": lines(r"\1 \2, \3", "number-without-dot"),
    "no-number": lines(r"\2, \3", "move-without-number"),
    "dots-before-white": lines(r"\1... \2, \3", "surplus-dots"),
    "two-dots": lines(r"\1.. \2, \3", "surplus-dots"),
    "line-end-lost": places(r"(?<=\d)\n(?=\d)", "", "uneven-spacing"),
    "space-before-dot": lines(r"\1 . \2, \3", "uneven-spacing"),
    "space-before-colon": lines(r"\1 : \2, \3", "number-without-dot"),
    "number-in-parentheses": lines(r"(\1) \2, \3", "number-without-dot"),
    "sign-after-number": lines(r"\1- \2, \3", "number-without-dot"),
    "comment-after-number": lines(r"\1. {quiet} \2, \3", "early-comment"),
    "comma-for-white": lines(r"\1. , \3", "missing-white-half-move"),
    "comma-at-end": once(r"^(6\. b3), Kk1", r"\1,", "lonely-comma"),
    "three-half-moves": lines(r"\1. \2, \3, k-k3", "unexpected-text"),
    "line-twice": places(r"^(\d+\. \S+, \S+\n)", r"\1\1", "repeated-moves"),
    "variation-unopened": places(r"^([2-5])(\. .*)$(?=\n(\d))", r"\1\2\n\1. K4, K4)", "stray-parenthesis"),
    "roman-number": places(r"^2\. ", "II. ", "move-without-number"),
    "letter-for-digit": once(r"^1\. ", "l. ", "move-without-number"),
    "wrong-number": places(r"^([2-6])\. ", r"4\1. ", "wrong-number"),
    # full-width characters
    "wide-number": wide(r"^(\d)\. ", "full-width"),
    "wide-number-and-letter": wide(r"^(\d\. [A-Z])", "full-width"),
    "wide-letter": wide(r"^\d\. ([A-Z])", "full-width"),
    "wide-cell": wide(r"^\d\. [A-Z]?([a-n]\d)", "full-width"),
    "wide-comma": lines(r"\1. \2，\3", "full-width"),
    "wide-dot": lines(r"\1．\2, \3", "full-width"),
    "wide-spaces": lines(r"\1.　\2,　\3", "full-width"),
    "wide-moves": (wide_moves, ("full-width",), 1),
    "ideographic-stop": lines(r"\1。 \2, \3", "number-without-dot"),
    # plies
    "spaces-around-hyphen": once(r"^3\. e3, l3", "3. e2 - e3, l3", "split-move"),
    "spaces-around-hyphen-of-black": once(r"^3\. e3, l3", "3. e3, l2 - l3", "split-move"),
    "space-for-hyphen": once(r"^3\. e3, l3", "3. e2 e3, l2 l3", "missing-hyphen", faults=2),
    "hyphen-ends-line": once(r"^3\. e3, l3", "3. e2-\ne3, l3", "split-move"),
    "letter-apart": places(r"([HDRK])([a-n]\d)", r"\1 \2", "split-move"),
    "crown-apart": places(r"([a-n])([1-3])", r"\1 \2", "split-move"),
    "all-apart": once(r"^2\. Dg1", "2. D g 1", "split-move"),
    "small-letter": once(r"^2\. Dg1", "2. dg1", "small-piece-letter"),
    "capitals": (capital_moves, ("capital-cell",), 1),
    "capital-origin": once(r"^3\. e3, l3", "3. E2-E3, l3", "capital-cell"),
    "capital-radius": once(r"^3\. e3, l3", "3. E-E3, l3", "capital-cell"),
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
    "comment-closed-by-next": once(r"^3\. e3, l3", "{Usual.\n3. e3, l3 {Good.}", "swallowed-moves"),
    "comment-of-c": lines(r"\1. \2, \3 /* good */", "unexpected-text"),
    "semicolons": all_lines(r"\1. \2, \3;", "stray-separator"),
    "letters-reversed": once(r"^2\. Dg1", "2. gD1", "unreadable-half-move"),
    "result-of-football": once(r"^\*", "0:1", "foreign-result"),
    "result-in-words": once(r"^\*", "Black wins", "foreign-result"),
    "result-twice": once(r"^\*", "1-0 *", "text-after-result"),
    "stars": all_lines(r"* \1. \2, \3", "line-signs"),
    "half": once(r"^\*", "½-½", "foreign-result"),
    "spaces-in-result": once(r"^\*", "1 - 0", "result-spacing"),
    "result-in-parentheses": once(r"^\*", "(0-1)", "foreign-result"),
    "result-of-another-notation": once(r"^\*", "3-0", "unexpected-text"),
    "result-early": places(r"^([1-5]\. .*)$", r"\1\n1-0", "moves-after-result"),
    "result-everywhere": everywhere(r"^([1-5]\. .*)$", r"\1 *", "moves-after-result"),
    "tag-amid-moves": places(r"^([1-5]\. .*)$", r'\1\n[Site "Vic"]', "misplaced-tag"),
    "tag-at-end": once(r"^\*", '[Result "*"]', "misplaced-tag"),
    "heading": once(r"\A", "# A game\n\n", "unexpected-text"),
    "comment-unopened": lines(r"\1. \2, \3\nBoth wait.}", "unexpected-text"),
    "rows-of-a-table": all_lines(r'"\1","\2","\3"', "unexpected-text", faults=6),
    # mail and web pages
    "mail": (quoted, ("mail-quote",), 1),
    "line-breaks": all_lines(r"\1. \2, \3<br>", "markup"),
    "spaces-of-pages": all_lines(r"\1.&nbsp;\2,&nbsp;\3", "markup"),
    "byte-order-mark": once(r"\A", "\ufeff", "byte-order-mark"),
    # throughout the file
    "list": all_lines(r"- \1. \2, \3", "line-signs"),
    "bullets": all_lines(r"• \1. \2, \3", "line-signs"),
    "bars-around": all_lines(r"| \1. \2, \3 |", "line-signs"),
    "line-numbers": everywhere(r"^(\d+)\. ", r"1\1:\1. ", "line-signs"),
    "names-of-files": everywhere(r"^(\d+)\. ", r"game.txt:1\1:\1. ", "line-signs"),
    "bold-numbers": all_lines(r"**\1.** \2, \3", "markup"),
    "bold-half-moves": all_lines(r"\1. **\2**, **\3**", "markup"),
    "code": all_lines(r"\1. `\2`, `\3`", "markup"),
    "bold-of-forums": all_lines(r"\1. [b]\2[/b], [b]\3[/b]", "markup"),
    "comma-after-numbers": all_lines(r"\1, \2, \3", "number-without-dot"),
    "commas-alone": all_lines(r"\1,\2,\3", "number-without-dot"),
    "no-break-spaces": all_lines("\\1.\u00a0\\2, \\3", "foreign-space"),
    "unseen-signs": all_lines("\\1. \u200e\\2\u200e, \u200e\\3", "foreign-space"),
    "no-commas": all_lines(r"\1. \2 \3", "moves-without-comma"),
    "and": all_lines(r"\1. \2 and \3", "unexpected-text"),
    "times": all_lines(r"\1. \2 (0:12), \3 (0:14)", "unexpected-text"),
    "digits-above": everywhere(r"([a-n])1\b", r"\1¹", "unreadable-half-move"),
    "cyrillic-e": everywhere(r"\be(?=\d)", "е", "unreadable-half-move"),
    "plain-tags": everywhere(r'^\[(\w+) "(.*)"\]$', r"\1: \2", "plain-tag"),
    "conflict": once(r"^3\. (.*)$", r"<<<<<<< HEAD\n3. \1\n=======\n3. f3, m3\n>>>>>>> other", "unexpected-text"),
}


if __name__ == "__main__":
    sys.exit(broken_games.run(sys.argv[1], pathlib.Path(__file__).parent / "originals", ".diplomat", BREAKAGES, 60,
                              sys.argv[2:]))
