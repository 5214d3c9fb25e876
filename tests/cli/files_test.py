"""Which files commands read, and how an unreadable one affects the others. Usage: files_test.py PROGRAM"""

import gzip
import itertools
import json
import os
import pathlib
import random
import re
import unittest

from lint_support import CLEAN, LintTest

READERS = ("lint", "fmt", "json", "table", "convert", "simplify", "html", "stats")
ROSTER = '[Event "Cup"]\n[Site "?"]\n[Date "2026.11.29"]\n[Round "1"]\n[White "{}"]\n[Black "Bo"]\n[Result "1-0"]\n\n'


def game(white, moves="1. e4 e5 2. Nf3 1-0"):
    return ROSTER.format(white) + moves + "\n"


class Names(LintTest):
    """Files with odd names are read."""

    WORDS = ("[x]", "[]", "[a,b]", "[[x]]", "\x1f[x]", "\x1fx", "[,]", "[x],[y]")

    def test_names_in_brackets(self):
        rng = random.Random(20261129)
        made = ("[" + "".join(rng.choices("ab,[]= ", k=rng.randint(0, 6))) + "]" for _ in range(4))
        for name in dict.fromkeys([*self.WORDS, *made]):
            with self.subTest(name):
                file = f"{name}.pgn"
                for word in (name, file):
                    self.write(word, game(word))
                # Those that would be read instead.
                inner = name.strip("[]\x1f")
                if inner and inner != name:
                    self.write(inner, "1. e4   e5 *\n")
                    before = (self.folder / inner).read_bytes()
                for word in (name, file):
                    for words in ((word, word), ("--", word)):
                        done = self.run_program("json", "-q", "--notation", "pgn", *words)
                        self.assertEqual(done.returncode, 0, done.stderr.decode())
                        games = json.loads(done.stdout)["games"]
                        self.assertEqual([each["file"] for each in games], words.count(word) * [word])
                    (self.folder / word).write_text(game(word).replace("1. e4 e5", "1. e4   e5"))
                    self.run_program("fmt", "--notation", "pgn", word)
                    self.assertEqual((self.folder / word).read_text(), game(word))
                if inner and inner != name:
                    self.assertEqual((self.folder / inner).read_bytes(), before)

    def test_folders_in_brackets(self):
        self.write("[]/a.pgn", game("Anna", "1. e4 e5 2. Ke3 1-0"))
        output, _ = self.lint("--output-format", "concise", "[]", status=1)
        self.assertIn("[]/a.pgn:", output)

    def test_values_in_brackets(self):
        self.write("a.pgn", game("[x]") + "\n" + game("x"))
        done = self.run_program("json", "--lines", "-q", "--where", "White = [x]", "a.pgn")
        self.assertEqual([json.loads(line)["index"] for line in done.stdout.splitlines()], [1])
        done = self.run_program("stats", "--tag", "[x]", "--tag", "White", "--output-format", "json", "a.pgn")
        self.assertEqual(set(json.loads(done.stdout)["values"]), {"[x]", "White"})
        for arguments in (("--case", "[valid/**]"), ("--case=[valid/**]",), ("--section", "[plies]")):
            done = self.run_program("conformance", "--self", *arguments)
            self.assertEqual((done.returncode, done.stdout), (2, b""), arguments)
            self.assertIn(b"no case of the suite is selected", done.stderr)
        done = self.run_program("explain", "[S001]")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"[S001]", done.stderr)
        self.run_program("convert", "-o", "[out].pgn", "a.pgn")
        self.assertTrue((self.folder / "[out].pgn").is_file())
        self.assertIn(b'"[x]" is one argument too many', self.run_program("rules", "[x]").stderr)

    def test_a_pattern_of_the_shell_that_finds_brackets(self):
        for name in ("a.pgn", "[b].pgn", "c.pgn"):
            self.write(name, game(name))
        done = self.run_program("json", "--lines", "-q", *sorted(each.name for each in self.folder.iterdir()))
        self.assertEqual(sorted(json.loads(line)["file"] for line in done.stdout.splitlines()), ["[b].pgn", "a.pgn", "c.pgn"])


