"""Files, folders and links that a command line names, readable or not. Usage: inputs_test.py PROGRAM"""

import gzip
import json
import os
import pathlib
import signal
import subprocess
import tarfile
import time
import unittest

from lint_support import CLEAN, DASH, HEAD, LintTest, NO_HYPHEN, PROGRAM


class Folders(LintTest):
    def test_a_link_that_leads_nowhere_stops_no_other_file(self):
        self.write("games/a.ctl-pgn", NO_HYPHEN)
        (self.folder / "games/m.ctl-pgn").symlink_to("m.ctl-pgn")
        (self.folder / "games/n.ctl-pgn").symlink_to("nothing")
        (self.folder / "games/z").symlink_to(".")
        output, said = self.lint("--output-format", "concise", "games", status=2)
        self.assertIn("games/a.ctl-pgn:5:", output)
        self.assertIn("cannot read games/m.ctl-pgn: Too many levels of symbolic links", said)
        self.assertIn("cannot read games/n.ctl-pgn: No such file or directory", said)
        done = self.run_program("fmt", "--check", "games")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"games/a.ctl-pgn:5:", done.stderr)

    def test_a_link_in_a_circle_that_is_named(self):
        (self.folder / "m.ctl-pgn").symlink_to("m.ctl-pgn")
        for command in ("lint", "json", "fmt", "stats", "board"):
            done = self.run_program(command, "m.ctl-pgn")
            self.assertEqual((done.returncode, done.stdout), (2, b""), command)
            self.assertRegex(done.stderr, rb"^ctlpgn: cannot (open|read) m\.ctl-pgn: Too many levels of symbolic links\n$", command)

    @unittest.skipIf(os.geteuid() == 0, "nothing is forbidden to root")
    def test_a_folder_that_may_not_be_read(self):
        self.write("games/a.ctl-pgn", CLEAN)
        self.write("games/closed/b.ctl-pgn", CLEAN)
        (self.folder / "games/closed").chmod(0)
        self.addCleanup((self.folder / "games/closed").chmod, 0o755)
        _, said = self.lint("games", status=2)
        self.assertIn("cannot read games/closed: Permission denied", said)

    def test_a_folder_without_games(self):
        (self.folder / "empty").mkdir()
        self.write("empty/a.txt", "Nothing but a few words, and no game.\n")
        self.write("empty/a.md", CLEAN)
        self.write("a.ctl-pgn", CLEAN)
        for command in ("lint", "json", "fmt", "convert", "simplify", "html", "stats"):
            done = self.run_program(command, "empty")
            self.assertEqual((done.returncode, done.stdout), (2, b""), command)
            self.assertIn(b"ctlpgn: no files of games in empty (looked for *.ctl-pgn, ", done.stderr)
            done = self.run_program(command, "empty", "a.ctl-pgn")
            self.assertEqual(done.returncode, 0, command)
            self.assertIn(b"ctlpgn: no files of games in empty (looked for *.ctl-pgn, ", done.stderr)


