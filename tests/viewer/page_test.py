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
import urllib.parse
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


def games_of(page):
    return [json.loads(line) for line in next(t for a, t in Parts(page).all("script") if a.get("class") == "games").splitlines()]


class PageTest(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def hostile(self, *options):
        file = self.folder / "<img src=x onerror=alert(1)>\"'&.pgn"
        file.write_text(HOSTILE)
        return page_of(*options, file)

    def test_nothing_in_a_game_becomes_an_element(self):
        usual = [name for name, *_ in Parts(page_of(CORPUS / "pgn/spec/2-3-sample-game.pgn")).elements]
        self.assertEqual([name for name, *_ in Parts(self.hostile()).elements], usual)

    def test_the_policy_allows_the_script_and_the_sheets_alone(self):
        for options in ((), ("--theme", "dark"), ("--theme", "light"), ("--language", "vi", "--title", "</title><b>")):
            parts = Parts(self.hostile(*options))
            policy = next(a["content"] for a, _ in parts.all("meta") if a.get("http-equiv") == "Content-Security-Policy")
            digest = lambda text: base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            self.assertIn("default-src 'none'", policy)
            self.assertNotIn("unsafe", policy)
            code = [text for a, text in parts.all("script") if a.get("type") == "module"]
            self.assertEqual(len(code), 1)
            self.assertIn(f"script-src 'sha256-{digest(code[0])}';", policy)
            sheets = [text for _, text in parts.all("style")]
            self.assertEqual(len(sheets), 1 if "light" in options else 2)
            for sheet in sheets:
                self.assertIn(f"'sha256-{digest(sheet)}'", policy)
            self.assertFalse([a for _, a, _ in parts.elements if any(k.startswith("on") or k in ("src", "href", "style") for k in a)])

    def test_the_script_makes_no_markup(self):
        code = "".join(f.read_text() for f in (SOURCE / "src/viewer").glob("*.js"))
        self.assertLess(len(code.encode()), 62_000)
        for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "fetch(", "XMLHttp", "http:"):
            self.assertNotIn(word, code.replace("http://www.w3.org/2000/svg", ""))

    def test_languages_have_the_same_words(self):
        shape = lambda words: {key: sorted(value) if isinstance(value, dict) else None for key, value in words.items()}
        files = sorted((SOURCE / "src/viewer/languages").glob("*.json"))
        shapes = {file.stem: shape(json.loads(file.read_text())) for file in files}
        self.assertEqual(sorted(shapes), ["ca", "de", "en", "es", "fr", "vi", "zh"])
        for language, each in shapes.items():
            self.assertEqual(each, shapes["en"], language)

    def test_every_piece_has_a_name_in_every_language(self):
        about = lambda page: json.loads(next(t for a, t in Parts(page).all("script") if a.get("class") == "about"))
        games = [CORPUS / "ctl_pgn/valid/variations/labelled-and-referred-to.ctl-pgn", CORPUS / "pgn/spec/2-3-sample-game.pgn",
                 CORPUS / "xiangqi/invalid/draft/sample.wxf", CORPUS / "diplomat/invalid/several/many.diplomat"]
        page = page_of(*games)
        plans = about(page)["plans"]
        self.assertEqual(len(plans), 4)
        named = {piece["name"] for plan in plans.values() for player in plan["players"] for piece in player["pieces"]}
        words = json.loads(next(t for a, t in Parts(page).all("script") if a.get("class") == "words"))
        self.assertEqual(len(words), 7)
        for language, each in words.items():
            self.assertEqual(named, {name for name, word in each["pieces"].items() if word and " " not in name}, language)

    def test_the_text_of_a_game_is_in_the_page(self):
        for name in ("ctl_pgn/valid/variations/labelled-and-referred-to.ctl-pgn", "pgn/spec/2-3-sample-game.pgn"):
            text = (CORPUS / name).read_text()
            game = games_of(page_of(CORPUS / name))[0]
            tags = "".join(f'[{tag} "{value}"]\n' for tag, value in game["tags"])
            self.assertNotIn("hasTags", game)
            plain = re.sub(r"`(\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|\.|!?..)", "", game["text"])
            self.assertEqual(f"{tags}\n{plain}".strip(), text.strip())

    def test_pages_are_small(self):
        moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 1/2-1/2"
        text = "".join(f'[Event "Open Internacional de Vic"]\n[Site "Vic, Osona, Catalunya"]\n[Date "2026.07.{i % 30}"]\n[Round "{i}"]\n[White "Anna"]\n[Black "Blai"]\n[Result "1/2-1/2"]\n\n{moves}\n\n'
                       for i in range(2000))
        file = self.folder / "many.pgn"
        file.write_text(text)
        empty = self.folder / "one.pgn"
        empty.write_text(text.split("\n\n[")[0])
        self.assertLess((len(page_of(file)) - len(page_of(empty))) / len(text), 1.8)

    def test_the_script_is_that_of_the_sources(self):
        page = page_of(CORPUS / "pgn/spec/2-3-sample-game.pgn")
        script = next(text for a, text in Parts(page).all("script") if a.get("type") == "module")
        order = re.search(r"set\(modules (.*)\)", (SOURCE / "src/viewer/CMakeLists.txt").read_text())[1].split()
        lines = [line.strip() for name in order for line in (SOURCE / "src/viewer" / name).read_text().splitlines()]
        written = [line for line in lines if line and not line.startswith(("//", "import "))]
        self.assertEqual([line for line in script.splitlines() if line], written)
        self.assertLess(len(page_of("--language", "en", CORPUS / "pgn/spec/2-3-sample-game.pgn")), 90_000)

    def test_what_previews_show(self):
        file = CORPUS / "pgn/spec/2-3-sample-game.pgn"
        page = page_of(file)
        self.assertIn("<title>Fischer, Robert J. – Spassky, Boris V.</title>", page)
        self.assertIn('<meta name="description" content="Fischer, Robert J. – Spassky, Boris V. 1/2-1/2, F/S Return Match, '
                      'Belgrade, Serbia JUG, 1992.11.04, 29">', page)
        self.assertIn("<title>F/S Return Match</title>", page_of(file, file))
        self.assertIn("<title>Fool's mate and how to avoid it</title>", page_of(CORPUS / "ctl_pgn/valid/variations/labelled-and-referred-to.ctl-pgn").replace("&#39;", "'"))
        self.assertIn("<title>A &amp; B</title>", page_of("--title", "A & B", file))
        self.assertIn('<html lang="ca">', page_of("--language", "ca", file))
        self.assertNotIn(str(CORPUS), page)
        self.assertNotIn(str(CORPUS), page_of(CORPUS / "pgn/invalid"))

    def test_what_is_embedded_of_languages(self):
        file = self.folder / "a.pgn"
        file.write_text('[Event "?"]\n[Lang "ca-ES"]\n\n1. e4 *\n')
        words = lambda page: json.loads(next(t for a, t in Parts(page).all("script") if a.get("class") == "words"))
        self.assertIn('<html lang="ca">', page_of(file))
        self.assertEqual(len(words(page_of(file))), 7)
        self.assertEqual(list(words(page_of("--language", "fr", file))), ["fr"])

    def test_findings_are_shown_where_they_are_wanted(self):
        file = self.folder / "faulty.pgn"
        file.write_text('[Event "?"]\n\n1. e4 e5 2. Ke3 *\n')
        self.assertNotIn("findings", games_of(page_of(file))[0])
        self.assertEqual(games_of(page_of("--findings", file))[0]["findings"][-1]["code"], "GB001")

    def test_a_fragment_is_an_element(self):
        page = page_of("--fragment", CORPUS / "pgn/spec/2-3-sample-game.pgn")
        self.assertTrue(page.startswith('<div class="ctlpgn"'))
        for word in ("<html", "<head", "<body", "<title"):
            self.assertNotIn(word, page)

    def series(self, pattern, *options):
        file = self.folder / "season.pgn"
        file.write_text("".join(f'[Event "Lliga {i // 4}"]\n[Date "2026.01.{i + 10}"]\n[White "Anna <{i}>"]\n[Black "Blai"]\n\n1. e4 e5 *\n\n' for i in range(8)))
        out = self.folder / "out"
        subprocess.run([str(PROGRAM), "html", *options, str(file), "-o", str(out / pattern)], check=True)
        contents = (out / "index.html").read_text()
        links = [urllib.parse.unquote(a["href"]) for a, _ in Parts(contents).all("a")]
        return out, contents, links

    def test_a_page_for_each_game(self):
        out, contents, links = self.series("{Event}-{index}.html", "--title", "Temporada")
        self.assertEqual(links, [f"Lliga {i // 4}-{i + 1}.html" for i in range(8)])
        self.assertIn("<title>Temporada</title>", contents)
        self.assertIn("<td>Anna &lt;3&gt;</td>", contents)
        page = (out / links[3]).read_text()
        self.assertIn("<title>Anna &lt;3&gt; – Blai</title>", page)
        self.assertEqual(len(games_of(page)), 1)
        self.assertIn('"home":"index.html"', page)

    def test_a_page_for_each_event(self):
        out, _, links = self.series("{Event}/games.html")
        self.assertEqual(links, [f"Lliga {i // 4}/games.html#{i % 4 + 1}" for i in range(8)])
        page = (out / "Lliga 1/games.html").read_text()
        self.assertIn("<title>Lliga 1</title>", page)
        self.assertEqual(len(games_of(page)), 4)
        self.assertIn('"home":"../index.html"', page)


if __name__ == "__main__":
    unittest.main()
