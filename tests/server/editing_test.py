"""Changes of documents: fixes, suppressions, formatting.

    editing_test.py PROGRAM
"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from session import CAPABILITIES, Session, ServerError, span, with_edits

PROGRAM = sys.argv.pop()
URI = "file:///nowhere/game.pgn"
TAGS = """[Event "Casual game"]
[Site "Berlin"]
[Date "1910.01.01"]
[Round "1"]
[White "A"]
[Black "B"]
[Result "*"]

"""
HEAD = '[Variant "C\'escacs"]\n[Id "Cescacs-P01"]\n[Annotator "Cescacs"]\n\n'
# A safe fix in each, and a second game with an illegal move.
FAULTY = TAGS + "1. e4 e5 2. Bf1-c4 Nf6 *\n\n" + TAGS + "1. e4 e5 2. Ra5 Nc6 *\n"
WHOLE = span(0, 0, 1000, 0)


def edits_of(action):
    edit = action["edit"]
    return edit["documentChanges"][0]["edits"] if "documentChanges" in edit else edit["changes"][URI]


def command_line(*words, text):
    return subprocess.run([PROGRAM, *words, "--notation", "pgn", "-"], input=text, capture_output=True, text=True,
                          check=False).stdout


class Actions(unittest.TestCase):
    def actions(self, s, where=WHOLE, **context):
        return s.of("codeAction", URI, range=where, context={"diagnostics": [], **context})

    def test_safe_fix_is_preferred(self):
        with Session(PROGRAM) as s:
            s.open(URI, FAULTY)
            fix = next(a for a in self.actions(s, span(8, 15, 8, 15)) if a.get("isPreferred"))
            self.assertEqual(fix["kind"], "quickfix")
            self.assertEqual(len(fix["diagnostics"]), 1)
            self.assertIn("2. Bc4 Nf6", with_edits(FAULTY, edits_of(fix)))
            self.assertEqual(fix["edit"]["documentChanges"][0]["textDocument"]["version"], 1)

    def test_unsafe_fix_says_so(self):
        text = FAULTY.replace("1910.01.01", "1910.13.01", 1)
        text = text.replace("2. Ra5", "2. Ra2")
        with Session(PROGRAM) as s:
            s.open(URI, text)
            for action in self.actions(s):
                if "edit" in action and not action.get("isPreferred") and not action["title"].startswith("Ignore"):
                    self.assertIn("unsafe", action["title"])

    def test_only_where_it_was_asked(self):
        with Session(PROGRAM) as s:
            s.open(URI, FAULTY)
            titles = [a["title"] for a in self.actions(s, span(1, 0, 1, 0))]
            self.assertEqual(titles, ["Fix all that can be fixed safely"])
            self.assertEqual([a["kind"] for a in self.actions(s, only=["source"])], ["source.fixAll.ctlpgn"])
            self.assertEqual({a["kind"] for a in self.actions(s, only=["quickfix"])}, {"quickfix"})

    def test_fix_all_is_what_the_linter_does(self):
        expected = command_line("lint", "--fix", text=FAULTY)
        with Session(PROGRAM) as s:
            s.open(URI, FAULTY)
            action = next(a for a in self.actions(s) if a["kind"].startswith("source"))
            self.assertNotIn("edit", action)
            self.assertEqual(with_edits(FAULTY, edits_of(s.request("codeAction/resolve", action))), expected)
        with Session(PROGRAM, {}) as s:
            s.open(URI, FAULTY)
            action = next(a for a in self.actions(s) if a["kind"].startswith("source"))
            self.assertEqual(with_edits(FAULTY, edits_of(action)), expected)

    def test_fix_all_command(self):
        with Session(PROGRAM) as s:
            s.open(URI, FAULTY)
            s.request("workspace/executeCommand", {"command": "ctlpgn.fixAll", "arguments": [URI]})
            asked = [r for r in s.requests if r["method"] == "workspace/applyEdit"]
            self.assertEqual(with_edits(FAULTY, edits_of(asked[0]["params"])),
                             command_line("lint", "--fix", text=FAULTY))

    DAMAGED = TAGS + ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Hf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O\n"
                      "9. h3 Na5 10. Bc2 c5 11. d4 Qc7 12. Nbd2 cxd4 13. cxd4 Nc6 14. Nb3 a5\n"
                      "15. Be3 a4 16. N8d2 Bd7 17. Rc1 Qb7 18. Qe2 Rfc8 19. Bd3 Nb4 *\n")

    def test_damaged_ply(self):
        with Session(PROGRAM) as s:
            s.open(URI, self.DAMAGED)
            at = self.DAMAGED.split("\n")[8].index("Hf6")
            fix = next(a for a in self.actions(s, span(8, at, 8, at)) if a["title"] == "write Nf6")
            self.assertEqual(with_edits(self.DAMAGED, edits_of(fix)), self.DAMAGED.replace("Hf6", "Nf6"))

    def test_plies_that_may_be_meant(self):
        text = TAGS + "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O 5. Bd4 d5 *\n"
        with Session(PROGRAM) as s:
            s.open(URI, text)
            choices = {a["title"]: a for a in self.actions(s) if a["title"].startswith("write ")}
            self.assertEqual(sorted(choices), ["write Bd2 (one of 2 that may be meant)",
                                               "write Bd3 (one of 2 that may be meant)"])
            for title, action in choices.items():
                self.assertEqual(with_edits(text, edits_of(action)), text.replace("Bd4", title.split()[1]))

    def test_repair_the_game(self):
        damaged = TAGS + "1. e4 e5 *\n\n" + self.DAMAGED
        expected = damaged.replace("Hf6", "Nf6").replace("N8d2", "Nbd2")
        self.assertEqual(command_line("lint", "--fix", "--unsafe-fixes", text=damaged), expected)
        for capabilities in CAPABILITIES, {}:
            with Session(PROGRAM, capabilities) as s:
                s.open(URI, damaged)
                self.assertEqual([a for a in self.actions(s, span(8, 1, 8, 1)) if a["title"].startswith("Repair")], [])
                action, = (a for a in self.actions(s, span(18, 0, 18, 0)) if a["title"].startswith("Repair"))
                self.assertEqual(action["title"], "Repair the game: 2 plies, 1 by a guess")
                self.assertEqual(len(action["diagnostics"]), 2)
                if "edit" not in action:
                    action = s.request("codeAction/resolve", action)
                self.assertEqual(with_edits(damaged, edits_of(action)), expected)

    def test_excuses(self):
        uri = "file:///nowhere/game.ctl-pgn"
        text = """[Variant "C'escacs"]
