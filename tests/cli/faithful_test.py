"""No command that reads, rewrites or converts a file drops or changes its content silently.
Usage: faithful_test.py PROGRAM"""

import json
import re
import unittest

from lint_support import HEAD, LintTest

PDTL = "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 "


class FaithfulTest(LintTest):
    def run_on(self, text, *arguments):
        self.write("a.ctl-pgn", text)
        return self.run_program(*arguments, "a.ctl-pgn")

    def game_of(self, text):
        """The game as JSON, and the codes of its diagnostics."""
        game, = json.loads(self.run_on(text, "json", "-q", "--level", "syntax").stdout)["games"]
        return game, [each["code"] for each in game["diagnostics"]]

    def text(self):
        return (self.folder / "a.ctl-pgn").read_text(encoding="utf-8")


class Numbers(FaithfulTest):
    def test_a_number_zero_is_not_removed(self):
        for number in ("0.", "00.", "0. G7-G9, E21-E19\n1."):
            text = HEAD + f"{number} G7-G13 :\n*\n"
            done = self.run_on(text, "fmt")
            self.assertEqual(done.returncode, 1, number)
            self.assertIn(b"S033", done.stderr)
            self.assertEqual(self.text(), text)

    def test_a_number_zero_is_fixed_by_the_number_that_it_should_be(self):
        self.run_on(HEAD + "0. G7-G9, E21-E19\n2. G9-G11 :\n*\n", "lint", "--fix")
        self.assertIn("\n1. G7-G9, E21-E19\n2. G9-G11 :\n", self.text())

    def test_simple_games_have_numbers(self):
        done = self.run_on(HEAD + "00. G7-G13 :\n*\n", "simplify")
        self.assertIn(b"\n1. G7-G13 :\n", done.stdout)
        self.assertIn(b"S033", done.stderr)

    def test_ratings_that_are_too_large(self):
        for number, known in ((255, True), (256, False), (999, False)):
            game, codes = self.game_of(HEAD + f"1. G7-G13 ${number}:\n{{ As ${number}. }}\n*\n")
            move, = game["moves"]
            references = move["comments"][0].get("references", [])
            if known:
                self.assertEqual(move["nags"], [number])
                self.assertEqual(references, [{"kind": "nag", "text": f"${number}", "nag": number}])
                self.assertNotIn("S145", codes)
            else:
                self.assertNotIn("nags", move)
                self.assertEqual(references, [])
                self.assertEqual(codes[0], "S145")

    def test_a_rating_without_a_sense_stays(self):
        for number in (0, 256):
            text = HEAD + f"1. G7-G13 ${number}, E21-E17 :\n*\n"
            done = self.run_on(text, "fmt")
            self.assertEqual(done.returncode, 1, number)
            self.assertEqual(self.text(), text)

    def test_counters_of_positions(self):
        for written, number in (("65536", 65536), ("100000", 100000), ("2147483647", 2147483647)):
            game, codes = self.game_of(HEAD.rstrip() + f'\n[PDTL "{PDTL}{written}"]\n\n{written}. F8-F10 :\n*\n')
            self.assertEqual(game["initial"], {"position": PDTL + written, "turn": "white", "number": number})
            self.assertEqual(codes, [])
        clock = PDTL.replace(" 0 ", " 70000 ") + "1"
        game, codes = self.game_of(HEAD.rstrip() + f'\n[PDTL "{clock}"]\n\n1. F8-F10 :\n*\n')
        self.assertEqual((game["initial"]["position"], codes), (clock, []))

    def test_the_position_after_the_largest_counters_can_be_read_again(self):
        largest = "2147483647"
        games = {
            "a.ctl-pgn": (HEAD.rstrip() + f'\n[PDTL "{PDTL.replace(" 0 ", f" {largest} ")}{largest}"]\n\n'
                          f"{largest}. KG1-F2, KG27-F26 :\n*\n"),
            "a.pgn": f'[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/7P/4K3 w - - {largest} {largest}"]\n\n'
                     f"{largest}. Kd1 Kd8 *\n",
        }
        for name, text in games.items():
            self.write(name, text)
            output = self.run_program("json", "--lines", "-q", "--exit-zero", "--positions", name).stdout.decode()
            last = re.findall('"position":"([^"]*)"', output)[-1]
            self.assertTrue(last.endswith(f" {largest} {largest}"), last)
            done = self.run_program("board", "--notation", name.removeprefix("a."), last)
            self.assertNotIn(b"S145", done.stderr)
            self.assertEqual(done.returncode, 0, done.stderr)

    def test_counters_of_a_fen_that_are_too_large_are_reported(self):
        self.write("a.pgn", '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/7P/4K3 w - - 0 2147483648"]\n\n*\n')
        self.assertEqual(self.codes("a.pgn").count("S145"), 1)

    def test_counters_that_are_too_large_are_reported(self):
        for fields in ("0 2147483648", "99999999999 1"):
            _, codes = self.game_of(HEAD.rstrip() + f'\n[PDTL "{PDTL[:-2]}{fields}"]\n\n1. F8-F10 :\n*\n')
            self.assertEqual(codes, ["S145"], fields)

    def test_a_part_of_a_long_game_can_be_read_again(self):
        text = HEAD.rstrip() + f'\n[PDTL "{PDTL}100000"]\n\n100000. F8-F10, F20-F18\n100001. F10-F12 :\n*\n'
        part = self.run_on(text, "simplify", "--from", "100001").stdout
        self.assertIn(b" 100001\"]\n", part)
        self.write("part.ctl-pgn", part)
        self.assertNotIn("P016", self.codes("part.ctl-pgn"))