class FoundInFolders(LintTest):
    """Files found in folders are read like named ones."""

    TEXTS = {"ctl-pgn": CLEAN, "pgn": "1. Nf3 d5 2. g3 Nf6 *\n", "diplomat": "1. d3, k3\n*\n",
             "xiangqi": "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 N8+7\n}\n"}

    def formats(self, *arguments):
        done = self.run_program("json", "--lines", "-q", "--exit-zero", *arguments)
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        return [json.loads(line)["format"] for line in done.stdout.splitlines()]

    def test_extensions_that_several_notations_have(self):
        for notation, text in self.TEXTS.items():
            for name in ("a.txt", "a.ccf", "a.TXT"):
                folder = f"{notation}-{name}"
                self.write(f"{folder}/{name}", text)
                self.assertEqual(self.formats(f"{folder}/{name}"), [notation], name)
                self.assertEqual(self.formats(folder), [notation], name)
                self.assertEqual(self.formats("--notation", notation, folder), [notation], name)
                for other in self.TEXTS:
                    if other != notation:
                        done = self.run_program("json", "--notation", other, folder)
                        self.assertEqual((done.returncode, done.stdout), (2, b""), (name, other))

    def test_xiangqi_in_files_of_pgn(self):
        """Another game that uses PGN says which one it is, or its moves show it."""
        own = {"name": '[Game "Chinese Chess"]\n\n1. C3-C4 G6-G5 *\n', "variant": '[Event "?"]\n[Variant "xiangqi"]\n\n1. C2.5 H8+7 *\n',
               "players": '[Red "Hu"]\n\n1. c3c4 g6g5 *\n', "moves": '[Event "?"]\n[White "Hu"]\n\n1. 炮二平五 马8进7 *\n',
               "bare": "1. 炮二平五 馬8進7\n",
               "board": '[Event "?"]\n[FEN "3k5/9/9/9/2P6/9/9/9/9/5K3 w"]\n\n1. C5-C6 D9-D8 *\n'}
        for name, text in own.items():
            self.write(f"own/{name}.pgn", text)
            self.assertEqual(self.formats(f"own/{name}.pgn"), ["xiangqi"], name)
            self.assertEqual(self.formats("--notation", "pgn", f"own/{name}.pgn"), ["pgn"], name)
        self.assertEqual(self.formats("own"), ["xiangqi"] * len(own))
        self.assertEqual(self.formats("--notation", "xiangqi", "own"), ["xiangqi"] * len(own))
        self.write("named/a.pgn", own["name"])
        done = self.run_program("json", "--notation", "pgn", "named")
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        other = {"chess": self.TEXTS["pgn"], "damaged": "1. e4 e5 2. N?3 xx 3. ++ 0\n", "empty": "", "tags": '[Event "?"]\n',
                 "comment": '[White "Hu"]\n\n1. e4 {like 1. 炮二平五 马8进7} e5 *\n',
                 "players": '[Variant "FFA"]\n[Red "A"]\n[Blue "B"]\n\n1. h2-h3 .. b7-c7\n',
                 "board": '[Event "?"]\n[FEN "4k3/8/8/8/8/8/8/4K3/9 w"]\n\n1. Ke2 *\n'}
        for name, text in other.items():
            self.write(f"other/{name}.pgn", text)
            self.assertNotIn(self.formats(f"other/{name}.pgn"), [["xiangqi"]], name)

    def test_a_name_that_says_another_notation(self):
        chess = '[Event "?"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n'
        for name, text, named, likely in (("a.pgn", DASH.replace(" :", ""), "pgn", "ctl-pgn"),
                                          ("b.ctl-pgn", chess, "ctl-pgn", "pgn")):
            self.write(name, text)
            said = f"{name}: its name says {named}, but its text looks like {likely}; --notation {likely} reads it as that"
            self.assertIn(said, self.lint(name)[1])
            self.assertNotIn("its name", self.lint("-q", name)[1])
            self.assertNotIn("its name", self.lint("--notation", likely, name)[1])
        self.write("c.ctl-pgn", NO_HYPHEN.replace('[Variant "C\'escacs"]\n', '[Event "Cup"]\n'))
        self.assertNotIn("its name", self.lint("c.ctl-pgn", status=1)[1])

    def test_extensions_in_capitals(self):
        self.write("games/A.PGN", self.TEXTS["pgn"])
        self.write("games/B.CTL-PGN", CLEAN)
        self.write("games/C.PGN.GZ", gzip.compress(self.TEXTS["pgn"].encode()))
        self.assertEqual(self.formats("games"), ["pgn", "ctl-pgn", "pgn"])
        self.write("A.JSON", self.run_program("json", "-", stdin=CLEAN).stdout)
        self.assertEqual(self.run_program("convert", "A.JSON").stdout.decode(), CLEAN)

    def test_fixes_are_those_of_the_notation(self):
        right = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n"
        self.write("games/e.txt", right)
        self.lint("--fix", "--ignore", "GT", "games", status=0)
        self.assertEqual((self.folder / "games/e.txt").read_text(), right)

    def test_json_and_prose_are_left_out(self):
        reported = self.run_program("json", "-", stdin=CLEAN).stdout
        self.write("games/a.txt", reported)
        self.write("games/b.txt", "In 1998 they played 1. e4 and drew; what came of it no one knows.\n" * 3)
        self.write("games/c.ctl-pgn", CLEAN)
        self.assertEqual(self.formats("games"), ["ctl-pgn"])