class LeftOut(LintTest):
    """Settings that exclude files apply to every command."""

    def setUp(self):
        super().setUp()
        for name in ("a.pgn", "vendor/b.pgn", "old/c.pgn", "drafts/d.pgn"):
            self.write(f"games/{name}", game(pathlib.Path(name).stem))
        (self.folder / ".git").mkdir()

    def read(self, command, *arguments, status=0):
        """The files that the command reads, by the first tag of their only game."""
        before = {each: each.read_bytes() for each in self.folder.rglob("*.pgn")}
        if command == "fmt":
            for each in before:
                each.write_bytes(each.read_bytes().replace(b"1. e4 ", b"1. e4   "))
            done = self.run_program("fmt", "--check", *arguments)
            names = {pathlib.Path(line).stem for line in done.stdout.decode().splitlines()}
            self.assertEqual(done.returncode, 1 if names else status, done.stderr.decode())
            for each, text in before.items():
                each.write_bytes(text)
            return names
        if command == "lint":
            done = self.run_program("lint", "--show-files", *arguments)
            return {pathlib.Path(line).stem for line in done.stdout.decode().splitlines()}
        options = {"stats": ("--tag", "White"), "table": ("--columns", "White", "--to", "json-lines")}
        done = self.run_program(command, *options.get(command, ()), *arguments)
        self.assertEqual(done.returncode, status, (command, done.stderr.decode()))
        text = done.stdout.decode()
        found = {name for name in "abcd" if re.search(rf'White "{name}"|"value":"{name}"|"White","{name}"|"White":"{name}"', text)}
        return {name for name in "abcd" if f"  {name}\n" in text} if command == "stats" else found

    def assertRead(self, names, *arguments):
        for command in READERS:
            with self.subTest(command):
                self.assertEqual(self.read(command, *arguments), set(names), (command, arguments))

    def test_by_the_command_line(self):
        self.assertRead("abcd", "games")
        self.assertRead("acd", "--exclude", "**/vendor/**", "games")
        self.assertRead("ad", "--exclude", "**/vendor/**,**/old/**", "games")
        self.assertRead("b", "--include", "games/vendor/*", "games")
        self.assertRead("ab", "--exclude", "**/vendor/**", "games/a.pgn", "games/vendor/b.pgn")
        self.assertRead("a", "--exclude", "**/vendor/**", "--force-exclude", "games/a.pgn", "games/vendor/b.pgn")

    def test_by_a_repository(self):
        self.write(".gitignore", "vendor\n")
        self.assertRead("acd", "games")
        self.assertRead("abcd", "--no-gitignore", "games")
        self.assertRead("ab", "games/a.pgn", "games/vendor/b.pgn")
        self.assertRead("a", "--force-exclude", "games/a.pgn", "games/vendor/b.pgn")

    def test_by_a_repository_with_sets_and_escapes(self):
        for line, names in (("[Vv]endor/", "acd"), ("[!a-u]endor", "acd"), ("[[:alpha:]]endor", "acd"), ("\\\\vendor", "acd"),
                            ("vendor\\\\ ", "abcd"), ("[vendor", "abcd"), ("/games\\\\/vendor", "acd")):
            self.write(".gitignore", line.replace("\\\\", "\\") + "\n")
            self.assertRead(names, "games")

    def test_by_a_configuration(self):
        for head in ("", "[lint]\n"):
            self.write("ctlpgn.toml", head + 'exclude = ["games/vendor/**"]\n')
            self.assertRead("acd", "games")
            self.assertRead("abcd", "--no-config", "games")
            self.assertRead("ab", "games/a.pgn", "games/vendor/b.pgn")
            self.assertRead("a", "--force-exclude", "games/a.pgn", "games/vendor/b.pgn")
        self.write("other.toml", 'include = ["games/old/**"]\n')
        self.assertRead("c", "--config", "other.toml", "games")
        self.write(".gitignore", "vendor\n")
        self.write("ctlpgn.toml", "respect-gitignore = false\n")
        self.assertRead("abcd", "games")

    def test_by_the_table_of_the_formatter_only_there(self):
        self.write("ctlpgn.toml", '[fmt]\nexclude = ["games/old/**"]\n')
        for command in READERS:
            self.assertEqual(self.read(command, "games"), set("abd" if command == "fmt" else "abcd"), command)
        self.assertEqual(self.read("fmt", "games/old/c.pgn"), {"c"})
        self.assertEqual(self.read("fmt", "--force-exclude", "games/old/c.pgn"), set())

    def test_patterns_that_begin_at_a_folder(self):
        for pattern in ("./games/vendor", "./games/vendor/", "././games/vendor/b.pgn", str(self.folder / "games/vendor"),
                        f"../{self.folder.name}/games/vendor/*", "games/[uv]endor", "games/[!a-u]en?or"):
            self.assertRead("acd", "--exclude", pattern, "games")
        self.assertRead("abcd", "--exclude", "./vendor", "games")
        self.assertRead("acd", "--exclude", "vendor", "games")

    def test_nothing_is_left(self):
        for command in READERS:
            done = self.run_program(command, "--force-exclude", "--exclude", "**/*.pgn", "games/a.pgn")
            self.assertEqual(done.returncode, 0, (command, done.stderr.decode()))
            self.assertIn(b"settings leave out all of them", done.stderr, command)

    def test_nothing_is_written_for_nothing(self):
        for command in ("json", "table", "convert", "simplify", "html", "stats"):
            self.write("out.txt", "as it was")
            self.run_program(command, "--exclude", "*", "games", "-o", "out.txt")
            self.assertEqual((self.folder / "out.txt").read_text(), "as it was", command)

    def test_a_configuration_that_is_wrong_stops_before_anything_is_written(self):
        self.write("ctlpgn.toml", "exclud = []\n")
        for command in READERS:
            done = self.run_program(command, "games")
            self.assertEqual((done.returncode, done.stdout), (2, b""), command)
            self.assertIn(b'ctlpgn.toml:1:1: unknown key "exclud"; did you mean "exclude"?', done.stderr)


