"""Files in other encodings than UTF-8: what is written in them, and what is refused.
Usage: encodings_test.py PROGRAM"""

import gzip
import json
import pathlib
import random
import re
import shutil
import subprocess
import time
import unittest

from lint_support import PROGRAM, LintTest

DOCUMENT = pathlib.Path(__file__).parents[2] / "docs/convert.md"

GAME = """[Event "?"]
[Site "Köln"]
[Date "%s"]
[Round "?"]
[White "Müller"]
[Black "Jäger"]
[Result "*"]

1. e4 e5 *
"""
OLD = GAME % "2020.01.01" + "\n" + GAME % "2020.1.1"
FIXED = GAME % "2020.01.01" + "\n" + GAME % "2020.01.01"
# 偌竣景 in Big5, 按丹春 in GB18030
DOUBTFUL = b"FORMAT WXF\nGAME 1\nRED \xb0\xb4\xb5\xa4\xb4\xba\nSTART{\n1. C2.5 H8+7\n}\n"


class Encodings(LintTest):
    def bytes_of(self, name):
        return (self.folder / name).read_bytes()

    def test_an_encoding_that_is_not_to_be_fixed_stays(self):
        for encoding, code in (("latin-1", "GS006"), ("utf-16", "S006"), ("utf-16-be", "S006")):
            old = (OLD if encoding != "utf-16-be" else "\ufeff" + OLD).encode(encoding)
            new = (FIXED if encoding != "utf-16-be" else "\ufeff" + FIXED).encode(encoding)
            for wishes in (["--ignore", code], ["--unfixable", code], ["--fixable", "GT023"]):
                self.write("old.pgn", old)
                self.lint("--fix", *wishes, "old.pgn")
                self.assertEqual(self.bytes_of("old.pgn"), new, (encoding, wishes))
                done = self.run_program("lint", "--fix-only", *wishes, "--notation", "pgn", "old.pgn")
                self.assertEqual(done.returncode, 0)
                self.assertEqual(self.bytes_of("old.pgn"), new)

    def test_a_sign_of_windows_beside_an_accent(self):
        """The only bytes beyond ASCII are a letter and the quotation mark or the dots after or before it."""
        game = GAME.replace("Köln", "?").replace("Müller", "?").replace("Jäger", "?") % "2020.01.01"
        for words in ("café”", "the café… is", "»été", "l’été–"):
            text = game.replace("1. e4", "1. e4 {%s}" % words)
            self.write("old.pgn", text.encode("cp1252"))
            self.lint("--fix", "--notation", "pgn", "old.pgn")
            self.assertEqual(self.bytes_of("old.pgn").decode(), text)

    def test_spans_are_bytes_of_the_file(self):
        text = (GAME % "2020.01.01").replace("e4 e5", "e4 {schön} e5")
        for encoding in ("utf-8", "latin-1", "utf-16", "gb18030"):
            written = text.encode(encoding) if encoding != "gb18030" else \
                text.replace("Köln", "北京国际象棋").replace("Müller", "李来群").replace("Jäger", "胡荣华") \
                    .replace("schön", "好棋").encode(encoding)
            self.write("game.pgn", written)
            game = json.loads(self.run_program("json", "-q", "--spans", "game.pgn").stdout)["games"][0]
            for ply in game["moves"]:
                begin, end = ply["span"]
                with self.subTest(encoding=encoding, ply=ply["text"]):
                    codec = "utf-16-le" if encoding == "utf-16" else encoding
                    self.assertEqual(written[begin:end].decode(codec), ply["text"])

    def test_configured(self):
        self.write("ctlpgn.toml", '[lint]\nignore = ["GS006"]\nfix = true\n')
        self.write("old.pgn", OLD.encode("latin-1"))
        self.lint("old.pgn")
        self.assertEqual(self.bytes_of("old.pgn"), FIXED.encode("latin-1"))

    def test_standard_input_keeps_it(self):
        done = subprocess.run([PROGRAM, "lint", "--fix-only", "--ignore", "GS006", "--notation", "pgn", "-"],
                              input=OLD.encode("latin-1"), capture_output=True, check=False)
        self.assertEqual(done.stdout, FIXED.encode("latin-1"))

    def test_an_encoding_that_is_fixed_becomes_utf_8(self):
        for encoding in ("latin-1", "utf-16"):
            self.write("old.pgn", OLD.encode(encoding))
            self.lint("--fix", "old.pgn", status=0)
            self.assertEqual(self.bytes_of("old.pgn"), FIXED.encode())

    def test_what_cannot_be_written_back_is_not_written(self):
        # One game with lines in both.
        old = OLD.encode("latin-1")[::-1].replace("Müller".encode("latin-1")[::-1], "Müller".encode()[::-1], 1)[::-1]
        self.write("old.pgn", old)
        _, said = self.lint("--fix", "--ignore", "GS006", "old.pgn", status=2)
        self.assertIn("could not be written in Latin-1", said)
        self.assertEqual(self.bytes_of("old.pgn"), old)

    def test_diffs_can_be_applied(self):
        if shutil.which("patch") is None:
            return
        for command in (["lint"], ["lint", "--ignore", "GS006"], ["fmt"]):
            self.write("old.pgn", OLD.encode("latin-1"))
            diff = self.run_program(*command, "--diff", "old.pgn").stdout
            self.run_program(*(command if command == ["fmt"] else [*command, "--fix"]), "-q", "old.pgn")
            made = self.bytes_of("old.pgn")
            self.write("old.pgn", OLD.encode("latin-1"))
            done = subprocess.run(["patch", "-s", "-p0", "--binary"], input=diff, cwd=self.folder,
                                  capture_output=True, check=False)
            self.assertEqual(done.returncode, 0, (command, diff, done.stdout))
            self.assertEqual(self.bytes_of("old.pgn"), made, command)

    def test_diff_of_utf_16_says_what_it_is(self):
        self.write("old.pgn", OLD.encode("utf-16"))
        output, said = self.lint("--diff", "old.pgn", status=1)
        self.assertIn('+[Date "2020.01.01"]', output)
        self.assertIn("would be written in UTF-8", said)

    def test_excuses_are_not_added(self):
        self.write("old.pgn", (OLD.replace("e5", "e6 2. e5 ") + "\n").encode("latin-1"))
        before = self.bytes_of("old.pgn")
        _, said = self.lint("--add-ignore=so", "--ignore", "GS006", "--select", "ALL", "old.pgn")
        self.assertEqual(self.bytes_of("old.pgn"), before, said)

    def test_one_letter_shows_latin_1(self):
        self.write("one.pgn", (GAME % "2020.01.01").replace("ü", "u").replace("ä", "a").encode("latin-1"))
        self.assertEqual(self.codes("one.pgn"), ["GS006"])
        self.assertIn('[Site "Köln"]'.encode(), self.run_program("convert", "one.pgn").stdout)

    def test_what_may_be_big5_is_not_written(self):
        self.write("old.wxf", DOUBTFUL)
        for arguments in (["fmt", "old.wxf"], ["convert", "old.wxf", "-o", "new.wxf"], ["simplify", "old.wxf"],
                          ["lint", "--fix", "old.wxf"]):
            done = self.run_program(*arguments)
            self.assertFalse((self.folder / "new.wxf").exists())
            self.assertEqual(self.bytes_of("old.wxf"), DOUBTFUL, arguments)
            if arguments[0] != "lint":
                self.assertNotIn("按".encode(), done.stdout, arguments)
                self.assertNotEqual(done.returncode, 0, arguments)
                self.assertIn(b"may be in GB18030 or in Big5", done.stderr)
        with (self.folder / "old.wxf").open("rb") as file:
            done = subprocess.run([PROGRAM, "fmt", "-"], stdin=file, capture_output=True, check=False)
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertIn("按".encode(), self.run_program("convert", "--force", "old.wxf").stdout)

    def test_what_would_change_in_a_compressed_file_is_not_shown(self):
        self.write("old.pgn.gz", gzip.compress(OLD.encode()))
        for arguments in (["fmt", "--check"], ["fmt", "--diff"], ["lint", "--diff"]):
            done = self.run_program(*arguments, "old.pgn.gz")
            self.assertEqual((done.returncode, done.stdout), (2, b""), arguments)
            self.assertIn(b"it is compressed by gzip", done.stderr)


