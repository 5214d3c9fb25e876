"""Compressed files are read like their content. Usage: compression_test.py PROGRAM"""

import bz2
import gzip
import json
import lzma
import os
import shutil
import subprocess
import unittest
import zipfile

from lint_support import CLEAN, DASH, LintTest, NO_HYPHEN, PROGRAM


def zstd(text):
    return subprocess.run(["zstd", "-qc"], input=text, capture_output=True, check=True).stdout


COMPRESSIONS = {".gz": gzip.compress, ".bz2": bz2.compress, ".xz": lzma.compress}
if shutil.which("zstd"):
    COMPRESSIONS[".zst"] = zstd

PGN = '[Event "a"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "1"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n1. e4 *\n'


class Compressed(LintTest):
    def each(self, text):
        """The extension of each compression, and the compressed text."""
        return [(extension, compress(text.encode())) for extension, compress in COMPRESSIONS.items()]

    def run_bytes(self, *arguments, stdin):
        return subprocess.run([PROGRAM, *arguments], input=stdin, capture_output=True, timeout=60, cwd=self.folder)

    def test_every_command_reads_them(self):
        self.write("a.ctl-pgn", DASH)
        for command in ("json -q", "lint -q --output-format=concise", "convert", "simplify", "board"):
            plain = self.run_program(*command.split(), "a.ctl-pgn")
            for extension, compressed in self.each(DASH):
                name = self.write("a.ctl-pgn" + extension, compressed)
                done = self.run_program(*command.split(), name)
                self.assertEqual(done.returncode, plain.returncode, command)
                self.assertEqual(done.stdout.replace(name.encode(), b"a.ctl-pgn"), plain.stdout, command)

    def test_the_extension_before_theirs_gives_the_notation(self):
        for extension, compressed in self.each(PGN):
            self.write("games/a.pgn" + extension, compressed)
            done = self.run_program("json", "games")
            self.assertEqual(json.loads(done.stdout)["format"], "pgn")

    def test_json_of_games(self):
        text = self.run_program("json", "-", stdin=CLEAN).stdout.decode()
        for extension, compressed in self.each(text):
            done = self.run_program("convert", self.write("a.json" + extension, compressed))
            self.assertEqual((done.returncode, done.stdout.decode()), (0, CLEAN))

    def test_standard_input(self):
        for _, compressed in self.each(CLEAN):
            done = self.run_bytes("fmt", "-", stdin=compressed)
            self.assertEqual((done.returncode, done.stdout.decode()), (0, CLEAN))

    def test_parts_that_follow_each_other(self):
        first, second = CLEAN.encode(), b"\n" + NO_HYPHEN.encode()
        for extension, compress in COMPRESSIONS.items():
            name = self.write("a.ctl-pgn" + extension, compress(first) + compress(second))
            self.assertEqual(self.codes(name, status=1), ["S053"], extension)

    def test_nothing_in_them(self):
        for extension, compressed in self.each(""):
            self.assertEqual(self.codes(self.write("a.pgn" + extension, compressed), status=0), [])

    def test_every_cut_is_said(self):
        for extension, compressed in self.each(CLEAN):
            for size in range(0, len(compressed), 1 + len(compressed) // 40):
                name = self.write("a.ctl-pgn" + extension, compressed[:size])
                output, said = self.lint("-q", name, status=2)
                self.assertIn(f"ctlpgn: cannot read {name}: ", said, size)

    def test_damage_is_said(self):
        text = CLEAN * 200
        for extension, compressed in self.each(text):
            for at in (0, len(compressed) // 3, len(compressed) // 2, len(compressed) - 10):
                spoiled = bytearray(compressed)
                spoiled[at] ^= 0x10
                name = self.write("a.ctl-pgn" + extension, bytes(spoiled))
                done = self.run_program("json", "-q", name, "-o", "out.json")
                self.assertEqual(done.returncode, 2, at)
                self.assertIn(f"cannot read {name}: ".encode(), done.stderr)
                written = self.folder / "out.json"  # the text before the damage, if any
                if written.exists():
                    json.loads(written.read_bytes())
                    written.unlink()

    def test_a_library_that_cannot_be_loaded_is_named(self):
        needed = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True).stdout
        for extension, compressed in self.each(CLEAN):
            library = "libz.so.1" if extension == ".gz" else "libarchive.so.13"
            if library in needed:  # it is linked
                continue
            self.write("libraries/" + library, b"")
            file = self.write("a.ctl-pgn" + extension, compressed)
            done = subprocess.run([PROGRAM, "json", "-q", file, self.write("b.ctl-pgn", CLEAN)], capture_output=True, text=True,
                                  cwd=self.folder, env={**os.environ, "LD_LIBRARY_PATH": str(self.folder / "libraries")})
            self.assertEqual(done.returncode, 2)
            self.assertIn(f"cannot read {file}: it is compressed, and the library that decompresses it is missing (", done.stderr)
            self.assertIn(library, done.stderr)

    def test_they_are_not_written(self):
        for extension, compressed in self.each(DASH):
            name = self.write("a.ctl-pgn" + extension, compressed)
            for command in (["fmt"], ["lint", "--fix"], ["lint", "--add-ignore=so"]):
                done = self.run_program(*command, name)
                self.assertEqual(done.returncode, 2, command)
                self.assertIn(f"cannot write {name}: it is compressed by".encode(), done.stderr)
                self.assertEqual((self.folder / name).read_bytes(), compressed)

    def test_letters_like_those_of_bzip2_are_text(self):
        self.assertEqual(self.run_program("lint", "--notation", "pgn", "-", stdin="BZh9\n").stdout[:9], b"<stdin>:1")

    def test_memory_does_not_grow_with_what_they_hold(self):
        def peak(name):
            with subprocess.Popen([PROGRAM, "json", "--lines", "-q", "--level=syntax", self.folder / name],
                                  stdout=subprocess.DEVNULL) as process:
                _, status, usage = os.wait4(process.pid, 0)
                process.returncode = os.waitstatus_to_exitcode(status)
            self.assertEqual(process.returncode, 0)
            return usage.ru_maxrss

        for extension, compress in COMPRESSIONS.items():
            some = compress((PGN + "\n").encode() * 2_000)
            self.write("some.pgn" + extension, some)
            self.write("many.pgn" + extension, some * 20)
            self.assertLess(peak("many.pgn" + extension), 1.5 * peak("some.pgn" + extension), extension)


SKIPPED = b"\x50\x2A\x4D\x18\x04\0\0\0abcd"  # a skippable frame of zstd, as pzstd writes it


class Ends(LintTest):
    GAMES = (PGN + "\n").encode() * 3000

    def games_in(self, name, *arguments, stdin=None):
        done = subprocess.run([PROGRAM, "json", "-q", "--lines", *arguments, name], cwd=self.folder, input=stdin,
                              capture_output=True, timeout=60, check=False)
        return done.returncode, done.stdout.count(b"\n"), done.stderr.decode()

    @unittest.skipIf(".zst" not in COMPRESSIONS, "zstd is not installed")
    def test_frames_that_are_skipped(self):
        for count in (1, 2, 3000):
            games = (PGN + "\n").encode() * count
            whole = zstd(games)
            for text in (SKIPPED + whole, whole + SKIPPED, SKIPPED * 3 + whole + SKIPPED + whole):
                expected = (0, count * text.count(b"\x28\xB5\x2F\xFD"), "")
                self.assertEqual(self.games_in(self.write("a.pgn.zst", text)), expected)
                self.assertEqual(self.games_in(self.write("a.bin", text), "--notation=pgn"), expected)
                self.assertEqual(self.games_in("-", "--notation=pgn", stdin=text), expected)

    @unittest.skipIf(shutil.which("pzstd") is None, "pzstd is not installed")
    def test_what_pzstd_writes(self):
        self.write("a.pgn", self.GAMES)
        subprocess.run(["pzstd", "-q", "-p", "4", "a.pgn"], cwd=self.folder, check=True, capture_output=True)
        self.assertEqual(self.games_in("a.pgn.zst"), (0, 3000, ""))

    @unittest.skipIf(".zst" not in COMPRESSIONS, "zstd is not installed")
    def test_a_window_that_is_too_large_is_said(self):
        for wide in (28, 31):
            done = subprocess.run(["zstd", "-qc", f"--long={wide}"], input=PGN.encode(), capture_output=True, check=False)
            if done.returncode != 0:
                continue
            status, games, said = self.games_in(self.write("a.pgn.zst", done.stdout))
            self.assertEqual((status, games), (2, 0))
            self.assertIn(f"its window is {1 << (wide - 20)} MiB, and no more than 128 MiB are read", said)

    def test_zeros_at_the_end_fill_up(self):
        for extension, compress in COMPRESSIONS.items():
            for count in (1, 3000):
                for zeros in (4, 512, 100_000):
                    text = compress((PGN + "\n").encode() * count) + bytes(zeros)
                    status = self.games_in(self.write("a.pgn" + extension, text))
                    self.assertEqual(status, (0, count, ""), (extension, count, zeros))

    def test_other_bytes_at_the_end_cost_nothing_before_them(self):
        for extension, compress in COMPRESSIONS.items():
            other = gzip.compress if extension != ".gz" else bz2.compress
            for count in (1, 3000):
                for trail in (b"garbage", PGN.encode(), b"\0\0x", compress(b"")[:1], other(PGN.encode()),
                              bytes(100_000) + b"x"):
                    text = compress((PGN + "\n").encode() * count) + trail
                    name = self.write("a.pgn" + extension, text)
                    for named, stdin in ((name, None), ("-", text)):
                        status, games, said = self.games_in(named, "--notation=pgn", stdin=stdin)
                        self.assertEqual((status, games), (2, count), (extension, trail[:20]))
                        self.assertIn("cannot read", said)

    def test_a_cut_header_at_the_end_costs_nothing_before_it(self):
        for extension, compress in COMPRESSIONS.items():
            for size in (1, 3, 4, 5):
                text = compress((PGN + "\n").encode() * 3000) + compress(PGN.encode())[:size]
                status, games, said = self.games_in(self.write("a.pgn" + extension, text))
                self.assertEqual((status, games), (2, 3000), (extension, size))
                self.assertIn("cannot read", said)

    def test_zeros_between_parts_are_skipped(self):
        for extension, compress in COMPRESSIONS.items():
            part = compress((PGN + "\n").encode() * 1500)
            for zeros in (1, 4, 512, 100_000):
                status, games, said = self.games_in(self.write("a.pgn" + extension, part + bytes(zeros) + part))
                # libarchive stops reading bzip2 at the zeros; the rest is reported.
                expected = (2, 1500) if extension == ".bz2" else (0, 3000)
                self.assertEqual((status, games), expected, (extension, zeros))
                self.assertEqual(said == "", status == 0)

    def test_every_kind_of_block_of_xz(self):
        checks = (lzma.CHECK_NONE, lzma.CHECK_CRC32, lzma.CHECK_CRC64, lzma.CHECK_SHA256)
        for text, checks in ((b"", checks), ((PGN + "\n").encode() * 300, checks), (os.urandom(200_000).hex().encode(), checks[:1])):
            plain = (PGN + "\n").encode() + b"; " + text.replace(b"\n", b"\n; ") + b"\n"
            for check in checks:
                for filters in ([{"id": lzma.FILTER_LZMA2, "preset": 6}], [{"id": lzma.FILTER_LZMA2, "preset": 0}],
                                [{"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": 1}]):
                    whole = lzma.compress(plain, check=check, filters=filters)
                    for trail, expected in ((b"", 0), (bytes(8), 0), (b"x", 2)):
                        status, games, _ = self.games_in(self.write("a.pgn.xz", whole + trail))
                        self.assertEqual((status, games), (expected, 1), (check, filters, trail))

    @unittest.skipIf(shutil.which("xz") is None, "xz is not installed")
    def test_many_blocks_of_xz(self):
        done = subprocess.run(["xz", "-c", "--block-size=4096"], input=self.GAMES, capture_output=True, check=True)
        for trail, expected in ((b"", 0), (b"games", 2)):
            self.assertEqual(self.games_in(self.write("a.pgn.xz", done.stdout + trail))[:2], (expected, 3000))

    def test_what_comes_before_damage_is_read(self):
        for extension, compress in COMPRESSIONS.items():
            games = b"".join(PGN.replace('"1"', f'"{number * 7919 % 100003}"').encode() + b"\n" for number in range(40_000))
            text = compress(games)
            status, games, said = self.games_in(self.write("a.pgn" + extension, text[:len(text) * 3 // 4]))
            self.assertEqual(status, 2)
            self.assertGreater(games, 20_000, extension)
            self.assertIn("cut short", said)

    def test_what_damage_cuts_off_is_no_fault_of_the_game(self):
        whole = gzip.compress(PGN.encode() + b"\n" + PGN.encode())
        for cut in range(len(whole) - 20, len(whole) - 8):
            self.write("a.pgn.gz", whole[:cut])
            done = self.run_program("lint", "--output-format", "json", "a.pgn.gz")
            found = [(each["code"], each["severity"]) for each in json.loads(done.stdout)["diagnostics"]
                     if each["severity"] == "error"]
            self.assertEqual((done.returncode, found), (2, [("S147", "error")]))
        for whole, status in ((whole, 0), (whole + b"x", 2)):
            done = self.run_program("lint", "--output-format", "json", self.write("a.pgn.gz", whole))
            self.assertNotIn(b"S147", done.stdout)
            self.assertEqual(done.returncode, status)

    def test_fixes_of_what_is_compressed_are_not_promised(self):
        self.assertIn("can be fixed with --fix", "".join(self.lint(self.write("a.ctl-pgn", DASH))))
        said = "".join(self.lint(self.write("a.ctl-pgn.gz", gzip.compress(DASH.encode()))))
        self.assertIn("S005", said)
        self.assertNotIn("[*]", said)
        self.assertNotIn("--fix", said)


class Archives(LintTest):
    def write_zip(self, name, files, kind=zipfile.ZIP_DEFLATED):
        path = self.folder / name
        path.parent.mkdir(exist_ok=True, parents=True)
        with zipfile.ZipFile(path, "w", kind) as archive:
            for each, text in files.items():
                archive.writestr(each, text)
        return name

    def read(self, *arguments):
        done = self.run_program("json", "-q", *arguments)
        games = json.loads(done.stdout)["games"] if done.stdout else []
        return done.returncode, [(game["file"], game["index"]) for game in games], done.stderr.decode()

    FILES = {"b.pgn": PGN + "\n" + PGN, "2024/a.PGN": PGN, "notes.txt": "Nothing here.\n", "__MACOSX/._b.pgn": b"\0\5\x16\7\0",
             "logo.png": b"\x89PNG\r\n", "c.pgn.gz": gzip.compress(PGN.encode()), "d.txt": PGN}

    def test_each_file_is_an_input(self):
        for kind in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
            self.write_zip("a.zip", self.FILES, kind)
            expected = [("a.zip/2024/a.PGN", 1), ("a.zip/b.pgn", 1), ("a.zip/b.pgn", 2), ("a.zip/c.pgn.gz", 1), ("a.zip/d.txt", 1)]
            self.assertEqual(self.read("a.zip"), (0, expected, ""))
        self.write_zip("in/a.ZIP", self.FILES)
        self.write("in/z.pgn", PGN)
        status, games, _ = self.read("in")
        self.assertEqual((status, len(games), games[-1]), (0, 6, ("in/z.pgn", 1)))

    def test_exclusions_in_archives_that_are_named(self):
        self.write_zip("a.zip", self.FILES)
        self.assertEqual({name for name, _ in self.read("a.zip", "--exclude", "2024,*.gz,d.txt")[1]}, {"a.zip/b.pgn"})

    def test_archives_are_not_written_over(self):
        self.write_zip("a.zip", {"b.pgn": PGN})
        self.write("packed.dat", gzip.compress(PGN.encode()))
        for name in ("a.zip", "packed.dat"):
            before = (self.folder / name).read_bytes()
            for command in ("convert", "simplify", "json", "html", "stats", "lint"):
                done = self.run_program(command, name, "-o", name)
                self.assertEqual(done.returncode, 2, (command, name))
                self.assertEqual((self.folder / name).read_bytes(), before, (command, name))
        done = self.run_program("convert", "packed.dat", "-o", "b.zip")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"the name ends in .zip, but ctlpgn does not compress its output", done.stderr)

    def test_the_notation_is_asked_for(self):
        self.write_zip("a.zip", {"b.pgn": PGN, "c.ctl-pgn": CLEAN})
        self.assertEqual(self.read("--notation=ctl-pgn", "a.zip"), (0, [("a.zip/c.ctl-pgn", 1)], ""))

    def test_nothing_in_it(self):
        for files in ({}, {"notes.txt": "Nothing here.\n"}):
            status, _, said = self.read(self.write_zip("a.zip", files))
            self.assertEqual(status, 2)
            self.assertIn("no files of games in a.zip", said)
            self.write("in/b.pgn", PGN)
            self.write_zip("in/a.zip", files)
            self.assertEqual(self.read("in")[:2], (0, [("in/b.pgn", 1)]))

    def test_what_is_no_archive(self):
        whole = (self.folder / self.write_zip("a.zip", {"a.pgn": PGN})).read_bytes()
        self.write("in/b.pgn", PGN)
        for text, why in ((b"", "it is not"), (b"PK", "it is not"), (PGN.encode(), "it is not"), (whole[:-10], "cut short")):
            for name in (self.write("a.zip", text), self.write("in/a.zip", text)):
                status, games, said = self.read("in" if name.startswith("in/") else name)
                self.assertEqual((status, len(games)), (2, 1 if name.startswith("in/") else 0))
                self.assertIn(f"cannot read {name}: ", said)
                self.assertIn(why, said)

    def test_archives_within_archives(self):
        inner = (self.folder / self.write_zip("inner.zip", {"a.pgn": PGN})).read_bytes()
        for more, games in (({}, []), ({"b.pgn": PGN}, [("a.zip/b.pgn", 1)])):
            status, read, said = self.read(self.write_zip("a.zip", {"x/inner.ZIP": inner, **more}))
            self.assertEqual((status, read), (2, games))
            self.assertIn("cannot read a.zip/x/inner.ZIP: archives within archives are not read", said)

    @unittest.skipIf(shutil.which("zip") is None, "zip is not installed")
    def test_encrypted_files(self):
        self.write("a.pgn", PGN)
        self.write("b.txt", PGN)
        subprocess.run(["zip", "-qeP", "word", "a.zip", "a.pgn", "b.txt"], cwd=self.folder, check=True)
        self.write("c.pgn", PGN)
        subprocess.run(["zip", "-q", "a.zip", "c.pgn"], cwd=self.folder, check=True)
        status, read, said = self.read("a.zip")
        self.assertEqual((status, read), (2, [("a.zip/c.pgn", 1)]))
        self.assertEqual(said, "".join(f"ctlpgn: cannot read a.zip/{name}: it is encrypted\n" for name in ("a.pgn", "b.txt")))

    def test_on_standard_input(self):
        for files in ({"a.pgn": PGN}, {}):
            whole = (self.folder / self.write_zip("a.zip", files)).read_bytes()
            for arguments in (("lint", "-"), ("json", "--notation=pgn", "-"), ("stats", "-"), ("fmt", "-"), ("convert", "-")):
                done = subprocess.run([PROGRAM, *arguments], input=whole, capture_output=True, timeout=60, check=False)
                self.assertEqual((done.returncode, done.stdout), (2, b""), arguments)
                self.assertEqual(done.stderr, b"ctlpgn: cannot read standard input: it is a ZIP archive, and these are read only from files\n")

    def test_many_files(self):
        many = {f"{number:04}.pgn": PGN for number in range(1500)}
        status, games, _ = self.read(self.write_zip("a.zip", many))
        self.assertEqual((status, len(games)), (0, 1500))

    def test_they_are_not_written(self):
        self.write_zip("a.zip", {"a.pgn": PGN.replace("1. e4", "1.e4")})
        before = (self.folder / "a.zip").read_bytes()
        for command in (["fmt"], ["fmt", "--diff"], ["lint", "--fix"], ["lint", "--add-ignore=so"], ["lint", "--diff"]):
            done = self.run_program(*command, "a.zip")
            self.assertEqual(done.returncode, 2, command)
            self.assertIn(b"cannot write a.zip/a.pgn: it is in a ZIP archive", done.stderr)
            self.assertEqual((self.folder / "a.zip").read_bytes(), before)

    def test_damage_is_said(self):
        text = "".join(PGN.replace('"1"', f'"{number}"') + "\n" for number in range(2000))
        whole = (self.folder / self.write_zip("a.zip", {"a.pgn": text, "b.pgn": PGN})).read_bytes()
        for at in range(0, len(whole), 1 + len(whole) // 60):
            spoiled = bytearray(whole)
            spoiled[at] ^= 0x55
            for broken in (bytes(spoiled), whole[:at]):
                self.write("a.zip", broken)
                done = self.run_program("lint", "-q", "a.zip")
                self.assertIn(done.returncode, (0, 1, 2), at)

    def test_what_unpacks_to_much_is_read_piece_by_piece(self):
        # In pieces, since the parent's memory counts in the peak of a started program.
        with zipfile.ZipFile(self.folder / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
            with archive.open("a.pgn", "w") as member:
                for _ in range(50):
                    member.write((PGN + "\n").encode() * 10_000)
        with subprocess.Popen([PROGRAM, "lint", self.folder / "a.zip"], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL) as process:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        self.assertEqual(process.returncode, 0)
        self.assertLess(usage.ru_maxrss, 100_000)


if __name__ == "__main__":
    unittest.main()
