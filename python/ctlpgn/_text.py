"""Functions from a text to a text, or to what is found in it."""

from __future__ import annotations

import json
import os
from typing import Any, Dict, Iterable, List, NamedTuple, Optional, Tuple, Union

from . import _ctlpgn
from ._values import Diagnostic, FaultyGames, Unwritten, diagnostics_of

Text = Union[str, bytes, "os.PathLike[str]"]
"""A text, its bytes in any encoding, or the path of its file. A str is always a text, never a path."""


class Fixed(NamedTuple):
    """A text that was fixed, and how often each code was."""

    text: str
    counts: Dict[str, int]


def bytes_of(text: Text) -> bytes:
    if isinstance(text, str):
        return text.encode("utf-8", "surrogateescape")
    if isinstance(text, bytes):
        return text
    with open(text, "rb") as file:
        return file.read()


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (str, int)):
        return str(value)
    return "\n".join(value)


def _camel_case(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(each.capitalize() for each in others)


def ask(action: str, text: Text, **options: Any) -> Tuple[str, str]:
    """The answer to a request of docs/c.md, in its two parts. Options that are None are left out."""
    words = {_camel_case(name): _word(value) for name, value in options.items() if value is not None}
    answer, notes = _ctlpgn.answer(action, bytes_of(text), words)
    # Bytes that are not UTF-8 are kept.
    return answer.decode("utf-8", "surrogateescape"), notes.decode("utf-8", "surrogateescape")


def lint(
    text: Text,
    *,
    notation: Optional[str] = None,
    level: Optional[str] = None,
    profile: Optional[str] = None,
    select: Optional[Iterable[str]] = None,
    extend_select: Optional[Iterable[str]] = None,
    ignore: Optional[Iterable[str]] = None,
    fixes: bool = True,
    boards: bool = False,
) -> List[Diagnostic]:
    """What is wrong with a text, in its order.

    notation: 'pgn', 'ctl-pgn', 'xiangqi' or 'diplomat'; by default the text decides
    level: how much is checked: 'syntax', 'coherent' (with the board) or 'legal', the default
    profile: what the games are checked for, such as 'export'
    select, extend_select, ignore: codes, beginnings of codes, or names, as in docs/lint.md
    fixes: whether diagnostics say how they can be fixed
    boards: whether those about a ply have a drawing of the position
    """
    answer, _ = ask("lint", text, notation=notation, level=level, profile=profile, select=select,
                    extend_select=extend_select, ignore=ignore, fixes=fixes, boards=boards)
    return diagnostics_of(json.loads(answer))


def fix(
    text: Text,
    *,
    unsafe: bool = False,
    notation: Optional[str] = None,
    level: Optional[str] = None,
    profile: Optional[str] = None,
    select: Optional[Iterable[str]] = None,
    extend_select: Optional[Iterable[str]] = None,
    ignore: Optional[Iterable[str]] = None,
) -> Fixed:
    """The text with all safe fixes, or with unsafe ones as well, and how often each code was fixed.

    The other arguments are those of lint(). A text in another encoding becomes UTF-8. To write the result:
    `path.write_bytes(fixed.text.encode("utf-8", "surrogateescape"))`.
    """
    answer, notes = ask("fix", text, unsafe=unsafe, notation=notation, level=level, profile=profile, select=select,
                        extend_select=extend_select, ignore=ignore)
    return Fixed(answer, json.loads(notes))


def _unwritten(notes: str) -> List[Unwritten]:
    found = []
    for line in notes.split("\n"):
        note = json.loads(line) if line else {"fixed": {}}
        if "fixed" not in note:
            found.append(Unwritten(note["game"], note.get("doubt"), diagnostics_of(note["diagnostics"])))
    return found


def _written(answer: str, notes: str, keep: bool, what: str) -> str:
    games = _unwritten(notes)
    if keep or not games:
        return answer
    first = games[0]
    why = first.doubt or (str(first.diagnostics[0]) if first.diagnostics else "it cannot be written")
    others = f", and {len(games) - 1} more" if len(games) > 1 else ""
    raise FaultyGames(f"game {first.game}{others} cannot be {what}: {why}", answer, games)


def format(
    text: Text,
    *,
    keep_faulty: bool = False,
    force: bool = False,
    notation: Optional[str] = None,
    letters: Optional[str] = None,
    moves: Optional[str] = None,
    ascii: bool = False,
    typographic_hyphens: bool = False,
    indent: Optional[str] = None,
    width: Optional[int] = None,
    reflow: bool = False,
) -> str:
    """The text in its canonical form (docs/format.md).

    Raises FaultyGames if games stay as they are because they are faulty; the exception has the text and what is wrong.

    keep_faulty: such games stay as they are, and nothing is raised
    force: games are written as far as they are understood
    letters, moves, ascii, typographic_hyphens, indent ('dots', 'spaces', 'none'), width, reflow: as for `ctlpgn fmt`
    """
    answer, notes = ask("format", text, force=force, notation=notation, letters=letters, moves=moves, ascii=ascii,
                        typographic_hyphens=typographic_hyphens, indent=indent, width=width, reflow=reflow)
    return _written(answer, notes, keep_faulty, "formatted")


def convert(
    text: Union[Text, Dict[str, Any]],
    *,
    omit_faulty: bool = False,
    from_json: bool = False,
    notation: Optional[str] = None,
    letters: Optional[str] = None,
    moves: Optional[str] = None,
    edition: Optional[str] = None,
    ascii: bool = False,
    typographic_hyphens: bool = False,
    indent: Optional[str] = None,
    width: Optional[int] = None,
) -> str:
    """The games of a text in another form of their notation, or games of JSON as text (docs/convert.md).

    Games with faults whose meaning is clear are fixed first. Raises FaultyGames if others must be left out; the exception
    has the text without them and what is wrong.

    text: games, or with from_json JSON; a dictionary is JSON as Game.json() returns it
    omit_faulty: such games are left out, and nothing is raised
    letters: names of pieces: 'FAN', 'UCI', 'de', ...
    moves: a form of moves, as for `ctlpgn convert`
    """
    if isinstance(text, dict):
        text, from_json = json.dumps(text), True
    answer, notes = ask("convert", text, from_json=from_json, notation=notation, letters=letters, moves=moves,
                        edition=edition, ascii=ascii, typographic_hyphens=typographic_hyphens, indent=indent, width=width)
    return _written(answer, notes, omit_faulty, "converted")


def guess(text: Text) -> Tuple[Optional[str], str]:
    """The likeliest notation of a text, or None; and how likely: 'none', 'possible', 'probable' or 'certain'."""
    answer = json.loads(ask("guess", text)[0])
    return answer.get("notation"), answer["likeness"]


def notations() -> List[Dict[str, Any]]:
    """What is known of each notation: name, title, extension, dialects, letters, moves, editions, profiles, initial."""
    found: List[Dict[str, Any]] = json.loads(ask("notations", "")[0])
    return found
