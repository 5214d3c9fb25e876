"""The time of commands grows no faster than hostile texts of every notation. Usage: growth_test.py PROGRAM"""

import dataclasses
import itertools
import unittest

from growth_support import GrowthTest

BYTES = 32 << 10
LINTING = ("lint", "--output-format", "json-lines")
FIXING = ("lint", "--diff", "--unsafe-fixes")
OTHERS = (("fmt", "--quiet"), ("json", "--positions", "--quiet"), ("convert", "--quiet"))


@dataclasses.dataclass
class Notation:
    """Samples of its games."""

    head: str
    moves: str
    ply: str  # one that can be repeated any number of times, though not played
    excuse: str  # a suppression
    more: dict = dataclasses.field(default_factory=dict)  # kinds for this notation only


# A kind: the beginning of a text, and a part that is repeated up to the size; {n} counts. Some have a third part,
# which is repeated equally often after that.
MISSING = ("{moves}($[1] {ply})\n{{ ", "#1.1000000{n} ")
NOTATIONS = {
    "ctl-pgn": Notation(
        "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n", "1. G7-G13, E21-E17\n", "E7-E13",
        "{: lint-ignore[S003, B003]: so }",
        more={"references to missing variations": MISSING, "comments on one ply": ("{moves}", "{{ @W: a }}\n"),
              "labels": ("{moves}", "($[{n}] 1. {ply})\n"),
              "comments on one line": ("- ", "{n}. G7-G13, E21-E17 {{a}} ({n}. {ply}) ")}),
    "pgn": Notation(
        '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n', "1. e4 e5 ", "Ke2",
        "{: lint-ignore[GM001]: so }",
        more={"damaged plies": ("", "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Hb8 "),
              "games beyond repair": ("", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 b6 c8 c6 d1 f8 g6 e8 f1 e4 c1 *\n\n[Event \"?\"]\n\n")}),
    "diplomat": Notation('[Variant "Diplomat"]\n\n', "1. Ha3, Hh3\n", "Ka9", "{: lint-ignore[DM001]: so }",
                         more={"without commas": ("", "{n}. Ha3 Hh3\n")}),
    "xiangqi": Notation(
        "FORMAT WXF\nGAME 1\n", "START{\n1. C2.5 H8+7\n", "C2.9", "/* : lint-ignore[XM001]: so */",
        more={"closing braces": ("{moves}", "}}\n"), "unclosed comments of C": ("{moves}", "/* and ")}),
}
KINDS = {
    "empty variations": ("{moves}", "()"),
    "nests": ("{moves}", "(", ")"),
    "variations": ("{moves}", "(1. {ply})\n"),
    "numbers alone": ("{moves}", "1.\n"),
    "unclosed comments": ("{moves}", "{{ and "),
    "unclosed quotes": ("", '[White "Puig\n'),
    "unclosed tags": ("", '[White "Puig" '),
    "rating signs that rise": ("{moves}", "${n} "),
    "ill moves": ("", "{n}. {ply}, {ply}\n"),
    "excuses": ("{moves}", "{n}. {ply}, {ply} {excuse}\n"),
    "moves with no-break spaces": ("", "{n}.\u00A0{ply},\u00A0{ply}\u00A0"),
}
# Misplaced signs in a row. They are fixed, which includes that they are linted, and one of the other commands reads
# each.
STRAY = ("=", "[", '"', "] ", ":\n", "$", "} ", "1,", "\r\n", "\u00A0", "(1)", "a ", "1-", "{} ", "é”", "(", ")", "\r", "()",
         "[A \"b\"]\n", "{\n")


# Games that can have any number of moves, of which the last one is cut.
LONG_GAMES = {
    "ctl-pgn": ('[Variant "C\'escacs"]\n[Id "Cescacs-P01"]\n[PDTL "/27:1k/17:4p3/1:1K/ w -- - 0 1"]\n\n',
                ("KG1-H2, KG27-H26", "KH2-G1, KH26-G27"), "K :\n*\n"),
    "pgn": ("", ("Nf3 Nf6", "Ng1 Ng8"), "N *\n"),
    "xiangqi": ("FORMAT AXF\nGAME 1\nSTART{\n", ("R1+1 R9+1", "R1-1 R9-1"), "R\n}\n"),
}


def long_game(name, count):
    head, moves, cut = LONG_GAMES[name]
    return (head + "".join(f"{n}. {moves[(n - 1) % 2]}\n" for n in range(1, count + 1)) + f"{count + 1}. {cut}").encode()


def made(notation, kind, size):
    """A text of some such number of bytes."""
    before, unit, *closing = kind
    words = {"moves": notation.moves, "ply": notation.ply, "excuse": notation.excuse}
    count = size // len(unit.format(n=1, **words))
    text = [notation.head, before.format(**words)]
    text += (unit.format(n=n, **words) for n in range(1, count + 1))
    text += (each * count for each in closing)
    return "".join(text).encode()


class Growth(GrowthTest):
    def check_notation(self, name):
        notation = NOTATIONS[name]
        stray = {repr(sign): ("{moves}", sign.replace("{", "{{").replace("}", "}}")) for sign in STRAY}
        others = dict(zip(stray, itertools.cycle(OTHERS)))
        for kind, parts in {**KINDS, **stray, **notation.more}.items():
            for command in (FIXING, others[kind] if kind in others else LINTING):
                with self.subTest(kind, command=command):
                    self.check_growth(lambda size: made(notation, parts, size), BYTES, *command, "--notation", name)

    def test_games_of_many_moves(self):
        for name in LONG_GAMES:
            with self.subTest(name):
                self.check_growth(lambda count, name=name: long_game(name, count), 6000, *FIXING, "--notation", name)

    def test_ctl_pgn(self):
        self.check_notation("ctl-pgn")

    def test_pgn(self):
        self.check_notation("pgn")

    def test_diplomat(self):
        self.check_notation("diplomat")

    def test_xiangqi(self):
        self.check_notation("xiangqi")


if __name__ == "__main__":
    unittest.main()
