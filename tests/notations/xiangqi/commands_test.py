"""Runs every command on records of xiangqi as a user would. Usage: commands_test.py PROGRAM"""

import json
import re
import secrets
import unittest
from random import Random

import record_files
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


GAME = ["", [("h2e2", "", [("h9g7", "", [("h0g2", "", [])])])]]
PGN = '[Game "Chinese Chess"]\n[Red "甲"]\n\n'
FIELD = "[DhtmlXQ_{0}]{1}[/DhtmlXQ_{0}]\n".format

# By the names that files have where they come from.
FILES_OF_EVERY_FORM = {
    "胡荣华先胜.pgn": PGN + "1. 炮二平五 马８进７ 2. 马二进三\n*\n",
    "gbk.pgn": (PGN + "1. 炮二平五 马８进７ 2. 马二进三\n*\n").encode("gbk"),
    "big5.pgn": '[Game "象棋"]\n[Red "全國象棋冠軍"]\n\n1. 炮二平五 馬８進７ 2. 馬二進三\n*\n'.encode("big5"),
    "iccs.pgn": PGN.replace("]\n\n", ']\n[Format "ICCS"]\n\n') + "1. H2-E2 H9-G7 2. H0-G2\n*\n",
    "wxf.pgn": PGN + "1. C2.5 H8+7 2. H2+3\n*\n",
    "pychess.pgn": '[Variant "Xiangqi"]\n[White "A"]\n[SetUp "1"]\n[FEN "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/'
                   'RNBAKABNR w - - 0 1"]\n\n1. Che3 Nhg8 2. Nhg3\n*\n',
    "uci.pgn": '[Variant "Xiangqi"]\n\n1. h3e3 h10g8 2. h1g3 *\n',
    "winboard.pgn": '[Variant "xiangqi"]\n[White "A"]\n\n1. Che2 Nhg7 2. Nhg2 {+0.38/19}\n*\n',
    "playok.wxf": "FORMAT\tWXF\nGAME\t1\nRED\talba;1500;\nBLACK\tbeto;;\n\nSTART{\n1. C2.5 H8+7\n2. H2+3\n}END\n",
    "draft.ccf": "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 N8+7\n2. N2+3\n}\n",
    "long.ccf": "FORMAT LALG\nGAME 1\nSTART{\n1. Ch2-e2 Nh9-g7\n2. Nh0-g2\n}\n",
    "points.txt": "h2e2 h9g7 h0g2\n",
    "moves.txt": "1. C2.5 H8+7\n2. H2+3\n",
    "棋谱.txt": "⒈炮二平五 马８进７\n⒉马二进三\n",
    "dpxq.txt": "红方: 甲\n黑方: 乙\n结果: 红胜\n\n1. 炮二平五　　马８进７\n2. 马二进三\n",
    "cotuong.txt": "1. P2-5 M8.7\n2. M2.3 X9-8\n",
    "engine.log.txt": "position startpos moves h2e2 h9g7 h0g2\n",
    "fen.txt": "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\n1. C2.5 H8+7\n2. H2+3\n",
    "ubb.txt": "[DhtmlXQ]\n" + FIELD("red", "甲") + FIELD("movelist", "774770627967") + "[/DhtmlXQ]\n",
    "old.xqf": record_files.xqf(GAME, 10, "甲"),
    "studio.XQF": record_files.xqf(GAME, 18, "甲"),
    "bridge.cbr": record_files.cbr(GAME, "甲"),
    "library.cbl": record_files.cbl(record_files.cbr(GAME, "甲")),
}


class EveryForm(CommandsTest):
    def setUp(self):
        super().setUp()
        for name, text in FILES_OF_EVERY_FORM.items():
            path = self.folder / "games" / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        self.names = {f"games/{name}" for name in FILES_OF_EVERY_FORM}

    def test_a_folder_needs_no_option_that_names_a_form(self):
        done = self.run_program("lint", "--output-format", "json", "games")
        self.assertEqual(done.returncode, 0, done.stdout.decode())
        read = [json.loads(line) for line in self.run_well("json", "--lines", "games").splitlines()]
        self.assertEqual({each["file"] for each in read}, self.names)
        for each in read:
            self.assertEqual([ply["from"] + ply["to"] for ply in each["moves"][:3]], ["h2e2", "h9g7", "h0g2"], each["file"])
            self.assertEqual(each["format"], "xiangqi")
        written = self.run_well("convert", "--to", "pgn", "--moves", "chinese", "games")
        self.assertEqual(written.count("1. 炮二平五 马８进７\n2. 马二进三"), len(self.names))
        for dialect in ("pgn", "dhtmlxq", "wxf", "ccf"):
            form = self.run_well("convert", "--to", dialect, "games")
            again = self.run_well("json", "--lines", "--notation", "xiangqi", "-", stdin=form).splitlines()
            self.assertEqual([[ply["from"] + ply["to"] for ply in json.loads(each)["moves"][:3]] for each in again],
                             [["h2e2", "h9g7", "h0g2"]] * len(self.names), dialect)

    def test_correct_signs_of_check_are_left_out_without_a_word(self):
        text = "FORMAT WXF\nGAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/R3K4 w\nSTART{\n1. R9+9+ K4+1\n}\n"
        done = self.run_program("convert", "--to", "dhtmlxq", "--notation", "xiangqi", stdin=text)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertIn("[DhtmlXQ_movelist]09003031[", done.stdout.decode())

    def test_files_that_are_no_text_are_not_changed(self):
        for name in ("old.xqf", "studio.XQF", "bridge.cbr", "library.cbl"):
            for command in (["fmt"], ["lint", "--fix"]):
                done = self.run_program(*command, f"games/{name}")
                self.assertEqual(done.returncode, 2, name)
                self.assertIn("only plain files are changed in place", done.stderr.decode())
            self.assertEqual((self.folder / "games" / name).read_bytes(), FILES_OF_EVERY_FORM[name])

    def test_players_results_and_comments_of_files_that_are_no_text(self):
        game = ["始", [("h2e2", "当头炮", [("h9g7", "", [])]), ("b2e2", "", [])]]
        for name, text in (("a.xqf", record_files.xqf(game, 18, "胡荣华", 1)), ("b.xqf", record_files.xqf(game, 9, "胡荣华", 1)),
                           ("c.cbr", record_files.cbr(game, "胡荣华", 1))):
            (self.folder / name).write_bytes(text)
            self.assertEqual(self.run_well("convert", "--to", "pgn", name),
                             '[Game "Chinese Chess"]\n[Red "胡荣华"]\n[Result "1-0"]\n[Format "ICCS"]\n\n'
                             '{始}\n1. H2-E2\n{当头炮}\n(1. B2-E2)\n1... H9-G7\n1-0\n')


if __name__ == "__main__":
    unittest.main()
