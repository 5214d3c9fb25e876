"""The page that `ctlpgn html` writes, in a browser. Skipped without Chromium.

    browser_test.py PROGRAM [SCREENSHOT-FOLDER]
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

from browser import Browser, find_browser
from hostile import HOSTILE

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve()
SHOTS = pathlib.Path(sys.argv.pop(1)) if len(sys.argv) > 1 else None
CORPUS = PROGRAM.parent / "corpus"  # as single files
REFERRING = CORPUS / "ctl_pgn/valid/variations/labelled-and-referred-to.ctl-pgn"
OTHERS = ("pgn/spec/2-3-sample-game.pgn", "xiangqi/invalid/draft/sample.wxf", "diplomat/invalid/several/many.diplomat")


class BrowserTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = pathlib.Path(temporary.name)
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)

    def open(self, *files, size=(1280, 900), dark=False, language="en"):
        page = self.folder / "page.html"
        done = subprocess.run([str(PROGRAM), "html", "--language", language, *map(str, files), "-o", str(page)], capture_output=True)
        self.assertIn(done.returncode, (0, 1), done.stderr)
        self.browser.look(*size, dark=dark)
        self.browser.open("about:blank")
        self.browser.open(str(page))

    def tearDown(self):
        self.assertEqual(self.browser.complaints(), [])
        self.assertLessEqual(len(self.browser.requests()), 1)

    def run_in_page(self, script):
        return self.browser.run(script)

    def file(self, text, name="game.pgn"):
        file = self.folder / name
        file.write_text(text)
        return file

    def click(self, selector, index=0):
        self.run_in_page(f"[...document.querySelectorAll('{selector}')].at({index}).click()")

    def text_of(self, selector):
        return self.run_in_page(f"document.querySelector('{selector}')?.textContent")

    # On a page that a link leads to; until it is there, nothing can be asked.
    def wait_for_heading(self, text):
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                if self.text_of("h1") == text and self.run_in_page("document.readyState") == "complete":
                    return
            except RuntimeError:
                pass
            time.sleep(0.05)
        self.fail(f"never there: {text}")

    # Some keys are for the moves only where the focus is there.
    def focus_moves(self):
        self.run_in_page("document.querySelector('.ply[tabindex=\"0\"]').focus()")

    def current(self):
        return self.run_in_page("(document.querySelector('[aria-current]') || {}).textContent")

    def status(self):
        return self.run_in_page("document.querySelector('.status').textContent")

    def place_of_first_man(self):
        return self.run_in_page("document.querySelector('.board g[class=white]').getAttribute('transform')")

    def test_steps(self):
        self.open(REFERRING)
        self.assertIn("At the start, White to move", self.status())
        self.browser.press("ArrowRight")
        self.assertEqual(self.current(), "1. H6-H12?!")
        self.browser.press("ArrowRight")
        self.assertIn("After 1… I23-I19, White to move", self.status())
        self.browser.press("ArrowLeft")
        self.assertEqual(self.current(), "1. H6-H12?!")
        self.focus_moves()
        self.browser.press("End")
        self.assertEqual(self.current(), "GL5-H6#")
        self.browser.press("Home")
        self.assertIsNone(self.current())
        self.click(".controls button", 3)
        self.assertEqual(self.current(), "1. H6-H12?!")

    def test_branches(self):
        self.open(REFERRING)
        for _ in range(7):
            self.browser.press("ArrowRight")
        self.assertEqual(self.current(), "4. EH4-H8??")
        self.focus_moves()
        self.browser.press("ArrowDown")
        self.assertEqual(self.current(), "4. G7-G13")
        self.browser.press("ArrowDown")
        self.assertEqual(self.current(), "4. GD2-F6")
        self.browser.press("ArrowUp")
        self.browser.press("ArrowLeft")
        self.assertEqual(self.current(), "NG25-L17?!")
        ways = self.run_in_page("[...document.querySelectorAll('.choices button')].map(b => b.textContent)")
        self.assertEqual(ways, ["4. EH4-H8", "4. G7-G13", "4. GD2-F6"])
        self.run_in_page("document.querySelectorAll('.choices button')[2].click()")
        self.assertEqual(self.current(), "4. GD2-F6")

    def test_references_lead_there(self):
        self.open(REFERRING)
        follow = "[...document.querySelectorAll('button.reference')].find(b => b.textContent === '%s').click()"
        self.run_in_page(follow % "#4[#4.1]@W")
        self.assertEqual(self.current(), "4. G7-G13")
        self.run_in_page(follow % "#5[#5.1#4.1]@B")
        self.assertEqual(self.current(), "5… E21-E17")
        self.run_in_page(follow % "~F14")
        self.assertEqual(self.run_in_page("document.querySelectorAll('.board .mark').length"), 1)

    def test_the_board_turns(self):
        self.open(REFERRING)
        upright = self.place_of_first_man()
        self.browser.press("f")
        self.assertNotEqual(self.place_of_first_man(), upright)
        self.assertEqual(self.run_in_page("document.querySelector('.player').textContent"), "White")
        self.browser.press("f")
        self.assertEqual(self.place_of_first_man(), upright)

    def test_every_notation(self):
        self.open(REFERRING, *(CORPUS / other for other in OTHERS))
        count = int(self.text_of(".all-games").split("/")[1])
        seen = set()
        for _ in range(count):
            self.browser.press("ArrowRight")
            self.browser.press("ArrowRight")
            self.assertGreater(self.run_in_page("document.querySelectorAll('.board path.body').length"), 10)
            seen.add(self.run_in_page("document.querySelector('.board').getAttribute('viewBox')"))
            self.browser.press("n")
        self.assertEqual(len(seen), 4)

    def test_nothing_of_a_hostile_game_runs(self):
        file = self.folder / "<img src=x onerror=alert(1)>.pgn"
        file.write_text(HOSTILE)
        self.open(file)
        self.focus_moves()
        for key in ("ArrowRight", "End", "Home"):
            self.browser.press(key)
        self.assertNotEqual(self.run_in_page("document.title"), "run")
        self.assertEqual(self.run_in_page("document.querySelectorAll('img, a, b, iframe').length"), 0)
        self.assertEqual(self.run_in_page("document.querySelectorAll('script').length"), 1)
        self.assertIn("</script>", self.run_in_page("document.querySelector('.comment').textContent"))

    def test_deep_variations(self):
        depth = 200  # the default of --max-depth
        text = "1. e4 " + "".join("( 1. d4 " if i % 2 else "( 1. e4 " for i in range(depth)) + ")" * depth + " *\n"
        file = self.folder / "deep.pgn"
        file.write_text(text)
        self.open(file)
        self.browser.press("ArrowRight")
        self.assertIn("e4", self.current())
        more = "[...document.querySelectorAll('.moves .more.%s')].map(b => b.click()).length"
        listed = "document.querySelectorAll('.moves .ply').length"
        counts = {}
        for way in ("down", "up"):
            counts[way] = 0
            while self.run_in_page(more % way):
                counts[way] += 1
                self.assertIsNotNone(self.current())
                self.assertLessEqual(self.run_in_page(listed), 61)
                self.assertLessEqual(counts[way], depth)
            if way == "down":
                self.assertEqual(self.run_in_page("[...document.querySelectorAll('.ply')].pop().dataset.ply"), str(depth))
        self.assertGreaterEqual(counts["down"], depth // 60 - 1)
        self.assertGreater(counts["up"], 0)
        self.assertEqual(self.run_in_page("document.querySelector('.ply').dataset.ply"), "0")

    def test_the_address_leads_into_a_deep_variation(self):
        depth = 200
        text = "1. e4 " + "".join("( 1. d4 " if i % 2 else "( 1. e4 " for i in range(depth)) + ")" * depth + " *\n"
        file = self.folder / "deep.pgn"
        file.write_text(text)
        self.open(file)
        self.browser.open("about:blank")
        self.browser.open(f"file://{self.folder / 'page.html'}#1.{depth}")
        self.assertEqual(self.run_in_page("document.querySelector('[aria-current]').dataset.ply"), str(depth))
        self.focus_moves()
        self.browser.press("Home")
        self.assertEqual(self.run_in_page("document.querySelector('.ply').dataset.ply"), "0")

    def test_findings_lead_to_their_plies(self):
        file = self.folder / "faulty.pgn"
        file.write_text('[Event "?"]\n\n1. e4 e5 2. Ke3 *\n')
        self.open(file)
        self.assertIsNone(self.text_of(".findings"))
        self.open("--findings", file)
        self.run_in_page("[...document.querySelectorAll('button.finding')].pop().click()")
        self.assertEqual(self.current(), "2. Ke3")

    def test_the_last_known_position_is_shown_where_one_is_unknown(self):
        file = self.folder / "faulty.pgn"
        file.write_text('[White "?"]\n\n1. e4 e5 2. Ke3 Nf6 (2... d5) *\n')
        self.open(file)
        self.assertEqual(self.run_in_page("document.querySelector('h1').textContent"), "White – Black")
        for steps in (2, 3, 4):
            self.click(".controls button")
            for _ in range(steps):
                self.browser.press("ArrowRight")
            known = self.run_in_page("!document.querySelector('.board').classList.contains('unknown')")
            self.assertEqual(known, steps == 2)
            men = self.run_in_page("document.querySelectorAll('.board .white, .board .black').length")
            self.assertEqual(men, 32)

    def test_it_is_usable_without_a_mouse_and_on_a_phone(self):
        for size in ((1280, 900), (390, 844)):
            self.open(REFERRING, size=size)
            self.browser.press("ArrowRight")
            self.assertLessEqual(self.run_in_page("document.documentElement.scrollWidth"), size[0])
            named = "[...document.querySelectorAll('button, select, svg[role]')].every(e => e.getAttribute('aria-label') || e.textContent)"
            self.assertTrue(self.run_in_page(named))
            self.assertEqual(self.run_in_page("document.querySelectorAll('.ply[tabindex=\"0\"]').length"), 1)
            small = "[...document.querySelectorAll('.controls button')].every(b => b.getBoundingClientRect().height >= 44)"
            self.assertTrue(self.run_in_page(small))

    def test_touch(self):
        self.open(REFERRING)
        self.browser.look(390, 844, touch=True)

        def shows(text):
            self.browser.wait_for(f"((document.querySelector('[aria-current]') || {{}}).textContent || '') === '{text}'")

        # Twice at once: nothing is magnified by it.
        for expected in ("1. H6-H12?!", "I23-I19?!"):
            self.browser.touch(".controls button:nth-child(4)", (0.5, 0.5), (0.5, 0.5))
            shows(expected)
        for begin, end, expected in (((0.8, 0.5), (0.8, 0.5), "2. JF6-C15?!"),  # a touch on the right
                                     ((0.8, 0.5), (0.3, 0.5), "GH26-Z11?!"),    # wiping to the left
                                     ((0.1, 0.5), (0.1, 0.5), "2. JF6-C15?!"),  # a touch on the left
                                     ((0.2, 0.5), (0.7, 0.5), "I23-I19?!")):    # wiping to the right
            self.browser.touch(".board-holder", begin, end)
            shows(expected)

    def test_what_assistive_technology_announces(self):
        self.open(REFERRING)
        self.browser.press("ArrowRight")
        roles = self.browser.roles()
        for role, name in (("main", ""), ("heading", "Fool's mate and how to avoid it"), ("region", "Board"), ("region", "Game"),
                           ("image", "After 1. pawn H6 to H12, doubtful move, Black to move"), ("toolbar", "Moves"), ("button", "Back (left arrow)"),
                           ("button", "Forward (right arrow)"), ("group", "Moves, variations and comments"),
                           ("group", "Variation 1"), ("button", "#4[#4.1]@W"), ("button", "Hide the variation"),
                           ("button", "GL5-H6#, pegasus L5 to H6, checkmate")):
            self.assertIn((role, name), roles)
        self.assertFalse([role for role, name in roles if role in ("button", "image", "combobox", "toolbar") and not name])
        self.assertEqual(self.run_in_page("document.querySelector('.spoken').getAttribute('aria-live')"), "polite")
        self.assertEqual(self.text_of(".spoken"), "After 1. pawn H6 to H12, doubtful move, Black to move")

    def spoken_plies(self):
        return self.run_in_page("[...document.querySelectorAll('.ply')].map(e => e.getAttribute('aria-label').slice(e.textContent.length + 2))")

    def test_plies_in_words(self):
        pgn = '[SetUp "1"]\n[FEN "r3k3/6P1/8/3pP3/8/8/8/R3K2R w KQq d6 0 1"]\n\n1. exd6 O-O-O 2. O-O Rd7 3. g8=Q+ Kb7 *\n'
        self.open(self.file(pgn))
        self.assertEqual(self.spoken_plies(), [
            "pawn e5 takes pawn on d6, en passant", "castling, king e8 to c8", "castling, king e1 to g1", "rook d8 to d7",
            "pawn g7 to g8, becomes queen, check", "king c8 to b7"])
        self.open(self.file('[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *\n'))
        self.assertEqual(self.spoken_plies()[-1], "pawn placed on e4")
        self.open(self.file('[Variant "Diplomat"]\n[Setup "White: Kd1 Df1; Black: Kk1 g1; white to move"]\n\n1. Dg1=w\n', "game.diplomat"))
        self.assertEqual(self.spoken_plies(), ["diplomat f1 suborns pawn on g1"])
        for language, words in (("ca", "torre de d8 a d7"), ("de", "Turm d8 nach d7"), ("es", "torre de d8 a d7"), ("fr", "tour d8 va en d7"),
                                ("vi", "xe d8 đến d7"), ("zh", "d8车到d7")):
            self.open(self.file(pgn), language=language)
            self.assertEqual(self.spoken_plies()[3], words)
        self.open(CORPUS / "xiangqi/invalid/draft/sample.wxf", language="zh")
        self.assertEqual(self.spoken_plies()[:2], ["h2炮到e2", "h9马到g7"])

    def test_diagrams(self):
        self.open(self.file("{ [#] } 1. e4 $220 {first} e5 $221 $1 2. Nf3 { good [#] [%csl Gd4] } (2. Nc3 {[#]} Nf6) 2... Nc6 *\n"))
        shown = "[...document.querySelectorAll('.diagram-board > svg')].map(e => e.getAttribute('aria-label'))"
        self.assertEqual(self.run_in_page(shown), ["diagram: At the start", "diagram: After 1. pawn e2 to e4", "diagram: After 1… pawn e7 to e5, good move",
                                                   "diagram: After 2. knight g1 to f3", "diagram: After 2. knight b1 to c3"])
        inside = "[...document.querySelectorAll('.diagram-board')].map(e => %s)"
        self.assertEqual(self.run_in_page(inside % "e.querySelectorAll('.body').length"), [32] * 5)
        self.assertEqual(self.run_in_page(inside % "e.querySelectorAll('.tinted').length"), [0, 0, 0, 1, 0])
        self.assertEqual(self.run_in_page(inside % "e.querySelector('.coordinate text').textContent === 'h'").count(True), 1, "from Black's side")
        self.assertEqual(self.run_in_page("[...document.querySelectorAll('.glyph')].map(e => e.textContent)"), ["!"])
        self.assertEqual(self.run_in_page(inside % "e.previousElementSibling?.textContent.trim()")[1:3], ["1. e4", "1… e5!"])

    def test_the_end_in_words(self):
        self.open(self.file('[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n'))
        self.click(".controls button", 4)
        self.assertEqual(self.status(), "After 2… Qh4#, White is mated, 0-1")
        self.assertEqual(self.run_in_page("document.querySelector('.board').getAttribute('aria-label')"),
                         "After 2… queen d8 to h4, checkmate, White is mated, 0-1")
        self.open(self.file("1. e4 e5 1/2-1/2\n"), language="ca")
        self.click(".controls button", 4)
        self.assertEqual(self.status(), "Després de 1… e5, 1/2-1/2, taules")

    def test_clocks_and_evaluations(self):
        self.open(self.file("1. e4 { [%eval 0.35] [%clk 0:09:58] } e5 { [%eval 0.2] [%clk 0:09:51] } 2. Ke2 { [%eval #-3] [%clk 0:09:40] } *\n"))
        self.assertFalse(self.run_in_page("document.querySelector('.graph').hasAttribute('hidden')"))
        self.browser.press("ArrowRight")
        self.browser.press("ArrowRight")
        self.assertEqual(self.run_in_page("[...document.querySelectorAll('.player .clock')].map(e => e.textContent)"), ["0:09:51", "0:09:58"])
        self.assertEqual(self.text_of(".player .evaluation"), "+0.20")
        self.assertEqual(self.run_in_page("document.querySelectorAll('.graph .mate').length"), 1)
        graph = "document.querySelector('.graph').getAttribute('aria-valuetext')"
        self.assertEqual(self.run_in_page(graph), "1… pawn e7 to e5: +0.20")
        self.assertEqual([each.strip() for each in self.run_in_page("[...document.querySelectorAll('.ply')].map(e => e.textContent)")], ["1. e4", "e5", "2. Ke2"])
        self.browser.press("ArrowRight")
        self.assertEqual(self.run_in_page(graph), "2. king e1 to e2: #−3")
        self.assertEqual(self.text_of(".comment"), "+0.35 0:09:58")

    def test_what_engines_say(self):
        self.open(self.file("1. e4 {+0.31/12 1.2s} e5 {+0.40/14 2s} *\n"))
        self.assertIn("depth 12", self.text_of(".comment"))
        self.browser.press("ArrowRight")
        self.browser.press("ArrowRight")
        self.assertEqual(self.text_of(".player .evaluation"), "−0.40", "for White")

    def test_arrows_and_coloured_squares(self):
        self.open(self.file("1. e4 { [%csl Gd4,Re5][%cal Ge2e4] [#] } *\n"))
        self.browser.press("ArrowRight")
        self.assertEqual(self.run_in_page("[...document.querySelectorAll('.board-holder .tinted')].map(e => e.getAttribute('class'))"),
                         ["tinted colour-green", "tinted colour-red"])
        self.assertEqual(self.run_in_page("document.querySelectorAll('.board-holder .arrow.colour-green').length"), 1)
        self.assertIsNone(self.text_of(".comment"))

    def test_variations_fold(self):
        self.open(self.file("1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nc3 *\n"))
        self.click(".fold")
        self.assertTrue(self.run_in_page("document.querySelector('.inside').hidden"))
        self.assertEqual(self.run_in_page("document.querySelector('.fold').getAttribute('aria-expanded')"), "false")
        self.assertEqual(self.text_of(".folded"), "1… c5 …")
        self.browser.press("ArrowRight")
        self.browser.press("ArrowRight")
        self.browser.press("v")
        self.assertEqual(self.current(), "1… c5")
        self.assertFalse(self.run_in_page("document.querySelector('.inside').hidden"))

    def test_it_plays_by_itself(self):
        self.open(self.file("1. e4 e5 *\n"))
        self.browser.press(" ")
        self.browser.wait_for("(document.querySelector('[aria-current]') || {}).textContent === 'e5'")
        self.browser.wait_for("document.querySelectorAll('.controls button')[2].title === 'Play (space)'")

    def test_keys_leave_scrolling_alone(self):
        self.open(REFERRING)
        taken = """(key => { const event = new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true});
                             document.body.dispatchEvent(event); return event.defaultPrevented; })("%s")"""
        for key in ("ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"):
            self.assertFalse(self.run_in_page(taken % key), key)
        for key in ("ArrowLeft", "ArrowRight", "f", "n", " "):
            self.assertTrue(self.run_in_page(taken % key), key)

    def test_the_list_of_games(self):
        self.open(self.file("".join(f'[Event "Open"]\n[White "{name}"]\n[Black "Blai"]\n[Round "{i}"]\n\n1. e4 *\n\n'
                                    for i, name in enumerate(("Núria", "Anna", "Joan"), 9))))
        self.click(".all-games")
        names = "[...document.querySelectorAll('.game-list tbody td.white')].map(e => e.textContent)"
        self.assertEqual(self.run_in_page(names), ["Núria", "Anna", "Joan"])
        self.click(".game-list th.white button")
        self.assertEqual(self.run_in_page(names), ["Anna", "Joan", "Núria"])
        self.click(".game-list th.round button")
        self.assertEqual(self.run_in_page(names), ["Núria", "Anna", "Joan"], "9 before 10")
        for key in "nuria":
            self.browser.press(key)
        self.run_in_page("(e => { e.value = 'nuria'; e.dispatchEvent(new Event('input')); })(document.querySelector('[type=search]'))")
        self.assertEqual(self.run_in_page(names), ["Núria"])
        self.click(".game-list tbody button")
        self.assertEqual(self.text_of("h1"), "Núria – Blai")
        self.assertFalse(self.run_in_page("document.querySelector('dialog').open"))

    def test_options(self):
        sheet = self.folder / "own.css"
        sheet.write_text(".viewer h1 { color: rgb(1, 2, 3) }")
        self.open("--flip", "--start-ply", "3", "--css", sheet, "--theme", "dark", REFERRING, language="ca")
        self.assertEqual(self.current(), "2. JF6-C15?!")
        self.assertIn("juguen les negres", self.status())
        self.assertEqual(self.run_in_page("document.querySelector('.player .name').textContent"), "Blanques")
        self.assertEqual(self.run_in_page("document.documentElement.lang"), "ca")
        colours = self.run_in_page("[getComputedStyle(document.querySelector('h1')).color, getComputedStyle(document.documentElement).backgroundColor]")
        self.assertEqual(colours, ["rgb(1, 2, 3)", "rgb(15, 19, 25)"])

    def test_comments_name_their_language(self):
        self.open(self.file('[Lang "ca"]\n\n1. e4 { bona } *\n'))
        self.assertEqual(self.run_in_page("document.querySelector('.comment').lang"), "ca")

    def test_the_text_of_a_game_can_be_had(self):
        self.open(REFERRING)
        copied = "new Promise(done => { navigator.clipboard.writeText = text => { done(text); return Promise.resolve(); }; %s })"
        press = "document.querySelectorAll('.buttons button')[%d].click()"
        self.assertEqual(self.run_in_page(copied % (press % 0)).strip(), REFERRING.read_text().strip())
        self.assertTrue(self.run_in_page(copied % (press % 1)).startswith("/28:v/27:dk/"))

    def test_a_fragment_in_another_page(self):
        made = subprocess.run([str(PROGRAM), "html", "--fragment", "--language", "en", str(REFERRING)], capture_output=True, text=True).stdout
        page = self.folder / "other.html"
        page.write_text(f"<!DOCTYPE html><title>Other</title><style>button {{ color: red }}</style><h1>Other</h1>{made}{made}")
        self.browser.open(str(page))
        shown = "[...document.querySelectorAll('.ctlpgn')].map(e => e.shadowRoot.querySelectorAll('.board .body').length)"
        self.assertEqual(self.run_in_page(shown), [54, 54])
        inside = "document.querySelectorAll('.ctlpgn')[1].shadowRoot.querySelector('%s')"
        self.run_in_page(inside % ".controls button:nth-child(4)" + ".click()")
        self.assertEqual(self.run_in_page(inside % "[aria-current]" + ".textContent"), "1. H6-H12?!")
        self.assertEqual(self.run_in_page("document.title"), "Other")
        self.assertNotEqual(self.run_in_page("getComputedStyle(" + inside % "button" + ").color"), "rgb(255, 0, 0)")

    def test_the_contents_of_a_series(self):
        file = self.file("".join(f'[Event "Open"]\n[White "{name}"]\n[Black "Blai"]\n\n1. e4 *\n\n' for name in ("Núria", "Anna")))
        subprocess.run([str(PROGRAM), "html", "--language", "en", str(file), "-o", str(self.folder / "series/{White}-{index}.html")], check=True)
        self.browser.open(str(self.folder / "series/index.html"))
        self.click("th.white button")
        self.assertEqual(self.run_in_page("[...document.querySelectorAll('td.white')].map(e => e.textContent)"), ["Anna", "Núria"])
        self.click("td.index a")
        self.wait_for_heading("Anna – Blai")
        self.click("nav a")
        self.wait_for_heading("Open")
        self.browser.events.clear()

    def test_plies_and_positions_are_those_of_the_games(self):
        """Of every game in the corpus, faulty ones too."""
        for notation in ("ctl_pgn", "pgn", "xiangqi", "diplomat"):
            games = self.folder / notation  # there are no settings there
            shutil.copytree(CORPUS / notation, games)
            self.open(games)
            written = subprocess.run([str(PROGRAM), "json", "--lines", "--positions", "-q", str(games)], capture_output=True).stdout
            expected = []
            for game in map(json.loads, written.splitlines()):
                if "index" not in game:
                    continue
                plies = []
                waiting = [game]
                while waiting:
                    line = waiting.pop()
                    for ply in line["moves"]:
                        plies.append(ply)
                        waiting += ply.get("variations", [])
                    waiting += line.get("variations", [])
                plies.sort(key=lambda ply: ply["id"])
                expected.append([[ply.get("text", ""), ply["side"], ply.get("position", "")] for ply in plies])
            self.assertEqual(int((self.text_of(".all-games") or "1 / 1").split("/")[1]), len(expected))
            shown = self.run_in_page("""(() => {
                const all = [];
                for (let i = 0; i < %d; ++i) {
                  const plies = [...document.querySelectorAll(".ply")].sort((a, b) => a.dataset.ply - b.dataset.ply);
                  all.push(plies.map(each => { each.click(); return [[...each.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent).join(""), document.querySelector(".position").textContent]; }));
                  document.querySelectorAll("nav button")[2]?.click();
                }
                return all;
              })()""" % len(expected))
            for was, game in zip(expected, shown):
                if len(game) == len(was):  # others have variations that are too deep to be listed
                    self.assertEqual(game, [[text or "…", position] for text, _, position in was])

    def test_print(self):
        self.open(REFERRING, dark=True)
        self.browser.press("ArrowRight")
        self.browser.look(800, 1100, dark=True, paper=True)
        shown = "[...document.querySelectorAll('%s')].some(e => e.getClientRects().length > 0)"
        self.assertFalse(self.run_in_page(shown % ".controls, .choices, nav, summary"))
        self.assertTrue(self.run_in_page(shown % ".board") and self.run_in_page(shown % ".ply"))
        colours = self.run_in_page("[getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.body).color]")
        self.assertEqual(colours, ["rgb(255, 255, 255)", "rgb(0, 0, 0)"])
        tones = "getComputedStyle(document.querySelector('.board .%s')).fill"
        self.assertEqual(self.run_in_page(tones % "light"), "rgb(232, 238, 244)", "the board is light on paper, too")

    def test_pictures_for_people(self):
        if SHOTS is None:
            self.skipTest("no folder for screenshots was named")
        for name, size, dark in (("desktop", (1280, 900), False), ("desktop-dark", (1280, 900), True),
                                 ("phone", (390, 1400), False), ("phone-dark", (390, 1400), True)):
            self.open(REFERRING, *(CORPUS / other for other in OTHERS), size=size, dark=dark)
            for _ in range(7):
                self.browser.press("ArrowRight")
            for notation in ("ctl-pgn", "pgn", "xiangqi", "diplomat"):
                self.browser.screenshot(SHOTS / f"{notation}-{name}.png")
                self.browser.press("n")
                for _ in range(3):
                    self.browser.press("ArrowRight")
        self.open(REFERRING)
        self.browser.look(800, 1100, paper=True)
        self.browser.screenshot(SHOTS / "paper.png")


if __name__ == "__main__":
    if find_browser() is None:
        print("There is no Chromium: `.ci/setup browser` installs it.")
        sys.exit(77)
    unittest.main()
