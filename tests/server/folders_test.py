"""Folders with several notations, and configurations that change under the server.

    folders_test.py PROGRAM
"""

import sys
import tempfile
import time
import unittest
from pathlib import Path

from games import GAME
from session import CAPABILITIES, PULLING, Session

PROGRAM = sys.argv.pop()
HEXES = """[Variant "C'escacs"]
[Id "Cescacs-P01"]
[Annotator "Cescacs"]

1. G7-G13, E21-E17 :
*
"""
WRONG = {"good.pgn": (GAME, 0), "bad.pgn": (GAME.replace("Nc6", "Nc9"), 1), "good.ctl-pgn": (HEXES, 0),
         "bad.ctl-pgn": (HEXES.replace("E21-E17", "E21–E17"), 1)}


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def fill(self, name):
        made = self.folder / name
        made.mkdir()
        for file, (text, _) in WRONG.items():
            (made / file).write_text(text, encoding="utf-8")
        return made

    def pull(self, session, known=()):
        asked = {"previousResultIds": [{"uri": each["uri"], "value": each["resultId"]} for each in known]}
        return session.request("workspace/diagnostic", asked)["items"]

    def counts(self, items):
        return sorted((Path(each["uri"]).parent.name, Path(each["uri"]).name, len(each["items"])) for each in items)


class Symbols(Folder):
    def found(self, session, query):
        return sorted((Path(each["location"]["uri"]).name, each["location"]["range"]["start"]["line"])
                      for each in session.request("workspace/symbol", {"query": query}))

    def test_games_are_found_by_their_players(self):
        folder = self.fill("one")
        two = GAME.replace('"A"', '"Müller, Ida"') + "\n" + GAME.replace('"B"', '"Carlsen"')
        (folder / "two.pgn").write_text(two, encoding="utf-8")
        with Session(PROGRAM, PULLING, folders=[folder]) as s:
            self.assertEqual(self.found(s, "CARLS a"), [("two.pgn", two[:two.rindex("[Event")].count("\n"))])
            self.assertEqual(self.found(s, "Müller"), [("two.pgn", 0)])
            self.assertEqual(self.found(s, "Zukertort"), [])
            self.assertEqual(len(self.found(s, "")), 6)
            # What is open counts as it is in the editor, and once.
            s.open((folder / "two.pgn").as_uri(), GAME)
            self.assertEqual(self.found(s, "Carlsen"), [])
            (folder / "bad.pgn").write_text(GAME.replace('"A"', '"Zoë"'), encoding="utf-8")
            self.assertEqual(self.found(s, "zo"), [("bad.pgn", 0)])


class SeveralFolders(Folder):
    def expected(self, *folders):
        return sorted((folder, file, count) for folder in folders for file, (_, count) in WRONG.items())

    def test_two_notations_in_each_of_two_folders(self):
        with Session(PROGRAM, PULLING, folders=[self.fill("one"), self.fill("two")]) as s:
            self.assertEqual(self.counts(self.pull(s)), self.expected("one", "two"))

    def test_a_folder_in_another_is_reported_once(self):
        one = self.fill("one")
        (one / "deep").mkdir()
        (one / "deep" / "bad.pgn").write_text(WRONG["bad.pgn"][0])
        with Session(PROGRAM, PULLING, folders=[one, one / "deep"]) as s:
            self.assertEqual(self.counts(self.pull(s)), sorted([*self.expected("one"), ("deep", "bad.pgn", 1)]))

    def test_folders_come_and_go(self):
        one, two = self.fill("one"), self.fill("two")
        with Session(PROGRAM, PULLING, folders=[one]) as s:
            s.notify("workspace/didChangeWorkspaceFolders", {"event": {
                "added": [{"uri": two.as_uri(), "name": "two"}], "removed": [{"uri": one.as_uri(), "name": "one"}]}})
            self.assertEqual(self.counts(self.pull(s)), self.expected("two"))
            s.notify("workspace/didChangeWorkspaceFolders", {"event": {
                "added": [{"uri": (self.folder / "nowhere").as_uri(), "name": "nowhere"}], "removed": []}})
            self.assertEqual(self.counts(self.pull(s)), self.expected("two"))

    def test_what_is_open_is_reported_as_it_is_typed(self):
        """In any form of the file's URI."""
        one = self.fill("öne")
        uri = (one / "good.pgn").as_uri().replace("good.pgn", "go%6Fd%2Epgn")
        with Session(PROGRAM, PULLING, folders=[one]) as s:
            s.open(uri, WRONG["bad.pgn"][0], "pgn", version=7)
            item = next(each for each in self.pull(s) if each["version"] == 7)
            self.assertEqual((item["uri"], len(item["items"])), (uri, 1))
            self.assertEqual(len(self.pull(s)), len(WRONG))

    def test_a_file_that_changes_is_read_again_and_others_are_not(self):
        one = self.fill("one")
        with Session(PROGRAM, PULLING, folders=[one]) as s:
            first = self.pull(s)
            (one / "good.pgn").write_text(WRONG["bad.pgn"][0] + "\n")
            again = {Path(each["uri"]).name: each for each in self.pull(s, first)}
            self.assertEqual({n: e["kind"] for n, e in again.items() if n != "good.pgn"},
                             dict.fromkeys(set(WRONG) - {"good.pgn"}, "unchanged"))
            self.assertEqual(len(again["good.pgn"]["items"]), 1)
            (one / "good.pgn").unlink()
            self.assertEqual(len(self.pull(s)), len(WRONG) - 1)

    def test_files_that_cannot_be_read(self):
        one = self.fill("one")
        (one / "loop.pgn").symlink_to(one / "loop.pgn")
        (one / "nowhere.pgn").symlink_to(one / "no such file")
        (one / "again").symlink_to(one)
        (one / "bytes.pgn").write_bytes(bytes(range(256)) * 20)
        (one / "folder.pgn").mkdir()
        with Session(PROGRAM, PULLING, folders=[one]) as s:
            found = self.counts(self.pull(s))
            self.assertLessEqual(set(self.expected("one")), set(found))

    def test_one_that_is_no_archive_stops_no_other(self):
        one = self.fill("one")
        (one / "broken.pgn.gz").write_bytes(b"nothing")
        with Session(PROGRAM, PULLING, folders=[one]) as s:
            found = {Path(each["uri"]).name: each["items"] for each in self.pull(s)}
            self.assertEqual(len(found), len(WRONG) + 1)
            self.assertEqual([each["severity"] for each in found["broken.pgn.gz"]], [1])
            self.assertIn("broken.pgn.gz", found["broken.pgn.gz"][0]["message"])


