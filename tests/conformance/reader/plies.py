"""One player's move as text: `GL5×GE5+^ ?!(=):`."""

import re
from dataclasses import dataclass, field

import board

LETTERS = "".join(board.BY_LETTER)
SYMBOLS = "".join(board.BY_SYMBOL)
# A pawn has no letter, neither as mover nor as captured piece.
WRITTEN = "[" + "".join(c for c in LETTERS + SYMBOLS if c not in "P♙♟") + "]"
HEX = r"[PTABCDEFGHIKLXZ](?:0|[1-9][0-9]?)"
CHECKS = {"+": "check", "+∞": "far", "+^": "adjoining", "++": "double", "#": "mate"}
NAGS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6, "◇": 7}

PLY = re.compile(
    rf"""(?: (?P<castling> K[RT][KDRT] | ♔♖[♔♕♖] | ♚♜[♚♛♜] ) [-‐] (?P<targets>[A-Z]+)
           | (?P<mover>{WRITTEN})? (?P<origin>{HEX})
             (?: [-‐] (?P<quiet>{HEX}) | (?P<sign>×|\*|@@?) (?P<taken>{WRITTEN})? (?P<target>{HEX}) )
             (?: =(?P<promotion>{WRITTEN}|&) )?
           | (?P<place>{HEX}) =(?P<awaited>{WRITTEN}|&) )
         (?P<check>\+[∞^+]?|\#)?""",
    re.VERBOSE,
)
TAIL = re.compile(r" (?P<glyph>\?\?|\?!|\?|!!|!\?|!|◇)?(?P<offer>\(=\))?(?P<end>:)?")


@dataclass
class Ply:
    """A ply as written; hexes are names, pieces the names of board.PIECES."""

    side: str
    text: str
    begin: int
    end: int
    identity: int = 0  # which ply of the game, from 0
    castling: str = ""
    piece: str = "pawn"
    origin: str = ""
    target: str = ""
    sign: str = ""
    taken: str = ""
    promotion: str = ""
    check: str = ""
    glyph: str = ""
    offer: bool = False
    last: bool = False
    own_letters: list = field(default_factory=list)  # the written letters of the pieces
    taken_letter: str = ""

    def same_as(self, other):
        """Whether both have the same effect on the board."""
        fields = ("castling", "piece", "origin", "target", "sign", "taken", "promotion")
        return all(getattr(self, name) == getattr(other, name) for name in fields)

    def capture_kind(self):
        """ordinary, scornful, enPassant or enPassantFirst."""
        if self.sign == "@@":
            return "enPassantFirst"
        if not self.sign.startswith("@"):
            return "ordinary"
        lines = board.split_hex(self.target)[1] - board.split_hex(self.origin)[1]
        return "scornful" if abs(lines) == 1 else "enPassant"

    def taken_at(self):
        """Where the captured piece is, None if that is off the board."""
        if not self.capture_kind().startswith("enPassant"):
            return self.target
        column, line = board.split_hex(self.target)
        beyond = 4 if self.sign == "@@" else 2
        return board.hex_at(column, line - beyond * board.forward(self.side))


def piece_name(written):
    """The piece that a letter or a symbol names."""
    return board.BY_LETTER[written] if written in board.BY_LETTER else board.BY_SYMBOL[written][0]


def castling_name(prefix, targets):
    """The castling in standard letters, None if there is no such castling."""
    kind = "".join("D" if c in "♕♛D" else board.PIECES[piece_name(c)][0] for c in prefix)
    name = f"{kind}-{targets}"
    consistent = "T" not in prefix or "R" not in prefix
    return name if name in board.CASTLINGS and consistent else None


def read_ply(text, at, side):
    """The ply that begins at an offset, None if none does."""
    found = PLY.match(text, at)
    if not found:
        return None
    ply = Ply(side, found[0], at, found.end(), check=CHECKS.get(found["check"], ""))
    if found["castling"]:
        ply.castling = castling_name(found["castling"], found["targets"])
        if not ply.castling:
            return None
        ply.piece = "king"
        ply.own_letters = list(found["castling"].replace("D", ""))
    else:
        _fill(ply, found)
        if not all(map(board.is_hex, filter(None, (ply.origin, ply.target)))):
            return None
        if ply.promotion not in ("", "awaiting", *board.REGAINABLE):
            return None
    tail = TAIL.match(text, ply.end)
    if tail and tail.end() > ply.end + 1:
        if ply.check == "mate" and (tail["glyph"] or tail["end"]):
            return None
        ply.glyph, ply.offer, ply.last = tail["glyph"] or "", bool(tail["offer"]), bool(tail["end"])
        ply.end = tail.end()
    return ply


def _fill(ply, found):
    own = [found[name] for name in ("mover", "promotion", "awaited")]
    ply.own_letters = [each for each in own if each and each != "&"]
    ply.taken_letter = found["taken"] or ""
    if found["mover"]:
        ply.piece = piece_name(found["mover"])
    ply.origin = found["origin"] or ""
    ply.target = found["quiet"] or found["target"] or found["place"]
    ply.sign = found["sign"] or ""
    if ply.sign:
        ply.taken = piece_name(found["taken"]) if found["taken"] else "pawn"
    promoted = found["promotion"] or found["awaited"]
    if promoted:
        ply.promotion = "awaiting" if promoted == "&" else piece_name(promoted)