class Json(LintTest):
    def test_it_is_not_taken_for_games(self):
        for shape in ("--compact", "--pretty", "--lines"):
            reported = self.run_program("json", shape, "-", stdin=CLEAN).stdout.decode()
            self.assertIn('"schemaVersion"', reported, shape)
            self.write("a.json", reported)
            for command in (["lint"], ["lint", "--fix", "--unsafe-fixes"], ["fmt"], ["simplify"], ["stats"]):
                for name in ("a.json", "-"):
                    done = self.run_program(*command, name, stdin=reported)
                    self.assertEqual(done.returncode, 2, (shape, command))
                    said = done.stdout + done.stderr # the linter's report contains it
                    self.assertIn(b" is JSON, not a file of games; 'ctlpgn convert' writes them as text", said)
            self.assertEqual((self.folder / "a.json").read_text(), reported, shape)

    def test_it_is_known_by_its_name_or_by_its_text(self):
        for shape in ("--compact", "--pretty", "--lines"):
            reported = self.run_program("json", shape, "-", stdin=CLEAN).stdout.decode()
            for text in (reported, "\ufeff" + reported, json.dumps(json.loads(reported), sort_keys=True)):
                for name in ("a.json", "games", "games.txt"):
                    self.write(name, text)
                for arguments in (["a.json"], ["games"], ["games.txt"], ["-"], [], ["--notation", "ctl-pgn", "-"]):
                    done = self.run_program("convert", *arguments, stdin=text)
                    self.assertEqual((done.returncode, done.stdout.decode()), (0, CLEAN), (shape, arguments))

    def test_what_follows_from_it_is_added(self):
        reported = self.run_program("json", "-", stdin=CLEAN).stdout.decode()
        for command in (["json"], ["convert", "--to", "json"]):
            done = self.run_program(*command, "-", stdin=reported)
            self.assertEqual((done.returncode, done.stdout.decode()), (0, reported), command)

    def test_what_is_asked_for_and_what_names_say_come_first(self):
        reported = self.run_program("json", "-", stdin=CLEAN).stdout.decode()
        self.write("a.ctl-pgn", reported)
        self.assertEqual(self.run_program("convert", "a.ctl-pgn").stdout, b"")
        self.assertEqual(self.run_program("convert", "--from", "json", "a.ctl-pgn").stdout.decode(), CLEAN)
        self.assertEqual(self.run_program("convert", "--from", "ctl-pgn", "-", stdin=reported).stdout, b"")


