"""Games that are written one after the other into one file do not change. Usage: game_series_test.py PROGRAM"""

import json
import unittest

from lint_support import LintTest

TAGS = '[Variant "C\'escacs"]\n\n'
PARTED = "the result * is written to part game 1 from the game before it"


class GameSeriesTest(LintTest):
    def games(self, *paths):
        """The tags, plies and comments of each game."""
        read = json.loads(self.run_program("json", "-q", *paths).stdout)["games"]
        return [([(each["name"], each["value"]) for each in game["tags"]], [each.get("text") for each in game["moves"]],
                 game.get("comments", [])) for game in read]

    def joined(self, extension, *texts, command="convert", status=0):
        """The output and the messages for games in a separate folder."""
        self.count = getattr(self, "count", 0) + 1
        self.source = f"games{self.count}"
        for number, text in enumerate(texts):
            self.write(f"{self.source}/{number}.{extension}", text)
        done = self.run_program(command, self.source, "-o", f"all.{extension}")
        self.assertEqual(done.returncode, status, done.stderr.decode())
        return f"all.{extension}", done.stderr.decode()

    def check_parted(self, extension, *texts, command="convert"):
        written, said = self.joined(extension, *texts, command=command)
        self.assertEqual(self.games(written), self.games(self.source))
        return (self.folder / written).read_text(encoding="utf-8"), said


class Diplomat(GameSeriesTest):
    def test_games_without_tags_and_results(self):
        for command in ("convert", "simplify"):
            written, said = self.check_parted("diplomat", "1. d3, k3\n", "1. e3\n", command=command)
            self.assertEqual(written, "1. d3, k3\n*\n\n1. e3\n")
            self.assertEqual(said, f"{self.source}/1.diplomat: {PARTED}\n")

    def test_out_of_json(self):
        for text, name in (("1. d3, k3\n", "a"), ("1. e3\n", "b")):
            self.write(f"{name}.diplomat", text)
        lines = self.run_program("json", "--lines", "a.diplomat", "b.diplomat").stdout.decode()
        done = self.run_program("convert", "--from", "json", "-", stdin=lines)
        self.assertEqual(done.stdout, b"1. d3, k3\n*\n\n1. e3\n")
        self.assertIn(b"the result * is written to part game 2 from the game before it", done.stderr)

    def test_results_and_tags_part_games_by_themselves(self):
        for texts in (("1. d3, k3\n*\n", "1. e3\n"), ("1. d3, k3\n", '[Event "Cup"]\n\n1. e3\n')):
            written, said = self.check_parted("diplomat", *texts)
            self.assertEqual((written, said), ("\n".join(texts), ""))

    def test_tags_alone(self):
        tags = '[Event "Cup"]\n'
        self.assertEqual(self.check_parted("diplomat", "1. d3, k3\n", tags)[0], f"1. d3, k3\n\n{tags}*\n")
        self.assertEqual(self.check_parted("diplomat", "1. d3, k3\n*\n", tags)[0], f"1. d3, k3\n*\n\n{tags}*\n")
        self.assertEqual(self.check_parted("diplomat", tags, "1. d3, k3\n")[0], f"{tags}*\n\n1. d3, k3\n")

    def test_tags_before_the_next_number(self):
        self.check_parted("diplomat", "1. d3, k3\n", '[White "Alba"]\n\n2. f3, h2\n')

    def test_what_nothing_parts_is_refused(self):
        for second in ("{Quiet.}\n1. e3\n", "2. f3, h2\n"):
            written, said = self.joined("diplomat", "1. d3, k3\n", second, status=1)
            self.assertEqual((self.folder / written).read_text(encoding="utf-8"), "1. d3, k3\n")
            self.assertIn(f"{self.source}/1.diplomat: game 1 would be read as part of the game that is written before it", said)
            self.assertIn(f"the game of {self.source}/1.diplomat is left out", said)

    def test_games_in_files_of_their_own_get_no_result(self):
        self.write("games/0.diplomat", "1. d3, k3\n")
        self.write("games/1.diplomat", "1. e3\n")
        done = self.run_program("convert", "games", "-o", "out-{file}.diplomat")
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertEqual((self.folder / "out-1.diplomat").read_bytes(), b"1. e3\n")

    def test_games_that_are_chosen_are_not_joined(self):
        self.write("a.diplomat", '1. d3, k3\n\n[Event "Cup"]\n\n1. f3, h2\n*\n\n1. e3\n')
        done = self.run_program("convert", "--where", 'Event != "Cup"', "a.diplomat")
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        self.assertEqual(done.stdout, b"1. d3, k3\n*\n\n1. e3\n")


class Others(GameSeriesTest):
    def test_they_are_parted_by_themselves(self):
        for extension, texts in (("pgn", ("1. e4 e5\n", "1. d4\n")), ("pgn", ("1. e4 e5 *\n", '[White "Alba"]\n\n*\n')),
                                 ("wxf", ("GAME\nSTART{\n1. H2-E2\n}\n", "GAME\nSTART{\n1. H0-G2\n}\n")),
                                 ("ctl-pgn", (TAGS + "1. G7-G13, E21-E17\n", TAGS + "1. F8-F10 :\n*\n"))):
            with self.subTest(texts=texts):
                self.assertNotIn("to part", self.check_parted(extension, *texts)[1])

    def test_a_comment_that_would_end_the_game_before(self):
        _, said = self.joined("pgn", "1. e4 e5 *\n", "{Quiet.} 1. d4 *\n", status=1)
        self.assertIn("would be read as part of the game that is written before it", said)
        self.check_parted("pgn", "1. e4 e5 *\n", '[Event "?"]\n\n{Quiet.} 1. d4 *\n')


if __name__ == "__main__":
    unittest.main()