[Id "Cescacs-P01"]
[Annotator "Cescacs"]

1. G7-G13, E21-E17
2. E7-K20, G21-G15 :
*
"""
        with Session(PROGRAM) as s:
            s.open(uri, text)
            code = s.diagnostics(uri)[0]["code"]
            actions = s.of("codeAction", uri, range=span(5, 4, 5, 4), context={"diagnostics": []})
            excuses = [a for a in actions if a["title"].startswith("Ignore")]
            self.assertEqual([a["title"] for a in excuses], [f"Ignore {code} here, and say why",
                                                             f"Ignore {code} in this game, and say why"])
            for each in excuses:
                s.change(uri, with_edits(text, edits_of(each)))
                self.assertEqual(s.diagnostics(uri), [])

    def test_explanation(self):
        with Session(PROGRAM) as s:
            s.open(URI, FAULTY)
            action = next(a for a in self.actions(s, span(18, 13, 18, 13)) if a["title"].startswith("Explain"))
            page = s.request("workspace/executeCommand", {k: action["command"][k] for k in ("command", "arguments")})
            code = action["command"]["arguments"][0]
            self.assertEqual(page, command_line("explain", code, text="") or page)
            self.assertEqual(s.wait_for("window/showMessage")["message"], page)

    def test_unknown_commands(self):
        with Session(PROGRAM) as s:
            for command in ({"command": "rm", "arguments": []}, {"command": "ctlpgn.explain", "arguments": ["X"]},
                            {"command": "ctlpgn.explain", "arguments": []}, {"command": "ctlpgn.explain"}):
                with self.assertRaises(ServerError):
                    s.request("workspace/executeCommand", command)


class Formatting(unittest.TestCase):
    LOOSE = FAULTY.replace(" e5", "   e5").replace("Bf1-c4", "Bc4").replace("Ra5", "Nf3")

    def test_document(self):
        with Session(PROGRAM) as s:
            s.open(URI, self.LOOSE)
            edits = s.of("formatting", URI, options={"tabSize": 4, "insertSpaces": True})
            self.assertEqual(with_edits(self.LOOSE, edits), command_line("fmt", text=self.LOOSE))
            s.change(URI, with_edits(self.LOOSE, edits))
            self.assertEqual(s.of("formatting", URI, options={}), [])

    def test_range_is_whole_games(self):
        with Session(PROGRAM) as s:
            s.open(URI, self.LOOSE)
            edits = s.of("rangeFormatting", URI, range=span(12, 0, 12, 1), options={})
            after = with_edits(self.LOOSE, edits)
            first, second = self.LOOSE[:len(self.LOOSE) // 2], command_line("fmt", text=self.LOOSE)
            self.assertTrue(after.startswith(first))
            self.assertEqual(after[-30:], second[-30:])

    def test_why_a_game_stays_as_it_is_is_said(self):
        for broken, line in ((FAULTY.replace("2. Bf1-c4", "2. Bf1-c4 ( {"), 0), ("1. e4 [Site e5 *\n", 0)):
            with Session(PROGRAM) as s:
                s.open(URI, broken)
                s.of("formatting", URI, options={})
                said = s.wait_for("window/showMessage")
                self.assertEqual(said["type"], 2)
                self.assertRegex(said["message"], r"^\d+ games? (was|were) not formatted because of errors: game \d+, line \d+: .")
        with Session(PROGRAM) as s:
            s.open(URI, self.LOOSE)
            s.of("formatting", URI, options={})
            s.diagnostics(URI)
            self.assertNotIn("window/showMessage", [each["method"] for each in s.notifications])

    def test_only_games_of_the_range_are_spoken_of(self):
        text = TAGS + "1. e4   e5 *\n\n" + TAGS + "1. e4 ( { *\n"
        with Session(PROGRAM) as s:
            s.open(URI, text)
            s.of("rangeFormatting", URI, range=span(8, 0, 8, 1), options={})
            s.diagnostics(URI)
            self.assertNotIn("window/showMessage", [each["method"] for each in s.notifications])

    def test_it_is_what_the_configuration_says(self):
        text = HEAD + "1. JF6×C15, E21-E17\n(1. G7-G13)\n*\n"
        for table, arguments in (("ascii = true", ["--ascii"]), ('indent = "none"', ["--indent", "none"]),
                                 ("typographic-hyphens = true", ["--typographic-hyphens"]), ("", [])):
            with tempfile.TemporaryDirectory() as folder, Session(PROGRAM) as s:
                (Path(folder) / "ctlpgn.toml").write_text(f"[fmt]\n{table}\n", encoding="utf-8")
                uri = (Path(folder) / "a.ctl-pgn").as_uri()
                s.open(uri, text)
                after = with_edits(text, s.of("formatting", uri, options={}))
                done = subprocess.run([PROGRAM, "fmt", "--no-config", "--notation", "ctl-pgn", *arguments, "-"], input=text,
                                      capture_output=True, text=True, check=True)
                self.assertEqual(after, done.stdout, table)

    def test_what_the_configuration_excludes_stays(self):
        for key in ('[fmt]\nexclude = ["a.pgn"]\n', 'exclude = ["a.*"]\n', '[lint]\nexclude = ["a.*"]\n'):
            with tempfile.TemporaryDirectory() as folder, Session(PROGRAM) as s:
                (Path(folder) / "ctlpgn.toml").write_text(key, encoding="utf-8")
                uri = (Path(folder) / "a.pgn").as_uri()
                s.open(uri, self.LOOSE)
                self.assertEqual(s.of("formatting", uri, options={}), [])
                self.assertIn("is not formatted: the configuration excludes it", s.wait_for("window/logMessage")["message"])
                other = (Path(folder) / "b.pgn").as_uri()
                s.open(other, self.LOOSE)
                self.assertNotEqual(s.of("formatting", other, options={}), [])


if __name__ == "__main__":
    unittest.main()
