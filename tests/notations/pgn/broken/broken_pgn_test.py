#!/usr/bin/env python3
"""Breaks right games of PGN as people break them, and holds the linter to what it says of each.

    broken_pgn_test.py PROGRAM [--table] [--update]

tests/notations/broken_games.py says what is asked for; --table prints what misses it, --update writes the list of it anew.
"""
import pathlib
import re
import sys

import broken_games
from broken_games import once, places, spread

MOVE = re.compile(r"(?<![\w.\[/-])((?:[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|[a-h]x[a-h][1-8]|[a-h][1-8]|O-O(?:-O)?)(?:=[QRBN])?[+#]?)(?![\w=/-])")


def body_of(text):
    return text.index("\n\n") + 2


def masked(text):
    """The moves alone: comments and tags become spaces, so that places stay."""
    start = body_of(text)
    return " " * start + re.sub(r"\{[^}]*\}", lambda found: " " * len(found[0]), text[start:], flags=re.S)


def moves_of(text, wanted=None):
    """Up to three places spread over the moves, by a condition on the word."""
    return [each.span(1) for each in spread([each for each in MOVE.finditer(masked(text)) if wanted is None or wanted(each[1])])]


def at_moves(wanted, write, *codes, faults=1):
    """Writes some moves otherwise, one at a time. None among the codes: what is left may be a right game."""
    def make(text):
        for begin, end in moves_of(text, wanted):
            written = write(text[begin:end])
            if written != text[begin:end]:
                yield text[:begin] + written + text[end:]
    return make, codes, faults


def after_moves(what, *codes, faults=1):
    """Puts something after some moves."""
    def make(text):
        for _, end in moves_of(text):
            yield text[:end] + what + text[end:]
    return make, codes, faults


def in_moves(pattern, by, *codes, faults=1):
    """Replaces the first, a middle and the last match among the moves."""
    return places(pattern, by, *codes, faults=faults, masked=masked)


def all_moves(wanted, write, *codes, faults=1):
    """Writes all moves otherwise."""
    def make(text):
        found = [each for each in MOVE.finditer(masked(text)) if wanted(each[1])]
        for each in reversed(found):
            text = text[:each.start(1)] + write(each[1]) + text[each.end(1):]
        if found:
            yield text
    return make, codes, faults


def hyphen_list(text):
    """Ends after three moves, in which hyphens are between the plies."""
    found = re.search(r"\n\n1\. (\w+) (\w+) 2\. (\w+) (\w+) 3\. (\w+) (\w+) ", text)
    if found:
        plies = found.groups()
        moves = " ".join(f"{n}. {plies[2 * n - 2]} - {plies[2 * n - 1]}" for n in (1, 2, 3))
        yield re.sub(r'Result "[^"]*"', 'Result "*"', text[:found.start()]) + f"\n\n{moves} *\n"


def list_of_stars(text):
    """Each move is an item of a list."""
    start = body_of(text)
    if "{" not in text and "(" not in text:
        yield text[:start] + re.sub(r"(?:^|\s)(?=\d+\. )", "\n* ", text[start:]).lstrip("\n")


def quoted_tags(text):
    """A name comes before each tag."""
    start = body_of(text)
    yield re.sub(r"^\[", "JM> [", text[:start], flags=re.M) + text[start:]


def tag_among_moves(text):
    """The round is where the moves go on with a number."""
    found = re.search(r'^\[Round "[^"]*"\]\n', text, flags=re.M)
    rest = text[:found.start()] + text[found.end():]
    if "(" in text[body_of(text):]:
        return
    for each in spread(list(re.finditer(r"(?<=[a-h][1-8]) (?=([2-9]|\d\d)\. )", masked(rest)))):
        yield rest[:each.start()] + "\n" + found[0] + rest[each.end():]


def spreadsheet_quotes(text):
    """Each line of the tags is a cell."""
    start = body_of(text)
    yield re.sub(r"^(\[.*\])$", lambda found: '"' + found[1].replace('"', '""') + '"', text[:start], flags=re.M) + text[start:]


def numbered_tags(text):
    """Each line of the tags has a number."""
    start = body_of(text)
    lines = text[:start].splitlines(keepends=True)
    yield "".join(f"{number}. {line}" if line.startswith("[") else line for number, line in enumerate(lines, 1)) + text[start:]


