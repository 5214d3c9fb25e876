"""Values and exceptions that are plain Python."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

_SLOTS = {"slots": True} if sys.version_info >= (3, 10) else {}


class Capture(NamedTuple):
    """What a ply takes: the kind of capture, the piece if it is known, and the place where that is."""

    kind: str
    piece: Optional[str]
    at: Optional[str]


class Castling(NamedTuple):
    """A castling by its name, with the steps (from, to) of the king and of each rook."""

    name: str
    king: Tuple[Optional[str], Optional[str]]
    rooks: Tuple[Tuple[Optional[str], Optional[str]], ...]


class Initial(NamedTuple):
    """A position that a game begins with: its text, the side to move, the number of the first move if it is known."""

    position: str
    turn: str
    number: Optional[int]


class Opening(NamedTuple):
    """An opening of chess: its code, its name, and how many plies lead there."""

    eco: str
    name: str
    plies: int


class Status(NamedTuple):
    """How the rules end a game: 'checkmate', 'stalemate' or 'dead', and who wins; None in a draw."""

    name: str
    winner: Optional[str]


class Place(NamedTuple):
    """A place in a text: line and column from 1, columns in code points; offset in bytes from 0."""

    line: int
    column: int
    offset: int


class Range(NamedTuple):
    """Some bytes of a text: the first place, and the first place after them."""

    start: Place
    end: Place


class Edit(NamedTuple):
    """Bytes to replace, and the text to put there."""

    range: Range
    text: str


class Fix(NamedTuple):
    """What corrects a diagnostic: all edits together. It is safe if the game means the same afterwards."""

    title: str
    safe: bool
    edits: List[Edit]


class Related(NamedTuple):
    """Another place that explains a diagnostic."""

    message: str
    range: Range


@dataclass(frozen=True, **_SLOTS)
class Diagnostic:
    """What was found in a text. The fields are those of docs/json.md."""

    code: str
    """Such as 'S051'; `ctlpgn explain S051` explains it."""
    name: str
    """Such as 'unreadable-ply'."""
    severity: str
    """'error', 'warning' or 'note'."""
    message: str
    """One sentence."""
    range: Range
    """The bytes in question; start and end are the same if something is missing."""
    game: Optional[int]
    """Which game of its text, from 1; None if it is about none, or the game has it."""
    ply: Optional[Dict[str, Any]]
    """The ply that it is about: id, number, side."""
    board: Optional[str]
    """The position before that ply, drawn as text."""
    encoding: Optional[str]
    related: List[Related]
    fix: Optional[Fix]

    @property
    def line(self) -> int:
        """Where it begins, from 1."""
        return self.range.start.line

    @property
    def column(self) -> int:
        """Where it begins, from 1, in code points."""
        return self.range.start.column

    @property
    def span(self) -> Tuple[int, int]:
        """Its bytes, from 0."""
        return self.range.start.offset, self.range.end.offset

    @property
    def level(self) -> str:
        """The same as severity."""
        return self.severity

    @property
    def fixes(self) -> List[Fix]:
        """The fix, if there is one, as a list."""
        return [] if self.fix is None else [self.fix]

    def __str__(self) -> str:
        return f"{self.line}:{self.column} {self.severity} {self.code} {self.message}"


def _place(given: Dict[str, Any]) -> Place:
    return Place(given["line"], given["column"], given["offset"])


def _range(given: Dict[str, Any]) -> Range:
    return Range(_place(given["start"]), _place(given["end"]))


def _fix(given: Dict[str, Any]) -> Fix:
    edits = [Edit(_range(each["range"]), each["text"]) for each in given["edits"]]
    return Fix(given["title"], given["safe"], edits)


def diagnostics_of(found: List[Dict[str, Any]]) -> List[Diagnostic]:
    """From their JSON."""
    return [
        Diagnostic(
            code=each["code"],
            name=each["name"],
            severity=each["severity"],
            message=each["message"],
            range=_range(each["range"]),
            game=each.get("game"),
            ply=each.get("ply"),
            board=each.get("board"),
            encoding=each.get("encoding"),
            related=[Related(other["message"], _range(other["range"])) for other in each.get("related", [])],
            fix=_fix(each["fix"]) if "fix" in each else None,
        )
        for each in found
    ]


class Unwritten(NamedTuple):
    """A game that was not written anew, and why: its number, how it would have been misread, what is wrong in it."""

    game: int
    doubt: Optional[str]
    diagnostics: List[Diagnostic]


class Error(Exception):
    """Everything that this package raises by itself."""


class RequestError(Error, ValueError):
    """An unknown option or value, or a text in no notation that is recognised."""


class InputError(Error, OSError):
    """A file cannot be read."""


class FaultyGames(Error, ValueError):
    """Some games are too faulty for what was asked."""

    text: str
    """What came out all the same; empty for reading."""
    games: List[Unwritten]
    """The games that are the reason."""

    def __init__(self, message: str, text: str, games: List[Unwritten]):
        super().__init__(message)
        self.text = text
        self.games = games

    @property
    def diagnostics(self) -> List[Diagnostic]:
        """What was found in these games."""
        return [found for each in self.games for found in each.diagnostics]
