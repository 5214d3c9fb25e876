"""The whole way from bytes to a verdict and a tree."""

import board
import lines
import references
import replay
import tags
from faults import Fault
from games import Games
from positions import read_position, write_position
from tree import Tree


def initial_of(game):
    """How the game begins: its position, None if it has no readable one, and its JSON."""
    named = tags.position_value(game)
    value = named or tags.meant_position_value(game)
    try:
        letters = tags.letters(game if value else _Plain())["position"]
        position, wrong = read_position(value or board.START, letters)
        shown = {"position": write_position(position), "turn": position.turn}
        number = position.number if value else _first_number(game)
        if number is not None:
            shown["number"] = number
        return position, shown, wrong if named else None
    except Fault as fault:
        return None, {"position": value, "turn": "white", "number": 1}, fault if named else None


def _first_number(game):
    """The number with which a game begins if nothing else gives it."""
    first = game.main.moves[0] if game.main.moves else None
    return first.number if first and not first.unknown else 1


class _Plain:
    """A game without tags: the start is written in standard letters."""

    @staticmethod
    def value(_name):
        """No tag is there."""
        return None


def check(game, position, position_fault, reference_faults):
    """Raises Fault if the game is not coherent."""
    tags.check_tags(game)
    letters = tags.letters(game)
    if position_fault:
        raise position_fault
    lines.check_lines(game, position)
    if reference_faults:
        raise reference_faults[0]
    if tags.variant(game) == "C'escacs":
        replay.check_plies(game, position, letters)


def read(data, level):
    """The verdict on some bytes, the tree if there is one, and why it is rejected."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        return "reject", None, str(error)
    try:
        games = Games(text).read()
    except Fault as fault:
        line = text.count("\n", 0, fault.at) + 1
        return "reject", None, f"line {line}: {fault.why}"
    why = None
    shown = []
    for game in games:
        position, initial, position_fault = initial_of(game)
        shown.append((game, initial))
        try:
            check(game, position, position_fault, references.resolve(game))
        except Fault as fault:
            why = why or fault.why
    verdict = "reject" if why and level == "coherent" else "accept"
    return verdict, Tree(text).document(shown), why