class Unreadable(LintTest):
    """An unreadable file is named, the others are read, and the exit status is 2."""

    BROKEN = {"binary": bytes(range(256)) * 40, "empty-archive": b"\x1f\x8b\x08", "json": b"{\"games\": 1}"}

    def setUp(self):
        super().setUp()
        self.write("good/a.pgn", game("Anna"))
        self.write("good/c.pgn", game("Clara"))

    def results(self, folder, command, *arguments):
        done = self.run_program(command, *arguments, folder)
        return done.returncode, done.stdout.replace(f"{folder}/".encode(), b""), done.stderr.decode()

    def make_bad(self, kind):
        folder = f"bad-{kind}"
        for name in ("a", "c"):
            self.write(f"{folder}/{name}.pgn", (self.folder / f"good/{name}.pgn").read_bytes())
        bad = self.folder / folder / "b.pgn"
        if kind == "link":
            bad.symlink_to("nowhere.pgn")
        elif kind == "archive":
            bad = bad.with_name("b.pgn.gz")
            bad.write_bytes(self.BROKEN["empty-archive"])
        else:
            bad.write_bytes(self.BROKEN[kind])
        return folder, bad.name

    def test_the_others_are_read(self):
        for kind, (command, *arguments) in itertools.product(
                ("binary", "link", "archive"), (("json",), ("json", "--lines"), ("convert",), ("simplify",), ("html",),
                                                ("stats", "--output-format", "json"))):
            with self.subTest(kind=kind, command=command, arguments=arguments):
                folder, bad = self.make_bad(kind)
                expected = self.results("good", command, *arguments)
                self.assertEqual(expected[0], 0)
                status, output, said = self.results(folder, command, *arguments)
                self.assertEqual((status, output), (2, expected[1]))
                self.assertIn(f"{folder}/{bad}", said)
                self.assertEqual(len(said.splitlines()), 1)
                done = self.run_program(command, *arguments, "-o", "out", folder)
                self.assertEqual(done.returncode, 2)
                self.assertEqual((self.folder / "out").read_bytes().replace(f"{folder}/".encode(), b""), expected[1])
                for each in (self.folder / folder).iterdir():
                    each.unlink()

    def test_named_files(self):
        for command in ("json", "table", "convert", "simplify", "html", "stats"):
            done = self.run_program(command, "nosuch.pgn", "good/a.pgn")
            self.assertEqual(done.returncode, 2)
            self.assertIn(b"nosuch.pgn", done.stderr)
            self.assertEqual(done.stdout, self.run_program(command, "good/a.pgn").stdout)

    def test_where_none_can_be_read_nothing_is_written(self):
        for command in ("json", "table", "convert", "simplify", "html", "stats"):
            done = self.run_program(command, "nosuch.pgn", "-o", "out")
            self.assertEqual((done.returncode, done.stdout), (2, b""))
            self.assertFalse((self.folder / "out").exists(), command)
            self.assertEqual(self.run_program(command, "nosuch.pgn").stdout, b"", command)

    def test_an_archive_that_was_cut_short_gives_its_whole_games(self):
        rng = random.Random(20261129)
        whole = "".join(game(f"W{rng.random()}") + "\n" for i in range(20000)).encode()
        packed = gzip.compress(whole)
        self.write("cut.pgn.gz", packed[:len(packed) * 2 // 3])
        for command, mark in ((["json", "--lines", "--jobs", "2"], b'"value":"W0.'), (["convert"], b'[White "W0.'),
                              (["simplify"], b'[White "W0.'), (["html"], b'["White","W0.'), (["json"], b'"value":"W0.')):
            for more in ((), ("-o", "out")):
                done = self.run_program(*command, *more, "cut.pgn.gz")
                output = (self.folder / "out").read_bytes() if more else done.stdout
                self.assertEqual(done.returncode, 2)
                self.assertIn(b"cut.pgn.gz", done.stderr)
                self.assertGreater(output.count(mark), 2000, command)
        counted = self.run_program("stats", "--output-format", "json", "cut.pgn.gz")
        self.assertEqual(counted.returncode, 2)
        self.assertGreater(json.loads(counted.stdout)["games"], 2000)

    def test_an_output_takes_the_place_of_its_input_only_if_all_was_read(self):
        whole = "".join(game(f"W{i}") + "\n" for i in range(3000)).encode()
        self.write("a.pgn", whole + bytes(range(128, 256)) * 64 + b"\x00\x01\x02" * 100)
        before = (self.folder / "a.pgn").read_bytes()
        done = self.run_program("convert", "a.pgn", "-o", "a.pgn")
        if done.returncode != 0:
            self.assertEqual((self.folder / "a.pgn").read_bytes(), before)

    def test_a_file_of_json_that_is_broken(self):
        reported = self.run_program("json", "good/a.pgn").stdout
        self.write("a.json", reported)
        self.write("b.json", reported[:len(reported) // 2])
        for command in ("convert", "json"):
            for more in ((), ("-o", "out")):
                done = self.run_program(command, *more, "b.json", "a.json")
                self.assertEqual(done.returncode, 2)
                self.assertIn(b"b.json: ", done.stderr)
                output = (self.folder / "out").read_bytes() if more else done.stdout
                self.assertEqual(output, self.run_program(command, "a.json").stdout)

    def test_two_notations_in_one_output_stop_all(self):
        self.write("a.ctl-pgn", CLEAN)
        for command in ("json", "convert", "simplify"):
            done = self.run_program(command, "-o", "out", "good/a.pgn", "a.ctl-pgn")
            self.assertEqual(done.returncode, 2)
            self.assertIn(b"one output can hold only one notation", done.stderr)
            self.assertFalse((self.folder / "out").exists())


class OutputNames(LintTest):
    def test_what_is_no_game_gets_no_name_of_games(self):
        self.write("a.pgn", game("Anna"))
        for command, more in (("html", ()), ("json", ()), ("stats", ()), ("lint", ()), ("board", ()),
                              ("convert", ("--to", "json"))):
            for name in ("out.pgn", "OUT.PGN", "out.ctl-pgn", "out.wxf", "[x].pgn"):
                done = self.run_program(command, *more, "a.pgn", "-o", name)
                self.assertEqual((done.returncode, done.stdout), (2, b""), (command, name))
                self.assertIn(b"is the name of a file of games, and ", done.stderr)
                self.assertFalse((self.folder / name).exists())
            done = self.run_program(command, *more, "a.pgn", "-o", "out.txt")
            self.assertEqual(done.returncode, 0, done.stderr)
            os.remove(self.folder / "out.txt")

    def test_no_name_promises_what_is_not_written(self):
        self.write("a.pgn", game("Anna"))
        for command, more, good, bad in (
                ("board", (), (), ("x.svg", "x.PNG")), ("board", ("--output-format", "svg"), ("x.svg",), ("x.png",)),
                ("lint", (), (), ("x.sarif", "x.xml", "x.json")), ("lint", ("--diff",), (), ("x.json",)),
                ("lint", ("--output-format", "sarif"), ("x.sarif", "x.json"), ("x.xml", "x.csv")),
                ("html", (), ("x.html", "x.HTM"), ("x.json", "x.svg")),
                ("json", (), ("x.json",), ("x.csv",)), ("json", ("--lines",), ("x.jsonl",), ("x.html",)),
                ("stats", (), (), ("x.json",)), ("stats", ("--output-format", "json"), ("x.json",), ("x.csv",)),
                ("convert", (), (), ("x.svg",)), ("convert", ("--to", "json"), ("x.json",), ("x.svg",)),
                ("simplify", (), (), ("x.html",))):
            for name in good:
                done = self.run_program(command, *more, "a.pgn", "-o", name)
                self.assertEqual(done.returncode, 0, (command, name, done.stderr))
            for name in bad:
                done = self.run_program(command, *more, "a.pgn", "-o", f"no/{name}")
                self.assertEqual((done.returncode, done.stdout), (2, b""), (command, name))
                self.assertRegex(done.stderr.decode(), f"-o: no/{name} is the name of .*, and .* is written")
        self.assertIn(b", or --output-format sarif", self.run_program("lint", "a.pgn", "-o", "x.sarif").stderr)


class Unrecognised(LintTest):
    TEXTS = {"index.html": "<!DOCTYPE html><html><body><p>Our club plays on Fridays.</p></body></html>\n",
             "readme.txt": "All are welcome. Bring a friend, and please be on time.\n" * 3,
             "notes": "Milk, bread, two lemons.\n"}

    def test_it_is_refused_with_the_notations(self):
        for name, text in self.TEXTS.items():
            self.write(name, text)
            for command in READERS:
                done = self.run_program(command, name)
                said = (done.stdout + done.stderr).decode()
                self.assertEqual(done.returncode, 2, (command, name, said))
                self.assertIn(f"cannot read {name}: it is in no notation that is recognised; --notation says which", said)
                self.assertIn("ctl-pgn, ", said)
                self.assertIn("pgn", said)
            self.assertEqual((self.folder / name).read_text(), text)
            done = self.run_program("lint", "-", stdin=text)
            self.assertEqual(done.returncode, 2)
            self.assertIn(self.run_program("lint", "--notation", "pgn", name).returncode, (0, 1))

    def test_nothing_is_no_notation_and_no_fault(self):
        for text in ("", "\n", " \n\t\n"):
            self.assertEqual(self.run_program("lint", "-", stdin=text).returncode, 0)
            self.assertEqual(json.loads(self.run_program("json", "-", stdin=text).stdout)["games"], [])


if __name__ == "__main__":
    unittest.main()
