"""Compares semantic tokens with the TextMate grammars in editors/vscode: both are made from the same rules.

    tokens_test.py PROGRAM

Every second valid file of the corpus is coloured here by the regular expressions of its TextMate grammar, as an editor does it;
what has a colour there must have the token of that colour.
"""

import json
import random
import re
import sys
import unittest
from pathlib import Path

from session import Session

PROGRAM = sys.argv.pop()
SOURCE = Path(__file__).parents[2]
CORPUS = Path(PROGRAM).resolve().parent / "corpus"  # as single files
NOTATIONS = {"ctl-pgn": "ctl_pgn", "pgn": "pgn", "diplomat": "diplomat", "xiangqi": "xiangqi"}

# By the first words of a scope; the longest that fits.
TOKENS = {
    "comment": "comment", "constant.language": "keyword", "constant.numeric": "number", "entity.name.label": "namespace",
    "entity.name.tag": "property", "keyword.control": "keyword", "keyword.operator": "operator",
    "keyword.other": "decorator", "markup": "string", "markup.inserted": "macro", "markup.underline.link": "macro",
    "punctuation": "operator", "storage.type": "type", "string": "string",
    "variable.language": "macro", "variable.other": "variable",
}


def token_of(scope):
    fitting = [each for each in TOKENS if f"{scope}.".startswith(f"{each}.")]
    return TOKENS[max(fitting, key=len)] if fitting else None


def compiled(expression):
    return re.compile(re.sub(r"\\x\{([0-9A-F]+)\}", lambda m: re.escape(chr(int(m[1], 16))), expression))


class Colours:
    """A TextMate grammar as editors use it, for a whole text at once."""

    def __init__(self, name):
        grammar = json.loads(SOURCE.joinpath("editors/vscode/syntaxes", f"{name}.tmLanguage.json").read_text("utf-8"))
        self.patterns = [self.pattern(each) for each in grammar["patterns"]]

    def pattern(self, said):
        made = {"scope": said["name"], "captures": {int(k): v["name"] for k, v in said.get("captures", {}).items()}}
        if "begin" in said:
            made.update(match=compiled(said["begin"]), end=compiled(said["end"]),
                        patterns=[self.pattern(each) for each in said["patterns"]])
        else:
            made["match"] = compiled(said["match"])
        return made

    def of(self, text):
        """The scope of each character; None where it has none."""
        scopes = [None] * len(text)
        self.colour(text, 0, self.patterns, None, scopes)
        return scopes

    def colour(self, text, at, patterns, end, scopes):
        while at < len(text):
            if end is not None and (found := end.match(text, at)):
                return found.end()
            for pattern in patterns:
                found = pattern["match"].match(text, at)
                if not found or found.end() == at:
                    continue
                first, at = at, found.end()
                if "end" in pattern:
                    at = self.colour(text, at, pattern["patterns"], pattern["end"], scopes)
                    for i in range(first, at):
                        scopes[i] = scopes[i] or pattern["scope"]
                    break
                scopes[first:at] = [pattern["scope"]] * (at - first)
                for number, scope in pattern["captures"].items():
                    begin, stop = found.span(number)
                    if begin >= 0:
                        scopes[begin:stop] = [scope] * (stop - begin)
                break
            else:
                at += 1
        return at


def tokens_of(session, uri, text):
    """The token of each character; None where it has none."""
    words = session.capabilities["semanticTokensProvider"]["legend"]["tokenTypes"]
    numbers = session.of("semanticTokens/full", uri)["data"]
    lines = re.split("\n|\r\n?", text)
    begins, at = [], 0
    for line in lines:
        begins.append(at)
        at += len(line) + (2 if text.startswith("\r\n", at + len(line)) else 1)
    result = [None] * len(text)
    line = character = 0
    for down, right, length, word, _ in zip(*[iter(numbers)] * 5):
        line, character = line + down, right if down else character + right
        units = 0
        for index, each in enumerate(lines[line]):
            if character <= units < character + length:
                result[begins[line] + index] = words[word]
            units += 2 if ord(each) > 0xFFFF else 1
    return result


def corpus(name):
    files = [each for each in sorted(CORPUS.joinpath(NOTATIONS[name], "valid").rglob("*"))
             if each.is_file() and each.suffix not in (".json", ".limits", ".diagnostics", ".md")]
    for path in files[::2]:
        try:
            text = path.read_bytes().decode()
        except UnicodeDecodeError:
            continue
        if len(text) < 20_000:
            yield path, text


class Tokens(unittest.TestCase):
    def test_tokens_are_those_of_the_grammar_for_editors(self):
        for name in NOTATIONS:
            colours = Colours(name)
            compared = 0
            with Session(PROGRAM) as s:
                for path, text in corpus(name):
                    uri = s.open(path.as_uri(), text, name)
                    got = tokens_of(s, uri, text)
                    for at, scope in enumerate(colours.of(text)):
                        wanted = token_of(scope) if scope else None
                        if wanted is None or text[at] in " \t\r\n":
                            continue
                        compared += 1
                        if got[at] != wanted:
                            line = text.count("\n", 0, at) + 1
                            self.fail(f"{path}:{line}: {text[at:at + 20]!r} is {got[at]}, not {wanted} ({scope})")
                    s.close(uri)
                    s.record.clear()
            self.assertGreater(compared, 1000, name)

    def test_what_is_tolerated_is_coloured_too(self):
        with Session(PROGRAM) as s:
            text = "[Variant \"C'escacs\"]\n\n1. G7–G13, E21-E17\n*\n"
            uri = s.open("file:///nowhere/game.ctl-pgn", text, "ctl-pgn")
            got = tokens_of(s, uri, text)
            self.assertEqual(got[text.index("G7"):text.index("G7") + 6],
                             ["variable"] * 2 + ["operator"] + ["variable"] * 3)

    def test_text_that_is_long_to_read_takes_no_long_time(self):
        chance = random.Random(3)
        with Session(PROGRAM) as s:
            for name in NOTATIONS:
                for part in ("1", "[", "[a \"", "{", "#1[", "a1", "(", ";", "%", "\"", "G7-", "車", "[%clk ", " "):
                    uri = s.open(f"file:///nowhere/long.{name}", part * (100_000 // len(part.encode())), name)
                    s.of("semanticTokens/full", uri)
                    mixed = "".join(chance.choice(part) + part for _ in range(2_000))
                    s.change(uri, mixed)
                    s.of("semanticTokens/full", uri)


if __name__ == "__main__":
    unittest.main()
