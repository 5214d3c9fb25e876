"""Ways to break a game of PGN: what programs and people do to its text, and the codes that may be reported first."""
import re

from broken_games import places, spread

MOVE = re.compile(r"(?<![\w.\[/-])((?:[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|[a-h]x[a-h][1-8]|[a-h][1-8]|O-O(?:-O)?)(?:=[QRBN])?[+#]?)(?![\w=/-])")


def body_of(text):
    return text.index("\n\n") + 2


def masked(text):
    """The moves alone: comments and tags become spaces, to keep places."""
    start = body_of(text)
    return " " * start + re.sub(r"\{[^}]*\}", lambda found: " " * len(found[0]), text[start:], flags=re.S)


def moves_of(text, wanted=None):
    """Up to three words among the moves that meet a condition."""
    return [each.span(1) for each in spread([each for each in MOVE.finditer(masked(text)) if wanted is None or wanted(each[1])])]


def at_moves(wanted, write, *codes, faults=1):
    """Rewrites some moves, one at a time. None among the codes: the result may be a valid game."""
    def make(text):
        for begin, end in moves_of(text, wanted):
            written = write(text[begin:end])
            if written != text[begin:end]:
                yield text[:begin] + written + text[end:]
    return make, codes, faults


def after_moves(what, *codes, faults=1):
    """Inserts text after some moves."""
    def make(text):
        for _, end in moves_of(text):
            yield text[:end] + what + text[end:]
    return make, codes, faults


def in_moves(pattern, by, *codes, faults=1):
    """Replaces the first, a middle and the last match among the moves."""
    return places(pattern, by, *codes, faults=faults, masked=masked)


def all_moves(wanted, write, *codes, faults=1):
    """Rewrites all moves."""
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
    """The round is written where the moves continue with a number."""
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
    """One line of moves is duplicated, one line at a time."""
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
    """Another game with a heading before it."""
    yield text + "\nRound 4, Board 1\n1. Walker - Xavier\n2. Young - Zhu\n\n" + text


WORDS = {"K": "King", "Q": "Queen", "R": "Rook", "B": "Bishop", "N": "Knight"}
GERMAN = str.maketrans("QRBN", "DTLS")
CYRILLIC = str.maketrans("ace", "асе")
FIGURES = str.maketrans("KQRBN", "♔♕♖♗♘")
RESULT = r"(1-0|0-1|1/2-1/2|\*)\s*\Z"


def is_piece(word):
    return word[0] in "KQRBN"
