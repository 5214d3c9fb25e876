"""Diagnostics as editors get them: while typing, on demand, and of folders.

    diagnostics_test.py PROGRAM
"""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from games import GAME
from session import CAPABILITIES, PULLING, Session

PROGRAM = sys.argv.pop()
URI = "file:///nowhere/game.pgn"


class Pushed(unittest.TestCase):
    def test_clean_game(self):
        with Session(PROGRAM) as s:
            s.open(URI, GAME)
            self.assertEqual(s.diagnostics(URI), [])

    def test_while_typing(self):
        with Session(PROGRAM) as s:
            s.open(URI, GAME)
            s.diagnostics(URI)
            s.change(URI, (8, 18, 8, 19, "9"))
            found = s.diagnostics(URI)
            self.assertEqual(len(found), 1, found)
            self.assertEqual(found[0]["range"]["start"]["line"], 8)
            self.assertEqual(found[0]["source"], "ctlpgn")
            self.assertIn(found[0]["code"].lower(), found[0]["codeDescription"]["href"])
            s.change(URI, (8, 18, 8, 19, "6"))
            s.change(URI, GAME)
            self.assertEqual(s.diagnostics(URI), [])

    def test_each_says_what_the_linter_says(self):
        corpus = Path(PROGRAM).resolve().parent / "corpus"  # as single files
        with Session(PROGRAM) as s:
            # JSON and lists of diagnostics are expectations, not games.
            for path in sorted(p for p in corpus.glob("*/invalid/**/*") if p.is_file() and p.suffix not in (".json", ".diagnostics", ".limits"))[::15]:
                text = path.read_bytes()
                try:
                    text.decode()
                except UnicodeDecodeError:
                    continue
                said = json.loads(subprocess.run(
                    [PROGRAM, "lint", "--no-config", "--output-format", "json", str(path)],
                    capture_output=True, check=False).stdout)
                s.open(path.as_uri(), text.decode())
                found = s.diagnostics(path.as_uri())
                expected = [(d["code"], d["message"]) for f in [said] for d in diagnostics_in(f)]
                self.assertEqual(sorted((d["code"], d["message"]) for d in found), sorted(expected), path)
                s.close(path.as_uri())

    def test_no_more_than_wanted(self):
        faulty = GAME.replace("Qh5", "Qd1-h5").replace("Nc6", "Nc9")
        for options, most in ((None, 1000), ({"mostFindings": 7}, 7), ({"mostFindings": 100_000}, None)):
            for abilities in (CAPABILITIES, PULLING):
                with Session(PROGRAM, abilities, options) as s:
                    s.open(URI, faulty * 1200)
                    found = s.of("diagnostic", URI)["items"] if abilities is PULLING else s.diagnostics(URI)
                    count = 1200 * len(self.one_by_one(faulty))
                    if most is None:
                        self.assertEqual(len(found), count)
                        continue
                    self.assertEqual(len(found), most + 1)
                    self.assertEqual(found[-1]["message"], f"{count - most} more diagnostics are not shown")
                    self.assertEqual({d["severity"] for d in found[:-1]}, {1}, "errors come first")
                    lines = [d["range"]["start"]["line"] for d in found[:-1]]
                    self.assertEqual(lines, sorted(lines))

    def one_by_one(self, text):
        with Session(PROGRAM) as s:
            s.open(URI, text)
            found = s.diagnostics(URI)
            self.assertGreater(len({d["severity"] for d in found}), 1)
            return found

    def test_positions(self):
        text = GAME.replace("[White \"A\"]", "[White \"\U0001F600\U0001F600\"] x")
        for encoding, column in (("utf-8", 18), ("utf-16", 14), ("utf-32", 12)):
            abilities = {**CAPABILITIES, "general": {"positionEncodings": [encoding]}}
            with Session(PROGRAM, abilities) as s:
                self.assertEqual(s.capabilities["positionEncoding"], encoding)
                s.open(URI, text)
                found = [d for d in s.diagnostics(URI) if d["range"]["start"]["line"] == 4]
                self.assertEqual(found[0]["range"]["start"]["character"], column + 1, found)

    def test_notation_by_language_extension_or_text(self):
        for uri, language in (("untitled:1", "pgn"), ("untitled:a.pgn", ""), ("untitled:1", "plaintext")):
            with Session(PROGRAM) as s:
                s.open(uri, GAME, language)
                self.assertEqual(s.diagnostics(uri), [])

    def test_closed_document_has_none(self):
        with Session(PROGRAM) as s:
            s.open(URI, GAME.replace("Nc6", "Nc9"))
            self.assertNotEqual(s.diagnostics(URI), [])
            s.close(URI)
            self.assertEqual(s.wait_for("textDocument/publishDiagnostics")["diagnostics"], [])


def diagnostics_in(said):
    if isinstance(said, list):
        return [each for part in said for each in diagnostics_in(part)]
    if "diagnostics" in said:
        return said["diagnostics"]
    return [each for part in said.get("files", []) for each in diagnostics_in(part)]