# Files by programs of several decades, each in the encoding of its time.
PLAYERS = ("Müller, Jörg", "Žižka, Jan", "Štefan", "Œuvrard", "O’Kelly", "„Spatz“", "Gligorić", "José", "Ångström")


def some_games(seeded, encodings, moves="1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"):
    """A collection whose games are in different encodings."""
    written = []
    for _ in range(seeded.randrange(1, 12)):
        encoding = seeded.choice(encodings)
        game = GAME % "2020.1.1"
        for name in ("Müller", "Jäger"):
            game = game.replace(name, seeded.choice(PLAYERS))
        written.append(game.replace("1. e4 e5 *", moves).encode(encoding, "replace") + b"\n")
    if seeded.randrange(3) == 0:  # far apart
        written.insert(seeded.randrange(len(written)), ((GAME % "2020.01.01").replace("ü", "u").replace("ä", "a").replace(
            "ö", "o") + "\n").encode() * seeded.randrange(400))
    return b"".join(written)


def fed(program, bytes_in, seeded):
    """Writes to its standard input a few bytes at a time."""
    cuts = sorted(seeded.sample(range(len(bytes_in) + 1), min(4, len(bytes_in))))
    for begin, end in zip([0, *cuts], [*cuts, len(bytes_in)]):
        program.stdin.write(bytes_in[begin:end])
        program.stdin.flush()
        time.sleep(0.004)
    out, _ = program.communicate(timeout=60)
    return out


