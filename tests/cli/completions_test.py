"""What the shells complete, tested in the shells. Usage: completions_test.py PROGRAM"""

import os
import pathlib
import pty
import re
import shutil
import subprocess
import time
import unittest

from lint_support import LintTest

SHELLS = ("bash", "zsh", "fish")


def has(shell):
    return unittest.skipUnless(shutil.which(shell), f"{shell} is not installed")


class Completions(LintTest):
    def script(self, shell):
        done = self.run_program("completions", shell)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.write(f"ctlpgn.{shell}", done.stdout.decode())
        return pathlib.Path(self.folder, f"ctlpgn.{shell}")

    def shell(self, *command):
        done = subprocess.run(command, cwd=self.folder, capture_output=True, check=False, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, b""), command)
        return done.stdout.decode().split()

    def bash(self, *words):
        script = self.script("bash")
        quoted = " ".join(f"'{word}'" for word in words)
        return self.shell("bash", "-c", f"source {script}; COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1};"
                                        ' _ctlpgn; printf "%s\\n" "${COMPREPLY[@]}"')

    def fish(self, line):
        return self.shell("fish", "-c", f"source {self.script('fish')}; complete -C '{line}' | cut -f 1")

    @has("bash")
    def test_bash(self):
        self.write("games.ctl-pgn", "")
        self.assertEqual(self.bash("ctlpgn", "li"), ["lint"])
        self.assertEqual(self.bash("ctlpgn", "lint", "--lev"), ["--level"])
        self.assertEqual(self.bash("ctlpgn", "lint", "--level", ""), ["syntax", "coherent", "legal"])
        self.assertEqual(self.bash("ctlpgn", "lint", "--level", "=", "co"), ["coherent"])
        self.assertEqual(self.bash("ctlpgn", "lint", "--level", "="), ["syntax", "coherent", "legal"])
        self.assertEqual(self.bash("ctlpgn", "lint", "game"), ["games.ctl-pgn"])
        self.assertEqual(self.bash("ctlpgn", "lint", "--config", "game"), ["games.ctl-pgn"])
        self.assertEqual(self.bash("ctlpgn", "lint", "--select", "game"), [])
        self.assertEqual(self.bash("ctlpgn", "lint", "-j", "a"), ["auto"])
        self.assertEqual(self.bash("ctlpgn", "grammar", "xi"), ["xiangqi"])
        self.assertEqual(self.bash("ctlpgn", "convert", "--letters", "F"), ["FAN"])
        self.assertEqual(self.bash("ctlpgn", "simplify", "--keep", "comments,v"), ["comments,variations"])
        self.assertEqual(self.bash("ctlpgn", "help", "simp"), ["simplify"])
        self.assertEqual(self.bash("ctlpgn", "manual", "simp"), ["simplify"])
        self.assertEqual(self.bash("ctlpgn", "grammar", "pgn", "fe"), ["fen"])
        self.assertEqual(self.bash("ctlpgn", "grammar", "pgn", "xi"), [])

    @has("fish")
    def test_fish(self):
        self.write("games.ctl-pgn", "")
        self.assertEqual(self.fish("ctlpgn li"), ["lint"])
        self.assertEqual(self.fish("ctlpgn lint --lev"), ["--level"])
        self.assertCountEqual(self.fish("ctlpgn lint --level "), ["syntax", "coherent", "legal"])
        self.assertEqual(self.fish("ctlpgn lint game"), ["games.ctl-pgn"])
        self.assertEqual(self.fish("ctlpgn help simp"), ["simplify"])
        self.assertEqual(self.fish("ctlpgn manual simp"), ["simplify"])
        self.assertEqual(self.fish("ctlpgn grammar pgn fe"), ["fen"])

    @has("zsh")
    def test_zsh(self):
        # The terminal shows the sign twice; the following text replaces it.
        self.assertRegex(self.typed_in_zsh("ctlpgn lin\t--lev\tcoh\t"), "lint +--level=+coherent")

    def typed_in_zsh(self, keys):
        """What the terminal shows after some keys."""
        pathlib.Path(self.folder, "_ctlpgn").write_bytes(self.script("zsh").read_bytes())
        child, terminal = pty.fork()
        if child == 0:
            os.chdir(self.folder)
            os.execvp("zsh", ["zsh", "-f", "-i"])
        begin = f"fpath=({self.folder} $fpath); PS1='> '; autoload -U compinit; compinit -u -d dump; echo rea''dy\n"
        os.write(terminal, begin.encode())
        self.until(terminal, "ready\r\n")
        os.write(terminal, keys.encode())
        shown = self.until(terminal, "coherent")
        os.write(terminal, b"\x03exit\n")
        os.close(terminal)
        os.waitpid(child, 0)
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|[\x07\x08]", "", shown)

    @staticmethod
    def until(terminal, text):
        shown, end = "", time.monotonic() + 30
        while text not in shown and time.monotonic() < end:
            shown += os.read(terminal, 4096).decode(errors="replace")
        return shown

    def test_every_shell_knows_every_option(self):
        helped = self.run_program("help", "lint").stdout.decode()
        options = set(re.findall(r"--[a-z][a-z-]+", helped.split("A selector", maxsplit=1)[0]))
        self.assertGreater(len(options), 25)
        for shell in SHELLS:
            script = self.script(shell).read_text()
            for option in options:
                self.assertIn(option[2:], script, shell)


class Manual(LintTest):
    def test_pages(self):
        os.mkdir(os.path.join(self.folder, "man1"))
        done = self.run_program("manual", "--folder", os.path.join(self.folder, "man1"))
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        pages = sorted(pathlib.Path(self.folder, "man1").iterdir())
        helped = self.run_program("help").stdout.decode()
        commands = re.findall(r"^  ([a-z]+) ", helped.split("Commands:")[1].split("\n\n")[0], re.MULTILINE)
        self.assertEqual({page.name for page in pages}, {"ctlpgn.1", *(f"ctlpgn-{each}.1" for each in commands)})
        if not shutil.which("groff"):
            self.skipTest("groff is not installed")
        for page in pages:
            done = subprocess.run(["groff", "-k", "-man", "-Tutf8", "-P-cbou", "-ww", page], capture_output=True, check=False, timeout=60)
            self.assertEqual((done.returncode, done.stderr), (0, b""), page)
            self.assertIn("EXIT STATUS", done.stdout.decode(), page)

    def test_a_page(self):
        page = self.run_program("manual", "lint").stdout.decode()
        self.assertIn(".B \\-\\-level LEVEL\n", page)
        done = self.run_program("manual", "lin")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b'did you mean "lint"', done.stderr)

    def test_the_document(self):
        document = pathlib.Path(__file__).parents[2] / "docs" / "commands.md"
        self.assertEqual(self.run_program("manual", "--markdown").stdout.decode(), document.read_text(),
                         "docs/commands.md is stale: cmake --build build --target commands_page")


if __name__ == "__main__":
    unittest.main()