class Pulled(unittest.TestCase):
    def test_document(self):
        with Session(PROGRAM, PULLING) as s:
            self.assertIn("diagnosticProvider", s.capabilities)
            s.open(URI, GAME.replace("Nc6", "Nc9"))
            first = s.of("diagnostic", URI)
            self.assertEqual(first["kind"], "full")
            self.assertEqual(len(first["items"]), 1)
            again = s.of("diagnostic", URI, previousResultId=first["resultId"])
            self.assertEqual(again["kind"], "unchanged")
            s.change(URI, GAME)
            self.assertEqual(s.of("diagnostic", URI, previousResultId=first["resultId"])["items"], [])

    def test_workspace(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "good.pgn").write_text(GAME)
            Path(folder, "bad.pgn").write_text(GAME.replace("Nc6", "Nc9"))
            Path(folder, "other.txt").write_text("x")
            Path(folder, "ctlpgn.toml").write_text('[lint]\nexclude = ["old"]\n')
            Path(folder, "old").mkdir()
            Path(folder, "old", "bad.pgn").write_text(GAME.replace("Nc6", "Nc9"))
            with Session(PROGRAM, PULLING, folders=[folder]) as s:
                items = s.request("workspace/diagnostic", {"previousResultIds": []})["items"]
                self.assertEqual([(Path(i["uri"]).name, len(i["items"])) for i in items],
                                 [("bad.pgn", 1), ("good.pgn", 0)])
                again = s.request("workspace/diagnostic", {"previousResultIds": [
                    {"uri": i["uri"], "value": i["resultId"]} for i in items]})["items"]
                self.assertEqual({i["kind"] for i in again}, {"unchanged"})


class Configured(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.file = Path(self.folder.name, "game.pgn")
        self.toml = Path(self.folder.name, "ctlpgn.toml")
        self.uri = self.file.as_uri()

    def tearDown(self):
        self.folder.cleanup()

    def test_configuration_is_honoured_and_watched(self):
        faulty = GAME.replace("Nc6", "Nc9")
        with Session(PROGRAM) as s:
            s.open(self.uri, faulty)
            found = s.diagnostics(self.uri)
            self.assertEqual(len(found), 1)
            self.assertEqual(s.requests[0]["method"], "client/registerCapability")
            self.toml.write_text(f'[lint]\nignore = ["{found[0]["code"]}"]\n')
            s.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.toml.as_uri(), "type": 1}]})
            self.assertEqual(s.diagnostics(self.uri), [])

    def test_configuration_is_looked_at_without_a_watching_client(self):
        with Session(PROGRAM, {}) as s:
            s.open(self.uri, GAME.replace("Nc6", "Nc9"))
            found = s.diagnostics(self.uri)
            self.toml.write_text(f'[lint]\nignore = ["{found[0]["code"]}"]\n')
            self.assertEqual(s.diagnostics(self.uri), [])

    def test_what_is_wrong_with_it_is_shown_there(self):
        self.toml.write_text('[lint]\n\nignore = ["nonsense"]\n')
        with Session(PROGRAM) as s:
            s.open(self.uri, GAME)
            said = s.wait_for("textDocument/publishDiagnostics", lambda p: p["uri"] == self.toml.as_uri())
            self.assertEqual(said["diagnostics"][0]["range"]["start"]["line"], 2)
            self.toml.write_text("[lint]\n")
            s.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.toml.as_uri(), "type": 2}]})
            said = s.wait_for("textDocument/publishDiagnostics", lambda p: p["uri"] == self.toml.as_uri())
            self.assertEqual(said["diagnostics"], [])

    def test_what_is_wrong_with_an_extended_one_is_shown_there(self):
        base = self.toml.with_name("base.toml")
        base.write_text("[lint]\n\nignored = []\n")
        self.toml.write_text('[lint]\nextend = "base.toml"\n')
        with Session(PROGRAM, {}) as s:
            s.open(self.uri, GAME)
            said = s.wait_for("textDocument/publishDiagnostics", lambda p: p["uri"] == base.as_uri())
            found = said["diagnostics"][0]
            self.assertEqual(found["range"]["start"], {"line": 2, "character": 0})
            self.assertEqual(found["message"], 'unknown key "ignored"; did you mean "ignore"?')
            base.write_text("[lint]\n")
            s.open(self.uri + "-2", GAME)
            s.wait_for("textDocument/publishDiagnostics",
                       lambda p: p["uri"] == base.as_uri() and not p["diagnostics"])

    def test_settings_that_are_none(self):
        for settings in ({"mostFindings": 0}, {"mostFindings": -1}, {"mostFindings": "x"}, {"hoverPictures": 1}, {"none": 1}):
            with Session(PROGRAM) as s:
                s.notify("workspace/didChangeConfiguration", {"settings": {"ctlpgn": settings}})
                self.assertIn(next(iter(settings)), s.wait_for("window/logMessage")["message"])

    def test_settings_of_the_client(self):
        with Session(PROGRAM, options={"level": "syntax"}) as s:
            s.open(self.uri, GAME.replace("Nc6", "Nc4"))
            self.assertEqual(s.diagnostics(self.uri), [])
            s.notify("workspace/didChangeConfiguration", {"settings": {"ctlpgn": {"level": "legal"}}})
            self.assertEqual(len(s.diagnostics(self.uri)), 1)


if __name__ == "__main__":
    unittest.main()
