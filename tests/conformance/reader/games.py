"""The syntax: a file is games, a game is tags, moves with comments and variations, a result, closing comments."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from comments import read_comment
from faults import Fault
from plies import Ply, read_ply
from positions import check_shape

TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\\n\r]|\\["\\])*)"\](?=[ \t]*(?:\r?\n|\Z))')
NUMBER = re.compile(r"(?:(1)\?|([1-9][0-9]*)\.) ")
ELLIPSIS = re.compile(r"…|\.\.\.")
RESULT = re.compile(r"(?:(3[-‐]0|2[-‐]1|1[-‐]1|1[-‐]2|0[-‐]3)|\*)(?=[ \t]*(?:\r?\n|\Z))")
LABEL = re.compile(r"[ \t]*\$\[([1-9][0-9]*)\]")
BLANKS = re.compile(r"[ \t\r\n]*")
IGNORED = re.compile(r"[ \t\r\n]*[ \t.]*")  # dots are on the same line as the next part
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\r(?!\n)|\A\ufeff")


@dataclass
class Tag:
    """A tag pair; the value is unescaped."""

    name: str
    value: str
    begin: int
    end: int


@dataclass
class Move:
    """A number with one ply or two, and what comes after them."""

    number: int
    unknown: bool
    begin: int
    white: Ply | None = None
    black: Ply | None = None
    ellipsis: bool = False
    comments: list = field(default_factory=list)
    variations: list = field(default_factory=list)

    def replaces(self, other):
        """The ply that this move, the first of a variation, replaces in another move; None if there is none."""
        repeats = self.white and other.white and self.white.same_as(other.white) and self.black
        return other.white if self.white and not repeats else other.black

    def plies(self):
        """The written ones."""
        return [ply for ply in (self.white, self.black) if ply]


@dataclass
class Line:
    """A line of play: the main line, or a variation."""

    begin: int
    end: int = 0
    label: int | None = None
    comments: list = field(default_factory=list)
    moves: list = field(default_factory=list)
    variations: list = field(default_factory=list)  # before the first move


@dataclass
class Game:
    """A game; its main line has the comments before the first move."""

    tags: list
    main: Line
    result: str = ""
    result_span: tuple | None = None
    closing: list = field(default_factory=list)

    def value(self, name):
        """The value of the first tag of a name, None if there is none."""
        return next((tag.value for tag in self.tags if tag.name == name), None)


class Games:
    """Reads text from front to back; the first fault ends it."""

    def __init__(self, text):
        self.text = text
        self.at = 0
        self.plies = 0
        bad = CONTROL.search(text)
        if bad:
            self.fail("a character that no text should have", bad.start())

    def fail(self, why, at=None):
        """Gives up."""
        raise Fault("syntax", self.at if at is None else at, why)

    def match(self, pattern):
        """Skips a match here, if there is one."""
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def ignored(self):
        """Skips spaces, line ends and dots, and returns them."""
        return self.match(IGNORED)[0]

    def here(self):
        """The next character, empty at the end."""
        return self.text[self.at : self.at + 1]

    def line_before(self):
        """The text before this place on its line."""
        return self.text[self.text.rfind("\n", 0, self.at) + 1 : self.at]

    def read(self):
        """All games."""
        games = []
        self.match(BLANKS)
        while self.at < len(self.text):
            games.append(self.game())
        return games

    def game(self):
        """A game, from its Variant tag to the next one."""
        self.plies = 0
        game = Game(self.tags(), Line(self.at))
        self.items(game.main)
        self.check_ends(game.main)
        self.result(game)
        while True:
            ignored = self.ignored()
            if self.here() != "{":
                break
            game.closing.append(self.comment())
        if self.here() not in ("", "[") or "." in ignored:
            self.fail("something comes after the result")
        return game

    def tags(self):
        """The tags, each on its own line."""
        tags = []
        while self.here() == "[":
            if self.line_before():
                self.fail("a tag begins its line")
            begin = self.at
            found = self.match(TAG)
            if not found:
                self.fail("this is no tag")
            tags.append(Tag(found[1], re.sub(r"\\(.)", r"\1", found[2]), begin, self.at))
            if found[1] in ("PDTL", "TLPD"):
                check_shape(tags[-1].value, begin)
            self.match(BLANKS)
        if not tags or tags[0].name != "Variant" or [tag.name for tag in tags].count("Variant") > 1:
            self.fail("a game begins with its only Variant tag")
        return tags

    def items(self, line):
        """The parts of a line of play, until something else comes."""
        while True:
            ignored = self.ignored()
            here = self.here()
            last = line.moves[-1] if line.moves else line
            if here == "{":
                last.comments.append(self.comment())
            elif here == "(":
                last.variations.append(self.variation())
            elif here.isdigit() and here.isascii() and not self.at_result():
                line.moves.append(self.move())
            elif "." in ignored and here != ")" and not self.at_result():
                self.fail("dots belong before a number, a parenthesis or a comment")
            else:
                return

    def check_ends(self, line):
        """After an end mark, the number 1 would begin a game without tags."""
        for move, following in zip(line.moves, line.moves[1:]):
            ended = any(ply.last or ply.check == "mate" for ply in move.plies())
            if ended and following.number == 1:
                self.fail("a game begins with its Variant tag", following.begin)

    def at_result(self):
        """Whether a result is here, alone on its line."""
        return RESULT.match(self.text, self.at) and not self.line_before().strip(" \t.")

    def result(self, game):
        """The result."""
        if not self.at_result():
            self.fail("expected a move or the result on its own line")
        begin = self.at
        game.result = self.match(RESULT)[0].replace("‐", "-")
        game.result_span = (begin, self.at)

    def comment(self):
        """A comment, which shares its lines with nothing else."""
        if self.line_before().strip(" \t."):
            self.fail("a comment begins its line")
        comment = read_comment(self.text, self.at)
        self.at = comment.end
        if not re.compile(r"[ \t]*(?:\r?\n|\Z)").match(self.text, self.at):
            self.fail("a comment ends its line")
        return comment

    def variation(self):
        """A variation with its parentheses."""
        line = Line(self.at)
        self.at += 1
        label = self.match(LABEL)
        if label:
            line.label = int(label[1])
        self.items(line)
        if self.here() != ")":
            self.fail("expected a move or the end of the variation")
        if not line.moves:
            self.fail("the variation is empty")
        for move in line.moves:
            if any(ply.last for ply in move.plies()):
                self.fail("a colon ends the game, not a variation", move.begin)
        self.at += 1
        line.end = self.at
        return line

    def move(self):
        """A move: its number and one or two plies."""
        begin = self.at
        found = self.match(NUMBER)
        if not found:
            self.fail("expected a move number, a dot and a space")
        move = Move(int(found[1] or found[2]), bool(found[1]), begin)
        if self.match(ELLIPSIS):
            move.ellipsis = True
        else:
            move.white = self.ply("white")
        if self.text.startswith(", ", self.at):
            self.at += 2
            move.black = self.ply("black")
        elif move.ellipsis:
            self.fail("expected a comma and Black's ply")
        glued = self.here().isdigit() and not self.text[self.at - 1].isdigit()
        if self.here() not in ("", " ", "\t", "\r", "\n", ".", "(", ")") and not glued:
            self.fail("expected a space after the ply")
        return move

    def ply(self, side):
        """A ply with its rating and marks."""
        ply = read_ply(self.text, self.at, side)
        if not ply:
            self.fail("this is no ply")
        ply.identity = self.plies
        self.plies += 1
        self.at = ply.end
        return ply