class Configuration(Folder):
    def test_each_folder_has_its_own(self):
        one, two = self.fill("one"), self.fill("two")
        with Session(PROGRAM, PULLING, folders=[one, two]) as s:
            code = next(e["items"][0]["code"] for e in self.pull(s) if e["uri"].endswith("one/bad.pgn"))
            (one / "ctlpgn.toml").write_text(f'[lint]\nignore = ["{code}"]\n')
            s.notify("workspace/didChangeWatchedFiles",
                     {"changes": [{"uri": (one / "ctlpgn.toml").as_uri(), "type": 1}]})
            counts = {(folder, name): count for folder, name, count in self.counts(self.pull(s))}
            self.assertEqual(counts["one", "bad.pgn"], 0)
            self.assertEqual(counts["two", "bad.pgn"], 1)
            self.assertEqual(counts["one", "bad.ctl-pgn"], 1)

    def test_it_is_written_changed_broken_and_taken_away(self):
        """Without a client that reports it."""
        one = self.fill("one")
        toml, uri = one / "ctlpgn.toml", (one / "bad.pgn").as_uri()
        with Session(PROGRAM, {}) as s:
            s.open(uri, WRONG["bad.pgn"][0])
            code = s.diagnostics(uri)[0]["code"]
            for text, expected in ((f'[lint]\nignore = ["{code}"]\n', 0), ("[lint]\n", 1), ("[lint\n", None),
                                   (f'[lint]\nselect = ["{code}"]\n', 1), (None, 1)):
                if text is None:
                    toml.unlink()
                else:
                    toml.write_text(text)
                if expected is not None:
                    self.assertEqual(len(s.diagnostics(uri)), expected, text)
                else:
                    found = s.wait_for("textDocument/publishDiagnostics", lambda p: p["uri"] == toml.as_uri())
                    self.assertEqual(len(found["diagnostics"]), 1)
                    s.diagnostics(uri)
                time.sleep(0.01)

    def test_opening_a_file_looks_at_it(self):
        """A client may watch only its folders, while the configuration is above them."""
        one = self.fill("one")
        uri, other = (one / "bad.pgn").as_uri(), (one / "bad.ctl-pgn").as_uri()
        with Session(PROGRAM, CAPABILITIES, folders=[one]) as s:
            s.open(uri, WRONG["bad.pgn"][0])
            code = s.diagnostics(uri)[0]["code"]
            (self.folder / "ctlpgn.toml").write_text(f'[lint]\nignore = ["{code}"]\n')
            s.open(other, WRONG["bad.ctl-pgn"][0])
            self.assertEqual(s.diagnostics(uri), [])
            self.assertEqual(len(s.diagnostics(other)), 1)


class Settings(Folder):
    URI = "file:///nowhere/game.pgn"

    def test_one_that_is_wrong_stops_nothing(self):
        with Session(PROGRAM, options={"nonsense": 1, "level": "syntax", "mostFindings": "x"}) as s:
            said = s.wait_for("window/showMessage")["message"]
            self.assertIn("nonsense", said)
            self.assertIn("mostFindings", said)
            s.open(self.URI, GAME.replace("Nc6", "Nc4"))
            self.assertEqual(s.diagnostics(self.URI), [], "level is in force")

    def test_a_change_that_says_nothing_changes_nothing(self):
        for settings in (None, {}, []):
            with Session(PROGRAM, options={"level": "syntax"}) as s:
                s.notify("workspace/didChangeConfiguration", {"settings": settings})
                s.open(self.URI, GAME.replace("Nc6", "Nc4"))
                self.assertEqual(s.diagnostics(self.URI), [], settings)


if __name__ == "__main__":
    unittest.main()
