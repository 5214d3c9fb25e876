"""PDTL: positions as text."""

from __future__ import annotations

import re
from dataclasses import dataclass

import board
from faults import Fault

HYPHENS = "-‐"
SYMBOLS = "".join(board.BY_SYMBOL)
LETTERS = "".join(board.BY_LETTER)
LINE = "(?:[0-9]|1[0-9]|2[0-8])"
SHAPE = re.compile(
    rf"""/(?: {LINE} : (?: [1-8](?![1-8]) | [{LETTERS}{LETTERS.lower()}{SYMBOLS}] )+ / )+
         [ ] [wb]
         [ ] (?:RKR|TKT|[RT]K|K[RT]|K|♖♔♖|♖♔|♔♖|♔|[-‐]) (?:rkr|tkt|[rt]k|k[rt]|k|♜♚♜|♜♚|♚♜|♚|[-‐])
         [ ] (?: [-‐] | ([A-Z](?:0|[1-9][0-9]?)) (?: @{LINE} (?:[-‐]{LINE})? )? )
         [ ] (?:0|[1-9][0-9]*)
         [ ] (?:0+|[1-9][0-9]*|\?)""",
    re.VERBOSE,
)
RIGHTS = ("RKR", "RK", "KR", "K", "-")
TRIPLE_FROM = {"B4", "C5", "D6", "E7", "G7", "H6", "I5", "K4"}


@dataclass
class Position:
    """A position; `pieces` maps hexes to (side, piece)."""

    pieces: dict
    turn: str = "white"
    rights: tuple = ("-", "-")
    special: str = "-"
    clock: int = 0
    number: int | None = 1


def check_shape(value, at):
    """Raises Fault if a text does not have the six fields of a position."""
    found = SHAPE.fullmatch(value)
    if not found or (found[1] and not board.is_hex(found[1])):
        raise Fault("syntax", at, "this is no position")


def read_position(value, letters):
    """Reads a position in which pieces are written as `letters` says: {written: (piece, side)}.

    Gives the position and the first fault in what it says, None if there is none. Raises Fault if it cannot be set up.
    """
    placement, turn, rights, special, clock, number = value.split(" ")
    position = Position(_placement(placement, letters), "white" if turn == "w" else "black")
    _count(position.pieces)
    position.rights = _rights(rights, letters)
    _check_rights(position)
    position.special, fault = _special(special, position)
    position.clock = int(clock)
    if position.special != "-" and position.clock != 0:
        fault = fault or "the clock runs after the step of a pawn"
    position.number = None if number == "?" else int(number)
    if position.number == 0:
        fault = fault or "there is no move 0"
    return position, Fault("coherent", None, fault) if fault else None


def write_position(position):
    """The position in standard letters."""
    lines = []
    for number in range(board.LAST_LINE, -1, -1):
        cells = [_letter(position.pieces.get(name)) for name in board.hexes_of_line(number)]
        if any(cells):
            row = "".join(cell or " " for cell in cells)
            lines.append(f"{number}:" + re.sub(" +", lambda run: str(len(run[0])), row))
    turn = "w" if position.turn == "white" else "b"
    white, black = position.rights
    number = "?" if position.number is None else position.number
    return f"/{'/'.join(lines)}/ {turn} {white}{black.lower()} {position.special} {position.clock} {number}"


def _letter(piece):
    if not piece:
        return ""
    side, name = piece
    letter = board.PIECES[name][0]
    return letter if side == "white" else letter.lower()


def _placement(text, letters):
    pieces, seen = {}, set()
    for row in text[1:-1].split("/"):
        number, cells = row.split(":")
        if number in seen:
            raise Fault("coherent", None, "the line is there twice")
        seen.add(number)
        hexes = iter(board.hexes_of_line(int(number)))
        try:
            for cell in cells:
                if cell in "12345678":
                    for _ in range(int(cell)):
                        next(hexes)
                else:
                    piece, side = letters[cell]
                    pieces[next(hexes)] = (side, piece)
        except (StopIteration, KeyError) as fault:
            raise Fault("coherent", None, "the line does not fit the board") from fault
        if next(hexes, None):
            raise Fault("coherent", None, "the line is too short")
    return pieces


def _count(pieces):
    for side in ("white", "black"):
        for name, row in board.PIECES.items():
            places = [place for place, piece in pieces.items() if piece == (side, name)]
            if len(places) > row[4] or (name == "king" and not places):
                raise Fault("coherent", None, f"{len(places)} of {side}'s {name}")
            colours = {board.split_hex(place)[1] % 3 for place in places}
            if name == "bishop" and len(colours) < len(places):
                raise Fault("coherent", None, "bishops on hexes of one colour")


def _rights(text, letters):
    plain = ""
    for cell in text:
        if cell in HYPHENS:
            plain += "-"
        elif letters.get(cell, ("",))[0] in ("king", "rook"):
            piece, side = letters[cell]
            letter = board.PIECES[piece][0]
            plain += letter if side == "white" else letter.lower()
        else:
            raise Fault("coherent", None, "the castling field names kings and rooks")
    for white in RIGHTS:
        for black in RIGHTS:
            if plain == white + black.lower():
                return white, black
    raise Fault("coherent", None, "the castling field has two parts")


def _check_rights(position):
    homes = {"RKR": "QKR", "RK": "QK", "KR": "KR", "K": "K", "-": ""}
    kings_rook, queens_rook = (board.KINGS_ROOK_HOME, "rook"), (board.QUEENS_ROOK_HOME, "rook")
    places = {"K": (board.KING_HOME, "king"), "R": kings_rook, "Q": queens_rook}
    for side, right in zip(("white", "black"), position.rights):
        for home in homes[right]:
            place, piece = places[home]
            if position.pieces.get(board.for_side(place, side)) != (side, piece):
                raise Fault("coherent", None, f"the castling field says that the {piece} has not moved")


def _special(text, position):
    """The fourth field, with lines in the order in which the pawn crossed them, and its fault."""
    if text in HYPHENS:
        return "-", None
    place, _, crossed = text.replace("‐", "-").partition("@")
    column, line = board.split_hex(place)
    lines = sorted(map(int, crossed.split("-")), key=lambda each: -abs(each - line)) if crossed else []
    if not all(board.hex_at(column, each) for each in lines):
        return "-", "no pawn crosses a hex that is not there"
    return f"{place}@{'-'.join(map(str, lines))}" if lines else place, _step_fault(place, lines, position)


def _step_fault(place, lines, position):
    side = board.other(position.turn)
    if position.pieces.get(place) != (side, "pawn"):
        return "no pawn has just moved there"
    column, line = board.split_hex(place)
    back = -board.forward(side)
    if not lines:
        scorned = any(_scorned(position, column + aside, line + back, side) for aside in (-1, 1))
        return None if scorned else "the pawn has scorned no one"
    way = [board.hex_at(column, line + 2 * back * step) for step in range(len(lines) + 1, 0, -1)]
    if None in way or [board.split_hex(each)[1] for each in way[1:]] != lines:
        return "that is no step of a pawn"
    if any(each in position.pieces for each in way):
        return "the way of the pawn is not free"
    if len(lines) == 2 and board.for_side(way[0], side) not in TRIPLE_FROM:
        return "no pawn steps three hexes from there"
    return None


def _scorned(position, column, line, side):
    origin, faced = board.hex_at(column, line), board.hex_at(column, line + 2 * board.forward(side))
    return origin and origin not in position.pieces and position.pieces.get(faced) == (board.other(side), "pawn")
