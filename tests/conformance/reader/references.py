"""Where references to moves and variations lead."""

from faults import Fault


class Chain:
    """A line of play with its enclosing lines, innermost first."""

    def __init__(self, line, after=None, parent=None):
        self.line = line
        self.after = after  # the move of the parent's line that it comes after
        self.parent = parent

    def move(self, number, own_only=False):
        """The move with a number in this line, or in an enclosing line up to where this one branches off; with its
        line."""
        for move in self.line.moves:
            if move.number == number:
                return move, self
        if own_only or not self.parent or number > self.after.number:
            return None, self
        return self.parent.move(number)

    def path(self):
        """The variations that lead here, the outermost first."""
        if not self.parent:
            return []
        step = {"number": self.after.number}
        if self.line.label is not None:
            step["variation"] = self.line.label
        return [*self.parent.path(), step]


def resolve(game):
    """Gives references their targets; returns a Fault for each that leads nowhere."""
    return [*_resolve_line(Chain(game.main)), *_resolve_comments(game.closing, Chain(game.main), None)]


def _resolve_line(chain):
    yield from _resolve_comments(chain.line.comments, chain, None)
    for move in chain.line.moves:
        yield from _resolve_comments(move.comments, chain, move)
        for variation in move.variations:
            yield from _resolve_line(Chain(variation, move, chain))


def _resolve_comments(comments, chain, move):
    for comment in comments:
        written = {ply.side for ply in move.plies()} if move else None
        if move and comment.about and comment.about not in written:
            yield Fault("coherent", comment.begin, "the comment is on a ply that is not there")
        for reference in comment.references:
            if reference.kind in ("move", "variation"):
                reference.target = _target(reference, chain, move, comment.begin)
                if not reference.target:
                    yield Fault("coherent", reference.begin, "the reference leads nowhere")


def _target(reference, chain, own, place):
    """The target of a reference in a comment on a move, at a place; None if there is none."""
    parts = reference.parts
    where = chain
    steps = parts.get("path", [])[::-1]  # written innermost first
    if reference.kind == "variation":
        steps = [parts]
    for index, step in enumerate(steps):
        where = _variation(where, step, own, place) if index == 0 else _inner_variation(where, step)
        if not where:
            return None
    if reference.kind == "variation":
        move = where.line.moves[0]
    else:
        move, where = where.move(parts["number"], own_only=bool(steps))
    if not move or (not steps and move.begin > place):
        return None
    return _ply(move, where, parts.get("player"))


def _variation(chain, step, own, place):
    """The labelled variation of a move in this line or its enclosing lines.

    It comes before the comment, unless it is one of the move that the comment is on.
    """
    while chain:
        move, line = chain.move(step["number"])
        if not move or move.begin > place:
            return None
        found = _labelled(move, step["variation"])
        if found:
            return Chain(found, move, line) if found.begin < place or move is own else None
        chain = line.parent
    return None


def _inner_variation(chain, step):
    move, _ = chain.move(step["number"], own_only=True)
    found = _labelled(move, step["variation"]) if move else None
    return Chain(found, move, chain) if found else None


def _labelled(move, label):
    return next((line for line in move.variations if line.label == label), None)


def _ply(move, where, player):
    for ply in move.plies():
        if player in (None, ply.side):
            return _target_value(move, ply, where)
    if player == "white" and where.parent and move is where.line.moves[0]:
        # The variation begins with Black's ply: White's is that of the enclosing line.
        outer, line = where.parent.move(move.number)
        if outer and outer.white:
            return _target_value(outer, outer.white, line)
    return None


def _target_value(move, ply, where):
    target = {"id": ply.identity}
    if where.path():
        target["path"] = where.path()
    target["number"] = move.number
    return target
