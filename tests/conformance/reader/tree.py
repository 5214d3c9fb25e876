"""The tree as JSON, in the shape that docs/json.md describes."""

import board
import tags
from plies import NAGS


class Tree:
    """Writes games; spans are offsets in bytes, so it knows the text."""

    def __init__(self, text):
        self.bytes_before = [0]
        for character in text:
            self.bytes_before.append(self.bytes_before[-1] + len(character.encode()))

    def span(self, thing):
        """Offsets of something with a begin and an end."""
        return [self.bytes_before[thing.begin], self.bytes_before[thing.end]]

    def document(self, games):
        """All games; `games` has pairs of a game and its initial position."""
        return {
            "schemaVersion": "1.1",
            "format": "ctl-pgn",
            "games": [self.game(index, *each) for index, each in enumerate(games, 1)],
        }

    def game(self, index, game, initial):
        """A game."""
        shown = {
            "index": index,
            "variant": tags.variant(game),
            "tags": [{"name": t.name, "value": t.value, "span": self.span(t)} for t in game.tags],
            "initial": initial,
            "comments": self.comments(game.main.comments),
            "moves": [self.move(move) for move in game.main.moves],
            "variations": [self.variation(each, None) for each in game.main.variations],
            "result": game.result,
            "resultSpan": [self.bytes_before[at] for at in game.result_span],
            "closingComments": self.comments(game.closing),
        }
        return _without_empty(shown, keep=("tags", "moves"))

    def move(self, move):
        """A move with what hangs on it."""
        return _without_empty({
            "number": move.number,
            "numberUnknown": move.unknown,
            "white": move.white and self.ply(move.white, 2 * move.index),
            "black": move.black and self.ply(move.black, 2 * move.index + 1),
            "comments": self.comments(move.comments),
            "variations": [self.variation(each, move) for each in move.variations],
            "span": self.span(move),
        })

    def variation(self, line, move):
        """A variation behind a move, or behind none."""
        return _without_empty(
            {
                "label": line.label,
                "replaces": line.moves[0].replaces(move),
                "comments": self.comments(line.comments),
                "moves": [self.move(move) for move in line.moves],
                "variations": [self.variation(each, None) for each in line.variations],
                "span": self.span(line),
            },
            keep=("moves",),
        )

    def ply(self, ply, identity):
        """A ply."""
        shown = {
            "text": ply.text,
            "piece": ply.piece,
            "from": ply.origin,
            "to": ply.target,
            "promotion": ply.promotion,
            "check": ply.check,
            "drawOffer": ply.offer,
            "end": ply.last,
            "span": self.span(ply),
        }
        if ply.sign:
            capture = {"kind": ply.capture_kind(), "piece": ply.taken, "at": ply.taken_at()}
            if ply.sign == "@@":
                capture["crossing"] = "first"
            shown["capture"] = _without_empty(capture)
        if ply.castling:
            steps = [{"from": home, "to": to} for home, to in board.castling_steps(ply.castling, ply.side)]
            shown["castling"] = {"name": ply.castling, "king": steps[0], "rooks": steps[1:]}
        if ply.glyph:
            shown["rating"] = {"glyph": ply.glyph, "nag": NAGS[ply.glyph]}
        return {"id": identity, **_without_empty(shown)}

    def comments(self, comments):
        """Comments."""
        return [
            _without_empty(
                {
                    "player": each.player,
                    "generated": each.generated,
                    "text": each.text,
                    "references": [self.reference(reference) for reference in each.references],
                    "span": self.span(each),
                },
                keep=("text",),
            )
            for each in comments
        ]

    def reference(self, reference):
        """A reference with its target."""
        return _without_empty({
            "kind": reference.kind,
            "text": reference.text,
            **reference.parts,
            "target": reference.target,
            "span": self.span(reference),
        })


def _without_empty(shown, keep=()):
    return {name: value for name, value in shown.items() if name in keep or value not in (None, "", [], False)}
