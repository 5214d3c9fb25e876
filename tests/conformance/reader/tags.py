"""The required tags of a game, and what they declare about pieces."""

import calendar
import re

import board
from faults import Fault

GAME_ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
STAND_INS = {"White": "WhiteNA", "Black": "BlackNA"}
MAY_REPEAT = ("Annotator", "Example")
DATE = r"[0-9?]{4}[-‐][0-9?]{2}[-‐][0-9?]{2}"
COUNT = "[1-9][0-9]*"
VALUES = {
    "Date": DATE,
    "EventDate": DATE,
    "MatchDate": DATE,
    "Site": r"\?|(?:\S.* )?[A-Z]{3}",
    "Round": r"[-‐]|[0-9]+(?:\.[0-9]+)*",
    "Result": r"[3][-‐]0|2[-‐]1|1[-‐]1|1[-‐]2|0[-‐]3|\*",
    "Lang": r"[a-z]{2,3}",
    "Termination": r"abandoned|rules infraction|time forfeit|death|emergency",
    "Mode": r"OTB|ICS|TC|EM|BBS",
    "WhiteType": r"human|program",
    "BlackType": r"human|program",
    "TimeControl": rf"\?|[-‐]|{COUNT}/{COUNT}|{COUNT}|{COUNT}\+(?:0|{COUNT})|\*{COUNT}",
    "Id": r"[A-Za-z0-9À-ÖØ-öø-ɏ]+(?:[-‐][A-Za-z0-9?:]+)+",
    "Redefine": r"FAN|[A-Z]@[A-Z](?:, [A-Z]@[A-Z])*",
}


def variant(game):
    """The variant with a plain apostrophe."""
    return game.value("Variant").replace("’", "'")


def position_value(game):
    """The value of the PDTL tag, under its present or its old name."""
    return game.value("PDTL") or game.value("TLPD")


def meant_position_value(game):
    """The value of a tag with another name that contains a position: the name is misspelt."""
    return next((tag.value for tag in game.tags if tag.value.startswith("/") and ":" in tag.value), None)


def check_tags(game):
    """Raises Fault if a tag breaks the format."""
    names = [tag.name for tag in game.tags]
    if variant(game) not in ("C'escacs", "Grand C'escacs"):
        raise Fault("coherent", game.tags[0].begin, "another variant")
    for tag in game.tags:
        values = [other.value for other in game.tags if other.name == tag.name]
        if len(values) > 1 and (tag.name not in MAY_REPEAT or values.count(tag.value) > 1):
            raise Fault("coherent", tag.begin, f"{tag.name} is there twice")
        if tag.name in VALUES and not re.fullmatch(VALUES[tag.name], tag.value):
            raise Fault("coherent", tag.begin, f"{tag.name} has no such value")
        if VALUES.get(tag.name) == DATE:
            _check_day(tag)
    _check_roster(game, names)


def _check_roster(game, names):
    for name, stand_in in STAND_INS.items():
        if stand_in in names and name not in names and name + "Alias" not in names:
            raise Fault("coherent", None, f"{name}Alias is missing")
    if "Event" in names:
        for name in GAME_ROSTER:
            if name not in names and STAND_INS.get(name) not in names:
                raise Fault("coherent", None, f"{name} is missing")
    elif "Id" not in names or "Annotator" not in names:
        raise Fault("coherent", None, "Event, or Id and Annotator, are missing")
    if re.match(r"[A-Za-z0-9]+[-‐]A[0-9]", game.value("Id") or "") and "AnnotatorId" not in names:
        raise Fault("coherent", None, "AnnotatorId is missing")


def _check_day(tag):
    year, month, day = re.split("[-‐]", tag.value)
    months = [n for n in range(1, 13) if re.fullmatch(month.replace("?", "."), f"{n:02}")]
    years = [int(year)] if year.isdigit() else [2000]  # a year with the most days, if unknown
    for each in months:
        days = calendar.monthrange(years[0] or 2000, each)[1]
        if any(re.fullmatch(day.replace("?", "."), f"{n:02}") for n in range(1, days + 1)):
            return
    raise Fault("coherent", tag.begin, "no day of the calendar")


def letters(game):
    """The names of pieces: {"white": {written: piece}, "black": …, "position": {written: (piece, side)}}.

    Letters and symbols that the Redefine tag replaces are tolerated, so they still name pieces.
    """
    names = {row[0]: piece for piece, row in board.PIECES.items()}
    value = game.value("Redefine") or ""
    if value == "FAN":
        names = dict(board.BY_LETTER)
    for new, old in re.findall("(.)@(.)", value):
        piece = board.BY_LETTER.get(new)
        if not piece or board.PIECES[piece][0] != old or new == old or old not in names:
            raise Fault("coherent", None, f"{new}@{old} is no replacement")
        del names[old]
        names[new] = piece
    position = {letter: (piece, "white") for letter, piece in names.items()}
    position |= {letter.lower(): (piece, "black") for letter, piece in names.items()}
    neutral = {symbol: piece for symbol, (piece, side) in board.BY_SYMBOL.items() if side == "white"}
    symbols = {symbol: piece for symbol, (piece, _) in board.BY_SYMBOL.items()}
    return {"white": names | neutral, "black": names | symbols, "position": position | board.BY_SYMBOL}
