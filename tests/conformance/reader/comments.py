"""Comments: their marks and references."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from os.path import commonprefix

import board
from faults import Fault
from plies import HEX, LETTERS, SYMBOLS, piece_name

PLAYERS = {"W": "white", "B": "black"}
BISHOPS = {"d": "dark", "l": "light", "c": "coloured"}
PIECE = "[" + LETTERS + LETTERS.lower() + SYMBOLS + "]"
MARK = re.compile(r"@([WB]):")
REFERENCE = re.compile(
    rf"""(?P<catalan>\#\.+[0-9] | \#[0-9]+(?:\[[0-9]+\]|@[Nwbn](?![A-Za-z0-9])|\$\[) | @N(?![A-Za-z0-9]))
       | (?P<route>\#[1-9][0-9]*\[(?!(?:\#[1-9][0-9]*\.[1-9][0-9]*)+\])\#?[0-9])
       | (?P<move>\#(?:[1-9][0-9]{{0,2}}(?![0-9])|[1-9][0-9]{{3,}}(?=@[WBN]|\[|\.[1-9]))) (?: \.(?P<variation>[1-9][0-9]*)
                                   | (?P<path>\[(?:\#[1-9][0-9]*\.[1-9][0-9]*)+\])? (?:@(?P<whose>[WB])(?![A-Za-z0-9]))? )
       | @(?P<player>[WB])(?![A-Za-z0-9])
       | ~(?P<hex>{HEX})(?![A-Za-z0-9])
       | ~(?P<piece>{PIECE}) (?:\[(?P<bishop>[dlc])\]|(?P<at>{HEX}))?+(?![A-Za-z0-9])
       | (?P<zero>\#0)
       | ~(?P<other>[{SYMBOLS}]?[A-Za-z]{{1,2}}[0-9]|[A-Za-z](?![A-Za-z0-9]))
       | \$(?P<nag>25[0-5]|2[0-4][0-9]|[01]?[0-9]{{1,2}})(?![.,]?[0-9])""",
    re.VERBOSE,
)
INDENTATION = re.compile(r"[ \t]*")
ADDRESS = re.compile(r"[A-Za-z0-9]+://[^} \t\r\n]*")
# Misplaced parts of references: #14@W[#12.2], #14 [#12.2], #12.2@W, #14W, ~J[b].
ODD_ROUTE = r"\[\s*[#$]?\s*[0-9]|\(#[0-9]+\.[0-9]+\)|[ \t]+\[\s*#\s*[0-9]+\s*\.\s*[0-9]+\s*\]"
ODD_TAILS = {
    "player": re.compile(ODD_ROUTE),
    "move": re.compile(rf"@[ \t]*[A-Za-z]|{ODD_ROUTE}|\.?[WB](?![A-Za-z0-9])"),
    "variation": re.compile(rf"@[ \t]*[A-Za-z]|{ODD_ROUTE}"),
    "piece": re.compile(r"\[[A-Za-z]\]|[ \t]+\[[dlc]\]"),
}
IN_WORD = re.compile(r"[A-Za-z0-9](?!@[WB]:)")
STEP = re.compile(r"#([0-9]+)\.([0-9]+)")


@dataclass
class Reference:
    """A reference in a comment; `parts` are the JSON fields of its kind."""

    kind: str
    text: str
    begin: int
    end: int
    parts: dict
    target: dict | None = None


@dataclass
class Comment:
    """A comment."""

    begin: int
    end: int
    text: str
    about: str = ""
    generated: bool = False
    references: list = field(default_factory=list)


def read_comment(text, begin):
    """The comment whose opening brace is at an offset; it ends after its closing brace."""
    close = text.find("}", begin)
    if close < 0:
        raise Fault("syntax", begin, "the comment is not closed")
    first = begin + 1
    generated = text.startswith(":", first)
    if generated:
        first += 1
    elif re.compile(r"@[WBN]:|#[WB]?:|#(?![0-9])").match(text, first):
        raise Fault("syntax", first, "an old mark of comments")
    while first < close and text[first].isspace():
        first += 1
    mark = MARK.match(text, first, close)
    if mark:
        first = mark.end()
    elif re.compile(r"@[WB][ \t]+:|@N:").match(text, first, close):
        raise Fault("syntax", first, "the colon is missing")
    body = _aligned(text[first:close].strip(" \t\r\n").replace("\r\n", "\n"))
    about = PLAYERS[mark[1]] if mark else ""
    return Comment(begin, close + 1, body, about, generated, list(_references(text, first, close, bool(mark))))


def _aligned(body):
    """Without what all lines but the first are indented by, and without spaces at the ends of lines."""
    first, *others = body.split("\n")
    margin = commonprefix([INDENTATION.match(each)[0] for each in others if each.strip(" \t")])
    lines = [first, *(each.removeprefix(margin) for each in others)]
    return "\n".join([*(each.rstrip(" \t") for each in lines[:-1]), lines[-1]])


def _has_odd_tail(text, found):
    part = "player" if found["whose"] else "variation" if found["variation"] else "move" if found["move"] else "piece"
    may_have_one = found["move"] or (found["piece"] and not found["bishop"] and not found["at"])
    return bool(may_have_one and ODD_TAILS[part].match(text, found.end()))


def _references(text, begin, end, marked):
    after = None
    searched = ADDRESS.sub(lambda address: "_" * len(address[0]), text)
    place = begin
    while found := REFERENCE.search(searched, place, end):
        if found.start() != after and IN_WORD.match(text, found.start() - 1):
            place = found.start() + 1  # only the sign is text
            continue
        place = after = found.end()  # where the next one may follow directly
        if found["other"] or found["catalan"] or found["route"] or found["zero"] or _has_odd_tail(text, found):
            raise Fault("syntax", found.start(), "a reference to nothing that there is")
        if marked and found["player"] and text.startswith(":", found.end()):
            raise Fault("syntax", found.start(), "a comment on the plies of both players")
        yield Reference(*_kind(found), found.start(), found.end(), _parts(found))


def _kind(found):
    kinds = ("variation", "move", "player", "hex", "piece", "nag")
    kind = next(kind for kind in kinds if found[kind])
    return "place" if kind == "hex" else kind, found[0]


def _parts(found):
    if found["move"]:
        parts = {"number": int(found["move"][1:])}
        if found["variation"]:
            parts["variation"] = int(found["variation"])
        if found["whose"]:
            parts["player"] = PLAYERS[found["whose"]]
        if found["path"]:
            parts["path"] = [{"number": int(n), "variation": int(v)} for n, v in STEP.findall(found["path"])]
        return parts
    if found["player"]:
        return {"player": PLAYERS[found["player"]]}
    if found["nag"]:
        return {"nag": int(found["nag"])}
    hexagon = found["hex"] or found["at"]
    if hexagon and not board.is_hex(hexagon):
        raise Fault("syntax", found.start(), "there is no such hex")
    return _piece_parts(found, hexagon) if found["piece"] else {"at": hexagon}


def _piece_parts(found, hexagon):
    letter = found["piece"]
    if letter in board.BY_SYMBOL:
        piece, player = board.BY_SYMBOL[letter]
    else:
        piece, player = piece_name(letter.upper()), "white" if letter.isupper() else "black"
    parts = {"piece": piece, "player": player}
    if hexagon:
        parts["at"] = hexagon
    if found["bishop"]:
        parts["which"] = BISHOPS[found["bishop"]]
    return parts
