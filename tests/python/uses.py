"""How the package is used, for a check of its types. It is not run."""

from pathlib import Path
from typing import Dict, List, Optional

import ctlpgn


def count_first_moves(path: Path) -> Dict[str, int]:
    counts: Dict[str, int] = {}
    for game in ctlpgn.read(path, "pgn", level="legal"):
        if game.moves and game.moves[0].san is not None:
            counts[game.moves[0].san] = counts.get(game.moves[0].san, 0) + 1
    return counts


def clocks(game: ctlpgn.Game) -> List[Optional[float]]:
    return [ply.clock for ply in game.moves]


def codes(text: str) -> List[str]:
    return [found.code for found in ctlpgn.lint(text, ignore=["GT"]) if found.fix is None or not found.fix.safe]


def written(game: ctlpgn.Game) -> str:
    try:
        return ctlpgn.format(game.text)
    except ctlpgn.FaultyGames as error:
        return error.text if error.diagnostics else ctlpgn.fix(game.text).text


def replies(game: ctlpgn.Game) -> List[str]:
    found: List[str] = []
    for ply in game.moves:
        for variation in ply.variations:
            found += [each.text for each in variation.moves[1:] if each.text]
        if ply.capture is not None and ply.capture.piece == "queen":
            found += ctlpgn.legal_moves(ply)
    return found


def share_of_white(paths: List[Path]) -> float:
    table = ctlpgn.table(paths, ["result", "WhiteElo"], jobs=0)
    return table.lists()["result"].count("1-0") / table.rows
