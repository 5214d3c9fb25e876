"""What editors show of documents: boards, meanings, lists, outlines, colours.

    reading_test.py PROGRAM
"""

import base64
import json
import re
import subprocess
import sys
import unittest
from pathlib import Path
from xml.etree import ElementTree

from session import CAPABILITIES, Session, ServerError, offset_of, span, with_edits

PROGRAM = sys.argv.pop()
URI = "file:///nowhere/game.ctl-pgn"
CHESS = "file:///nowhere/game.pgn"

# A labelled variation, another without a label, and references to both kinds of things.
GAME = """[Variant "C'escacs"]
[Id "Cescacs-P01"]
[Annotator "Cescacs"]

1. G7-G13, E21-E17 ?!
.($[2] 1. …, E21-E19)
{ @B: Careless: #1[#1.2]@B leaves ~E17 free; $6 says so of #1@B. See https://example.org/x. }
2. E7-E13, G21-G15 :
*
"""
PGN = """[Event "Casual game"]
[Site "Berlin"]
[Date "1910.01.01"]
[Round "1"]
[White "Anna"]
[Black "Bert"]
[Result "*"]

1. e4 e5 2. Nf3 $1 (2. f4 exf4
3. Nf3) 2... Nc6 3. Bb5 *

"""


def place(text, wanted, more=0, nth=0):
    """Line and character of the nth place of some text."""
    at = -1
    for _ in range(nth + 1):
        at = text.index(wanted, at + 1)
    at += more
    line = text.count("\n", 0, at)
    before = text[text.rfind("\n", 0, at) + 1:at]
    return line, sum(2 if ord(c) > 0xFFFF else 1 for c in before)


def texts(text, locations):
    return [text[offset_of(text, each["range"]["start"]):offset_of(text, each["range"]["end"])] for each in locations]


