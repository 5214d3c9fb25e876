"""Games as objects, and questions about positions."""

from __future__ import annotations

import json
import os
from typing import Iterator, List, Optional, Union

from ._ctlpgn import Game, Games, Ply, read_bytes, read_file
from ._text import Text, ask, bytes_of
from ._values import FaultyGames, RequestError, Unwritten

Position = Union[str, Game, Ply]
"""A position as FEN or as its notation has it; that after a ply; or that after the main line of a game."""


def read(
    source: Union[str, "os.PathLike[str]", bytes],
    notation: Optional[str] = None,
    *,
    level: str = "coherent",
) -> Games:
    """Reads games one after the other, in memory that does not grow with their number.

    source: the path of a file, which may be compressed (.gz .bz2 .xz .zst), or bytes
    notation: 'pgn', 'ctl-pgn', 'xiangqi' or 'diplomat'; by default name and text decide
    level: how much is checked: 'syntax', 'coherent' (whether the plies agree with the board) or 'legal'

    Faults do not end the reading: each Game has its diagnostics. Other threads of Python run while a game is read.
    """
    if isinstance(source, bytes):
        return read_bytes(source, notation or "", level)
    path = os.fspath(source)
    if "\n" in path:
        raise RequestError("read() takes a path, or a text as bytes: text.encode()")
    os.stat(path)
    return read_file(path, notation or "", level)


def sound(games: Iterator[Game]) -> Iterator[Game]:
    """The same games. Raises FaultyGames at the first one in which an error was found."""
    for game in games:
        errors = [each for each in game.diagnostics if each.severity == "error"]
        if errors:
            raise FaultyGames(f"game {game.index}: {errors[0]}", "", [Unwritten(game.index, None, errors)])
        yield game


def positions(game: Union[Game, Text], notation: Optional[str] = None) -> List[Optional[str]]:
    """The initial position of a game, and those after each ply of its main line: n + 1 texts for n plies.

    They are FENs, or what the notation has instead; None after a ply that could not be played. Of a text, its first game.
    """
    if isinstance(game, Game):
        return game.positions()
    for each in read(bytes_of(game), notation):
        return each.positions()
    return []


def _position(asked: Position, notation: Optional[str]) -> "tuple[str, Optional[str]]":
    if isinstance(asked, str):
        return asked, notation
    found = asked.position if isinstance(asked, Ply) else asked.positions()[-1]
    if found is None:
        raise RequestError("the position is not known: a ply could not be played")
    return found, (asked.game if isinstance(asked, Ply) else asked).notation


def legal_moves(position: Position = "", notation: Optional[str] = None) -> List[str]:
    """All plies that the rules allow, sorted, as the notation writes them.

    position: a FEN, or as the notation has it; a Ply: the position after it; a Game: that after its main line; an empty
        text: the initial position of the notation, which must be named then
    """
    text, notation = _position(position, notation)
    return [each["text"] for each in json.loads(ask("plies", "", word=text, notation=notation)[0])]


def perft(position: Position = "", depth: int = 1, notation: Optional[str] = None) -> int:
    """The number of lines of `depth` plies that the rules allow. The position is as in legal_moves()."""
    if depth < 1:
        return 1
    text, notation = _position(position, notation)
    answer = json.loads(ask("plies", "", word=text, notation=notation, more=depth - 1)[0])
    return sum(each["leaves"] for each in answer)


def board(position: Position = "", notation: Optional[str] = None) -> str:
    """The position, drawn as text."""
    text, notation = _position(position, notation)
    return ask("board", "", word=text, notation=notation)[0]
