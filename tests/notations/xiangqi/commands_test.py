"""Runs every command on records of xiangqi as a user would. Usage: commands_test.py PROGRAM"""

import json
import re
import secrets
import unittest
from random import Random

from lint_support import LintTest

CHINESE = """\
FORMAT AXF
GAME 1
RED 胡荣华; 2600; GM
BLACK 许银川
EVENT 全国象棋甲级联赛
START{
1. C2=5 N8+7
COM{ 当头炮，屏风马 }
}
"""


class CommandsTest(LintTest):
    def run_well(self, *arguments, status=0, **options):
        done = self.run_program(*arguments, **options)
        self.assertEqual(done.returncode, status, done.stdout.decode() + done.stderr.decode())
        return done.stdout.decode()

    def text(self, name):
        return (self.folder / name).read_bytes().decode()


class Encodings(CommandsTest):
    ENCODINGS = ("gb2312", "gbk", "gb18030")

    def test_chinese_encodings_are_one_finding(self):
        for encoding in self.ENCODINGS:
            self.write("game.wxf", CHINESE.encode(encoding))
            self.assertEqual(self.codes("game.wxf"), ["XS016"], encoding)

    def test_they_are_reported_at_the_first_character(self):
        plain = CHINESE.encode("ascii", "ignore").decode()
        many = plain * (70000 // len(plain))
        for encoding in self.ENCODINGS:
            self.write("games.wxf", (many + CHINESE).encode(encoding))
            self.write("utf8.wxf", many + CHINESE)
            found = json.loads(self.lint("--output-format", "json", "games.wxf")[0])["diagnostics"]
            reported = [each for each in found if each["code"] == "XS016"]
            self.assertEqual(len(reported), 1)
            self.assertGreaterEqual(reported[0]["range"]["start"]["offset"], len(many))
            self.assertEqual(self.run_well("convert", "games.wxf"), self.run_well("convert", "utf8.wxf"))

    def test_what_is_written_is_utf8(self):
        self.write("utf8.wxf", CHINESE)
        expected = json.loads(self.run_well("json", "utf8.wxf"))["games"]
        for encoding in self.ENCODINGS:
            self.write("game.wxf", CHINESE.encode(encoding))
            read = json.loads(self.run_well("json", "game.wxf"))["games"]
            self.assertEqual([each["code"] for each in read[0].pop("diagnostics")], ["XS016"])
            self.assertEqual([{**each, "diagnostics": [], "file": "utf8.wxf"} for each in read], expected)
            self.assertEqual(self.run_well("convert", "game.wxf"), CHINESE)
            self.assertEqual(self.run_well("fmt", "-", stdin=CHINESE), CHINESE)
            self.run_well("fmt", "--check", "game.wxf", status=1)
            self.run_well("fmt", "game.wxf")
            self.assertEqual(self.text("game.wxf"), CHINESE)
            self.write("game.wxf", CHINESE.encode(encoding))
            self.lint("--fix", "game.wxf", status=0)
            self.assertEqual(self.text("game.wxf"), CHINESE)

    def test_the_notation_is_recognized_by_the_bytes(self):
        self.write("games/game.txt", CHINESE.encode("gbk"))
        self.assertIn("胡荣华", self.run_well("json", "--exit-zero", "games"))


class Recognition(CommandsTest):
    def notation(self, text, name):
        self.write(name, text)
        return json.loads(self.run_well("json", "--exit-zero", name))["format"]

    def test_moves_alone(self):
        for text in ("h2e2 h9g7\n", "h2e2\n", "1. h2e2 h9g7 2. h0g2\n", "H2-E2 H9-G7\n", "1. C2.5 H8+7\n"):
            for name in ("game.txt", "game.ccf", "game"):
                self.assertEqual(self.notation(text, name), "xiangqi", (text, name))

    def test_moves_of_other_games(self):
        self.assertEqual(self.notation("1. e4 e5 2. Nf3\n", "game.txt"), "pgn")
        self.assertEqual(self.notation("1. d3, k3\n", "game.txt"), "diplomat")
        self.assertEqual(self.notation("1. G7-G13, E21-E17\n", "game.txt"), "ctl-pgn")

    def test_the_extension_and_the_option_come_first(self):
        self.assertEqual(self.notation("1. e4 e5 2. Nf3\n", "game.wxf"), "xiangqi")
        self.write("game.txt", "1. e4 e5 2. Nf3\n")
        read = self.run_well("json", "--exit-zero", "--notation", "xiangqi", "game.txt")
        self.assertEqual(json.loads(read)["format"], "xiangqi")


TWO_GAMES = """\
FORMAT AXF
GAME 1
START{
1. C2=5 N8+7
2. N2+3 R9=8
}

GAME 2
START{
1. N2+3 N8+7
}
"""


class Forms(CommandsTest):
    def test_from_each_form_to_each(self):
        written = {"axf": TWO_GAMES}
        for form in ("iccs", "lalg", "salg", "wxf"):
            written[form] = self.run_well("convert", "--moves", form, "--notation", "xiangqi", stdin=TWO_GAMES)
            self.assertIn("FORMAT " + form.upper() if form != "iccs" else "H2-E2", written[form])
        for text in written.values():
            for form, expected in written.items():
                self.assertEqual(self.run_well("convert", "--moves", form, "--notation", "xiangqi", stdin=text), expected)

    def test_other_forms_are_refused(self):
        done = self.run_program("convert", "--moves", "descriptive", "--notation", "xiangqi", stdin=TWO_GAMES)
        self.assertEqual(done.returncode, 2)
        self.assertIn("iccs, axf, lalg, salg, wxf", done.stderr.decode())

    def test_pgn_and_back(self):
        pgn = self.run_well("convert", "--to", "pgn", "--moves", "chinese", "--notation", "xiangqi", stdin=TWO_GAMES)
        self.assertIn('[Format "Chinese"]\n\n1. 炮二平五 ', pgn)
        self.write("a.pgn", pgn)
        self.assertEqual(self.run_well("fmt", "a.pgn", "--check"), "")
        again = self.run_well("convert", "--to", "xiangqi", "--moves", "axf", "a.pgn")
        moves = lambda text: [line for line in text.splitlines() if line[:1].isdigit()]
        self.assertEqual(moves(again), moves(self.run_well("convert", "--notation", "xiangqi", stdin=TWO_GAMES)))
        done = self.run_program("convert", "--to", "pgn", "--notation", "diplomat", stdin="1. d3, k3\n*\n")
        self.assertEqual(done.returncode, 2)
        self.assertIn("cannot be written in pgn", done.stderr.decode())

    def test_one_output_has_one_form(self):
        self.write("a.wxf", TWO_GAMES)
        self.write("b.wxf", "FORMAT LALG\nGAME 3\nSTART{\n1. Nh0-g2 Nh9-g7\n}\n")
        joined = TWO_GAMES + "\nGAME 3\nSTART{\n1. N2+3 N8+7\n}\n"
        self.assertEqual(self.run_well("convert", "a.wxf", "b.wxf"), joined)
        lines = self.run_well("json", "--lines", "a.wxf", "b.wxf")
        self.assertEqual(self.run_well("convert", "--from", "json", "-", stdin=lines), joined)

    def test_fixes_know_the_form_of_the_file_in_every_round(self):
        faulty = TWO_GAMES.replace("1. N2+3 N8+7", "1 N2+3  N8＋7 2. C8.5!! c2.5 3. r1=2 ... 3. ... R9=8")
        self.write("a.wxf", faulty)
        self.lint("--fix", "--unsafe-fixes", "a.wxf")
        self.assertIn("1. N2+3 N8+7", self.text("a.wxf").replace("  ", " "))
        self.assertEqual(self.codes("a.wxf"), [])


class Json(CommandsTest):
    def test_there_is_no_castling(self):
        for notation in ("xiangqi", "diplomat"):
            move = {"side": "white", "piece": "king", "castling": {"name": "O-O"}}
            text = json.dumps({"schemaVersion": "2.0", "format": notation, "games": [{"tags": [], "moves": [move]}]})
            done = self.run_program("convert", "--from", "json", "-", stdin=text)
            self.assertEqual(done.returncode, 1)
            self.assertEqual(done.stderr.decode(),
                             "<stdin>, game 1: it cannot be written: games[0].moves[0].castling: does not belong to a ply in "
                             f"{notation}, which has no castling\nctlpgn: the game of <stdin> is left out\n")


def in_python(expression):
    """Editors have another syntax for characters by number."""
    return re.sub(r"\\x\{([0-9A-Fa-f]+)\}", lambda number: "\\U" + number[1].zfill(8), expression)


class Colours(CommandsTest):
    def test_editors_colour_moves_and_header(self):
        document = json.loads(self.run_well("grammar", "xiangqi", "--output-format", "textmate"))
        patterns = [each for each in document["patterns"] if "match" in each]

        def first_of(text):
            found = [(re.match(in_python(each["match"]), text), each) for each in patterns]
            return next((match, each) for match, each in found if match)

        def scopes(text):
            match, each = first_of(text)
            self.assertEqual(match.group(), text)
            parts = {match.group(int(number)): part["name"].rsplit(".", 1)[0]
                     for number, part in each.get("captures", {}).items() if match.group(int(number))}
            return each["name"].rsplit(".", 1)[0], parts

        self.assertEqual(scopes("C2=5"), ("meta.ply", {
            "C": "storage.type.piece", "2": "variable.other.file.origin", "=": "keyword.operator.direction",
            "5": "constant.numeric.reach"}))
        name, parts = scopes("H2-E2")
        self.assertEqual((name, parts["H2"], parts["E2"]), (
            "meta.ply", "variable.other.point.origin", "variable.other.point.destination"))
        name, parts = scopes("RED Hu, Ronghua")
        self.assertEqual((name, parts["RED"]), ("meta.tag", "entity.name.tag"))
        self.assertEqual(scopes("12.")[0], "constant.numeric.move-number")
        self.assertEqual(scopes("# Usual.")[0], "comment.line.number-sign")
        self.assertEqual(scopes("(1,3)")[0], "entity.name.label")


class FormatOfParts(CommandsTest):
    """Every part of a file declares its form of moves and its letters, as any reader needs."""

    FORMS = ("AXF R(C) C(P) P(R)", "AXF, K(K) R(C) N(H) C(P) G(A) M(E) P(S)", "WXF", "LALG N(H) G(A)", "SALG R(Z)", "AXF")
    MOVES = ("H2-E2 H9-G7", "H0-G2 I9-H9", "I0-H0 B9-C7", "G3-G4 C6-C5", "B0-C2 B7-A7")

    def made(self, random):
        """A file of games in one form, and the moves of each as points, by player."""
        count = 2 + random.randrange(4)
        lines = []
        for number in range(1, count + 1):
            lines += [f"GAME {number}", f"RED R{number}", f"BLACK {random.choice('AB')}", "START{"]
            lines += [f"{move}. {text}" for move, text in enumerate(self.MOVES[:1 + random.randrange(5)], 1)]
            lines += ["}", ""]
        self.write("points.wxf", "\n".join(lines))
        form, _, letters = random.choice(self.FORMS).replace(",", "").partition(" ")
        text = self.run_well("convert", "--moves", form.lower(), *(["--letters", letters] if letters else []),
                             "points.wxf")
        self.write("games.wxf", text)
        return self.games("points.wxf"), text

    def games(self, *arguments, **options):
        read = json.loads(self.run_well("json", "--notation", "xiangqi", *arguments, **options))["games"]
        return {next(tag["value"] for tag in each["tags"] if tag["name"] == "RED"):
                [(ply["piece"], ply["from"], ply["to"]) for ply in each["moves"]] for each in read}

    def check_output(self, text, games):
        again = self.games("-", stdin=text)
        self.assertEqual(again, {name: games[name] for name in again})
        return again

    def test_every_part_of_a_file(self):
        seed = secrets.randbits(32)
        with self.subTest(seed=seed):
            random = Random(seed)
            for _ in range(12):
                games, text = self.made(random)
                for name in games:
                    chosen = self.run_well("convert", "--where", f"RED = {name}", "games.wxf")
                    self.assertEqual(list(self.check_output(chosen, games)), [name])
                    self.assertIn(text.splitlines()[0], chosen)
                    simple = self.run_well("simplify", "--game", name[1:], "games.wxf")
                    self.assertEqual(list(self.check_output(simple, games)), [name])
                self.run_well("convert", "-o", "part-{BLACK}.wxf", "games.wxf")
                parts = {}
                for path in self.folder.glob("part-*.wxf"):
                    parts |= self.check_output(path.read_text(), games)
                    path.unlink()
                self.assertEqual(parts, games)

    def test_games_that_are_left_out_take_nothing_along(self):
        random = Random(7)
        for _ in range(6):
            games, text = self.made(random)
            for name in games:
                broken = text.replace(f"RED {name}\n", f"RED {name}\n???\n", 1)
                self.write("broken.wxf", broken)
                done = self.run_program("convert", "broken.wxf")
                self.assertEqual(done.returncode, 1)
                left = self.check_output(done.stdout.decode(), games) if done.stdout else {}
                self.assertEqual(set(left), set(games) - {name})

    def test_a_game_that_is_repaired_keeps_the_letters_of_its_file(self):
        self.write("games.wxf", "FORMAT AXF R(C) C(P)\nGAME 1\nSTART{\n1. P2=5 N8+7\n}\n"
                                "GAME 2\nstart{\n1. C1+1 N8+7\n2. P2=5 !!\n}\n")
        done = self.run_program("convert", "--where", "game = 2", "games.wxf")
        self.assertEqual(json.loads(self.run_well("json", "--notation", "xiangqi", "-", stdin=done.stdout.decode()))
                         ["games"][0]["moves"][0]["piece"], "rook")


class MovesInOtherForms(CommandsTest):
    def test_what_cannot_be_converted_is_left_out_and_counted(self):
        head = "FORMAT AXF\nGAME 1\n"
        good = "GAME 2\nSTART{\n1. C2=5 N8+7\n}\n"
        for broken in ("START{\n1. C2=5 R5+5\n2. N2+3 R9=8\n}\n",
                       "FEN 4k4/9/9/9/9/9/9/9/9/4K4 w\nSTART{\n1. K5=4\n}\n"):
            self.write("games.wxf", head + broken + good)
            for form in ("iccs", "lalg", "salg"):
                done = self.run_program("convert", "--moves", form, "games.wxf")
                self.assertEqual(done.returncode, 1, form)
                self.assertIn("1 of the 2 games", done.stderr.decode())
                self.assertIn("GAME 2", done.stdout.decode())
                self.assertNotIn("GAME 1", done.stdout.decode())
            # In their own form they do not change.
            done = self.run_program("convert", "--moves", "axf", "games.wxf")
            self.assertEqual(done.returncode, 0, done.stderr.decode())


if __name__ == "__main__":
    unittest.main()