def sample_games():
    """A game of each notation."""
    for path in sorted(Path(__file__).parent.joinpath("sessions").glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            message = json.loads(line)["message"]
            if message.get("method") == "textDocument/didOpen":
                yield path.stem, message["params"]["textDocument"]["text"]


class Opened(unittest.TestCase):
    URI, TEXT = URI, GAME
    CAPABILITIES = CAPABILITIES
    OPTIONS = None

    def setUp(self):
        self.session = Session(PROGRAM, self.CAPABILITIES, self.OPTIONS)
        self.session.open(self.URI, self.TEXT)

    def tearDown(self):
        self.assertEqual(self.session.end(), 0)

    def at(self, method, wanted, more=0, nth=0, **rest):
        return self.session.at(method, self.URI, *place(self.TEXT, wanted, more, nth), **rest)


class Navigation(Opened):
    def test_definition_of_a_reference_is_the_ply(self):
        self.assertEqual(texts(GAME, self.at("definition", "#1[#1.2]@B", 1)), ["E21-E19"])
        self.assertEqual(texts(GAME, self.at("definition", "#1@B", 1)), ["E21-E17 ?!"])

    def test_definition_of_a_label(self):
        self.assertEqual(texts(GAME, self.at("definition", "#1.2", 3)), ["2"])

    def test_references(self):
        declared = {"includeDeclaration": True}
        self.assertEqual(texts(GAME, self.at("references", "$[2", 2, context=declared)), ["2", "2"])
        self.assertEqual(texts(GAME, self.at("references", "E21-E17", 2, context={})), ["#1@B"])
        self.assertEqual(texts(GAME, self.at("references", "E21-E19", 2, context={})), ["#1[#1.2]@B"])
        self.assertEqual(len(self.at("documentHighlight", "$[2", 2)), 2)

    def test_tags(self):
        self.assertEqual(texts(GAME, self.at("references", "Annotator", context={})), ["Annotator"])
        self.assertEqual(texts(GAME, self.at("definition", "Annotator")), ["Annotator"])

    def test_rename(self):
        prepared = self.at("prepareRename", "#1.2", 3)
        self.assertEqual(prepared["placeholder"], "2")
        edit = self.at("rename", "#1.2", 3, newName="17")
        after = with_edits(GAME, edit["documentChanges"][0]["edits"])
        self.assertEqual(after, GAME.replace("$[2]", "$[17]").replace("#1.2]", "#1.17]"))

    def test_rename_refuses(self):
        for name in ("0", "x", "", "01", "99999999999", "2 "):
            with self.assertRaises(ServerError):
                self.at("rename", "#1.2", 3, newName=name)
        with self.assertRaises(ServerError):
            self.at("prepareRename", "G7-G13")

    def test_rename_does_not_take_a_label_that_is_taken(self):
        text = GAME.replace(".($[2] 1. …, E21-E19)", ".($[2] 1. …, E21-E19)\n.($[3] 1. …, G21-G19)")
        self.session.change(URI, text)
        with self.assertRaises(ServerError):
            self.at("rename", "$[2", 2, newName="3")


class ResultTag(Opened):
    URI, TEXT = CHESS, PGN

    def test_result_leads_to_its_tag(self):
        self.assertEqual(texts(PGN, self.at("definition", "5 *", 2)), ["Result"])


class Hover(Opened):
    def hover(self, *where, **more):
        return (self.at("hover", *where, **more) or {"contents": {"value": ""}})["contents"]["value"]

    def test_ply_shows_the_board(self):
        said = self.hover("E21-E17", 2)
        board = subprocess.run([PROGRAM, "board", "--notation", "ctl-pgn", "--ply", "1.black", "-"], input=GAME,
                               capture_output=True, text=True, check=False).stdout
        drawn, said_below = board.rstrip("\n").rsplit("\n\n", 1)
        position = said_below.splitlines()[-1]
        self.assertIn(drawn.strip("\n"), said)
        self.assertIn(position.strip(), said)
        self.assertIn("a doubtful move", said)

    def test_reference(self):
        self.assertIn("E21-E19", self.hover("#1[#1.2]@B", 1))
        self.assertIn("E17", self.hover("~E17", 1))
        self.assertIn("a doubtful move", self.hover("$6", 1))

    def test_tag(self):
        self.assertIn("who wrote the comments", self.hover("Annotator", 1))

    def test_code(self):
        self.session.change(URI, GAME.replace("[Annotator", "[Anotator"))
        found = self.session.diagnostics(URI)[0]
        said = self.session.at("hover", URI, 2, 3)["contents"]["value"]
        self.assertIn(found["code"], said)
        self.assertIn(found["message"], said)

    def test_nothing(self):
        self.assertEqual(self.hover("*\n", 0), "")

    def test_excused_code(self):
        self.session.change(URI, GAME.replace("1. G7", "{: lint-ignore[S005]: why }\n1. G7"))
        self.assertIn("S005", self.session.at("hover", URI, 4, 18)["contents"]["value"])


class PictureHover(Opened):
    OPTIONS = {"hoverPictures": True}

    def picture_at(self, uri, text, wanted, more=0):
        said = self.session.at("hover", uri, *place(text, wanted, more))["contents"]["value"]
        self.assertNotIn("```", said)
        return base64.b64decode(re.search(r"!\[board\]\(data:image/svg\+xml;base64,([A-Za-z0-9+/]+={0,2})\)", said)[1],
                                validate=True).decode(), said

    def drawn(self, notation, text, ply):
        return subprocess.run([PROGRAM, "board", "--notation", notation, "--output-format", "svg", "--width", "320", "--ply", ply,
                               "-"], input=text, capture_output=True, text=True, check=True).stdout

    def same(self, picture, expected):
        """Pieces and marks, without the words around them."""
        def parts(drawn):
            return [(e.tag, sorted(e.attrib.items())) for e in ElementTree.fromstring(drawn).iter()
                    if e.tag.rpartition("}")[2] not in ("svg", "title", "text", "style")]

        self.assertGreater(len(parts(expected)), 60)
        self.assertEqual(parts(picture), parts(expected))

    def test_ply(self):
        picture, said = self.picture_at(URI, GAME, "E21-E17", 2)
        self.same(picture, self.drawn("ctl-pgn", GAME, "1.black"))
        self.assertIn("a doubtful move", said)
        self.session.open(CHESS, PGN)
        picture, said = self.picture_at(CHESS, PGN, "Nf3")
        self.same(picture, self.drawn("pgn", PGN, "2.white"))
        self.assertIn("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq", said)

    def test_every_notation(self):
        for name, text in sample_games():
            uri = self.session.open(f"file:///nowhere/sample.{name}", text, name)
            found = [self.session.at("hover", uri, line, 4) for line in range(text.count("\n"))]
            pictures = [each for each in found if each and "data:image/svg+xml;base64," in each["contents"]["value"]]
            self.assertTrue(pictures, name)
            for each in pictures:
                self.assertLess(len(each["contents"]["value"]), 100_000, "VS Code shows no more")

    def test_set_up_is_a_picture_too(self):
        text = PGN.replace("[Result", '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n[Result')
        self.session.open(CHESS, text)
        self.picture_at(CHESS, text, "4k3")


class PlainPictureHover(Opened):
    CAPABILITIES = {}
    OPTIONS = {"hoverPictures": True}

    def test_plain_text_has_no_pictures(self):
        said = self.at("hover", "E21-E17", 2)["contents"]
        self.assertEqual(said["kind"], "plaintext")
        self.assertNotIn("data:", said["value"])


class PlainHover(Opened):
    CAPABILITIES = {}

    def test_plain_text(self):
        self.assertEqual(self.at("hover", "E21-E17", 2)["contents"]["kind"], "plaintext")


class Completion(Opened):
    def items(self, text, wanted, more=0, uri=None):
        uri = uri or self.URI
        self.session.change(uri, text)
        return self.session.at("completion", uri, *place(text, wanted, more))["items"]

    def legal(self, name, text, ply):
        return subprocess.run([PROGRAM, "board", "--notation", name, "--ply", ply, "--moves", "-"], input=text,
                              capture_output=True, text=True, check=False).stdout.split("\n")[:-1]

    def test_legal_plies(self):
        text = GAME.replace("2. E7-E13, G21-G15 :\n", "2. E\n")
        items = self.items(text, "2. E\n", 4)
        self.assertEqual(sorted(i["label"] for i in items), sorted(self.legal("ctl-pgn", GAME, "1.black")))
        after = with_edits(text, [items[0]["textEdit"]])
        self.assertEqual(after, text.replace("2. E\n", f"2. {items[0]['label']}\n"))

    def test_legal_plies_of_chess(self):
        self.session.open(CHESS, PGN)
        text = PGN.replace("3. Bb5 *", "3. ")
        items = self.items(text, "Nc6 3. ", 7, CHESS)
        self.assertEqual(sorted(i["label"] for i in items), sorted(self.legal("pgn", PGN, "2.black")))

    def test_as_the_game_writes_them(self):
        uri = "file:///nowhere/game.wxf"
        text = "FORMAT AXF\nGAME\nSTART{\n1. \n}\n"
        self.session.open(uri, text, "xiangqi")
        labels = {i["label"] for i in self.items(text, "1. ", 3, uri)}
        self.assertIn("C2=5", labels)
        self.assertNotIn("H2-E2", labels)
        text = GAME.replace("2. E7-E13, G21-G15 :\n", "2. \n").replace("\n\n", '\n[Redefine "C@N, T@R"]\n\n', 1)
        first = {i["label"][0] for i in self.items(text, "2. \n", 3) if not i["label"].startswith("K")}
        self.assertIn("C", first)
        self.assertFalse(first & set("NR"))

    def test_legal_plies_in_a_variation(self):
        self.session.open(CHESS, PGN)
        text = PGN.replace("(2. f4 exf4\n3. Nf3)", "(2. f)")
        items = self.items(text, "(2. f", 5, CHESS)
        self.assertEqual(sorted(i["label"] for i in items), sorted(self.legal("pgn", PGN, "1.black")))

    def test_tags_and_values(self):
        text = GAME.replace("[Annotator \"Cescacs\"]", "[Ann")
        item = next(i for i in self.items(text, "[Ann", 4) if i["label"] == "Annotator")
        self.assertEqual(with_edits(text, [item["textEdit"]]), text.replace("[Ann", "[Annotator"))
        self.assertIn("comments", item["detail"])
        text = GAME.replace("[Annotator \"Cescacs\"]", "[")
        item = next(i for i in self.items(text, "P01\"]\n[", 7) if i["label"] == "Annotator")
        self.assertEqual(with_edits(text, [item["textEdit"]]), text.replace("P01\"]\n[", 'P01"]\n[Annotator ""]'))
        text = GAME.replace("[Annotator \"Cescacs\"]", "[Annotator \"Cescacs\"]\n[Mode \"\"]")
        labels = [i["label"] for i in self.items(text, "[Mode \"", 7)]
        self.assertIn("OTB", labels)

    def test_labels(self):
        text = GAME.replace("#1[#1.2]@B", "#1.")
        items = self.items(text, "#1.", 3)
        self.assertEqual([i["label"] for i in items], ["2"])

    def test_codes_of_excuses(self):
        text = GAME.replace("1. G7", "{: lint-ignore[S0]: why }\n1. G7")
        labels = [i["label"] for i in self.items(text, "[S0", 3)]
        self.assertIn("S005", labels)
        self.assertGreater(len(labels), 100)


class Structure(Opened):
    URI, TEXT = CHESS, PGN + PGN.replace("Anna", "Carl")

    def test_symbols(self):
        games = self.session.of("documentSymbol", CHESS)
        self.assertEqual(len(games), 2)
        self.assertIn("Anna", games[0]["name"])
        self.assertIn("Carl", games[1]["name"])
        self.assertEqual([v["name"] for v in games[0]["children"]], ["Variation of move 2"])
        self.assertEqual(games[0]["children"][0]["detail"], "f4")

    def test_names_of_symbols_are_one_line(self):
        for n, value in enumerate(("a\nb", "a\x07b", "a\x1b[31mb", "a\u202eb", "a\x85b")):
            uri = f"{CHESS}{n}.pgn"
            self.session.open(uri, f'[Event "Cup"]\n[White "{value}"]\n\n1. e4 e5 *\n')
            for game in self.session.of("documentSymbol", uri):
                self.assertFalse(any(ord(each) < 32 or each in "\x85\u202e" for each in game["name"]), game["name"])

    def test_folding(self):
        folds = self.session.of("foldingRange", CHESS)
        lines = {(f["startLine"], f["endLine"]) for f in folds}
        self.assertEqual(lines, {(0, 9), (0, 6), (8, 9), (11, 20), (11, 17), (19, 20)})

    def test_selection(self):
        line, character = place(PGN, "exf4")
        ranges = self.session.of("selectionRange", CHESS, positions=[{"line": line, "character": character + 1}])
        sizes, text, each = [], [], ranges[0]
        while each:
            text.append(texts(self.TEXT, [each])[0])
            each = each.get("parent")
        self.assertEqual(text[0], "exf4")
        self.assertEqual(text[1], "(2. f4 exf4\n3. Nf3)")
        self.assertEqual(text[-1], self.TEXT)
        for inner, outer in zip(text, text[1:]):
            self.assertIn(inner, outer)

    def test_links(self):
        self.session.open(URI, GAME)
        links = self.session.of("documentLink", URI)
        self.assertEqual([each["target"] for each in links], ["https://example.org/x"])
        self.session.change(URI, GAME.replace("1. G7", "{: lint-ignore[S005]: why }\n1. G7"))
        links = self.session.of("documentLink", URI)
        self.assertEqual(texts(GAME.replace("1. G7", "{: lint-ignore[S005]: why }\n1. G7"), links)[1], "S005")
        self.assertIn("#s005-", links[1]["target"])


class FlatSymbols(Opened):
    URI, TEXT = CHESS, PGN
    CAPABILITIES = {}

    def test_flat(self):
        symbols = self.session.of("documentSymbol", CHESS)
        self.assertEqual(len(symbols), 2)
        self.assertEqual(symbols[1]["containerName"], symbols[0]["name"])


class Tokens(Opened):
    def tokens(self, uri, text, answer):
        legend = self.session.capabilities["semanticTokensProvider"]["legend"]["tokenTypes"]
        found, line, character = [], 0, 0
        lines = text.split("\n")
        data = answer["data"]
        for i in range(0, len(data), 5):
            character = data[i + 1] + (character if data[i] == 0 else 0)
            line += data[i]
            units = lines[line].encode("utf-16-le")
            part = units[2 * character:2 * (character + data[i + 2])].decode("utf-16-le")
            self.assertEqual(len(part.encode("utf-16-le")) // 2, data[i + 2])
            found.append((part, legend[data[i + 3]]))
        return found

    def test_parts(self):
        found = self.tokens(URI, GAME, self.session.of("semanticTokens/full", URI))
        for expected in (("Annotator", "property"), ("Cescacs", "string"), ("1.", "number"), ("E21", "variable"),
                         ("?!", "decorator"), ("#1[#1.2]@B", "macro"), ("*", "keyword")):
            self.assertIn(expected, found)

    def test_range(self):
        self.session.open(CHESS, PGN + PGN)
        whole = self.session.of("semanticTokens/full", CHESS)["data"]
        part = self.session.of("semanticTokens/range", CHESS, range=span(0, 0, 1, 0))["data"]
        self.assertEqual(whole[:len(part)], part)
        self.assertLess(len(part), len(whole))


class Hints(Opened):
    URI, TEXT = CHESS, PGN
    OPTIONS = {"numberHints": True, "placeHints": True}

    def hints(self):
        return [(each["position"]["character"], each["label"])
                for each in self.session.of("inlayHint", CHESS, range=span(8, 0, 8, 14))]

    def test_numbers_and_places(self):
        self.assertEqual(self.hints(), [(3, "e2 →"), (6, "1…"), (6, "e7 →"), (12, "g1 →")])

    def test_off_by_default(self):
        self.session.notify("workspace/didChangeConfiguration", {"settings": {"ctlpgn": {}}})
        self.assertEqual(self.hints(), [])


if __name__ == "__main__":
    unittest.main()
