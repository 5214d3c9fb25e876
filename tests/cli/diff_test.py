"""patch(1) applies every diff that the program prints, with the same result as the program.
Usage: diff_test.py PROGRAM"""

import random
import subprocess
import unittest

from lint_support import HEAD, LintTest

TAGS = HEAD.rstrip() + "\n"
PIECES = ["1.  G7-G13,E21-E17:", "1. G7–G13, E21-E17 :", "1. G7-G13 $1, E21-E17 :", "1.G7-G13 :", "*", "* ", "*\t",
          "1. G7G13 :", "1. G7-G13, E21-E17 :", "{ a comment  }", "", "", "\n\n", "()", "1-1", "01. G7-G13, E21-E17"]
ENDS = ["\n", "\n", "\n", "\n\n", "", " ", "\r\n", "\n \n"]


def broken_file(lots):
    text = "".join(HEAD.rstrip() + "\n" + lots.choice(ENDS) +
                   "".join(lots.choice(PIECES) + lots.choice(ENDS) for _ in range(lots.randrange(1, 7)))
                   for _ in range(lots.randrange(1, 6)))
    return text.encode()


class Diffs(LintTest):
    COMMANDS = (["fmt"], ["fmt", "--force"], ["lint", "--fix"], ["lint", "--fix", "--unsafe-fixes"])

    def check(self, *texts, names=("a b.ctl-pgn",)):
        """Files of these texts and names, which all have one diff."""
        texts = dict(zip(names, texts, strict=True))

        def write():
            for name, text in texts.items():
                self.write(name, text)

        def read():
            return {name: (self.folder / name).read_bytes() for name in texts}

        for command in self.COMMANDS:
            write()
            diff = self.run_program(*(each for each in command if each != "--fix"), "--diff", "--", *texts).stdout
            self.run_program(*command, "-q", "--", *texts)
            made = read()
            write()
            if diff:
                done = subprocess.run(["patch", "-s", "-p0", "--binary", "--fuzz=0"], input=diff, cwd=self.folder,
                                      capture_output=True, timeout=60, check=False)
                self.assertEqual(done.returncode, 0, (command, texts, diff, done.stdout))
                self.assertNotIn(b"offset", done.stdout, (command, texts, diff))
            for name, patched in read().items():
                self.assertEqual(patched, made[name], (command, texts[name], diff))

    def test_a_part_that_ends_within_a_line(self):
        self.check(HEAD + "1. G7-G13:\n* ")
        self.check(HEAD + "1. G7-G13:\n*")
        self.check(HEAD + "1. G7-G13:")

    def test_games_that_share_a_line(self):
        self.check(HEAD + "1. G7-G13:\n*  " + HEAD + "1. G7-G13:\n*\n\n\n" + HEAD + "1. G7-G13:\n*")
        self.check((HEAD + "1. G7-G13:\n* ") * 3)

    def test_names_that_say_something_to_patch(self):
        names = ('a"b.ctl-pgn', "a\\b.ctl-pgn", "a\nb.ctl-pgn", "a\tb.ctl-pgn", "ä.ctl-pgn", "a\x85b.ctl-pgn",
                 "\u202eb.ctl-pgn", "a\udcff b.ctl-pgn")
        self.check(*[HEAD + "1. G7-G13:\n*\n"] * len(names), names=names)

    def test_broken_files(self):
        lots = random.Random(14)
        texts = [broken_file(lots) for _ in range(60)]
        self.check(*texts, names=[f"{number}.ctl-pgn" for number in range(len(texts))])


if __name__ == "__main__":
    unittest.main()