class Ways(LintTest):
    """Seeds are new every time; a failing test prints its seed."""

    def setUp(self):
        super().setUp()
        self.seed = random.randrange(1 << 30)
        self.seeded = random.Random(self.seed)

    def collections(self, count):
        for encodings in (["cp1252"], ["utf-8"], ["utf-8", "cp1252"], ["utf-16"], ["utf-8", "utf-16-le"], ["cp1250"]):
            for _ in range(count):
                yield encodings, some_games(self.seeded, encodings)

    def test_the_same_bytes_give_the_same_json(self):
        for encodings, text in self.collections(3):
            with self.subTest(seed=self.seed, encodings=encodings):
                self.write("a.pgn", text)
                self.write("a.pgn.gz", gzip.compress(text))
                expected = self.run_program("json", "-q", "a.pgn").stdout
                self.assertEqual(self.run_program("json", "-q", "a.pgn.gz").stdout, expected.replace(b"a.pgn", b"a.pgn.gz"))
                bare = expected.replace(b'"file":"a.pgn",', b"")
                with (self.folder / "a.pgn").open("rb") as file:
                    done = subprocess.run([PROGRAM, "json", "-q", "-"], stdin=file, capture_output=True, check=False)
                self.assertEqual(done.stdout, bare)
                with subprocess.Popen([PROGRAM, "json", "-q", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      stderr=subprocess.DEVNULL) as program:
                    self.assertEqual(fed(program, text, self.seeded), bare)

    def test_fixed_twice_is_fixed_once(self):
        for encodings, text in self.collections(3):
            for wishes in ([], ["--ignore", "GS006,S006"], ["--unsafe-fixes"]):
                with self.subTest(seed=self.seed, encodings=encodings, wishes=wishes):
                    self.write("a.pgn", text)
                    self.run_program("lint", "--fix", "-q", *wishes, "a.pgn")
                    once = self.bytes_of("a.pgn")
                    self.run_program("lint", "--fix", "-q", *wishes, "a.pgn")
                    self.assertEqual(self.bytes_of("a.pgn"), once)

    def test_a_fix_decides_the_encoding_once(self):
        # The dash is the only UTF-8 next to a letter in Latin-1, on the same line or on another.
        game = "[Variant \"C'escacs\"]\n[White \"%s\"]\n[Black \"?\"]\n[Result \"*\"]\n\n1. H6%sH12, I23-I19\n"
        for name in ("Müller", "Müller – Jäger", "Ü–ü", "J–é"):
            old = (game % (name, "–")).encode()
            for letter in "ÜÄüäé":
                old = old.replace(letter.encode(), letter.encode("latin-1"))
            self.write("a.ctl-pgn", old)
            self.run_program("lint", "--fix", "a.ctl-pgn")
            once = self.bytes_of("a.ctl-pgn")
            self.run_program("lint", "--fix", "a.ctl-pgn")
            self.assertEqual(self.bytes_of("a.ctl-pgn"), once, name)
            self.assertEqual(self.codes("a.ctl-pgn", "--select", "S006"), [])

    def bytes_of(self, name):
        return (self.folder / name).read_bytes()

    def applied(self, text, fixes, encoding):
        for edit in sorted((edit for fix in fixes for edit in fix["edits"]), key=lambda edit: -edit["range"]["start"]["offset"]):
            begin, end = (edit["range"][side]["offset"] for side in ("start", "end"))
            text = text[:begin] + edit["text"].encode(encoding) + text[end:]
        return text

    def test_edits_are_those_of_the_file(self):
        names = {"cp1252": PLAYERS, "gb18030": ("胡荣华", "许银川", "Müller"), "big5": ("胡榮華", "呂欽", "許銀川"),
                 "cp1250": ("Dvořák, Jiří", "Žižka"), "utf-16-le": PLAYERS, "utf-8": PLAYERS, "cp1251": ("Карпов", "Ботвинник")}
        for encoding, players in names.items():
            for _ in range(3):
                games = "".join((GAME % "2020.1.1").replace("Köln", "?").replace("Müller", self.seeded.choice(players)).replace(
                    "Jäger", self.seeded.choice(players)) + "\n" for _ in range(self.seeded.randrange(1, 9)))
                text = games.encode(encoding, "replace")
                self.write("a.pgn", text)
                named = ["--input-encoding", encoding, "--select", "GT023"]
                with self.subTest(seed=self.seed, encoding=encoding):
                    found = json.loads(self.run_program("lint", "--output-format", "json", *named, "a.pgn").stdout)["diagnostics"]
                    fixes = [each["fix"] for each in found if "fix" in each]
                    self.assertEqual(len(fixes), games.count("[Event "))
                    sarif = json.loads(self.run_program("lint", "--output-format", "sarif", *named, "a.pgn").stdout)
                    regions = [each["locations"][0]["physicalLocation"]["region"] for each in sarif["runs"][0]["results"]]
                    for each, region in zip(found, regions):
                        begin, end = (each["range"][side]["offset"] for side in ("start", "end"))
                        self.assertEqual((region["byteOffset"], region["byteLength"]), (begin, end - begin))
                        self.assertIn("2020.1.1".encode(encoding), text[begin:end] + text[end:end + 2])
                    of_json = json.loads(self.run_program("json", "-q", "--input-encoding", encoding, "a.pgn").stdout)
                    offsets = [each["range"]["start"]["offset"] for game in of_json["games"] for each in game["diagnostics"]
                               if each["code"] == "GT023"]
                    self.assertIn(offsets, ([], [each["range"]["start"]["offset"] for each in found]))
                    self.run_program("lint", "--fix", "-q", *named, "a.pgn")
                    self.assertEqual(self.bytes_of("a.pgn"), self.applied(text, fixes, encoding))

    def test_an_encoding_that_is_named(self):
        for encoding, player in (("CP1250", "Dvořák, Jiří"), ("windows-1251", "Карпов"), ("KOI8-R", "Таль"), ("Big5", "呂欽"),
                                 ("GB18030", "吕钦"), ("ISO-8859-2", "Štěpán"), ("Shift_JIS", "羽生"), ("CP437", "Müller")):
            game = (GAME % "2020.01.01").replace("Müller", player).replace("Köln", "?").replace("Jäger", "?")
            self.write("a.pgn", game.encode(encoding))
            for command in ("json", "convert", "simplify", "stats --tag White", "lint --output-format=json", "board --text",
                            "fmt -"):
                words = command.split()
                stdin = self.bytes_of("a.pgn") if words[-1] == "-" else None
                files = [] if stdin else ["a.pgn"]
                done = subprocess.run([PROGRAM, *words, "--input-encoding", encoding, *files], cwd=self.folder, input=stdin,
                                      capture_output=True, check=False)
                if words[0] not in ("board", "lint"):
                    self.assertIn(player.encode(), done.stdout, (encoding, command, done.stderr))
                elif words[0] == "lint":
                    found = json.loads(done.stdout)["diagnostics"]
                    self.assertEqual([(each["code"], each["encoding"]) for each in found], [("S008", encoding)], done.stderr)
                self.assertEqual(done.returncode, 0, (encoding, command, done.stderr))
            self.run_program("lint", "--fix", "-q", "--input-encoding", encoding, "a.pgn")
            self.assertEqual(self.bytes_of("a.pgn"), game.encode())

    def test_names_of_the_document(self):
        """As they are, and as they are read if no encoding is named."""
        rows = re.findall(r"^\| ([^|`]+) \| ([^|`]+) \| (`[^|:]+`): [^|]+\|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
        self.assertGreater(len(rows), 5)
        for player, misread, encodings in rows:
            for encoding in re.findall("`([^`]+)`", encodings):
                self.write("a.pgn", (GAME % "2020.01.01").replace("Müller", player).replace("Köln", "?").replace("Jäger", "?").encode(encoding))
                read = [json.loads(self.run_program("json", "-q", "--exit-zero", *named, "a.pgn").stdout)["games"][0]["tags"][4]["value"]
                        for named in ([], ["--input-encoding", encoding])]
                with self.subTest(encoding=encoding):
                    self.assertEqual(read[1], player)
                    if encodings.startswith(f"`{encoding}`"):
                        self.assertEqual(read[0], misread)

    def test_a_name_that_is_none(self):
        done = self.run_program("lint", "--input-encoding", "no such", self.write("a.pgn", GAME.encode()))
        self.assertEqual(done.returncode, 2)
        self.assertIn(b'--input-encoding: "no such" is not an encoding that this system knows', done.stderr)


if __name__ == "__main__":
    unittest.main()
