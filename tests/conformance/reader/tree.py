"""The tree as JSON, in the shape that docs/json.md describes."""

import board
import tags
from plies import NAGS


class Tree:
    """Writes games; it needs the text because spans are offsets in bytes."""

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
            "schemaVersion": "2.0",
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
            **self.annotations(game.main.comments, game.main.variations, None),
            "moves": self.moves(game.main),
            "result": game.result,
            "resultSpan": [self.bytes_before[at] for at in game.result_span],
            "closingComments": self.comments(game.closing, []),
        }
        return _without_empty(shown, keep=("tags", "moves", "variant"))

    def moves(self, line):
        """The plies of a line. Parts after a move belong to its last ply."""
        shown = []
        for move in line.moves:
            plies = [self.ply(ply) for ply in move.plies()]
            plies[0] = {**_without_empty({"number": move.number, "numberUnknown": move.unknown}), **plies[0]}
            plies[-1] |= self.annotations(move.comments, move.variations, move)
            shown += plies
        return shown

    def annotations(self, comments, variations, move):
        """The parts after a move, or before the first one."""
        return _without_empty({
            "comments": self.comments(comments, variations),
            "variations": [self.variation(each, move) for each in variations],
        })

    def variation(self, line, move):
        """A variation after a move, or after none."""
        replaced = line.moves[0].replaces(move) if move else None
        shown = _without_empty({"label": line.label})
        if replaced:
            shown["replaces"] = replaced.identity
        return {
            **shown,
            **self.annotations(line.comments, line.variations, None),
            "moves": self.moves(line),
            "span": self.span(line),
        }

    def ply(self, ply):
        """A ply."""
        shown = {
            "side": ply.side,
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
            shown["capture"] = _without_empty({"kind": ply.capture_kind(), "piece": ply.taken, "at": ply.taken_at()})
        if ply.castling:
            steps = [{"from": home, "to": to} for home, to in board.castling_steps(ply.castling, ply.side)]
            shown["castling"] = {"name": ply.castling, "king": steps[0], "rooks": steps[1:]}
        if ply.glyph:
            shown["nags"] = [NAGS[ply.glyph]]
        return {"id": ply.identity, **_without_empty(shown)}

    def comments(self, comments, variations):
        """Comments, with how many of the variations come before each."""
        return [
            _without_empty(
                {
                    "afterVariations": sum(line.begin < each.begin for line in variations),
                    "about": each.about,
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
        return _without_empty(
            {
                "kind": reference.kind,
                "text": reference.text,
                **reference.parts,
                "target": reference.target,
                "span": self.span(reference),
            },
            keep=reference.parts,
        )


def _without_empty(shown, keep=()):
    return {name: value for name, value in shown.items() if name in keep or value not in (None, "", [], False)}
