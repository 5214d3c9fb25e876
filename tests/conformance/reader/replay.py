"""Algebraic coherence: what a minimum reader checks for every ply, on a board without rules."""

import board
from faults import Fault


def check_plies(game, position, letters):
    """Raises Fault at the first ply that contradicts the board."""
    _play_line(game.main, dict(position.pieces), letters)


def _play_line(line, pieces, letters):
    for move in line.moves:
        before = dict(pieces)
        between = None
        for ply in move.plies():
            if ply.side == "black":
                between = dict(pieces)
            _play(ply, pieces, letters)
        for variation in move.variations:
            first = variation.moves[0]
            branch = before if first.white else between
            if branch is None:
                branch = pieces  # the move has no ply of Black to replace: the variation continues after White's
            _play_line(variation, dict(branch), letters)


def _play(ply, pieces, letters):
    strange = [each for each in ply.own_letters if each not in letters[ply.side]]
    if strange or ply.taken_letter and ply.taken_letter not in letters["black"]:
        raise Fault("coherent", ply.begin, "a letter that names no piece in this game")
    if ply.castling:
        _castle(ply, pieces)
        return
    _check_promotion(ply)
    origin = ply.origin or ply.target
    if pieces.get(origin) != (ply.side, ply.piece):
        raise Fault("coherent", ply.begin, f"no {ply.piece} of {ply.side} on {origin}")
    del pieces[origin]
    if ply.sign:
        _capture(ply, pieces)
    if ply.target in pieces:
        raise Fault("coherent", ply.begin, f"{ply.target} is not free")
    promoted = ply.promotion if ply.promotion not in ("", "awaiting") else ply.piece
    pieces[ply.target] = (ply.side, promoted)


def _check_promotion(ply):
    if ply.promotion == "awaiting" and not ply.origin:
        raise Fault("coherent", ply.begin, "a pawn that waits becomes a piece")
    column, line = board.split_hex(ply.target)
    at_end = line == board.last_line(column, ply.side)
    if ply.promotion and not (ply.piece == "pawn" and at_end):
        raise Fault("coherent", ply.begin, "only a pawn on the last hex of its column promotes")
    if ply.piece == "pawn" and at_end and not ply.promotion:
        raise Fault("coherent", ply.begin, "the promotion is missing")


def _capture(ply, pieces):
    if ply.sign.startswith("@") and ply.piece != "pawn":
        raise Fault("coherent", ply.begin, "only pawns take in special ways")
    if ply.sign.startswith("@") and ply.taken not in ("pawn", *board.REGAINABLE):
        raise Fault("coherent", ply.begin, "only pawns, and what they have become, are taken in special ways")
    at = ply.taken_at()
    if pieces.get(at) != (board.other(ply.side), ply.taken):
        raise Fault("coherent", ply.begin, f"no {ply.taken} to take on {at}")
    del pieces[at]


def _castle(ply, pieces):
    steps = board.castling_steps(ply.castling, ply.side)
    moved = []
    for name, (home, _) in zip(("king", "rook", "rook"), steps):
        if pieces.get(home) != (ply.side, name):
            raise Fault("coherent", ply.begin, f"the {name} is not on {home}")
        moved.append(pieces.pop(home))
    for piece, (_, target) in zip(moved, steps):
        if target in pieces:
            raise Fault("coherent", ply.begin, f"{target} is not free")
        pieces[target] = piece