class Ends(FaithfulTest):
    def test_a_long_number_goes_on_after_an_end(self):
        for number in (999999998, 999999999, 1000000000):
            text = HEAD.rstrip() + (f'\n[PDTL "{PDTL}{number}"]\n\n{number}. F8-F10, F20-F18 :\n'
                                    f"{number + 1}. F10-F12 :\n*\n")
            game, codes = self.game_of(text)
            self.assertEqual((len(game["moves"]), codes), (3, []), number)


class References(FaithfulTest):
    GAME = HEAD + "1. G7-G13, E21-E17\n($[1] 1. E7-E13, G21-G17)\n2. E7-E13 :\n{{ See {}. }}\n*\n"

    def test_a_player_of_the_older_dialect(self):
        game, codes = self.game_of(self.GAME.format("#1[#1.1]@N"))
        reference, = game["moves"][2]["comments"][0]["references"]
        self.assertEqual((reference["player"], reference["target"]["id"]), ("black", 3))
        self.assertEqual(codes, ["S089"])

    def test_it_is_written_in_the_current_one(self):
        self.run_on(self.GAME.format("#1[#1.1]@N"), "fmt")
        self.assertIn("{ See #1[#1.1]@B. }", self.text())

    def test_the_place_of_a_repeated_label_is_the_label(self):
        self.write("a.ctl-pgn", HEAD + "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n($[1 1. G7-G9)\n"
                                       "2. E7-E13 :\n{ See [1]. }\n*\n")
        found = json.loads(self.lint("--output-format", "json", "--select", "V011", "a.ctl-pgn")[0])["diagnostics"]
        ranges = [(each["range"]["start"]["column"], each["range"]["end"]["column"]) for each in found]
        self.assertEqual(ranges, [(2, 5)])


class Letters(FaithfulTest):
    def test_a_byte_that_is_no_letter(self):
        self.write("a.ctl-pgn", HEAD + "1. JF6-C15 :\n*\n")
        done = self.run_program("convert", "--letters", b"\xc1@J", "a.ctl-pgn")
        self.assertEqual((done.returncode, done.stdout), (2, b""))


class Places(FaithfulTest):
    def test_columns_of_a_position_are_counted_in_characters(self):
        done = self.run_program("board", "/28:♚/1:1♔/ w -- - x 1")
        self.assertIn(b"position:1:20:", done.stderr)


class Json(FaithfulTest):
    PLY = {"id": 0, "text": "", "piece": "knight", "to": "C7", "promotion": "queen"}

    def back(self, ply):
        document = {"schemaVersion": "2.0", "format": "ctl-pgn", "games": [
            {"tags": [{"name": "Variant", "value": "C'escacs"}], "moves": [{"number": 1, "side": "white", **ply}],
             "result": "*"}]}
        return self.run_program("convert", "--from", "json", "-", stdin=json.dumps(document))

    def test_what_contradicts_itself_is_refused(self):
        castling = {"id": 0, "text": "", "castling": {"name": "KRK-HG", "king": {}, "rooks": []}}
        cases = [(self.PLY, "from")] + [({**castling, key: value}, key) for key, value in (
            ("piece", "queen"), ("from", "G1"), ("to", "H6"), ("promotion", "queen"))]
        for ply, key in cases:
            done = self.back(ply)
            self.assertEqual((done.returncode, done.stdout), (1, b""), ply)
            self.assertIn(f"moves[0].{key}:".encode(), done.stderr)

    def test_a_ply_that_was_not_read_does_not_become_another(self):
        document = self.run_on(HEAD + "1. NE255-C7=D :\n*\n", "json", "-q").stdout.decode()
        done = self.run_program("convert", "--from", "json", "-", stdin=document)
        self.assertEqual((done.returncode, done.stdout), (1, b""))


if __name__ == "__main__":
    unittest.main()
