#!/usr/bin/env python3
"""release_test.py FOLDER VERSION: the files of a release, each used in an empty place as a stranger would.

Files that were not built are skipped (.ci/release VERSION builds them)."""

import json
import os
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile
from pathlib import Path

FOLDER, VERSION = Path(sys.argv[1]).resolve(), sys.argv[2]
PYTHON = os.environ.get("CTLPGN_PYTHON", "/usr/bin/python3")
ENTER = ["chroot"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "chroot"]
# The game of Légal's mate, with a result that its moves contradict.
GAME = '[Event "?"]\n[Result "0-1"]\n\n1. e4 e5 2. Bc4 d6 3. Nf3 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 0-1\n'


class Released(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.empty = Path(temporary.name)

    def file(self, pattern):
        found = sorted(FOLDER.glob(pattern))
        if not found:
            self.skipTest(f"there is no {pattern}: .ci/release builds it")
        self.assertEqual(len(found), 1, found)
        return found[0]

    def run_there(self, *command, status=0):
        run = subprocess.run(list(map(str, command)), cwd=self.empty, capture_output=True, text=True)
        self.assertEqual(run.returncode, status, run.stdout + run.stderr)
        return run.stdout

    def assert_finds_the_fault(self, said):
        self.assertIn("GM001", said)

    def unpack_program(self):
        with tarfile.open(self.file(f"ctlpgn-{VERSION}-linux-*.tar.gz")) as archive:
            names = {Path(member.name).parts[0] for member in archive.getmembers()}
            self.assertEqual({member.mtime for member in archive.getmembers()}, {archive.getmembers()[0].mtime})
            archive.extractall(self.empty)
        self.assertEqual(len(names), 1)
        return self.empty / names.pop()


class Program(Released):
    def test_it_runs_where_nothing_else_is(self):
        unpacked = self.unpack_program()
        program = f"/{unpacked.name}/bin/ctlpgn"
        within = [*ENTER, self.empty, program]
        self.assertEqual(self.run_there(*within, "--version").split()[1], VERSION)
        (self.empty / "game.pgn").write_text(GAME)
        self.assert_finds_the_fault(self.run_there(*within, "lint", "--color", "never", "/game.pgn", status=1))
        self.run_there(*within, "table", "/game.pgn", "-o", "/games.sqlite", status=1)
        self.assertEqual((self.empty / "games.sqlite").read_bytes()[:15], b"SQLite format 3")

    def test_it_finds_its_suite_wherever_it_is_unpacked(self):
        self.run_there(self.unpack_program() / "bin/ctlpgn", "conformance", "--self")

    def test_manual_completions_and_licences_are_in_it(self):
        unpacked = self.unpack_program()
        pages = {page.name for page in (unpacked / "share/man/man1").iterdir()}
        self.assertLess({"ctlpgn.1", "ctlpgn-lint.1", "ctlpgn-fmt.1"}, pages)
        for completion in ("bash-completion/completions/ctlpgn", "zsh/site-functions/_ctlpgn",
                           "fish/vendor_completions.d/ctlpgn.fish", "doc/ctlpgn/docs/rules.md", "doc/ctlpgn/LICENSE"):
            self.assertGreater((unpacked / "share" / completion).stat().st_size, 0)
        licences = {path.name for path in (unpacked / "licences").iterdir()}
        self.assertLess({"libarchive-dev", "libsqlite3-dev", "libstdc++-12-dev", "libc6-dev", "tao-pegtl-dev", "iso-codes"}, licences)
        for licence in (unpacked / "licences").iterdir():
            self.assertGreater(licence.stat().st_size, 0, licence)


class Npm(Released):
    def install(self, package):
        (self.empty / "package.json").write_text('{ "name": "fresh", "private": true, "type": "module" }\n')
        self.run_there("npm", "install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", package)

    def test_the_program_runs_as_npx_runs_it(self):
        self.install(self.file(f"ctlpgn-{VERSION}.tgz"))
        (self.empty / "game.pgn").write_text(GAME)
        self.assertEqual(self.run_there("npx", "--offline", "ctlpgn", "--version").split()[1], VERSION)
        self.assert_finds_the_fault(self.run_there("npx", "--offline", "ctlpgn", "lint", "game.pgn", status=1))

    def test_the_suite_has_what_its_manifest_names(self):
        self.install(self.file(f"ctlpgn-corpus-{VERSION}.tgz"))
        suite = self.empty / "node_modules/ctlpgn-corpus"
        said = self.run_there("node", "--input-type=commonjs", "-e",
                              'console.log(require("ctlpgn-corpus/manifest.json").cases.length)')
        manifest = json.loads((suite / "manifest.json").read_text())
        self.assertEqual(int(said), len(manifest["cases"]))
        for case in manifest["cases"]:
            self.assertTrue((suite / case["file"]).is_file(), case["file"])


class Editor(Released):
    def test_the_extension_has_what_its_manifest_names(self):
        with zipfile.ZipFile(self.file(f"ctlpgn-{VERSION}.vsix")) as archive:
            self.assertIsNone(archive.testzip())
            archive.extractall(self.empty)
        about = json.loads((self.empty / "extension/package.json").read_text())
        self.assertEqual(about["version"], VERSION)
        contributed = about["contributes"]
        named = [about["main"], about["browser"], *(each["path"] for each in contributed["grammars"]),
                 *(each["path"] for each in contributed["snippets"]), *(each["configuration"] for each in contributed["languages"])]
        for path in named:
            self.assertGreater((self.empty / "extension" / path).stat().st_size, 0, path)
        module = (self.empty / "extension/dist/ctlpgn-server.wasm").read_bytes()
        self.assertEqual(module[:4], b"\0asm")


class Python(Released):
    def test_the_wheel_works_in_a_fresh_environment(self):
        wheel = self.file(f"ctlpgn-{VERSION}-*.whl")
        self.run_there(PYTHON, "-m", "venv", "--without-pip", "fresh")
        self.run_there(PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", "fresh/bin/python", "install",
                       "--no-index", wheel)
        (self.empty / "game.pgn").write_text(GAME)
        code = "import ctlpgn; print(*(ply.san for game in ctlpgn.read('game.pgn') for ply in game.moves))"
        self.assertIn("Nxe5", self.run_there("fresh/bin/python", "-c", code))


class Debian(Released):
    def test_the_packages_are_of_this_version_and_run(self):
        for name in ("ctlpgn", "ctlpgn-data", "ctlpgn-doc", "libctlpgn-dev", "libctlpgn0.1"):
            package = self.file(f"{name}_{VERSION}_*.deb")
            self.assertEqual(self.run_there("dpkg-deb", "--field", package, "Version").strip(), VERSION)
            self.run_there("dpkg-deb", "--extract", package, "root")
        (self.empty / "game.pgn").write_text(GAME)
        self.assert_finds_the_fault(self.run_there("root/usr/bin/ctlpgn", "lint", "game.pgn", status=1))
        self.assertTrue((self.empty / "root/usr/share/man/man1/ctlpgn-lint.1.gz").is_file())


class Lists(Released):
    def test_the_sums_are_those_of_the_files(self):
        sums = self.file("SHA256SUMS")
        named = {line.split("  ", 1)[1] for line in sums.read_text().splitlines()}
        self.assertEqual(named, {path.name for path in FOLDER.iterdir()} - {"SHA256SUMS"})
        subprocess.run(["sha256sum", "--check", "--strict", "--quiet", sums], cwd=FOLDER, check=True)

    def test_the_list_of_parts_names_libraries_and_the_files_that_have_them(self):
        listed = json.loads(self.file(f"ctlpgn-{VERSION}.cdx.json").read_text())
        self.assertEqual((listed["bomFormat"], listed["metadata"]["component"]["version"]), ("CycloneDX", VERSION))
        self.assertEqual(listed["dependencies"][0]["dependsOn"], [each["bom-ref"] for each in listed["components"]])
        for component in listed["components"]:
            self.assertTrue(component["version"] and component["properties"], component)
        files = {each["value"] for component in listed["components"] for each in component["properties"]}
        for path in FOLDER.glob("ctlpgn-*-linux-*.tar.gz"):
            self.assertIn(path.name, files)
        for path in FOLDER.glob("ctlpgn-*.vsix"):
            self.assertIn(path.name, files)


if __name__ == "__main__":
    if not FOLDER.is_dir() or not any(FOLDER.iterdir()):
        print(f"There is no release in {FOLDER}: .ci/release builds it.")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1])
