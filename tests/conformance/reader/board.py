"""The board of C'escacs: hexes, pieces, and what a castling moves."""

COLUMNS = "PTABCDEFGHIKLXZ"
CENTRE = 7
LAST_LINE = 28

# name: standard letter, letters that Redefine may put in its place, White's symbol, Black's, how many at the start
PIECES = {
    "pawn": ("P", "", "♙", "♟", 11),
    "elephant": ("E", "", "☖", "☗", 4),
    "bishop": ("J", "ABFL", "♗", "♝", 3),
    "knight": ("N", "CS", "♘", "♞", 2),
    "pegasus": ("G", "", "🩐", "🩓", 2),
    "rook": ("R", "T", "♖", "♜", 2),
    "wyvern": ("V", "W", "🩏", "🩒", 1),
    "queen": ("D", "Q", "♕", "♛", 1),
    "king": ("K", "", "♔", "♚", 1),
}
BY_LETTER = {letter: name for name, row in PIECES.items() for letter in row[0] + row[1]}
BY_SYMBOL = {row[2]: (name, "white") for name, row in PIECES.items()}
BY_SYMBOL |= {row[3]: (name, "black") for name, row in PIECES.items()}

REGAINABLE = ("queen", "wyvern", "rook", "pegasus", "knight", "bishop")

START = (
    "/28:v/27:dk/26:gjg/25:rnnr/24:pejep/23:ppeepp/22:2pjp2/21:3pp3/20:3p3"
    "/8:3P3/7:3PP3/6:2PJP2/5:PPEEPP/4:PEJEP/3:RNNR/2:GJG/1:DK/0:V/ w RKRrkr - 0 1"
)

KING_HOME, KINGS_ROOK_HOME, QUEENS_ROOK_HOME = "G1", "I3", "C3"

# White's castlings: what comes after the hyphen, and where the king, the king's rook and the queen's rook go
CASTLINGS = {
    "KRK-II": ("I5", "I7", None), "KRK-IK": ("I5", "K4", None), "KRK-IH": ("I5", "H4", None),
    "KRK-HIO": ("H6", "I5", None), "KRK-HIOO": ("H6", "I7", None), "KRK-HH": ("H6", "H4", None),
    "KRK-HG": ("H6", "G5", None), "KRK-FG": ("F6", "G5", None), "KRK-FE": ("F6", "E7", None),
    "KRK-EF": ("E5", "F6", None), "KRK-EE": ("E5", "E7", None),
    "KRD-DD": ("D2", None, "D4"), "KRD-DE": ("D2", None, "E1"), "KRD-HH": ("H6", None, "H8"),
    "KRD-HG": ("H6", None, "G7"), "KRD-FG": ("F6", None, "G7"), "KRD-FE": ("F6", None, "E5"),
    "KRD-EF": ("E5", None, "F6"), "KRD-ED": ("E5", None, "D4"),
    "KRR-HIH": ("H6", "I7", "H8"), "KRR-HGG": ("H6", "G5", "G7"), "KRR-FGG": ("F6", "G5", "G7"),
    "KRR-EEF": ("E5", "E7", "F6"), "KRR-FEE": ("F6", "E7", "E5"),
}  # fmt: skip


def hex_at(column, line):
    """The name of a hex by column index and line, None if there is none."""
    if not 0 <= column < len(COLUMNS) or (column + line) % 2 == 0:
        return None
    edge = abs(CENTRE - column)
    return f"{COLUMNS[column]}{line}" if edge <= line <= LAST_LINE - edge else None


def split_hex(name):
    """Column index and line of a hex."""
    return COLUMNS.index(name[0]), int(name[1:])


def is_hex(name):
    """Whether a letter and a number are a properly written hex."""
    if name[0] not in COLUMNS or str(int(name[1:])) != name[1:]:
        return False
    return hex_at(*split_hex(name)) == name


def hexes_of_line(line):
    """The hexes of a cross-line from the queen's side to the king's."""
    return [name for column in range(len(COLUMNS)) if (name := hex_at(column, line))]


def mirrored(name):
    """The same hex seen from the other side."""
    column, line = split_hex(name)
    return hex_at(column, LAST_LINE - line)


def for_side(name, side):
    """A hex of White's table as the hex of a side."""
    return name if side == "white" else mirrored(name)


def forward(side):
    """The change of the line by a step forward."""
    return 1 if side == "white" else -1


def last_line(column, side):
    """The line on which a pawn of a side promotes."""
    edge = abs(CENTRE - column)
    return LAST_LINE - edge if side == "white" else edge


def other(side):
    """The opponent."""
    return "black" if side == "white" else "white"


def castling_steps(name, side):
    """(from, to) of the king and of each rook that moves, the king's rook first."""
    king, kings_rook, queens_rook = CASTLINGS[name]
    targets = ((KING_HOME, king), (KINGS_ROOK_HOME, kings_rook), (QUEENS_ROOK_HOME, queens_rook))
    return [(for_side(home, side), for_side(to, side)) for home, to in targets if to]
