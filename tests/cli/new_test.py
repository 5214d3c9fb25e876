"""Configurations and games to begin with. Usage: new_test.py PROGRAM SOURCE, the file that reads configurations"""

import pathlib
import re
import sys
import unittest

from lint_support import LintTest


class Init(LintTest):
    def test_a_configuration_that_changes_nothing(self):
        self.write("a.pgn", "1. e4 e5 *\n")
        before = self.settings()
        done = self.run_program("init")
        self.assertEqual((done.returncode, done.stdout), (0, b""))
        self.assertIn(b"ctlpgn.toml is written", done.stderr)
        self.assertEqual(self.settings(), before)

    def settings(self):
        return [line for line in self.lint("--show-settings", "a.pgn")[0].splitlines() if "toml" not in line]

    def test_each_of_its_settings_is_one(self):
        self.write("a.pgn", "1. e4 e5 *\n")
        self.run_program("init")
        text = (self.folder / "ctlpgn.toml").read_text()
        settings = re.findall(r'(?m)^# ("?[a-z][^=\n]*) = ', text)
        self.assertGreater(len(settings), 30)
        self.assertEqual(len(settings), len(re.findall("(?m)^# .* = ", text)))
        text = re.sub(r'(?m)^# ("?[a-z][^=\n]* = )', r"\1", text)
        self.write("ctlpgn.toml", re.sub("(?m)^extend = .*$", "", text))
        done = self.run_program("lint", "--show-settings", "a.pgn")
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        self.assertIn("ctlpgn.toml", done.stdout.decode())

    def test_it_knows_all_settings(self):
        self.run_program("init")
        text = (self.folder / "ctlpgn.toml").read_text()
        source = pathlib.Path(sys.argv[1]).read_text()
        keys = set(re.findall(r'\{"([a-z-]+)", &configuration_reading::read_', source))
        self.assertGreater(len(keys), 25)
        for key in keys:
            self.assertTrue(f"# {key} = " in text or f".{key}]" in text, key)

    def test_nothing_is_written_over(self):
        self.write("ctlpgn.toml", "[lint]\n")
        done = self.run_program("init")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"is there already, and stays as it is", done.stderr)
        self.assertEqual((self.folder / "ctlpgn.toml").read_text(), "[lint]\n")
        self.assertEqual(self.run_program("init", "missing").returncode, 2)


class New(LintTest):
    def test_games_of_all_notations_are_clean(self):
        for name in ("a.pgn", "a.ctl-pgn", "a.wxf", "a.diplomat"):
            done = self.run_program("new", name, "--tag", 'White=A "B" C')
            self.assertEqual((done.returncode, done.stderr), (0, b""), name)
            self.assertEqual(self.codes(name), [], name)
            self.assertEqual(self.run_program("fmt", "--check", name).returncode, 0, name)
            self.assertIn("A ", (self.folder / name).read_text())
        self.assertIn('RED A "B" C\n', (self.folder / "a.wxf").read_text())

    def test_to_standard_output(self):
        done = self.run_program("new", "--notation", "pgn")
        self.assertEqual(done.stdout.decode(), '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n'
                                               '[Black "?"]\n[Result "*"]\n\n*\n')

    def test_what_cannot_be_written(self):
        self.write("a.pgn", "")
        for arguments, why in ((("a.pgn",), b"is there already, and stays as it is"), ((), b"name a file, such as game.pgn"),
                               (("game",), b"the name game shows no notation"), (("b.pgn", "--tag", "x"), b"write NAME=VALUE"),
                               (("b.pgn", "--tag", "A B=x"), b"write NAME=VALUE"),
                               (("b.pgn", "--tag", "White=a", "--tag", "white=b"), b"--tag: white is given twice"),
                               (("b.pgn", "--tag", "result=1-0"), b"--tag: "),
                               (("--notation", "pgn", "b.ctl-pgn"), b"b.ctl-pgn is that of ")):
            done = self.run_program("new", *arguments)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertIn(why, done.stderr)
        self.assertFalse((self.folder / "b.pgn").exists())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
