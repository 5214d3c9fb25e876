"""Runs `ctlpgn json` and `ctlpgn grammar` as a user would. Usage: json_command_test.py PROGRAM"""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop(1)

GAME = """[Variant "C'escacs"]
[Id "Cescacs-X01"]
[Annotator "Cescacs"]

1. H6-H12 ?!, I23-I19 ?!
2. JF6-C15, GH26-Z11 :
*
"""
BROKEN = GAME.replace("JF6-C15", "JF6xC15")
WARNED = GAME.replace("H6-H12 ?!", "H6-H12?!")


def run(*arguments, stdin="", **options):
    return subprocess.run([PROGRAM, *map(str, arguments)], input=stdin, capture_output=True, text=True,
                          timeout=60, **options)


class Folder(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path


class ExitStatus(Folder):
    def test_clean_file(self):
        result = run("json", self.write("a.ctl-pgn", GAME))
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_warning_is_no_failure(self):
        result = run("json", self.write("a.ctl-pgn", WARNED))
        self.assertEqual(result.returncode, 0)
        self.assertIn("warning[S062]", result.stderr)

    def test_error_is_1_and_the_game_is_converted(self):
        result = run("json", self.write("a.ctl-pgn", BROKEN))
        self.assertEqual(result.returncode, 1)
        self.assertEqual(len(json.loads(result.stdout)["games"][0]["moves"]), 4)

    def test_wrong_usage_is_2(self):
        game = self.write("a.ctl-pgn", GAME)
        for arguments in ([], ["jsn"], ["json", "--unknown", game], ["json", "--lines", "--pretty", game],
                          ["json", "--max-depth", "many", game], ["grammar", "nonsense"]):
            result = run(*arguments)
            self.assertEqual(result.returncode, 2, arguments)
            self.assertEqual(result.stdout, "")
            self.assertIn("ctlpgn: ", result.stderr)

    def test_missing_file_is_2_and_the_others_are_converted(self):
        game = self.write("a.ctl-pgn", GAME)
        result = run("json", game, self.folder / "missing.ctl-pgn")
        self.assertEqual((result.returncode, result.stdout), (2, run("json", game).stdout))
        self.assertIn("missing.ctl-pgn", result.stderr)

    def test_help_teaches(self):
        for arguments in (["--help"], ["json", "--help"], ["grammar", "--help"]):
            result = run(*arguments)
            self.assertEqual(result.returncode, 0)
            self.assertIn("ctlpgn", result.stdout)


class Diagnostics(Folder):
    def test_form_and_caret(self):
        path = self.write("a.ctl-pgn", BROKEN)
        lines = run("json", path).stderr.splitlines()
        self.assertTrue(lines[0].startswith(f"{path}:6:8: error[B006] "), lines[0])
        self.assertEqual(lines[1], " 6 | 2. JF6xC15, GH26-Z11 :")
        self.assertTrue(lines[2].startswith("   |        ^"), lines[2])

    def test_quiet_prints_none_and_keeps_them_in_the_json(self):
        result = run("json", "-q", self.write("a.ctl-pgn", BROKEN))
        self.assertEqual((result.returncode, result.stderr), (1, ""))
        self.assertEqual(json.loads(result.stdout)["games"][0]["diagnostics"][0]["code"], "B006")


class Levels(Folder):
    OWN_PAWN = GAME.replace("JF6-C15", "JF6×E7")
    ON_ITS_WAY = GAME.replace("H6-H12 ?!", "JF4-D10")

    def moves(self, game, *arguments):
        result = run("json", "-q", *arguments, self.write("a.ctl-pgn", game))
        self.status = result.returncode
        return json.loads(result.stdout)["games"][0]["moves"]

    def test_a_ply_that_contradicts_the_board(self):
        moves = self.moves(self.OWN_PAWN)
        self.assertEqual(self.status, 1)
        self.assertEqual([each.get("legal") for each in moves], [None, None, False, None])
        self.assertEqual(moves[2]["brokenRule"], "B007")

    def test_it_is_reported_in_every_notation(self):
        pgn = '[Event "x"]\n\n1. e4 e5 2. {} Nf6 *\n'
        iccs, wxf = "GAME 1\nSTART{{\n1. {}\n}}\n", "FORMAT WXF\nGAME 1\nSTART{{\n1. {}\n}}\n"
        for name, form, ply, at, code in (
                ("a.pgn", pgn, "Qxd2", 2, "GB001"), ("a.pgn", pgn, "Bxd2", 2, "GB001"), ("a.wxf", iccs, "A4-A5", 0, "XB002"),
                ("a.wxf", iccs, "A9-A8", 0, "XB003"), ("a.wxf", iccs, "A0-A3", 0, "XB005"), ("a.wxf", wxf, "R9+3", 0, "XB005"),
                ("a.diplomat", "1. {}, m3\n", "e1-e2", 0, "DB003"), ("a.diplomat", "1. {}, m3\n", "Rd2", 0, "DB004"),
                ("a.diplomat", "1. e-e3, m3\n2. {}\n", "Dxe2", 2, "DB006")):
            for arguments in ((), ("--positions",)):
                result = run("json", "-q", *arguments, self.write(name, form.format(ply)))
                game, = json.loads(result.stdout)["games"]
                reported = [(each.get("legal"), each.get("brokenRule")) for each in game["moves"]]
                self.assertEqual(reported[at], (False, code), ply)
                self.assertEqual(reported[:at], [(None, None)] * at)
                self.assertIn(code, [each["code"] for each in game["diagnostics"]])

    def test_syntax_alone_does_not_ask_the_board(self):
        moves = self.moves(self.OWN_PAWN, "--level", "syntax")
        self.assertEqual(self.status, 0)
        self.assertFalse(any("legal" in each for each in moves))

    def test_the_rules_are_asked_at_level_legal(self):
        self.assertFalse(any("legal" in each for each in self.moves(self.ON_ITS_WAY)))
        first = self.moves(self.ON_ITS_WAY, "--level", "legal")[0]
        self.assertEqual((first["legal"], first["brokenRule"]), (False, "R003"))

    def test_exit_zero(self):
        self.moves(self.OWN_PAWN, "--exit-zero")
        self.assertEqual(self.status, 0)

    def test_positions_after_it_are_in_doubt(self):
        moves = self.moves(self.OWN_PAWN, "--positions")
        self.assertEqual([each.get("doubtful") for each in moves], [None, None, True, True])
        self.assertTrue(all("position" in each for each in moves))


class Inputs(Folder):
    def test_standard_input(self):
        for arguments in (["json"], ["json", "-"]):
            document = json.loads(run(*arguments, stdin=GAME).stdout)
            self.assertEqual(len(document["games"]), 1)
            self.assertNotIn("file", document["games"][0])

    def test_folder_is_searched_in_order(self):
        for name in ("b.ctl-pgn", "a/z.ctl-pgn", "a/ignored.md"):
            self.write(name, GAME)
        files = [game["file"] for game in json.loads(run("json", self.folder).stdout)["games"]]
        self.assertEqual(files, [str(self.folder / "a/z.ctl-pgn"), str(self.folder / "b.ctl-pgn")])

    def test_empty_file_is_an_empty_document(self):
        result = run("json", self.write("a.ctl-pgn", ""))
        self.assertEqual(result.returncode, 0)
        self.assertEqual(json.loads(result.stdout)["games"], [])

    def test_what_belongs_to_no_game_names_its_file(self):
        paths = [self.write(name, text) for name, text in
                 (("a.ctl-pgn", "\ufeff"), ("b.ctl-pgn", GAME), ("c.ctl-pgn", "\ufeff"))]
        document = json.loads(run("json", *paths).stdout)
        self.assertEqual([each["file"] for each in document["diagnostics"]], [str(paths[0]), str(paths[2])])
        last = json.loads(run("json", "--lines", *paths).stdout.splitlines()[-1])
        self.assertEqual(last["diagnostics"], document["diagnostics"])
        unnamed = json.loads(run("json", stdin="\ufeff").stdout)
        self.assertNotIn("file", unnamed["diagnostics"][0])

    def test_lines_are_one_game_each(self):
        result = run("json", "--lines", self.write("a.ctl-pgn", GAME + "\n" + GAME))
        games = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual([game["index"] for game in games], [1, 2])


class Positions(Folder):
    def test_every_ply_that_can_be_played_has_its_position(self):
        text = GAME.replace("2. JF6-C15", "(1. …, E21-E17)\n2. JF6-C15")
        game = json.loads(run("json", "--positions", self.write("a.ctl-pgn", text)).stdout)["games"][0]
        first, second, _, fourth = game["moves"]
        self.assertTrue(first["position"].endswith("/0:V/ b RKRrkr H12@8-10 0 1"))
        self.assertTrue(second["position"].endswith("/0:V/ w RKRrkr I19@21 0 2"))
        replaced = second["variations"][0]["moves"][0]["position"]
        self.assertTrue(replaced.endswith("/0:V/ w RKRrkr E17@19 0 2"))
        self.assertIn(" w RKRrkr - 2 3", fourth["position"])

    def test_the_end_of_a_game_is_that_of_the_rules(self):
        ends = {
            "a.pgn": ("1. f3 e5 2. g4 Qh4 *\n", {"name": "checkmate", "winner": "black"}),
            "b.pgn": ('[SetUp "1"]\n[FEN "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1"]\n\n1. Qc7 1-0\n', {"name": "stalemate"}),
            "c.pgn": ('[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1"]\n\n1. Kxe2 1/2-1/2\n', {"name": "dead"}),
            "d.pgn": ("1. f3 e5 2. g4 Qh5 0-1\n", None),
            "e.wxf": ("FORMAT ICCS\nGAME x\nFEN 3k5/1R7/9/9/9/9/9/9/R8/4K4 w\nSTART{\n1. A1-A9\n}\n", {"name": "checkmate", "winner": "white"}),
        }
        for name, (text, end) in ends.items():
            with self.subTest(name):
                done = run("json", "--lines", "--full", "-q", "--exit-zero", self.write(name, text))
                self.assertEqual(json.loads(done.stdout).get("status"), end, done.stdout)

    def test_what_is_known_anyway_is_read_again(self):
        game = self.write("a.pgn", "1. e2-e4 e5 {[%clk 1:00] good} 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n")
        full = run("json", "--full", "-q", game).stdout
        plain = run("json", "-q", game).stdout
        self.assertEqual(run("convert", "--notation", "pgn", "-", stdin=full).stdout,
                         run("convert", "--notation", "pgn", "-", stdin=plain).stdout)

    def test_only_when_asked(self):
        game = json.loads(run("json", self.write("a.ctl-pgn", GAME)).stdout)["games"][0]
        self.assertFalse(any("position" in ply for ply in game["moves"]))


class Output(Folder):
    def test_file_is_written(self):
        target = self.folder / "out.json"
        result = run("json", self.write("a.ctl-pgn", GAME), "-o", target)
        self.assertEqual((result.returncode, result.stdout), (0, ""))
        self.assertEqual(len(json.loads(target.read_text())["games"]), 1)
        self.assertEqual(target.stat().st_mode & 0o777, 0o666 & ~self.umask())
        self.assertEqual(sorted(p.name for p in self.folder.iterdir()), ["a.ctl-pgn", "out.json"])

    @staticmethod
    def umask():
        mask = os.umask(0)
        os.umask(mask)
        return mask

    def test_old_file_survives_a_failure(self):
        target = self.write("out.json", "old")
        result = run("json", self.folder / "missing", "-o", target)
        self.assertEqual(result.returncode, 2)
        self.assertEqual(target.read_text(), "old")

    def test_symbolic_link_stays_one(self):
        target = self.write("real.json", "old")
        link = self.folder / "link.json"
        link.symlink_to(target)
        run("json", self.write("a.ctl-pgn", GAME), "-o", link)
        self.assertTrue(link.is_symlink())
        self.assertEqual(len(json.loads(target.read_text())["games"]), 1)

    def test_symbolic_link_to_nothing_leads_there(self):
        (self.folder / "folder").mkdir()
        (self.folder / "first.json").symlink_to("folder/second.json")
        (self.folder / "folder/second.json").symlink_to("real.json")
        run("json", self.write("a.ctl-pgn", GAME), "-o", self.folder / "first.json")
        self.assertTrue((self.folder / "first.json").is_symlink())
        self.assertTrue((self.folder / "folder/second.json").is_symlink())
        self.assertEqual(len(json.loads((self.folder / "folder/real.json").read_text())["games"]), 1)

    def test_folder_that_does_not_exist(self):
        result = run("json", self.write("a.ctl-pgn", GAME), "-o", self.folder / "nowhere/out.json")
        self.assertEqual(result.returncode, 2)
        self.assertIn("cannot write", result.stderr)

    def test_full_disk(self):
        with open("/dev/full", "w") as full:
            result = subprocess.run([PROGRAM, "json", str(self.write("a.ctl-pgn", GAME))], stdout=full,
                                    stderr=subprocess.PIPE, text=True, timeout=60)
        self.assertEqual(result.returncode, 2)
        self.assertIn("cannot write standard output", result.stderr)


class Jobs(Folder):
    # Larger than a batch of one thread, with misleading places to cut.
    LARGE = (BROKEN * 1500 + GAME.replace("2. J", "{ " + GAME * 3000 + "}\n2. J") + GAME + "\n" + WARNED) * 2

    def test_any_number_of_them_writes_the_same(self):
        path = self.write("a.ctl-pgn", self.LARGE)
        for shape in ([], ["--lines"], ["--pretty", "--spans"]):
            alone = run("json", *shape, path)
            for jobs in ("2", "5", "0", "auto"):
                several = run("json", *shape, "--jobs", jobs, path)
                self.assertEqual(several.returncode, alone.returncode)
                self.assertTrue(several.stdout == alone.stdout)
                self.assertTrue(several.stderr == alone.stderr)
            self.assertEqual(alone.returncode, 1)

    def test_standard_input_and_a_file(self):
        target = self.folder / "out.json"
        run("json", "--jobs=2", "--lines", "-o", target, stdin=self.LARGE)
        self.assertTrue(target.read_text() == run("json", "--lines", stdin=self.LARGE).stdout)

    def test_a_number_it_must_be(self):
        for number in ("-1", "many", "1.5", ""):
            self.assertEqual(run("json", "--jobs", number, stdin=GAME).returncode, 2, number)

    def test_full_disk(self):
        path = self.write("a.ctl-pgn", GAME * 20000)
        with open("/dev/full", "w") as full:
            result = subprocess.run([PROGRAM, "json", "--jobs=3", str(path)], stdout=full,
                                    stderr=subprocess.PIPE, text=True, timeout=60)
        self.assertEqual(result.returncode, 2)
        self.assertIn("cannot write standard output", result.stderr)

    def test_ctrl_c_leaves_nothing_behind(self):
        with subprocess.Popen([PROGRAM, "json", "--jobs=3", "-o", str(self.folder / "out.json"), "-"],
                              stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
            process.stdin.write((GAME * 20000).encode())
            process.stdin.flush()
            process.send_signal(signal.SIGINT)
            process.wait(timeout=60)
        self.assertEqual(process.returncode, -signal.SIGINT)
        self.assertEqual(list(self.folder.iterdir()), [])


class Grammar(unittest.TestCase):
    def test_prints_the_texts(self):
        names = [line.split() for line in run("grammar", "--list").stdout.splitlines()]
        self.assertIn(["ctl-pgn", "file"], names)
        for name in names:
            full = run("grammar", *name).stdout
            strict = run("grammar", *name, "--strict").stdout
            self.assertIn("<-", full)
            self.assertIn("<-", strict)
            self.assertIsNone(re.search(r"[~^][a-z]+-[a-z]", strict), name)

    def test_main_grammar_is_the_default(self):
        self.assertEqual(run("grammar").stdout, run("grammar", "ctl-pgn").stdout)


DAMAGED = """[Event "Club"]
[Site "Berlin"]
[Date "2026.10.04"]
[Round "1"]
[White "A"]
[Black "B"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Hf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O
9. h3 Na5 10. Bc2 c5 11. d4 Qc7 {a comment} 12. Nbd2 cxd4 13. cxd4 Nc6 14. Nb3 a5
15. Be3 a4 16. N8d2 Bd7 17. Rc1 Qb7 18. Qe2 Rfc8 19. Bd3 Nb4 1-0
"""


class Repair(Folder):
    """--repair reads damaged moves as the linter fixes them."""

    def repaired(self, text, *options):
        result = run("json", "--repair", *options, "-", "--notation", "pgn", stdin=text)
        return result, [json.loads(line) for line in result.stdout.splitlines()]

    def test_marks_what_was_written(self):
        result, (game,) = self.repaired(DAMAGED, "--lines", "--spans")
        marked = {ply["text"]: ply["repaired"] for ply in game["moves"] if "repaired" in ply}
        self.assertEqual(marked, {"Nf6": {"written": "Hf6", "safe": True}, "Nbd2": {"written": "N8d2", "safe": False}})
        self.assertEqual((result.returncode, game["diagnostics"]), (0, []))
        self.assertIn("2 plies repaired, 1 of them safely", result.stderr)
        for ply in game["moves"]:
            begin, end = ply["span"]
            self.assertEqual(DAMAGED[begin:end], ply.get("repaired", {}).get("written", ply["text"]))

    def test_is_what_the_linter_writes(self):
        fixed = run("lint", "--fix", "--unsafe-fixes", "-", "--notation", "pgn", stdin=DAMAGED).stdout
        _, (game,) = self.repaired(DAMAGED, "--lines")
        expected = json.loads(run("json", "--lines", "-", "--notation", "pgn", stdin=fixed).stdout)
        for ply in game["moves"]:
            ply.pop("repaired", None)
        self.assertEqual(game, expected)

    def test_nothing_changes_without_it_or_without_damage(self):
        self.assertNotIn("repaired", run("json", "-", "--notation", "pgn", stdin=DAMAGED).stdout)
        clean = DAMAGED.replace("Hf6", "Nf6").replace("N8d2", "Nbd2")
        plain = run("json", "--spans", "-", "--notation", "pgn", stdin=clean)
        self.assertEqual(run("json", "--repair", "--spans", "-", "--notation", "pgn", stdin=clean).stdout, plain.stdout)

    def test_missing_and_doubled_plies(self):
        clean = DAMAGED.replace("Hf6", "Nf6").replace("N8d2", "Nbd2")
        _, (game,) = self.repaired(clean.replace("14. Nb3 a5", "14. Nb3 Nb3 a5"), "--lines")
        marks = [ply["repaired"]["written"] for ply in game["moves"] if "repaired" in ply]
        self.assertEqual(marks, ["Nb3 Nb3"])
        _, (game,) = self.repaired(clean.replace("11. d4 Qc7", "11. Qc7"), "--lines")
        marks = [(ply["text"], ply["repaired"]) for ply in game["moves"] if "repaired" in ply]
        self.assertEqual(marks, [("d4", {"safe": False})])

    def test_what_is_left_keeps_its_place(self):
        text = "\n" + DAMAGED.replace('Result "1-0"', 'Result "0-1"').replace("17. Rc1", "17. Rcc1")
        result, (game,) = self.repaired(text, "--lines")
        self.assertEqual(game["moves"][32]["repaired"]["written"], "Rcc1")
        (left,) = game["diagnostics"]
        self.assertEqual(result.returncode, 1 if left["severity"] == "error" else 0)
        at = text.index("1-0", text.index("1. e4"))
        line = text[:at].count("\n")
        self.assertEqual(left["range"]["start"],
                         {"line": line + 1, "column": at - text.rindex("\n", 0, at), "offset": at})

    def test_several_threads_write_the_same(self):
        games = self.write("games.pgn", (DAMAGED + "\n") * 120)
        one = run("json", "--repair", "-q", "--lines", "--spans", games).stdout
        self.assertEqual(run("json", "--repair", "-q", "--lines", "--spans", "--jobs", "3", games).stdout, one)
        self.assertEqual(one.count('"written":"Hf6"'), 120)

    def test_its_output_is_read_again(self):
        document = run("json", "--repair", "-q", "-", "--notation", "pgn", stdin=DAMAGED).stdout
        text = run("convert", "--from", "json", "--to", "pgn", "-", stdin=document).stdout
        self.assertIn("4. Ba4 Nf6", text)
        again = json.loads(run("json", "-q", "-", stdin=document).stdout)
        self.assertEqual(again["games"][0]["diagnostics"], [])

    def test_damaged_games_in_json(self):
        literal = run("json", "-q", "-", "--notation", "pgn", stdin=DAMAGED).stdout
        (game,) = json.loads(run("json", "-q", "--repair", "-", stdin=literal).stdout)["games"]
        self.assertEqual([ply["text"] for ply in game["moves"] if "repaired" in ply], ["Nf6", "Nbd2"])

    def test_places_in_another_encoding(self):
        text = DAMAGED.replace("a comment", "caf\u00e9")
        path = self.folder / "a.pgn"
        path.write_bytes(text.encode("latin-1"))
        (game,) = json.loads(run("json", "-q", "--repair", "--spans", path).stdout)["games"]
        for ply in game["moves"]:
            begin, end = ply["span"]
            self.assertEqual(text[begin:end], ply.get("repaired", {}).get("written", ply["text"]))


if __name__ == "__main__":
    unittest.main(verbosity=1)
