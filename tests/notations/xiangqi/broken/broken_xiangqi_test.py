#!/usr/bin/env python3
"""Breaks valid games of xiangqi, in four forms of moves, as people do, and checks the linter's findings.

    broken_xiangqi_test.py PROGRAM [--table] [--update]

tests/notations/broken_games.py has the requirements; --table prints the failures, --update rewrites their list.
"""
import pathlib
import re
import sys

import broken_games
from broken_games import WIDE, everywhere, once, places, wide


def lines(by, *codes, faults=1):
    """Rewrites the first, a middle and the last line of moves."""
    return places(r"^(\d+)\. (\S+) (\S+)$", by, *codes, faults=faults)


def all_lines(by, *codes, faults=1):
    """Rewrites all lines of moves."""
    return everywhere(r"^(\d+)\. (\S+) (\S+)$", by, *codes, faults=faults)


def quoted(text):
    """Quotes all lines as in mail."""
    yield "".join(f"> {each}\n" for each in text.splitlines())


def wide_lines(text):
    """Writes all moves by pieces and files in full-width characters."""
    if re.search("C2[=.]5", text):
        yield re.sub(r"^\d.*", lambda found: found[0].replace(". ", ".").translate(WIDE | {ord(" "): "　"}), text, flags=re.M)


def numbered_half_moves(text):
    """Numbers plies instead of moves."""
    pairs = re.findall(r"^\d+\. (\S+) (\S+)\n", text, flags=re.M)
    lines = "".join(f"{2 * i + 1}. {red}\n{2 * i + 2}. {black}\n" for i, (red, black) in enumerate(pairs))
    yield re.sub(r"(?:^\d+\. .*\n)+", lambda _: lines, text, flags=re.M)


def two_columns(text):
    """Writes the second half of the moves beside the first."""
    moves = re.findall(r"^\d+\. \S+ \S+(?=\n)", text, flags=re.M)
    half = len(moves) // 2
    lines = "".join(f"{left}    {right}\n" for left, right in zip(moves[:half], moves[half:]))
    yield re.sub(r"(?:^\d+\. .*\n)+", lambda _: lines, text, flags=re.M)


def web_page(text):
    """Ends all lines as in web pages."""
    yield "".join(f"{each}<br>\n" for each in text.splitlines())