def line_twice(text):
    """A line of moves is copied once too often, one line at a time."""
    start = body_of(text)
    lines = text[start:].splitlines(keepends=True)
    for number in spread(range(len(lines) - 1)):
        if re.fullmatch(r"\d+\. [^{}()\n]*\n", lines[number]) and re.match(r"\d+\. ", lines[number + 1]):
            yield text[:start] + "".join(lines[:number + 1] + lines[number:])


def bracket_before_values(text):
    """Each tag is closed before its value."""
    start = body_of(text)
    yield re.sub(r'^\[(\w+) ("[^"]*")\]$', r"[\1] \2", text[:start], flags=re.M) + text[start:]


def cut_in_move(text):
    """The file ends after the letter of a knight."""
    for begin, _ in moves_of(text, lambda word: word[0] == "N"):
        if text.count("(", 0, begin) == text.count(")", 0, begin):
            yield text[:begin + 1]


def beginning_cut(text):
    """The first three moves are missing."""
    start = body_of(text)
    found = re.search(r"(?<= )4\. ", text[start:])
    if found and "FEN" not in text and "(" not in text[:start + found.start()]:
        yield text[:start] + text[start + found.start():]


def escaped_quotes(text):
    """The tags come from a program."""
    start = body_of(text)
    yield text[:start].replace('"', '\\"') + text[start:]


def quoted_lines(text):
    """Each line is a string of a program."""
    yield "".join('"' + line.replace('"', '\\"') + '"\n' for line in text.splitlines())


def german_tags(text):
    start = body_of(text)
    yield text[:start].replace("[White ", "[Weiß ").replace("[Black ", "[Schwarz ").replace("[Result ", "[Ergebnis ") + text[start:]


def line_lost(text):
    """The second line of the moves is missing."""
    start = body_of(text)
    lines = text[start:].splitlines(keepends=True)
    if len(lines) > 3 and not re.search(r"[{}()]", text[start:]):
        yield text[:start] + "".join(lines[:1] + lines[2:])


def headings(text):
    """Another game with a programme before it."""
    yield text + "\nRound 4, Board 1\n1. Walker - Xavier\n2. Young - Zhu\n\n" + text


WORDS = {"K": "King", "Q": "Queen", "R": "Rook", "B": "Bishop", "N": "Knight"}
GERMAN = str.maketrans("QRBN", "DTLS")
CYRILLIC = str.maketrans("ace", "асе")
FIGURES = str.maketrans("KQRBN", "♔♕♖♗♘")
RESULT = r"(1-0|0-1|1/2-1/2|\*)\s*\Z"


def is_piece(word):
    return word[0] in "KQRBN"