class Names(LintTest):
    NAMES = ("a\n::error::x.ctl-pgn", "\x1b[31mred.ctl-pgn", b"\xff\xfe.ctl-pgn")

    def disturbing(self, output):
        return [byte for byte in output if (byte < 32 and byte != 10) or byte in (127, 255, 254)]

    def test_they_are_shown_as_text_and_nothing_else(self):
        for name in self.NAMES:
            path = os.fsencode(name)
            (self.folder / os.fsdecode(path)).write_bytes(NO_HYPHEN.encode())
            for command in (["json", "-o", "/dev/null"], ["fmt"], ["convert"], ["simplify"], ["lint"],
                            ["lint", "--output-format", "concise"], ["lint", "--output-format", "github"]):
                done = subprocess.run([PROGRAM, *command, path], capture_output=True, cwd=self.folder, timeout=60)
                said = done.stdout + done.stderr if command[0] == "lint" else done.stderr
                self.assertEqual(self.disturbing(said), [], (command, said))
                self.assertFalse(any(line.startswith(b"::error::") for line in said.splitlines()), said)

    def test_lists_and_headers_too(self):
        for name in self.NAMES:
            path = os.fsencode(name)
            for text in (HEAD + "1.  G7-G13 :\n*\n", DASH):
                (self.folder / os.fsdecode(path)).write_bytes(text.encode())
                for command in (["fmt", "--check"], ["fmt", "--diff"], ["lint", "--diff"], ["lint", "--show-files"],
                                ["lint", "--show-settings"], ["lint", "--diff", "--show-fixes"], ["lint", "--statistics"],
                                ["stats"], ["board"], ["convert"], ["simplify"], ["json", "--lines"]):
                    done = subprocess.run([PROGRAM, *command, path], capture_output=True, cwd=self.folder, timeout=60)
                    for line in (done.stdout + done.stderr).splitlines():
                        self.assertEqual(self.disturbing(line), [], (command, line))
                        self.assertFalse(line.lstrip().startswith(b"::error::"), (command, line))
            listed = [subprocess.run([PROGRAM, *command, path], capture_output=True, cwd=self.folder, timeout=60).stdout
                      for command in (["fmt", "--check"], ["lint", "--show-files"])]
            self.assertEqual(listed[0], listed[1])
            self.assertEqual(listed[0].count(b"\n"), 1)

    def test_what_games_and_positions_say_too(self):
        self.write("a.pgn", '[White "\x1b[31m"]\n[\x1b[31m "a"]\n\n1. e4 *\n')
        for arguments in (["stats", "--tag", "White", "--tag", "\x1b[31m", "a.pgn"],
                          ["board", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n::error::\x1b[31m"],
                          ["board", "--text", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n::error::\x1b[31m"]):
            done = self.run_program(*arguments)
            self.assertNotEqual(done.stdout, b"", arguments)
            self.assertEqual(self.disturbing(done.stdout + done.stderr), [], arguments)
            self.assertFalse(any(line.startswith(b"::error::") for line in done.stdout.splitlines()), done.stdout)

    def test_missing_files_and_words_too(self):
        for arguments in (["lint", "no\n::error::such"], ["json", "\x1b[31m"], ["lint", "--config", "a\n::error::b"],
                          ["li\n::error::nt"], ["lint", "--sel\n::error::ct"], ["board", "\x1b[31m"],
                          ["lint", "--select", "S\n::error::012"], ["simplify", "--variation", "\x1b[1m", "-"]):
            done = self.run_program(*arguments)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertEqual(self.disturbing(done.stderr), [], done.stderr)
            self.assertFalse(any(line.startswith(b"::error::") for line in done.stderr.splitlines()), done.stderr)

    def test_keys_of_json_and_configurations(self):
        self.write("a.json", '{"schemaVersion": "2.0", "format": "ctl-pgn", "games": [{"\\n::error::\\u001b": 1}]}')
        done = self.run_program("convert", "a.json")
        self.assertEqual((done.returncode, self.disturbing(done.stderr)), (1, []), done.stderr)
        self.write("ctlpgn.toml", '[lint]\n"\\n::error::\\u001b" = 1\n')
        self.write("a.ctl-pgn", CLEAN)
        done = self.run_program("lint", "a.ctl-pgn")
        self.assertEqual((done.returncode, self.disturbing(done.stderr)), (2, []), done.stderr)

    def test_a_configuration_that_is_a_folder(self):
        done = self.run_program("lint", "--config", ".", stdin=CLEAN)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"cannot read the configuration .: it is a folder", done.stderr)


class Outputs(LintTest):
    def test_what_is_read_is_not_written_over(self):
        for command in (["lint"], ["lint", "--fix"], ["lint", "--diff"], ["json"]):
            self.write("x.ctl-pgn", DASH)
            for output in ("x.ctl-pgn", "./x.ctl-pgn"):
                done = self.run_program(*command, "x.ctl-pgn", "-o", output)
                self.assertEqual(done.returncode, 2, command)
                self.assertRegex(done.stderr, b"is an input, and would be overwritten|is the name of a file of games")
                self.assertEqual((self.folder / "x.ctl-pgn").read_text(), DASH)

    def test_configurations_are_not_written_over_either(self):
        self.write("games/a.ctl-pgn", DASH)
        self.write("club.toml", "[lint]\n")
        self.write("c.toml", '[lint]\nextend = "club.toml"\n')
        self.write("games/ctlpgn.toml", '[lint]\nextend = "../club.toml"\n')
        before = {path: path.read_bytes() for path in self.folder.rglob("*") if path.is_file()}
        for arguments, output in ((["--config", "c.toml", "games"], "c.toml"), (["--config", "c.toml", "games"], "./club.toml"),
                                  (["games"], "games/ctlpgn.toml"), (["games/a.ctl-pgn"], "club.toml")):
            for what in ([], ["--diff"], ["--show-files"], ["--show-settings"], ["-q", "--output-format", "json"]):
                done = self.run_program("lint", *what, *arguments, "-o", output)
                self.assertEqual((done.returncode, done.stdout), (2, b""), (what, arguments))
                self.assertIn(b"is an input, and would be overwritten; name another file with -o", done.stderr)
        done = self.run_program("lint", "--show-files", "games", "-o", "games/a.ctl-pgn")
        self.assertEqual(done.returncode, 2)
        self.assertEqual({path: path.read_bytes() for path in self.folder.rglob("*") if path.is_file()}, before)

    def test_the_configuration_of_the_working_folder_is_read_for_every_run(self):
        self.write("ctlpgn.toml", "[lint]\n")
        self.write("games/a.ctl-pgn", DASH)
        self.write("games/ctlpgn.toml", "[lint]\n")
        _, said = self.lint("games", "-o", "ctlpgn.toml", status=2)
        self.assertIn("ctlpgn.toml is an input", said)
        self.lint("--no-config", "games", "-o", "ctlpgn.toml", status=0)

    def test_lost_output_is_an_error(self):
        self.write("a.ctl-pgn", HEAD + "1.  G7-G13 :\n*\n")
        for arguments in (["board"], ["board", "--moves"], ["explain", "S012"], ["grammar", "--list"], ["--help"],
                          ["--version"], ["help"], ["lint", "--help"], ["fmt", "--check", "a.ctl-pgn"], ["rules"]):
            with open("/dev/full", "wb") as full:
                done = subprocess.run([PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=60,
                                      cwd=self.folder)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertIn(b"cannot write standard output", done.stderr)
            done = subprocess.run(["bash", "-c", '"$0" "$@" >&-', PROGRAM, *arguments], capture_output=True, timeout=60,
                                  cwd=self.folder)
            self.assertEqual(done.returncode, 2, arguments)


class Signals(LintTest):
    def test_nothing_is_left_behind(self):
        for sent in (signal.SIGQUIT, signal.SIGUSR1, signal.SIGPIPE, signal.SIGALRM):
            program = subprocess.Popen([PROGRAM, "json", "--notation=ctl-pgn", "-", "-o", "out.json"], stdin=subprocess.PIPE, cwd=self.folder,
                                       preexec_fn=lambda: signal.signal(signal.SIGPIPE, signal.SIG_DFL))
            self.addCleanup(program.communicate)
            self.addCleanup(program.kill)
            program.stdin.write(CLEAN.encode() * 100)  # text that is not JSON is converted as it arrives
            program.stdin.flush()
            deadline = time.monotonic() + 20
            while not list(self.folder.iterdir()) and time.monotonic() < deadline:
                time.sleep(0.01)
            self.assertNotEqual(list(self.folder.iterdir()), [])
            program.send_signal(sent)
            self.assertEqual(program.wait(20), -sent)
            self.assertEqual([path.name for path in self.folder.iterdir() if path.name != "core"], [])

    def test_readers_under_test_end_with_the_program(self):
        corpus = pathlib.Path(__file__).parents[2] / "corpus"
        for _ in range(10):  # as a signal may come while the next reader starts
            reader = f"echo $$ >> {self.folder}/pids; sleep 60"
            program = subprocess.Popen([PROGRAM, "conformance", "--corpus", str(corpus), "--case", "valid/plies/*",
                                        "--jobs", "8", "--timeout", "60", "--decoder", reader])
            self.addCleanup(program.kill)
            deadline = time.monotonic() + 20
            while not (self.folder / "pids").exists() and time.monotonic() < deadline:
                time.sleep(0.001)
            program.send_signal(signal.SIGINT)
            self.assertEqual(program.wait(20), -signal.SIGINT)
            deadline = time.monotonic() + 20
            while (left := self.running_readers()) and time.monotonic() < deadline:
                time.sleep(0.01)
            self.assertEqual(left, [])
            (self.folder / "pids").unlink()

    def running_readers(self):
        found = []
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if f"{self.folder}/pids".encode() in (process / "cmdline").read_bytes():
                    found.append(process.name)
            except OSError:
                continue  # it has ended
        return found


class Conformance(LintTest):
    def test_an_empty_command_tests_nothing(self):
        corpus = pathlib.Path(__file__).parents[2] / "corpus"
        for option in ("--decoder", "--linter", "--tolerant"):
            for command, why in (("", "needs a value"), (" ", "the command is empty")):
                done = self.run_program("conformance", "--corpus", str(corpus), option, command)
                self.assertEqual((done.returncode, done.stdout), (2, b""), option)
                self.assertIn(f"{option}: {why}", done.stderr.decode())


class WhatIsNoText(LintTest):
    def test_one_sentence_says_so_and_the_file_stays(self):
        picture = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40
        (self.folder / "a.pgn").write_bytes(picture)
        for command in (["lint"], ["lint", "--fix"], ["json"], ["fmt"], ["convert", "--letters", "FAN"],
                        ["simplify"], ["board"]):
            done = self.run_program(*command, "a.pgn")
            self.assertEqual((done.returncode, done.stdout), (2, b""), command)
            self.assertTrue(done.stderr.startswith(b"ctlpgn: cannot read a.pgn: it is not text\n"), command)
            self.assertLess(len(done.stderr), 100, command)
        self.assertEqual((self.folder / "a.pgn").read_bytes(), picture)

    def test_other_archives_are_named(self):
        with tarfile.open(self.folder / "a.tar", "w") as archive:
            archive.add(self.folder / self.write("a.pgn", "1. e4 e5 *\n"), "a.pgn")
        self.write("b.tgz", gzip.compress((self.folder / "a.tar").read_bytes()))
        for name in ("a.tar", "b.tgz"):
            self.assertIn(f"cannot read {name}: it is a tar archive, and of archives only ZIP is read",
                          self.lint(name, status=2)[1])

    def test_binary_games_are_named(self):
        zeros = bytes(range(8)) * 80
        damaged = "and damaged, or of an unknown version"
        for name, begin, said in (("a.xqf", b"XQ\x12", "a game of XQStudio (XQF), " + damaged),
                                  ("b.bin", b"CCBridge Record\0", "a game of CCBridge (CBR), " + damaged),
                                  ("c.cbl", b"CCBridgeLibrary\0", "a library of CCBridge (CBL), " + damaged),
                                  ("d.CCM", b"\x01", "a game in CCM, which is not text")):
            (self.folder / name).write_bytes(begin + zeros)
            self.assertIn(f"cannot read {name}: it is {said}", self.lint(name, status=2)[1])
        self.assertIn("it is not text", self.lint(self.write("e.bin", b"XQ\x12" + zeros), status=2)[1])

    def test_other_files_are_read_all_the_same(self):
        (self.folder / "a.ctl-pgn").write_bytes(bytes(range(256)) * 40)
        self.write("b.ctl-pgn", NO_HYPHEN)
        output, said = self.lint("--output-format", "concise", "a.ctl-pgn", "b.ctl-pgn", status=2)
        self.assertIn("b.ctl-pgn:5:", output)
        self.assertIn("cannot read a.ctl-pgn: it is not text", said)

    def test_slips_do_not_count(self):
        self.write("a.ctl-pgn", CLEAN.replace("\n", "\x01\n"))
        self.write("b.ctl-pgn", "\x00")
        self.lint("a.ctl-pgn", "b.ctl-pgn", status=1)


if __name__ == "__main__":
    unittest.main()