BREAKAGES = {
    # words in place of a ply
    "word-for-black": lines(r"\1. \2 illegible", "unreadable-move", "unexpected-text"),
    "words-for-black": lines(r"\1. \2 cannot read this", "unreadable-move", "unexpected-text"),
    "line-for-black": lines(r"\1. \2 ____", "unreadable-move", "unexpected-text"),
    "word-for-red": lines(r"\1. illegible \3", "unreadable-move"),
    "words-for-red": lines(r"\1. two words \3", "unreadable-move"),
    "question-for-black": places(r"^(\d+)\. (\S+) \S+$(?=\n\d)", r"\1. \2 ??", "unreadable-move"),
    "question-mark-for-black": places(r"^(\d+)\. (\S+) \S+$(?=\n\d)", r"\1. \2 ?", "unreadable-move"),
    "half-move-twice": places(r"^([1-8]\. \S+ (\S+))$", r"\1 \2", "repeated-moves"),
    "red-lost": places(r"^([2-9])\. \S+ (\S+)$(?=\n\d)", r"\1. \2", "side-out-of-turn", "move-without-black"),
    "move-lost": places(r"^[2-8]\. .*\n", "", "wrong-number"),
    "reply-lost": places(r"^([1-9]\. \S+) \S+$", r"\1", "move-without-black"),
    # the signs between them
    "comma": lines(r"\1. \2, \3", "stray-separator"),
    "semicolon": lines(r"\1. \2; \3", "stray-separator"),
    "bar": lines(r"\1. \2 | \3", "stray-separator"),
    "hyphen": lines(r"\1. \2 - \3", "stray-separator"),
    "slash": lines(r"\1. \2 / \3", "stray-separator"),
    "wide-comma": lines(r"\1. \2，\3", "stray-separator"),
    "comma-at-end": lines(r"\1. \2 \3,", "stray-separator"),
    "semicolon-at-end": lines(r"\1. \2 \3;", "stray-separator"),
    "leader-dots": lines(r"\1. \2 ....... \3", "misplaced-fill"),
    "remark-in-wide-parentheses": lines(r"\1. \2（好） \3", "unexpected-text"),
    "words-between": lines(r"\1. \2 and then \3", "unexpected-text"),
    "figure-between": lines(r"\1. \2 3\1 \3", "unexpected-text"),
    "number-twice": lines(r"\1. \2 \1 \3", "unexpected-text"),
    "number-with-dot-twice": lines(r"\1. \2 \1. \3", "repeated-number"),
    "number-on-line-twice": lines(r"\1. \2\n\1. \3", "repeated-number"),
    "next-number-between": places(r"^([1-5])\. (\S+?),? (\S+)$(?=\n(\d))", r"\1. \2 \4 \3", "unexpected-text"),
    "next-number-with-dot-between": places(r"^([1-5])\. (\S+?),? (\S+)$(?=\n(\d))", r"\1. \2 \4. \3", "wrong-number"),
    "other-number-between": places(r"^([1-5])\. (\S+?),? (\S+)$(?=\n)", r"\1. \2 7\1. \3", "wrong-number"),
    "remark-in-words": lines(r"\1. \2 \3 (a good move)", "unexpected-text"),
    # numbers
    "parenthesis-after-number": lines(r"\1) \2 \3", "number-punctuation"),
    "list-comma-after-number": lines(r"\1、\2 \3", "number-punctuation"),
    "letter-for-number": places(r"^2\. ", "Z. ", "unreadable-number"),
    "chinese-number": places(r"^2\. ", "二、", "unreadable-number"),
    "chinese-round": places(r"^2\. ", "第二回合 ", "unreadable-number"),
    "number-in-circle": places(r"^3\. ", "③", "unreadable-number"),
    "no-dot": lines(r"\1 \2 \3", "number-without-dot"),
    "wrong-number": places(r"^([2-9])\. ", r"4\1. ", "wrong-number"),
    "wide-number": wide(r"^(\d)\. ", "full-width"),
    "space-before-dot": lines(r"\1 . \2 \3", "number-punctuation"),
    "ideographic-stop": lines(r"\1。\2 \3", "number-punctuation"),
    # plies
    "space-in-relative": places(r"^(\d+\. [A-Z]\d)([=.+-]\d) ", r"\1 \2 ", "split-move"),
    "spaces-in-relative": places(r"^(\d+\. [A-Z]\d)([=.+-])(\d) ", r"\1 \2 \3 ", "split-move"),
    "spaces-in-points": places(r"^(\d+\. [A-I]\d)-([A-I]\d) ", r"\1 - \2 ", "split-move"),
    "dash-in-points": places(r"^(\d+\. [A-I]\d)-([A-I]\d) ", r"\1–\2 ", "foreign-hyphen"),
    "no-hyphen": places(r"^(\d+\. [A-I]\d)-([A-I]\d) ", r"\1\2 ", "missing-hyphen"),
    "wide-digit": wide(r"^\d+\. [A-Z](\d)[=.+-]\d ", "full-width"),
    "wide-letter": wide(r"^\d+\. ([A-Z])\d[=.+-]\d ", "full-width"),
    "wide-sign": wide(r"^\d+\. [A-Z]\d([=.+])\d ", "full-width"),
    "wide-moves": (wide_lines, ("full-width",), 1),
    "capture-star": places(r"([a-i]\d)x([a-i]\d)", r"\1*\2", "foreign-capture-sign"),
    "chinese": once(r"^1\. (C2[=.]5|H2-E2|Ch2-e2) ", "1. 炮二平五 ", "chinese-move"),
    "wide-remark": lines(r"\1. \2！ \3", "full-width"),
    "variation-in-parentheses": lines(r"\1. \2 \3 (\1. ... \3)", "variation-brackets", faults=2),
    "remark-apart": lines(r"\1. \2 \3 !", "remark-spacing", "stray-remark"),
    # the result
    "result-after-moves": once(r"^}", "1-0\n}", "misplaced-result"),
    "result-on-last-line": once(r"\n}", " 1-0\n}", "misplaced-result"),
    "result-in-chinese": once(r"^}", "红胜\n}", "misplaced-result"),
    "result-of-words": once(r"^RESULT .*", "RESULT Red wins", "unknown-result"),
    "result-of-chess": once(r"^RESULT .*", "RESULT 1–0", "foreign-hyphen"),
    "result-with-colon": once(r"^RESULT 1-0", "RESULT 1:0", "unknown-result"),
    "half-of-result": once(r"^RESULT .*", "RESULT 0.5-0", "unknown-result"),
    "text-in-header": once(r"^START", "from an old book\nSTART", "text-in-header"),
    "text-after-moves": once(r"\Z", "Regards\n", "text-after-moves"),
    "draw-in-chinese": once(r"\Z", "和棋\n", "misplaced-result"),
    # the file
    "colon-after-keyword": once(r"^RED ", "RED: ", "keyword-colon"),
    "game-lost": once(r"^GAME .*\n", "", "missing-game"),
    "start-unclosed": once(r"^}\n?", "", "unclosed-start"),
    "start-unopened": once(r"^START{", "START", "unopened-block"),
    "game-line-twice": once(r"^(GAME .*\n)", r"\1\1", "missing-start"),
    "comment-closed-by-end": once(r"^3\. ", "COM{ Plan\n3. ", "unclosed-comment"),
    "comment-closed-by-next": once(r"^3\. (\S+) (\S+)\n", r"COM{ Plan\n3. \1 \2 COM{ Usual. }\n", "swallowed-moves"),
    "braces-in-comment": once(r"^3\. ", "COM{ a {b} c }\n3. ", "bare-brace"),
    "comment-opened-twice": once(r"^3\. (\S+) (\S+)\n", r"COM{ Plan {\n3. \1 \2 COM{ Usual. }\n", "swallowed-moves"),
    "comment-before-number-without-dot": once(r"^3\. (\S+) (\S+)\n", r"COM{ Plan\n3 \1 \2 COM{ Usual. }\n", "wrong-number"),
    "comment-in-wide-braces": once(r"^3\. ", "COM｛ Plan ｝\n3. ", "full-width"),
    "comment-misspelt": once(r"^3\. ", "CMO{ Plan }\n3. ", "lower-case-word"),
    "comment-with-parenthesis": once(r"^3\. ", "COM) Plan }\n3. ", "unopened-block"),
    "comment-takes-brace": once(r"^}", "COM{ Plan\n}", "unclosed-comment"),
    "header-on-one-line": once(r"^RED Hu\n", "RED Hu ", "keyword-inside-line"),
    "start-in-line-of-header": once(r"\nSTART\{", " START{", "keyword-inside-line"),
    "result-line-after-moves": once(r"^(RESULT .*\n)((?:.*\n)*)", r"\2\1", "late-header"),
    "format-after-game": once(r"\A(FORMAT .*\n)(GAME .*\n)", r"\2\1", "late-format"),
    "start-lost": once(r"^START\{\n", "", "missing-start"),
    "start-in-square-brackets": once(r"^START\{\n((?:\d.*\n)*)}", r"START[\n\1]", "unopened-block", faults=2),
    "start-misspelt": once(r"^START\{", "STRAT{", "lower-case-word"),
    "start-with-parenthesis": once(r"^START\{", "START(", "unopened-block"),
    "end-too-early": once(r"^3\. ", "END\n3. ", "moves-after-end"),
    "brace-too-early": once(r"^3\. ", "}\n3. ", "moves-after-end"),
    "brace-twice": once(r"^}", "}}", "surplus-brace"),
    "end-line": once(r"\Z", "END\n", "end-line"),
    # mail and web pages
    "mail": (quoted, ("mail-quote",), 1),
    "line-breaks": (web_page, ("markup",), 1),
    "spaces-of-pages": lines(r"\1.&nbsp;\2&nbsp;\3", "markup"),
    "byte-order-mark": once(r"\A", "\ufeff", "byte-order-mark"),
    # throughout the file
    "list": all_lines(r"- \1. \2 \3", "line-signs"),
    "stars": all_lines(r"* \1. \2 \3", "line-signs"),
    "bullets": all_lines(r"• \1. \2 \3", "line-signs"),
    "bars-around": all_lines(r"| \1. \2 \3 |", "line-signs"),
    "apostrophes": all_lines(r"'\1. \2 \3", "line-signs"),
    "bold-numbers": all_lines(r"**\1.** \2 \3", "markup"),
    "bold-half-moves": all_lines(r"\1. **\2** **\3**", "markup"),
    "code": all_lines(r"\1. `\2` `\3`", "markup"),
    "bold-of-forums": all_lines(r"[b]\1.[/b] \2 \3", "markup"),
    "commas-after-numbers": all_lines(r"\1, \2 \3", "number-punctuation"),
    "numbers-in-brackets": all_lines(r"[\1] \2 \3", "number-punctuation"),
    "numbers-in-parentheses": all_lines(r"(\1) \2 \3", "number-punctuation"),
    "rounds": all_lines(r"第\1回合 \2 \3", "number-punctuation"),
    "no-break-spaces": all_lines("\\1.\u00a0\\2 \\3", "foreign-space"),
    "unseen-spaces": all_lines("\\1.\u200b\\2 \\3", "foreign-space"),
    "numbers-glued": all_lines(r"\1\2 \3", "number-without-dot"),
    "times": all_lines(r"\1. \2 (0:12) \3 (0:25)", "unexpected-text"),
    "clocks": all_lines(r"\1. \2 {[%clk 0:09:58]} \3 {[%clk 0:09:51]}", "foreign-comment"),
    "commas-between": all_lines(r"\1. \2, \3", "stray-separator"),
    "half-moves-numbered": (numbered_half_moves, ("other-writing",), 1),
    "two-columns": (two_columns, ("other-writing",), 1),
    "numbers-twice": all_lines(r"\1. \2 \1. \3", "repeated-number"),
    "dashes-of-points": everywhere(r"([A-I]\d)-([A-I]\d)", r"\1–\2", "foreign-hyphen"),
    "arrows": everywhere(r"([A-I]\d)-([A-I]\d)", r"\1→\2", "foreign-hyphen"),
    "takes": everywhere(r"([A-I]\d)-([A-I]\d)", r"\1x\2", "coordinate-capture"),
    "raised-dots": everywhere(r"\b([A-Z]\d)\.(\d)", r"\1·\2", "unreadable-move"),
    "low-lines": everywhere(r"^(\d+\. [A-Z]\d)=(\d .*)$", r"\1平\2", "unreadable-move"),
    "capitals": everywhere(r"\b([A-Z])([a-i]\d)-([a-i]\d)", lambda m: m[0].upper(), "unreadable-move"),
    "colons-in-header": everywhere(r"^(RED|BLACK|RESULT) ", r"\1: ", "keyword-colon"),
    "equals-signs-in-header": everywhere(r"^(RED|BLACK|RESULT) ", r"\1=", "keyword-colon"),
    "small-start": once(r"^START\{", "start{", "lower-case-word"),
    "begin": once(r"^START\{", "BEGIN{", "lower-case-word"),
    "conflict": once(r"^3\. (.*)$", r"<<<<<<< HEAD\n3. \1\n=======\n3. P1+1 P1+1\n>>>>>>> other", "unexpected-text"),
}


if __name__ == "__main__":
    sys.exit(broken_games.run(sys.argv[1], pathlib.Path(__file__).parent / "originals", ".wxf", BREAKAGES, 250,
                              sys.argv[2:]))