BREAKAGES = {
    # results
    "no-result": once(RESULT, "\n", "missing-marker"),
    "half": once(r"1/2-1/2\s*\Z", "1/2\n", "unknown-result"),
    "half-sign": once(r"1/2-1/2\s*\Z", "½-½\n", "unknown-result"),
    "dash-in-result": once(r"(1-0|0-1)\s*\Z", lambda m: m[1].replace("-", "–") + "\n", "foreign-hyphen"),
    "spaces-in-result": once(r"(1-0|0-1)\s*\Z", lambda m: " - ".join(m[1].split("-")) + "\n", "result-spacing"),
    "colon-in-result": once(r"(1-0|0-1)\s*\Z", lambda m: m[1].replace("-", ":") + "\n", "unknown-result"),
    "other-result": once(r"(1-0|0-1|1/2-1/2)\s*\Z", "*\n", "marker-differs-from-tag", "result-against-mate"),
    "letter-o-in-result": once(r"1-0\s*\Z", "1-O\n", "unknown-result"),
    "result-twice": once(RESULT, r"\1 \1\n", "text-after-result"),
    "result-amid-moves": once(r"(?<=[a-h][1-8]) (?=[4-9]\. [KQRBN][a-hx1-8]+ [a-hKQRBN])", " 1-0 ", "text-after-result"),
    "result-in-parentheses": once(RESULT, r"(\1)\n", "unknown-result", None),
    "period-after-result": once(r"(1-0|0-1|1/2-1/2)\s*\Z", r"\1.\n", "stray-dot"),
    "letter-l-in-result": once(r"1-0\s*\Z", "l-0\n", "unknown-result"),
    "word-for-no-result": once(RESULT, "gives up\n", "unexpected-text"),
    "words-for-result": once(r"0-1\s*\Z", "White resigned\n", "unknown-result"),
    "draw-agreed": once(r"1/2-1/2\s*\Z", "Draw agreed\n", "unknown-result"),
    "words-after-result": once(r"0-1\s*\Z", "0-1 White resigns\n", "text-after-result"),
    "time-forfeit": once(r"0-1\s*\Z", "White lost on time\n", "unknown-result"),
    "glyph-after-result": once(RESULT, r"\1 $1\n", "text-after-result"),
    "cut-in-a-move": (cut_in_move, ("unreadable-ply",), 2),
    # tags
    "bracket-before-value": once(r'^\[Event ("[^"]*")\]', r"[Event] \1", "tag-punctuation"),
    "brackets-before-values": (bracket_before_values, ("tag-punctuation",), 1),
    "small-fen": once(r"^\[FEN ", "[fen ", "misspelt-tag"),
    "tag-among-moves": (tag_among_moves, ("misplaced-tag",), 1),
    "tag-after-result": once(r'(?s)^(\[Round "[^"]*"\]\n)(.*)\Z', r"\2\n\1", "misplaced-tag"),
    "spreadsheet-quotes": (spreadsheet_quotes, ("unreadable-line", "foreign-quotes"), 2),
    "numbered-tags": (numbered_tags, ("unreadable-line",), 1),
    "letters-at-apostrophes": once(r'^\[Black "[^"]*"\]', "[Black 'Éric José']", "foreign-quotes"),
    "small-names": once(r"^\[Black ", "[black ", "misspelt-tag"),
    "month-first": once(r'^\[Date "[^"]*"', '[Date "05/17/2011"', "reversed-date"),
    "name-before-tags": (quoted_tags, ("unreadable-line",), 1),
    "date-of-question-marks": once(r'^\[Date "(....)\...\..."', r'[Date "\1.?.?"', "short-date"),
    "quote-unclosed": once(r'^(\[White "[^"]*)"\]', r"\1]", "unclosed-quote"),
    "bracket-unclosed": once(r'^(\[White "[^"]*")\]', r"\1", "unclosed-tag"),
    "bracket-unopened": once(r'^\[(Black "[^"]*"\])', r"\1", "unopened-tag"),
    "typographic-quotes": once(r'^\[Black "([^"]*)"\]', r"[Black “\1”]", "foreign-quotes"),
    "apostrophes": once(r'^\[Black "([^"]*)"\]', r"[Black '\1']", "foreign-quotes"),
    "no-quotes": once(r'^\[Event "([^"]*)"\]', r"[Event \1]", "unquoted-value"),
    "inner-quotes": once(r'^\[Event "([^"]*)"\]', r'[Event "the "\1" cup"]', "unescaped-quote"),
    "colon-in-tag": once(r'^\[Site "', '[Site: "', "tag-punctuation"),
    "equals-in-tag": once(r'^\[Site "', '[Site="', "tag-punctuation"),
    "date-with-hyphens": once(r'^\[Date "(....)\.(..)\.(..)"', r'[Date "\1-\2-\3"', "date-separator"),
    "date-with-slashes": once(r'^\[Date "(....)\.(..)\.(..)"', r'[Date "\1/\2/\3"', "date-separator"),
    "year-alone": once(r'^\[Date "(....)\.(..)\.(..)"', r'[Date "\1"', "partial-date"),
    "date-reversed": once(r'^\[Date "(....)\.(\d\d)\.(\d\d)"', r'[Date "\3.\2.\1"', "reversed-date"),
    "no-such-day": once(r'^\[Date "(....)\...\..."', r'[Date "\1.02.31"', "impossible-date"),
    "round-in-words": once(r'^\[Round "[^"]*"', '[Round "final"', "unreadable-round"),
    "no-site": once(r'^\[Site "[^"]*"\]\n', "", "missing-roster-tag"),
    "site-twice": once(r'^(\[Site "[^"]*"\]\n)', r"\1\1", "repeated-tag"),
    "misspelt-black": once(r"^\[Black ", "[Balck ", "misspelt-tag", "missing-roster-tag"),
    "misspelt-elo": once(r"^\[WhiteElo ", "[WhiteELO ", "misspelt-tag"),
    "fen-without-set-up": once(r'^\[SetUp "1"\]\n', "", "fen-without-set-up"),
    "fen-without-clocks": once(r' 0 1"\]', '"]', "missing-field"),
    "fen-of-nine": once("/8/1KP5", "/9/1KP5", "missing-placement", "rank-length"),
    "fen-short-rank": once("1KP5", "1KP4", "rank-length"),
    "fen-wrong-side": once("8 w - - ", "8 x - - ", "missing-turn"),
    # numbers
    "misnumbered-move": in_moves(r"\b(\d)\. ", r"4\1. ", "misnumbered-move"),
    "comma-after-number": in_moves(r"\b(\d+)\. ", r"\1, ", "number-punctuation"),
    "number-glued": in_moves(r"\b(\d+)\. (?=[a-h])", r"\1", "glued-number", "unreadable-ply"),
    "ellipsis-sign": in_moves(r"\.\.\. ", "… ", "ellipsis-character"),
    "figure-with-parenthesis": in_moves(r"(\d\. [KQRBN]?[a-h]?x?[a-h][1-8]) (?=[a-hKQRBNO])", r"\1 91) ", "number-punctuation"),
    "lone-number": in_moves(r"(?<=[a-h][1-8]) (?=\d+\. )", " 4711 ", "lone-number", None),
    "stray-dot": after_moves(" .", "stray-dot"),
    "stray-comma": after_moves(",", "stray-punctuation"),
    "dots-before-reply": in_moves(r"(\d\. [KQRBN]?x?[a-h][1-8]) (?=[a-hKQRBN])", r"\1 ...", "stray-dot"),
    "moves-left-out": once(RESULT, r"... 60. Kg2 \1\n", "stray-dot", "misnumbered-move", "illegal-move", faults=2),
    "beginning-cut": (beginning_cut, ("missing-beginning",), 1),
    # moves
    "german-letter": at_moves(lambda w: w[0] in "QRBN", lambda w: w.translate(GERMAN), "foreign-letter", "language-letters"),
    "german-letters": all_moves(lambda w: w[0] in "QRBN" or w[-1] in "QRBN" or "=" in w, lambda w: w.translate(GERMAN),
                                "language-letters"),
    "mail": once(r"(?s)\A(.*)\Z", lambda m: re.sub(r"(?m)^", "> ", m[1]), "mail-quote"),
    "figure": at_moves(is_piece, lambda w: w.translate(FIGURES), "figurine"),
    "small-letter": at_moves(lambda w: w[0] in "KQRN", lambda w: w[0].lower() + w[1:], "lowercase-piece"),
    "capital-file": at_moves(lambda w: len(w) == 2, str.upper, "uppercase-square"),
    "zeros": at_moves(lambda w: w.startswith("O-O"), lambda w: w.replace("O", "0"), "castling-sign"),
    "small-o": at_moves(lambda w: w.startswith("O-O"), str.lower, "castling-sign"),
    "castling-without-hyphens": at_moves(lambda w: w.startswith("O-O"), lambda w: w.replace("-", ""), "castling-sign"),
    "castling-with-spaces": at_moves(lambda w: w.startswith("O-O"), lambda w: w.replace("-", " - "), "castling-sign"),
    "space-after-piece": at_moves(is_piece, lambda w: w[0] + " " + w[1:] if len(w.rstrip("+#").replace("x", "")) == 3 else w,
                                  "split-move"),
    "space-in-square": at_moves(lambda w: w.rstrip("+#")[-1].isdigit() and w[0] != "a" and len(w.rstrip("+#").replace("x", "")) < 4
                                and (is_piece(w) or "x" not in w) and not (is_piece(w) and "x" in w),
                                lambda w: re.sub(r"(\d[+#]?)$", r" \1", w), "split-move"),
    "spaces-around-x": at_moves(lambda w: "x" in w and (not is_piece(w) or w[1] == "x") and "=" not in w,
                                lambda w: w.replace("x", " x "), "split-move"),
    "space-before-promotion": at_moves(lambda w: "=" in w, lambda w: w.replace("=", " = "), "split-move"),
    "spaces-around-hyphen": once(r"\b1\. ([a-h])4 ", r"1. \g<1>2 - \g<1>4 ", "split-move"),
    "spaces-around-hyphen-of-knight": once(r"\b2\. Nf3 ", "2. Ng1 - f3 ", "split-move"),
    "hyphen-between-moves": in_moves(r"(\d\. [KQRBNa-h][a-hx1-8]+) (?=[a-hKQRBNO])", r"\1 - ", "stray-punctuation"),
    "hyphen-list": (hyphen_list, ("stray-punctuation",), 3),
    "bar-between-moves": in_moves(r"(?<=[a-h][1-8]) (?=\d+\. )", " | ", "stray-punctuation"),
    "semicolon-between-moves": in_moves(r"(?<=[a-h][1-8]) (?=\d+\. [KQRBNO]?[a-hx1-8O-]+ [^\n{}()\[\]$]*$)", "; ", "hidden-moves", "hidden-result"),
    "parenthesis-after-number": in_moves(r"\b(\d+)\. (?=[a-hKQRBNO])", r"\1) ", "number-punctuation"),
    "castling-of-zeros": at_moves(lambda w: w.startswith("O-O"), lambda w: w.replace("-", "").replace("O", "0"), "castling-sign"),
    "castling-in-words": at_moves(lambda w: w == "O-O", lambda w: "castles", "descriptive-move", faults=2),
    "descriptive": all_moves(lambda w: True, lambda w: "P-KB4", "descriptive-move"),
    "small-bishop": at_moves(lambda w: re.fullmatch("B[ac][2-7]", w), str.lower, "lowercase-piece"),
    "illegible": at_moves(lambda w: True, lambda w: "illegible", "unreadable-ply", "unexpected-text", faults=2),
    "no-x": at_moves(lambda w: "x" in w, lambda w: w.replace("x", ""), "unmarked-capture", "missing-capture-sign"),
    "colon-for-x": at_moves(lambda w: "x" in w, lambda w: w.replace("x", ":"), "capture-sign"),
    "colon-after-square": at_moves(lambda w: re.fullmatch("[KQRBN]x[a-h][1-8]", w), lambda w: w[0] + w[2:] + ":", "capture-sign"),
    "piece-words": at_moves(lambda w: re.fullmatch("[KQRBN][a-h][1-8]", w), lambda w: WORDS[w[0]] + " " + w[1:], "piece-word"),
    "needless-x": at_moves(lambda w: is_piece(w) and "x" not in w, lambda w: w[0] + "x" + w[1:] if len(w.rstrip("+#")) == 3
                           else w, "capture-of-nothing"),
    "hyphen": at_moves(lambda w: is_piece(w) and "x" not in w and len(w.rstrip("+#")) == 3,
                       lambda w: w[0] + "-" + w[1:], "capture-sign", "long-move", "unreadable-ply"),
    "no-check-mark": at_moves(lambda w: w.endswith("+"), lambda w: w[:-1], "missing-check-mark"),
    "no-mate-mark": at_moves(lambda w: w.endswith("#"), lambda w: w[:-1], "missing-mate-mark"),
    "check-mark": at_moves(lambda w: w[-1] not in "+#" and not w.startswith("O"), lambda w: w + "+", "superfluous-check-mark"),
    "mate-mark": at_moves(lambda w: w[-1] not in "+#" and not w.startswith("O"), lambda w: w + "#", "mate-mark-without-mate"),
    "check-in-words": at_moves(lambda w: w.endswith("+"), lambda w: w[:-1] + " ch", "mark-words"),
    "double-plus": at_moves(lambda w: w.endswith("+"), lambda w: w + "+", "mark-sign"),
    "no-equals": at_moves(lambda w: "=" in w, lambda w: w.replace("=", ""), "promotion-sign"),
    "no-promotion": at_moves(lambda w: "=" in w, lambda w: w[:w.index("=")], "missing-promotion"),
    "king-promotion": at_moves(lambda w: "=" in w, lambda w: w[:w.index("=")] + "=K", "promotion-piece"),
    "en-passant-words": once(r"exd6", "exd6 e.p.", "en-passant-words"),
    "written-pawn": at_moves(lambda w: len(w) == 2, lambda w: "P" + w, "written-pawn"),
    "no-such-square": at_moves(lambda w: is_piece(w) and w[-1] not in "+#", lambda w: w[:-1] + "9", "unreadable-ply"),
    "cyrillic-file": at_moves(lambda w: re.search("[ace]", w), lambda w: w.translate(CYRILLIC), "unreadable-ply", "unexpected-text"),
    "letter-for-digit": at_moves(lambda w: w[-1] in "15" and not w.startswith("O"), lambda w: w[:-1] + ("S" if w[-1] == "5" else "l"),
                                 "unreadable-ply", "unexpected-text", None),
    "other-piece": at_moves(lambda w: w[0] == "N", lambda w: "K" + w[1:], "illegal-move", "king-into-check"),
    "move-lost": in_moves(r"(?<=[a-h][1-8] )[KQRBN][a-h]?x?[a-h][1-8] ", "", "illegal-move", "missing-reply", "misnumbered-move",
                          "ambiguous-move", "king-left-in-check", "capture-of-nothing", "unmarked-capture", None, faults=2),
    "line-twice": (line_twice, ("repeated-moves",), 1),
    "move-twice": in_moves(r"(\d+\. [KQRBN]?x?[a-h][1-8] [KQRBN]?x?[a-h][1-8] )(?=\d+\. )", r"\1\1", "repeated-moves"),
    "pawns-glued": in_moves(r"(\d\. [a-h][3-6]) (?=[a-h][2-7] \d+\. )", r"\1", "glued-text"),
    "reply-lost": in_moves(r"(?<=\d\. )([KQRBN]?[a-h][1-8]) [KQRBN]?[a-h][1-8] (?=\d+\. )", r"\1 ", "missing-reply", "misnumbered-move"),
    "white-move-lost": in_moves(r"(?<=[a-h][1-8] )(\d+)\. [KQRBN]?[a-h][1-8] (?=[KQRBN]?[a-h][1-8] )", r"\1... ", "missing-white-move",
                                "illegal-move", None),
    "number-glued-to-reply": in_moves(r"([KQRBN]?x?[a-h][1-8]) (?=\d+\. )", r"\1", "glued-text"),
    "time-after-solidus": after_moves("/0:12", "unexpected-text"),
    "score-of-engine": in_moves(r"(?<=[a-h][1-8]) (?=\d+\. )", " -0.20/14 0.5s ", "unexpected-text"),
    "line-of-engine": in_moves(r"(?<=[a-h][1-8]) (?=\d+\. )", " +0.32/12 Na3 Na6 Nb1 ", "unexpected-text"),
    "depth-of-engine": in_moves(r"(?<=[a-h][1-8]) (?=\d+\. )", " depth=18 ", "unexpected-text"),
    "words-after-hyphens": in_moves(r"(?<=[a-h][1-8]) (?=\d+\. )", " -- the main line ", "unexpected-text"),
    "word-after-hyphen": in_moves(r"(?<=[a-h][1-8]) (?=\d+\. )", " - good ", "unexpected-text"),
    "files-alone": at_moves(lambda w: re.fullmatch("[a-h]x[a-h][1-8]", w), lambda w: w[0] + w[2], "short-capture"),
    "figure-and-space": at_moves(lambda w: re.fullmatch("[KQRBN][a-h]?[a-h][1-8]", w), lambda w: w[0].translate(FIGURES) + " " + w[1:],
                                 "split-move"),
    "move-in-brackets": at_moves(lambda w: len(w) == 2, lambda w: f"[{w}]", "stray-bracket"),
    "period-and-hyphen": in_moves(r"\b(\d+)\. (?=[a-hKQRBNO])", r"\1.-", "number-punctuation"),
    "glued-moves": in_moves(r"([KQRBN]x?[a-h][1-8]) (?=[KQRBNO])", r"\1", "glued-text"),
    "null-move": at_moves(lambda w: len(w) == 2, lambda w: "--", "null-move", faults=4),
    # annotations
    "move-after-mark": in_moves(r"([KQRBN]x?[a-h][1-8]) (?=[a-hKQRBNO])", r"\1!?", "glued-text"),
    "mark-before-move": at_moves(lambda w: True, lambda w: "!" + w, "suffix-spacing"),
    "three-marks": after_moves("!!!", "unknown-suffix"),
    "mark-apart": after_moves(" !", "suffix-spacing"),
    "bare-glyph": after_moves(" ±", "bare-glyph"),
    "nag-without-number": after_moves(" $", "unreadable-nag"),
    "nag-too-large": after_moves(" $300", "nag-out-of-range"),
    "nag-padded": after_moves(" $01", "padded-nag"),
    "clock-in-parentheses": after_moves(" (0:05)", "text-in-parentheses"),
    "clock-outside": after_moves(" [%clk 0:05:00]", "command-outside-comment"),
    "words": after_moves(" with the idea of", "unexpected-text"),
    "stray-parenthesis": after_moves(" )", "stray-parenthesis", "unclosed-variation"),
    "stray-brace": after_moves(" }", "stray-brace"),
    "stray-bracket": after_moves(" ]", "stray-bracket"),
    "angle-bracket": after_moves(" <", "reserved-bracket"),
    "empty-variation": after_moves(" ()", "empty-variation"),
    "comment-in-comment": after_moves(" {not {really} good}", "nested-comment"),
    "comment-unclosed": in_moves(r"\Z", " {to be continued", "unclosed-comment"),
    "variation-unclosed": once(r"(\([^()]*)\)", r"\1", "unclosed-variation", "misnumbered-move", "illegal-move",
                               "king-left-in-check", faults=2),
    "variation-after-reply": once(r"(\d+)\. (\S+(?: \$\d+)?) (\(\1\. [^()]*\)) \1\.\.\. (\S+) ", r"\1. \2 \4 \3 ", "misplaced-variation",
                                  None),
    "result-in-variation": once(r"(\([^()]*)\)", r"\1 1-0)", "result-in-variation"),
    "bad-clock": once(r"\[%clk 0:05:01\]", "[%clk 5 minutes]", "unreadable-command"),
    "clock-unopened": once(r"\{\[%clk", "{%clk", "unopened-command"),
    "clock-unclosed": once(r"\[%clk 0:05:01\]", "[%clk 0:05:01", "unclosed-command"),
    "c-comment": after_moves(" /* weak */", "unexpected-text"),
    "quoted-words": after_moves(' "weak"', "unexpected-text"),
    "brace-unopened": after_moves(" the usual move}", "stray-brace"),
    "parenthesis-for-brace": after_moves(" (the usual move}", "stray-brace"),
    "words-between-slashes": after_moves(" /better 9. Na3/", "unexpected-text"),
    "minutes-in-brackets": after_moves(" [3]", "unexpected-text"),
    "page-number": after_moves("\nPage 2\n", "unexpected-text"),
    "signature": once(RESULT, "\n--\nSent from my telephone\n", "unexpected-text"),
    "comment-of-variation-unclosed": once(r"(\([^(){}]*)\)", r"\1 {the old line)", "unclosed-comment"),
    "doubled-parentheses": once(r"\((\d[^(){}]*)\)", r"((\1))", "variation-without-move"),
    # what mail, word processors and web pages leave
    "no-break-space": in_moves(r"(?<=[a-h][1-8]) (?=[a-hKQRBNO])", "\u00a0", "foreign-space"),
    "html": after_moves(" <br />", "markup"),
    "html-space": in_moves(r"(?<=[a-h][1-8]) (?=[a-hKQRBNO])", "&nbsp;", "markup"),
    "solidus": places(r"^(1\. [a-h][34]) ([a-h][56])\b", r"\1/\2", "stray-punctuation"),
    "bold-moves": all_moves(lambda w: True, lambda w: f"**{w}**", "markup"),
    "italic-moves": all_moves(lambda w: True, lambda w: f"*{w}*", "markup"),
    "underlined-moves": in_moves(r"(\d+\. (?:[KQRBN]?x?[a-h][1-8]))(?= )", r"__\1__", "markup"),
    "list-of-stars": (list_of_stars, ("markup",), 1),
    "line-of-stars": once(r"\Z", "\n***\n", "markup"),
    "bb-code": once(r"\A", "[pgn]\n", "markup"),
    "byte-order-mark": once(r"\A", "\ufeff", "byte-order-mark"),
    "greeting": once(r"\A", "Hello, here is the game:\n\n", "text-between-games", "unreadable-line"),
    # what fingers, scanners and programs do besides
    "letter-twice": at_moves(is_piece, lambda w: w[0] + w, "unreadable-ply", "unexpected-text", "illegal-move", faults=2),
    "digit-twice": at_moves(lambda w: w[-1].isdigit(), lambda w: w + w[-1], "unreadable-ply", "unexpected-text"),
    "digit-before-file": at_moves(lambda w: re.fullmatch("[KQRBN][a-h][1-8]", w), lambda w: w[0] + w[2] + w[1], "unreadable-ply",
                                  "unexpected-text"),
    "piece-after-square": at_moves(lambda w: re.fullmatch("[KQRBN][a-h][1-8]", w), lambda w: w[1:] + w[0], "bare-glyph",
                                   "unreadable-ply", "unexpected-text", "illegal-move", "promotion-piece", faults=2),
    "digit-lost": at_moves(lambda w: re.fullmatch("[KQRBN][a-h][1-8]", w), lambda w: w[:2], "unreadable-ply", "unexpected-text"),
    "digit-lost-of-pawn": at_moves(lambda w: len(w) == 2, lambda w: w[0], "unreadable-ply", "unexpected-text"),
    "file-lost": at_moves(lambda w: re.fullmatch("[KQRBN][a-h][1-8]", w), lambda w: w[0] + w[2], "unreadable-ply",
                          "unexpected-text", "uppercase-square", "illegal-move", faults=2),
    "caps-lock": at_moves(lambda w: re.fullmatch("[KQRN][a-h][1-8]", w), str.swapcase, "lowercase-piece"),
    "hash-before-number": in_moves(r"\b(\d+)\. ", r"#\1 ", "number-punctuation"),
    "hyphen-after-number": in_moves(r"\b(\d+)\. ", r"\1-", "number-punctuation"),
    "number-swapped": in_moves(r"\b1([02-9])\. ", r"\g<1>1. ", "misnumbered-move", "leading-zero", None, faults=2),
    "number-cut": in_moves(r"\b1(\d)\. ", r"\1. ", "misnumbered-move", "leading-zero"),
    "escaped-quotes": (escaped_quotes, ("other-writing",), 1),
    "quoted-lines": (quoted_lines, ("other-writing",), 1),
    "german-tags": (german_tags, ("tag-name-character",), 3),
    "position-lost": once(r"^\[FEN [^\n]*\n", "", "set-up-without-fen"),
    "rank-too-many": once("8/8/1KP5", "8/8/8/1KP5", "missing-placement"),
    "comment-opened-by-bracket": once(r"\{([^{}\[\]]*)\}", r"[\1}", "stray-brace"),
    "comment-opened-by-parenthesis": once(r"\{([^{}\[\]]*)\}", r"(\1}", "stray-brace"),
    "variation-in-angles": once(r"\((\d[^(){}]*)\)", r"<\1>", "reserved-bracket"),
    "variation-opened-by-brace": once(r"\((\d[^(){}]*)\)", r"{\1)", "unclosed-comment"),
    "variation-closed-by-brace": once(r"\((\d[^(){}]*)\)", r"(\1}", "stray-brace"),
    "dashes-and-word": after_moves(" -- weak\n", "unexpected-text"),
    "check-in-parentheses": at_moves(lambda w: w[-1] == "+", lambda w: w[:-1] + " (check)", "mark-words"),
    "check-in-german": at_moves(lambda w: w[-1] == "+", lambda w: w[:-1] + " schach", "mark-words"),
    "promotion-unclosed": at_moves(lambda w: "=" in w, lambda w: w.replace("=", "("), "promotion-sign"),
    "castling-with-underscore": at_moves(lambda w: w == "O-O", lambda w: "O_O", "castling-sign"),
    "castling-with-equals": at_moves(lambda w: w == "O-O", lambda w: "O=O", "castling-sign"),
    "castling-with-letters-q": at_moves(lambda w: w == "O-O", lambda w: "Q-Q", "unreadable-ply"),
    "castling-of-the-king": at_moves(lambda w: w == "O-O", lambda w: "Ke1-g1", "illegal-move", "long-move", faults=2),
    "x-twice": at_moves(lambda w: "x" in w, lambda w: w.replace("x", "xx"), "unreadable-ply", "unexpected-text"),
    "x-first": at_moves(lambda w: re.fullmatch("[KQRBN]x[a-h][1-8]", w), lambda w: "x" + w[0] + w[2:], "unreadable-ply",
                        "unexpected-text"),
    "line-for-move": at_moves(lambda w: True, lambda w: "____", "unreadable-ply", "unexpected-text"),
    "space-lost-between-moves": in_moves(r"(\d)\. ([KQRBN][a-h][1-8]) (?=[a-h][2-7] \d+\. )", r"\1. \2", "illegal-move"),
    "hyphen-for-space": in_moves(r"(\d)\. ([KQRBN][a-h][1-8]) (?=[a-h][2-7] \d+\. )", r"\1. \2-", "illegal-move", faults=2),
    "line-lost": (line_lost, ("misnumbered-move", "illegal-move"), 1),
    "clock-without-percent": once(r"\[%clk", "[clk", "unopened-command"),
    "clock-without-brace": once(r"\{\[%clk", "[%clk", "stray-brace"),
    "headings-between-games": (headings, ("text-between-games",), 1),
}


if __name__ == "__main__":
    sys.exit(broken_games.run(sys.argv[1], pathlib.Path(__file__).parent / "originals", ".pgn", BREAKAGES, 1000,
                              sys.argv[2:]))
