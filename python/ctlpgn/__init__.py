"""Games of chess, C'escacs, xiangqi and Diplomat chess: read, check, fix, format and convert them.

    for game in ctlpgn.read("games.pgn"):
        print(game.tags["White"], game.result, [ply.san for ply in game.moves])

    for found in ctlpgn.lint(text):
        print(found)
"""

from ._ctlpgn import Comment, Game, Games, Line, Ply, Variation
from ._ctlpgn import version as __version__
from ._reading import Position, board, legal_moves, perft, positions, read, sound
from ._table import Table, table
from ._text import Fixed, Text, convert, fix, format, guess, lint, notations
from ._values import (
    Capture,
    Castling,
    Diagnostic,
    Edit,
    Error,
    FaultyGames,
    Fix,
    Initial,
    InputError,
    Opening,
    Place,
    Range,
    Related,
    RequestError,
    Status,
    Unwritten,
)

__all__ = [
    "Capture", "Castling", "Comment", "Diagnostic", "Edit", "Error", "FaultyGames", "Fix", "Fixed", "Game", "Games",
    "Initial", "InputError", "Line", "Opening", "Place", "Ply", "Position", "Range", "Related", "RequestError", "Status",
    "Table", "Text", "Unwritten", "Variation", "__version__", "board", "convert", "fix", "format", "guess", "legal_moves",
    "lint", "notations", "perft", "positions", "read", "sound", "table",
]
