"""The page that `ctlpgn html` writes, in a browser. Skipped without Chromium.

    browser_test.py PROGRAM [SCREENSHOT-FOLDER]
"""

import pathlib
import subprocess
import sys
import tempfile
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

    def open(self, *files, size=(1280, 900), dark=False):
        page = self.folder / "page.html"
        done = subprocess.run([str(PROGRAM), "html", *map(str, files), "-o", str(page)], capture_output=True)
        self.assertIn(done.returncode, (0, 1), done.stderr)
        self.browser.look(*size, dark=dark)
        self.browser.open("about:blank")
        self.browser.open(str(page))

    def tearDown(self):
        self.assertEqual(self.browser.complaints(), [])
        self.assertLessEqual(len(self.browser.requests()), 1)

    def run_in_page(self, script):
        return self.browser.run(script)

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
        self.browser.press("End")
        self.assertEqual(self.current(), "GL5-H6#")
        self.browser.press("Home")
        self.assertIsNone(self.current())
        self.run_in_page("document.querySelectorAll('.controls button')[2].click()")
        self.assertEqual(self.current(), "1. H6-H12?!")

    def test_branches(self):
        self.open(REFERRING)
        for _ in range(7):
            self.browser.press("ArrowRight")
        self.assertEqual(self.current(), "4. EH4-H8??")
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
        count = self.run_in_page("document.querySelector('select').options.length")
        seen = set()
        for _ in range(count):
            self.browser.press("ArrowRight")
            self.browser.press("ArrowRight")
            self.assertGreater(self.run_in_page("document.querySelectorAll('.board path.body').length"), 10)
            seen.add(self.run_in_page("document.querySelector('.board').getAttribute('viewBox')"))
            self.browser.press("PageDown")
        self.assertEqual(len(seen), 4)

    def test_nothing_of_a_hostile_game_runs(self):
        file = self.folder / "<img src=x onerror=alert(1)>.pgn"
        file.write_text(HOSTILE)
        self.open(file)
        for key in ("ArrowRight", "End", "Home"):
            self.browser.press(key)
        self.assertNotEqual(self.run_in_page("document.title"), "run")
        self.assertEqual(self.run_in_page("document.querySelectorAll('img, a, b, iframe').length"), 0)
        self.assertEqual(self.run_in_page("document.querySelectorAll('script').length"), 2)
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
        self.browser.press("Home")
        self.assertEqual(self.run_in_page("document.querySelector('.ply').dataset.ply"), "0")

    def test_findings_lead_to_their_plies(self):
        file = self.folder / "faulty.pgn"
        file.write_text('[Event "?"]\n\n1. e4 e5 2. Ke3 *\n')
        self.open(file)
        self.run_in_page("[...document.querySelectorAll('button.finding')].pop().click()")
        self.assertEqual(self.current(), "2. Ke3")

    def test_the_last_known_position_is_shown_where_one_is_unknown(self):
        file = self.folder / "faulty.pgn"
        file.write_text('[White "?"]\n\n1. e4 e5 2. Ke3 Nf6 (2... d5) *\n')
        self.open(file)
        self.assertEqual(self.run_in_page("document.querySelector('h1').textContent"), "White – Black")
        for steps in (2, 3, 4):
            self.browser.press("Home")
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
            self.browser.touch(".controls button:nth-child(3)", (0.5, 0.5), (0.5, 0.5))
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
        for role, name in (("main", ""), ("heading", "Cescacs-X02-V-en"), ("region", "Board"), ("region", "Game"),
                           ("image", "After 1. H6-H12, Black to move"), ("toolbar", "Moves"), ("button", "Back (left arrow)"),
                           ("button", "Forward (right arrow)"), ("group", "Moves, variations and comments"),
                           ("group", "Variation 1"), ("button", "#4[#4.1]@W"), ("heading", "Nothing is wrong")):
            self.assertIn((role, name), roles)
        self.assertFalse([role for role, name in roles if role in ("button", "image", "combobox", "toolbar") and not name])
        self.assertEqual(self.run_in_page("document.querySelector('.status').getAttribute('aria-live')"), "polite")

    def test_print(self):
        self.open(REFERRING, dark=True)
        self.browser.press("ArrowRight")
        self.browser.look(800, 1100, dark=True, paper=True)
        shown = "[...document.querySelectorAll('%s')].some(e => e.getClientRects().length > 0)"
        self.assertFalse(self.run_in_page(shown % ".controls, .choices, select, summary"))
        self.assertTrue(self.run_in_page(shown % ".board") and self.run_in_page(shown % ".ply"))
        colours = self.run_in_page("(s => [s.backgroundColor, s.color])(getComputedStyle(document.body))")
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
                self.browser.press("PageDown")
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
