"""Numbers, ends and variations of lines of play."""

from faults import Fault
import tags


def check_lines(game, position):
    """Raises Fault if the moves do not follow each other as their numbers say."""
    main = game.main
    if main.variations:
        raise Fault("coherent", main.variations[0].begin, "a variation before the first move")
    if main.moves:
        first = main.moves[0]
        if tags.position_value(game) and position:
            _check_start(first, position)
        _check_line(main, first.number)
        _check_end(game)
    if game.value("Result") is not None and game.value("Result").replace("‐", "-") != game.result:
        raise Fault("coherent", game.result_span[0], "the Result tag says another result")


def _check_start(first, position):
    if first.unknown != (position.number is None) or (position.number or first.number) != first.number:
        raise Fault("coherent", first.begin, "PDTL says another number")
    if (position.turn == "black") != first.ellipsis:
        raise Fault("coherent", first.begin, "PDTL says that the other player moves")


def _check_line(line, number):
    for expected, move in enumerate(line.moves, number):
        if move.number != expected or (move.unknown and move.begin != line.moves[0].begin):
            raise Fault("coherent", move.begin, f"expected the number {expected}")
        if move.ellipsis and move is not line.moves[0]:
            raise Fault("coherent", move.begin, "only the first move may begin with Black's ply")
        if not move.black and move is not line.moves[-1]:
            raise Fault("coherent", move.begin, "Black's ply is missing")
        if any(ply.check == "mate" for ply in move.plies()[:-1]):
            raise Fault("coherent", move.begin, "moves after mate")
        if move.plies()[-1].check == "mate" and move is not line.moves[-1]:
            raise Fault("coherent", move.begin, "moves after mate")
        _check_variations(move)


def _check_variations(move):
    labels = [line.label for line in move.variations if line.label is not None]
    if len(labels) > len(set(labels)):
        raise Fault("coherent", move.begin, "two variations have one label")
    for line in move.variations:
        first = line.moves[0]
        if line.variations:
            raise Fault("coherent", line.begin, "a variation before the first move")
        if first.number != move.number or (first.unknown and not move.unknown):
            raise Fault("coherent", first.begin, f"the variation replaces move {move.number}")
        if first.white and not move.white:
            raise Fault("coherent", first.begin, "the variation replaces nothing")
        _check_line(line, move.number)


def _check_end(game):
    plies = [ply for move in game.main.moves for ply in move.plies()]
    last = plies[-1]
    for ply in plies:
        if ply.last and ply is not last:
            raise Fault("coherent", ply.begin, "the game ends before its last ply")
    if not last.last and last.check != "mate":
        raise Fault("coherent", last.begin, "the last ply has no end mark")
    if last.check == "mate" and game.result != ("3-0" if last.side == "white" else "0-3"):
        raise Fault("coherent", game.result_span[0], "who mates wins")
    if last.offer and game.result not in ("1-1", "*"):
        raise Fault("coherent", game.result_span[0], "a draw was offered")
