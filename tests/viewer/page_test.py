"""The page that `ctlpgn html` writes, as text. Usage: page_test.py PROGRAM SOURCE-FOLDER"""

import base64
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
from html.parser import HTMLParser

from hostile import HOSTILE

PROGRAM, SOURCE = (pathlib.Path(p).resolve() for p in (sys.argv.pop(1), sys.argv.pop(1)))
CORPUS = PROGRAM.parent / "corpus"  # as single files

class Parts(HTMLParser):
    """The elements of a page with what is in them."""

    def __init__(self, text):
        super().__init__()
        self.elements = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.elements.append([tag, dict(attributes), ""])

    def handle_endtag(self, _):
        self.elements.append(["", {}, ""])

    def handle_data(self, data):
        if self.elements:
            self.elements[-1][2] += data

    def all(self, tag):
        return [(attributes, text) for name, attributes, text in self.elements if name == tag]


def page_of(*files, status=(0, 1)):
    done = subprocess.run([str(PROGRAM), "html", *map(str, files)], capture_output=True)
    assert done.returncode in status, done.stderr
    return done.stdout.decode()


class PageTest(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def hostile(self):
        file = self.folder / "<img src=x onerror=alert(1)>\"'&.pgn"
        file.write_text(HOSTILE)
        return page_of(file)

    def test_nothing_in_a_game_becomes_an_element(self):
        usual = [name for name, *_ in Parts(page_of(CORPUS / "pgn/spec/2-3-sample-game.pgn")).elements]
        self.assertEqual([name for name, *_ in Parts(self.hostile()).elements], usual)

    def test_the_policy_allows_the_script_and_the_sheet_alone(self):
        parts = Parts(self.hostile())
        policy = next(a["content"] for a, _ in parts.all("meta") if a.get("http-equiv") == "Content-Security-Policy")
        digest = lambda text: base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe", policy)
        code = [text for a, text in parts.all("script") if a.get("type") == "module"]
        self.assertEqual(len(code), 1)
        self.assertIn(f"script-src 'sha256-{digest(code[0])}';", policy)
        self.assertIn(f"style-src 'sha256-{digest(parts.all('style')[0][1])}';", policy)
        self.assertFalse([a for _, a, _ in parts.elements if any(k.startswith("on") or k in ("src", "href", "style") for k in a)])

    def test_the_script_makes_no_markup(self):
        code = "".join(f.read_text() for f in (SOURCE / "src/viewer").glob("*.js"))
        self.assertLess(len(code.encode()), 60_000)
        for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "fetch(", "XMLHttp", "http:"):
            self.assertNotIn(word, code.replace("http://www.w3.org/2000/svg", ""))

    def test_the_data_are_the_json_of_the_games(self):
        for name in ("ctl_pgn/valid/variations/labelled-and-referred-to.ctl-pgn", "pgn/spec/2-3-sample-game.pgn"):
            file = CORPUS / name
            data = json.loads(next(t for a, t in Parts(page_of(file)).all("script") if a.get("id") == "games"))
            reported = json.loads(subprocess.run([str(PROGRAM), "json", "--lines", "--positions", str(file)], capture_output=True).stdout)
            game = data["games"][0]
            boards = game.pop("boards")
            self.assertEqual(game, reported)
            self.assertEqual(len(boards["initial"]), len(data["plans"][reported["format"]]["cells"]))

    def test_changes_lead_to_the_positions(self):
        file = CORPUS / "pgn/spec/2-3-sample-game.pgn"
        data = json.loads(next(t for a, t in Parts(page_of(file)).all("script") if a.get("id") == "games"))
        game = data["games"][0]
        letters = " PpNnBbRrQqKk"
        men = list(game["boards"]["initial"])
        for ply in game["moves"]:
            change = game["boards"]["changes"][ply["id"]]
            for place, man in zip(change[1::2], change[2::2]):
                men[place] = man
            board = re.sub(r"\d", lambda digit: " " * int(digit[0]), ply["position"].split()[0]).split("/")
            expected = "".join(reversed(board))
            self.assertEqual("".join(letters[max(0, m - 1)] for m in men), expected)


if __name__ == "__main__":
    unittest.main()
