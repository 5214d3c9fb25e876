"""Which games are written, and where: --where, --reaches, --unique, patterns. Usage: select_test.py PROGRAM"""

import json
import re
import unittest

from lint_support import LintTest


def pgn(white, result, moves, *tags):
    more = "".join(f'[{tag}]\n' for tag in tags)
    return (f'[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "{white}"]\n[Black "Hu"]\n'
            f'[Result "{result}"]\n{more}\n{moves} {result}\n\n')


GAMES = (pgn("Anna", "1-0", "1. e4 e5 2. Nf3 Nc6", 'WhiteElo "2400"')
         + pgn("Bo/../../evil", "0-1", "1. d4 d5", 'WhiteElo "900"')
         + pgn("Anna", "1/2-1/2", "1. e4 e5 2. Nf3 ( 2. f4 exf4 ) 2... Nc6 { the same moves }")
         + pgn("..", "*", "1. Nf3 Nc6 2. e4 e5 3. d4"))


class SelectTest(LintTest):
    def setUp(self):
        super().setUp()
        self.write("games.pgn", GAMES)

    def chosen(self, *arguments, jobs=()):
        done = self.run_program("json", "--lines", "-q", *arguments, *jobs, "games.pgn")
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        return [json.loads(line)["index"] for line in done.stdout.splitlines()]

    def test_conditions(self):
        for condition, games in (('White = Anna', [1, 3]),
                                 ('White = "Anna" and result = 1-0', [1]),
                                 ("White != 'Anna'", [2, 4]),
                                 ("White = Anna and result = 1-0 or plies < 3", [1, 2]),
                                 ("plies >= 4", [1, 3, 4]),
                                 ("White == Anna AND result == 1-0 OR plies < 3", [1, 2]),
                                 ("plies>4", [4]),
                                 ("WhiteElo < 1000", [2]),
                                 ("WhiteElo >= 900", [1, 2]),
                                 ("WhiteElo != 900", [1, 3, 4]),
                                 ("White ~ evil", [2]),
                                 ("notation = pgn and game <= 2", [1, 2]),
                                 ("not White = Anna", [2, 4]),
                                 ("not (White = Anna or plies > 4)", [2]),
                                 ("not White = Anna or plies > 4", [2, 4]),
                                 ("(White = Anna or plies < 3) and result = 1-0", [1]),
                                 ("White = Anna or plies < 3 and result = 1-0", [1, 3]),
                                 ("((White=Anna)and(plies=4))", [1, 3]),
                                 ("NOT NOT White = Anna", [1, 3]),
                                 ("not = x", []), ("not != x", [1, 2, 3, 4]), ("not not = x", [1, 2, 3, 4]),
                                 ("White ~* ANNA", [1, 3]), ("White ~ ANNA", []),
                                 ("variations = 1", [3]), ("comments > 0", [3]),
                                 ('White =~ "^A.*a$"', [1, 3]), ('White =~ "^a"', []), ('White =~ "(?i)^a"', [1, 3]),
                                 ("not White =~ n{2} and plies =~ [24]", [2]),
                                 ("moves ~ 'Nf3 Nc6'", [1, 3, 4]), ("moves = 'd4 d5'", [2]), (r'moves =~ "^(\S+ ){2}Nf3"', [1, 3]),
                                 ("NoSuchTag = x", [])):
            with self.subTest(condition):
                self.assertEqual(self.chosen("--exit-zero", "--where", condition), games)
        self.assertEqual(self.chosen("--where", "White = Anna", "--where", "plies = 4", "--where", "result = 1-0"), [1])

    def test_what_the_linter_finds(self):
        self.write("faulty.pgn", pgn("Anna", "*", "1. e4 Ke7 2. d4 Kd6") + pgn("Bo", "*", "1. e4 e5"))
        for condition, games in (("errors = 0", [2]), ("errors > 0", [1]), ("findings > 0", [1]), ("findings = 0", [2]),
                                 ("codes ~ GB001", [1]), ("codes = ''", [2])):
            done = self.run_program("json", "--lines", "-q", "--exit-zero", "--where", condition, "faulty.pgn")
            self.assertEqual([json.loads(line)["index"] for line in done.stdout.splitlines()], games, condition)

    def test_expressions_that_are_none(self):
        done = self.run_program("json", "--where", "White =~ '(A'", "games.pgn")
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        self.assertIn(b'--where: "(A" is not a regular expression: missing closing parenthesis, at character 3', done.stderr)

    def test_expressions_that_take_too_long(self):
        self.write("long.pgn", pgn("a" * 60 + "b", "*", "1. e4"))
        done = self.run_program("json", "--where", "White =~ '(a+)+$'", "long.pgn")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b'--where: "(a+)+$" cannot be looked for in a text of 61 bytes: match limit exceeded', done.stderr)

    def test_names_of_tags_in_any_case(self):
        for name in ("White", "white", "WHITE", "wHiTe"):
            self.assertEqual(self.chosen("--where", f"{name} = Anna"), [1, 3], name)
        self.assertEqual(self.chosen("--where", "result = 1-0"), [1])
        self.assertEqual(self.chosen("--where", "RESULT = 0-1"), [2])

    def test_letters_of_any_script_in_either_case(self):
        games = pgn("Ćosić", "1-0", "1. e4 e5") + pgn("Крамник", "0-1", "1. d4 d5") + pgn("Groß", "*", "1. c4")
        for value, wanted in (("ćOSIĆ", ["Ćosić"]), ("крам", ["Крамник"]), ("GROSS", ["Groß"]), ("о", [])):
            done = self.run_program("json", "--notation", "pgn", "--where", f"White ~* {value}", "-", stdin=games)
            found = [each["tags"][4]["value"] for each in json.loads(done.stdout)["games"]]
            self.assertEqual(found, wanted, value)

    def test_a_tag_that_no_game_has_is_said(self):
        for command in (("json",), ("json", "--lines", "--jobs", "4"), ("convert",), ("simplify",), ("html",), ("stats",),
                        ("fmt", "--check")):
            for condition, said in (("Elo > 2000", 'no game has a tag Elo; did you mean "WhiteElo"?'),
                                    ("Whit ~ foo", 'no game has a tag Whit; did you mean "White", "WhiteElo"?'),
                                    ("Whte ~ foo", 'no game has a tag Whte; did you mean "White"?'),
                                    ("plie = 3", 'no game has a tag plie; did you mean "plies"?'),
                                    ("Anything = 3", "no game has a tag Anything")):
                done = self.run_program(*command, "--where", condition, "games.pgn")
                self.assertIn(f"ctlpgn: --where: {said}\n", done.stderr.decode(), (command, condition))
            for condition in ("Annotator = x", "WhiteElo > 5000", "white = Absent", "plies > 1000", "variant = none"):
                done = self.run_program(*command, "--where", condition, "games.pgn")
                self.assertNotIn(b"no game has", done.stderr, (command, condition))
        self.assertNotIn(b"no game has", self.run_program("json", "--notation", "pgn", "--where", "Elo = 1", "-", stdin="").stderr)

    def test_conditions_that_are_none(self):
        for condition in ("White", "White =", "= Anna", "White = Anna plies = 3", "White = Anna and", "White = 'Anna",
                          "White is Anna", "plies > x", "game = first", "not", "(", "()", "(White = Anna", "White = Anna)",
                          "White = Anna (plies = 3)", "(" * 101 + "plies = 1" + ")" * 101, "comments = some", "White !~ x"):
            with self.subTest(condition):
                done = self.run_program("json", "--where", condition, "games.pgn")
                self.assertEqual((done.returncode, done.stdout), (2, b""))
                self.assertIn(b"--where:", done.stderr)

    def test_conditions_say_where_they_are_wrong(self):
        for condition, place in (("White = A, B", "B"), ("plies < 4 & result = 1-0", "&"), ("(plies < 4))", ")"),
                                 ("not not", ""), ("White = A (x = 1)", "("), ("plies[1] < 4", "["), ("(plies < 4", ""), ("plies = x", "plies"),
                                 ("White is Anna", "White"), ("White =", "")):
            with self.subTest(condition):
                done = self.run_program("json", "--where", condition, "games.pgn")
                self.assertEqual((done.returncode, done.stdout), (2, b""))
                where = f'at "{place}" in' if place else "at the end of"
                self.assertIn(f", {where} '{condition}'; example: ", done.stderr.decode())
                self.assertEqual(done.stderr.decode().count("at the end"), 0 if place else 1)

    def test_positions(self):
        position = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 7 20"
        self.assertEqual(self.chosen("--reaches", position), [1, 3, 4])
        in_variation = "rnbqkbnr/pppp1ppp/8/8/4Pp2/8/PPPP2PP/RNBQKBNR w KQkq - 0 3"
        self.assertEqual(self.chosen("--reaches", in_variation), [3])
        self.assertEqual(self.chosen("--reaches", position.replace(" w ", " b ")), [])
        done = self.run_program("json", "--reaches", "nonsense", "games.pgn")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"\"nonsense\" is no position, and no moves; write moves such as '1. e4 c5', or a text such as a FEN, "
                      b"which 'ctlpgn board --text' prints for a game", done.stderr)

    def test_positions_by_moves(self):
        self.assertEqual(self.chosen("--reaches", "1. e4 e5 2. Nf3 Nc6"), [1, 3, 4])
        self.assertEqual(self.chosen("--reaches", "e4 e5 Nf3"), [1, 3])
        self.assertEqual(self.chosen("--reaches", "1. e4 e5 2. f4 exf4"), [3])
        self.assertEqual(self.chosen("--reaches", "1. d4 d5 2. c4"), [])
        self.write("other.wxf", "FORMAT WXF\nGAME x\nSTART{\n1. C2.5 H8+7\n}\n")
        done = self.run_program("json", "--lines", "-q", "--exit-zero", "--reaches", "1. C2.5 H8+7", "other.wxf")
        self.assertEqual(done.stdout.count(b'"index":1'), 1)
        for wrong in ("1. e4 e5 2. Qxe5", "1. e4 nonsense", "*", "[White \"x\"]"):
            done = self.run_program("json", "--reaches", wrong, "games.pgn")
            self.assertEqual(done.returncode, 2, wrong)
            self.assertIn(b"is no position, and no moves", done.stderr)

    def test_positions_with_places_that_do_not_matter(self):
        self.assertEqual(self.chosen("--reaches", "r?bqkbnr/pppp?ppp/2?5/4?3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1"), [1, 3, 4])
        self.assertEqual(self.chosen("--reaches", "????????/????????/????????/????????/????Pp??/????????/????????/????????"), [3])
        self.assertEqual(self.chosen("--reaches", "????????/????????/????????/???p????/????????/????????/????????/???????? w"), [2])
        self.assertEqual(self.chosen("--reaches", "????????/????????/????????/???p????/????????/????????/????????/???????? b"), [])

    def test_material(self):
        self.write("games.pgn", "".join(
            '[Event "?"]\n[SetUp "1"]\n[FEN "%s"]\n\n%s *\n\n' % each for each in
            (("8/8/4k3/8/8/3KP2r/8/7R w - - 0 1", "1. Rxh3"), ("8/8/4k3/8/8/7r/3K4/7R b - - 0 1", "1... Rxh1"),
             ("8/2P5/4k3/8/8/3K4/8/8 w - - 0 1", "1. c8=Q+"))))
        for material, games in (("KRPKR", [1]), ("KRKRP", [1]), ("KRKR", [2]), ("KRK", [2]), ("KR?P?K", [1, 2, 3]), ("KQK", [3]),
                                ("KP*KR+", [2]), ("KR+P*KR*", [1, 2]), ("KPK", [3]), ("KK", [])):
            with self.subTest(material):
                self.assertEqual(self.chosen("--exit-zero", "--material", material), games)
        for wrong in ("K", "RKK", "KRKRK", "KXK", "KR**K", "krk"):
            with self.subTest(wrong):
                done = self.run_program("json", "--material", wrong, "games.pgn")
                self.assertEqual(done.returncode, 2)
                self.assertIn(b"is not the pieces of two sides", done.stderr)

    def test_what_is_partly_unknown_comes_last_in_either_order(self):
        roster = '[Event "a"]\n[Site "?"]\n[Date "{}"]\n[Round "-"]\n[White "a"]\n[Black "b"]\n[Result "*"]\n\n1. e4 *\n\n'
        dates = ["1883.??.??", "1883.05.20", "????.??.??", "1883.06.??", "1883.06.01"]
        self.write("d.pgn", "".join(roster.format(each) for each in dates))
        for names, order in (("Date", [1, 4, 3, 0, 2]), ("-Date", [4, 3, 1, 0, 2])):
            done = self.run_program("convert", f"--sort={names}", "d.pgn")
            self.assertEqual(re.findall(r'Date "(.*?)"', done.stdout.decode()), [dates[each] for each in order])
        done = self.run_program("convert", "--sort=Dat,White", "d.pgn")
        self.assertIn(b"ctlpgn: --sort: no game has a tag Dat; did you mean", done.stderr)

    def test_sorted(self):
        games = [("Bo", "2020.02.10", "10"), ("Ada", "2020.02.10", "2"), ("Eve", "????.??.??", "1"), ("Ida", "2019.12.31", "1.10"),
                 ("Uta", "2019.12.31", "1.2"), ("Ida", "2020.02.10", "2")]
        text = "".join(f'[Event "?"]\n[Site "?"]\n[Date "{date}"]\n[Round "{number}"]\n[White "{name}"]\n[Black "?"]\n[Result "*"]\n\n'
                       f"1. e4 {{{name} \u010d}} *\n\n" for name, date, number in games)
        self.write("unsorted.pgn", text)
        for names, order in (("Date,Round", "Uta Ida Ada Ida Bo Eve"), ("white", "Ada Bo Eve Ida Ida Uta"), ("-Date", "Bo Ada Ida Ida Uta Eve"),
                             ("-game", "Ida Uta Ida Eve Ada Bo"), ("plies,-Round", "Bo Ada Ida Ida Uta Eve")):
            done = self.run_program("convert", "--sort=" + names, "unsorted.pgn")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(" ".join(re.findall(r'White "(\w+)"', done.stdout.decode())), order, names)
            self.assertEqual(sorted(done.stdout.decode().split("\n")), sorted(text.rstrip().split("\n") + [""]))
        self.run_program("convert", "--sort", "White", "unsorted.pgn", "-o", "sorted.pgn")
        self.assertEqual(self.run_program("fmt", "--check", "sorted.pgn").returncode, 0)
        done = self.run_program("convert", "--sort", "White", "--encoding", "ISO-8859-2", "unsorted.pgn")
        self.assertEqual(done.stdout.decode("iso-8859-2").count("\u010d"), 6)
        done = self.run_program("convert", "--sort", "White", "--encoding", "Latin-1", "unsorted.pgn")
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        self.write("x.wxf", "FORMAT WXF\nGAME x\nSTART{\n1. C2.5 H8+7\n}\n")
        for wrong in (("--sort", "White,", "-o", "{White}.pgn", "unsorted.pgn"), ("--sort", ",", "unsorted.pgn"), ("--sort", "RED", "x.wxf"),
                      ("--sort", "White", "--to", "json", "unsorted.pgn")):
            self.assertEqual(self.run_program("convert", *wrong).returncode, 2, wrong)

    def test_doubles(self):
        self.assertEqual(self.chosen("--unique"), [1, 2, 4])
        self.assertEqual(self.chosen("--unique", jobs=("--jobs", "4")), [1, 2, 4])
        done = self.run_program("convert", "--unique", "-q", "games.pgn", "games.pgn")
        self.assertEqual((done.stdout.count(b"[Event "), done.stderr), (3, b""))
        done = self.run_program("convert", "--unique", "games.pgn", "games.pgn")
        self.assertIn(b"ctlpgn: --unique: 5 games have the moves of an earlier one and are left out\n", done.stderr)

    def test_doubles_are_of_one_variant(self):
        atomic, drops, drops_too = 'Variant "Atomic"', 'Variant "Crazyhouse"', 'Variant "zh"'
        taken = "1. e4 d5 2. exd5 Qxd5 "
        self.write("games.pgn", pgn("Anna", "*", "1. e4 e5") + pgn("Bo", "*", "1. e4 e5", atomic) + pgn("Cy", "*", "1. e4 e5", atomic)
                   + pgn("Di", "*", taken + "3. P@e4", drops) + pgn("Ed", "*", taken + "3. @e4", drops_too)
                   + pgn("Fay", "*", taken + "3. @e3", drops))
        self.assertEqual(self.chosen("--unique"), [1, 2, 4, 6])

    def test_games_without_moves_are_no_doubles(self):
        self.write("games.pgn", pgn("Anna", "1-0", "") + pgn("Bo", "1-0", "") + pgn("Anna", "1-0", "1. e4"))
        self.assertEqual(self.chosen("--unique"), [1, 2, 3])

    def test_what_is_no_number_is_neither_more_nor_less_than_one(self):
        self.write("games.pgn", "".join(pgn("Anna", "*", "1. e4", f'WhiteElo "{elo}"', f'EventDate "{date}"') for elo, date in
                                        (("?", "????.??.??"), ("900?", "1909.12.31"), ("2510", "1910.01.01"), ("-", "?"), ("2600+", "x"))))
        for condition, games in (("WhiteElo >= 2500", [3, 5]), ("WhiteElo < 2500", [2]), ("WhiteElo > 0 or WhiteElo <= 0", [2, 3, 5]),
                                 ("EventDate < 1910", [2]), ("EventDate >= 1910", [3]), ("WhiteElo = 900", []), ("WhiteElo != 2510", [1, 2, 4, 5])):
            with self.subTest(condition):
                self.assertEqual(self.chosen("--exit-zero", "--where", condition), games)

    def test_counts_of_games(self):
        for options, games in ((("--first", "2"), [1, 2]), (("--skip", "1"), [2, 3, 4]), (("--sample", "2"), [1, 3]),
                               (("--skip", "1", "--sample", "2"), [2, 4]), (("--skip", "1", "--sample", "2", "--first", "1"), [2]),
                               (("--where", "White = Anna", "--skip", "1"), [3]), (("--unique", "--skip", "2"), [4]),
                               (("--skip", "9"), []), (("--first", "9"), [1, 2, 3, 4])):
            for jobs in ((), ("--jobs", "4")):
                self.assertEqual(self.chosen(*options, jobs=jobs), games, options)
            written = self.run_program("convert", "-q", *options, "games.pgn").stdout.count(b"[Event ")
            self.assertEqual(written, len(games), options)
        # Over all files.
        done = self.run_program("json", "--lines", "-q", "--skip", "3", "--first", "3", "games.pgn", "games.pgn", "games.pgn")
        self.assertEqual([json.loads(line)["index"] for line in done.stdout.splitlines()], [4, 1, 2])
        for refused in (("--first", "0"), ("--sample", "0"), ("--skip", "-1"), ("--first", "many")):
            self.assertEqual(self.run_program("json", *refused, "games.pgn").returncode, 2, refused)
        self.assertEqual(self.run_program("fmt", "--check", "--first", "1", "games.pgn").returncode, 2)

    def test_reading_ends_where_no_later_game_is_wanted(self):
        # A game that is too long, which would be an error, comes later.
        self.write("games.pgn", GAMES + pgn("Bo", "*", "1. e4 { " + "x" * 3000 + " }"))
        for options in (("--first", "2"), ("--where", "game <= 2"), ("--where", "game < 3"), ("--where", "game = 2"),
                        ("--where", "game = 1 and White = Anna or game <= 2 and plies = 2"),
                        ("--where", "White = Anna", "--where", "game <= 2")):
            for command in (("json",), ("convert",), ("stats",), ("simplify",), ("html",), ("table",)):
                done = self.run_program(*command, *options, "--max-game", "2000", "games.pgn")
                self.assertEqual(done.returncode, 0, (command, options, done.stderr))
        for options in (("--first", "5"), ("--where", "game <= 2 or White = Bo"), ("--where", "game >= 2"), ("--skip", "1")):
            done = self.run_program("convert", *options, "--max-game", "2000", "games.pgn")
            self.assertNotEqual(done.returncode, 0, options)

    def test_games_that_are_not_chosen_are_not_checked(self):
        self.write("games.pgn", GAMES + pgn("Bo", "*", "1. e4 e5 2. Ke3 Qh4 3. (") + GAMES)
        for command in (("json",), ("stats",), ("table",), ("convert",), ("fmt", "--check")):
            done = self.run_program(*command, "--where", "White = Anna", "games.pgn")
            self.assertNotIn(b"error", done.stderr, command)
        self.assertEqual(self.run_program("stats", "games.pgn").returncode, 1)
        self.assertEqual(self.run_program("stats", "--where", "White = Anna", "games.pgn").returncode, 0)

    def test_chosen_games_are_written_as_if_they_were_alone(self):
        games = [game + "\n\n" for game in GAMES.strip().split("\n\n[")]
        games = [game if game.startswith("[") else "[" + game for game in games]
        for command in ("convert", "simplify"):
            for number, text in enumerate(games, 1):
                self.write("one.pgn", text)
                alone = self.run_program(command, "-q", "one.pgn")
                chosen = self.run_program(command, "-q", "--where", f"game = {number}", "games.pgn")
                self.assertEqual(chosen.stdout, alone.stdout)

    def test_the_corpus_is_chosen_from_as_it_is_read(self):
        corpus = self.folder / "corpus"
        self.run_program("conformance", "--unpack", str(corpus))
        for notation in ("pgn", "ctl_pgn", "xiangqi", "diplomat"):
            def games(*options):
                done = self.run_program("json", "-q", "--lines", "--exit-zero", *options, str(corpus / notation))
                return [line for line in done.stdout.splitlines() if b'"index":' in line]

            everything = games()
            self.assertTrue(everything)
            for condition, asked in (("result = 1-0", lambda game: game.get("result") == "1-0"),
                                     ("game <= 1", lambda game: game["index"] == 1)):
                self.assertEqual(games("--where", condition), [each for each in everything if asked(json.loads(each))],
                                 (notation, condition))

    def test_the_threads_write_alike(self):
        corpus = self.folder / "corpus"
        self.run_program("conformance", "--unpack", str(corpus))
        for notation, extension in (("pgn", "pgn"), ("ctl_pgn", "ctl-pgn"), ("xiangqi", "wxf"), ("diplomat", "diplomat")):
            # Many games, some of which share lines with others, are not closed or are followed by other text.
            texts = [path.read_bytes() for path in sorted((corpus / notation).rglob("*." + extension))[::3]]
            self.assertTrue(texts)
            usual = (GAMES * 9).encode() if notation == "pgn" else max((each for each in texts if len(each) < 2000), key=len) * 40
            self.write("many." + extension, b"".join(each + (b"\n\n" if at % 3 else b"") + (usual if at % 5 == 0 else b"")
                                                     for at, each in enumerate(texts)))
            for command in (("convert",), ("convert", "--force"), ("convert", "--where", "plies > 3"), ("convert", "--unique"),
                            ("convert", "--skip", "3", "--first", "20"), ("fmt", "--diff", "--force"),
                            ("fmt", "--check", "--where", "result = 1-0")):
                alone = self.run_program(*command, "many." + extension)
                several = self.run_program(*command, "--jobs", "3", "many." + extension)
                self.assertEqual((several.returncode, several.stderr), (alone.returncode, alone.stderr), (notation, command))
                self.assertEqual(several.stdout == alone.stdout, True, (notation, command))

    def test_every_command_that_writes_games(self):
        for command in (("convert",), ("simplify",)):
            done = self.run_program(*command, "-q", "--where", "result = 0-1", "games.pgn")
            self.assertEqual(done.stdout.count(b"[Event "), 1, command)
            self.assertIn(b"1. d4 d5", done.stdout)
        done = self.run_program("html", "--where", "result = 0-1", "games.pgn")
        self.assertEqual(done.stdout.count(b'{"notation":'), 1)

    def test_fmt_leaves_others_as_they_are(self):
        untidy = GAMES.replace("1. e4  ", "1. e4").replace("1. d4 d5", "1.   d4   d5").replace("1. Nf3 Nc6", "1.   Nf3 Nc6")
        self.write("untidy.pgn", untidy)
        done = self.run_program("fmt", "--where", "result = 0-1", "untidy.pgn")
        self.assertEqual(done.returncode, 0, done.stderr)
        written = (self.folder / "untidy.pgn").read_text()
        self.assertIn("1. d4 d5", written)
        self.assertIn("1.   Nf3 Nc6", written)

    def test_fmt_copies_others_byte_for_byte(self):
        untidy = ["[White \"Anna\"]\r\n 1.  e4   e5 *  \n\n\n", "\t[White \"Bo\"]\n\n1.   d4 {\tx } *\n", "\n\n   1.  c4 *\n\n\n",
                  "[White \"Bo\"] 1.  f4 *", " [White \"Anna\"]\n1.   g4 *   "]
        self.write("untidy.pgn", "".join(untidy))
        for condition, chosen in (("White = Bo", (1, 3)), ("game = 3", (2,)), ("White = Absent", ())):
            done = self.run_program("fmt", "--where", condition, "-", stdin="".join(untidy))
            self.assertEqual(done.returncode, 0, done.stderr)
            written = done.stdout.decode()
            for at, text in enumerate(untidy):
                moves = text[text.index("1. "):text.index("*")]
                self.assertEqual(moves in written, at not in chosen, (condition, text))
            if not chosen:
                self.assertEqual(written, "".join(untidy))

    def test_the_threads_choose_alike(self):
        self.write("games.pgn", GAMES * 400)
        alone = self.chosen("--where", "plies = 4")
        self.assertEqual(len(alone), 800)
        self.assertEqual(self.chosen("--where", "plies = 4", jobs=("--jobs", "3")), alone)

    def names(self):
        return sorted(str(p.relative_to(self.folder)) for p in self.folder.rglob("*") if p.is_file() and p.name != "games.pgn")

    def test_a_file_for_each_game(self):
        done = self.run_program("convert", "-q", "-o", "out/{White}-{index}.pgn", "games.pgn")
        self.assertEqual((done.returncode, done.stdout), (0, b""), done.stderr)
        self.assertEqual(self.names(), ["out/Anna-1.pgn", "out/Anna-3.pgn", "out/Bo_.._.._evil-2.pgn", "out/_-4.pgn"])
        self.assertTrue((self.folder / "out/Anna-1.pgn").read_text().startswith("[Event"))

    def test_games_of_one_name_share_a_file(self):
        self.run_program("convert", "-q", "-o", "{White}.pgn", "games.pgn")
        self.assertEqual(self.names(), ["Anna.pgn", "Bo_.._.._evil.pgn", "_.pgn"])
        text = (self.folder / "Anna.pgn").read_text()
        self.assertEqual(text.count("[Event "), 2)
        self.assertIn("1-0\n\n[Event", text)
        self.run_program("simplify", "-q", "-o", "{White}.pgn", "games.pgn")
        self.assertEqual((self.folder / "Anna.pgn").read_text().count("[Event "), 2)

    def test_a_number_of_games_for_each_file(self):
        self.write("games.pgn", GAMES * 3)
        self.run_program("convert", "-q", "-o", "part-{index/5}.pgn", "games.pgn")
        self.assertEqual(self.names(), ["part-1.pgn", "part-2.pgn", "part-3.pgn"])
        self.assertEqual([(self.folder / f"part-{i}.pgn").read_text().count("[Event ") for i in (1, 2, 3)], [5, 5, 2])
        self.run_program("convert", "-q", "--where", "game > 6", "-o", "of-{game/6}.pgn", "games.pgn")
        self.assertEqual((self.folder / "of-2.pgn").read_text().count("[Event "), 6)
        for wrong in ("{index/0}", "{index/x}", "{index/}", "{White/5}", "{plies/5}"):
            done = self.run_program("convert", "-o", wrong + ".pgn", "games.pgn")
            self.assertEqual((done.returncode, done.stdout), (2, b""), wrong)
            self.assertIn(b"must be a number and how many games a file has: {index/1000} or {game/1000}", done.stderr, wrong)

    def test_no_value_leads_out_of_the_folder(self):
        hostile = ("..", "/etc/x", "../../x", "a/../../b", "", ".hidden", "-rf", "a\\\\..\\\\b", "x" * 500, "é" * 90)
        self.write("games.pgn", "".join(pgn(name, "*", "1. e4 e5") for name in hostile))
        done = self.run_program("convert", "-q", "-o", "out/{White}/{index}-{White}.pgn", "games.pgn")
        self.assertEqual(done.returncode, 0, done.stderr)
        names = self.names()
        self.assertEqual(len(names), len(hostile))
        self.assertTrue(all(name.startswith("out/") and name.count("/") == 2 for name in names), names)
        self.assertFalse([n for n in names if any(part.startswith((".", "-")) for part in n.split("/"))])

    def test_json_is_split_into_whole_documents(self):
        for shape in ((), ("--pretty",), ("--lines",), ("--spans", "--positions")):
            with self.subTest(shape):
                done = self.run_program("json", "-q", *shape, "-o", "out/{White}.json", "games.pgn")
                self.assertEqual((done.returncode, done.stdout), (0, b""), done.stderr)
                self.assertEqual(self.names(), ["out/Anna.json", "out/Bo_.._.._evil.json", "out/_.json"])
                for name, condition in (("Anna", "White = Anna"), ("_", "White = '..'")):
                    whole = self.run_program("json", "-q", *shape, "--where", condition, "games.pgn").stdout
                    self.assertEqual((self.folder / f"out/{name}.json").read_bytes(), whole)

    def test_neighbours_share_a_document(self):
        self.write("games.pgn", pgn("Anna", "*", "1. e4") * 3 + pgn("Bo", "*", "1. e4") + pgn("Anna", "*", "1. d4") * 2)
        self.run_program("json", "-o", "{White}.json", "games.pgn")
        games = json.loads((self.folder / "Anna.json").read_text())["games"]
        self.assertEqual([game["index"] for game in games], [1, 2, 3, 5, 6])

    def test_split_json_does_not_take_the_place_of_games(self):
        before = (self.folder / "games.pgn").read_bytes()
        done = self.run_program("json", "-o", "{file}.pgn", "games.pgn")
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, b"would be overwritten|is the name of a file of games")
        self.assertEqual((self.folder / "games.pgn").read_bytes(), before)

    def test_games_of_json_are_chosen(self):
        for shape, file in (((), "games.json"), (("--lines",), "games.jsonl")):
            self.run_program("json", "-q", *shape, "games.pgn", "-o", file)
            again = self.run_program("convert", "--to", "json", "--lines", "--where", "game != 2", "--unique", file)
            self.assertEqual([json.loads(line)["index"] for line in again.stdout.splitlines()], [1, 4], again.stderr)
            text = self.run_program("convert", "-q", "--where", "game = 2", file)
            self.assertEqual(text.stdout.count(b"[Event "), 1)
            self.assertIn(b"1. d4 d5", text.stdout)
            reached = "rnbqkbnr/pppp1ppp/8/8/4Pp2/8/PPPP2PP/RNBQKBNR w KQkq - 0 3"
            text = self.run_program("convert", "-q", "--reaches", reached, file)
            self.assertEqual(text.stdout.count(b"[Event "), 1)
            self.assertIn(b"(2. f4 exf4)", text.stdout)

    def test_games_of_json_are_split(self):
        self.run_program("json", "-q", "games.pgn", "-o", "games.json")
        self.run_program("convert", "--to", "json", "games.json", "-o", "again/{game}-{file}.json")
        self.run_program("convert", "games.json", "-o", "again/{game}.pgn")
        self.assertEqual([name for name in self.names() if name.startswith("again/")],
                         [f"again/{n}{kind}" for n in range(1, 5) for kind in ("-games.json", ".pgn")])
        self.assertEqual(json.loads((self.folder / "again/3-games.json").read_text())["games"][0]["index"], 3)

    def test_games_do_not_take_the_place_of_json(self):
        self.run_program("json", "-q", "games.pgn", "-o", "games.json")
        before = (self.folder / "games.json").read_bytes()
        for output, why in (("games.json", b"--to json writes JSON"), ("games", b"would be overwritten")):
            (self.folder / output).write_bytes(before)
            done = self.run_program("convert", "games.json", "games", "--from", "json", "-o", output)
            self.assertEqual(done.returncode, 2)
            self.assertIn(why, done.stderr)
            self.assertEqual((self.folder / output).read_bytes(), before)

    def test_some_games_do_not_take_the_place_of_all(self):
        before = (self.folder / "games.pgn").read_bytes()
        (self.folder / "other.pgn").write_bytes(before)
        for arguments in (("convert", "--where", "White = Absent", "games.pgn"), ("simplify", "--unique", "games.pgn"),
                          ("convert", "games.pgn", "other.pgn"), ("simplify", "."), ("board", "games.pgn")):
            with self.subTest(arguments):
                done = self.run_program(*arguments, "-o", "games.pgn")
                self.assertEqual(done.returncode, 2)
                self.assertRegex(done.stderr, b"is an input, and would be overwritten|is the name of a file of games")
                self.assertEqual((self.folder / "games.pgn").read_bytes(), before)
        self.assertEqual(self.run_program("convert", "-q", "games.pgn", "-o", "games.pgn").returncode, 0)

    def test_a_simplified_game_does_not_take_the_place_of_its_own(self):
        before = (self.folder / "games.pgn").read_bytes()
        for output in ("games.pgn", "{file}.pgn"):
            done = self.run_program("simplify", "games.pgn", "-o", output)
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stderr, b"is an input, and would be overwritten|is the name of a file of games")
            self.assertEqual((self.folder / "games.pgn").read_bytes(), before)

    def test_each_file_has_one_notation(self):
        self.write("mixed/a.pgn", pgn("Anna", "*", "1. e4 e5"))
        self.write("mixed/b.wxf", "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 N8+7\n}\n")
        self.write("mixed/c.pgn", pgn("Bo", "*", "1. d4 d5"))
        self.write("mixed/d.wxf", "FORMAT WXF\nGAME 1\nSTART{\n1. H2+3 H8+7\n}\n")
        for command, pattern in (("convert", "x/{notation}.txt"), ("simplify", "y/{notation}.txt"),
                                 ("json", "z/{notation}.json")):
            done = self.run_program(command, "-q", "-o", pattern, "mixed")
            self.assertEqual(done.returncode, 0, done.stderr.decode())
        self.assertEqual((self.folder / "x/xiangqi.txt").read_text().count("FORMAT AXF"), 1)
        self.assertIn("N2+3 N8+7", (self.folder / "x/xiangqi.txt").read_text())
        self.assertEqual((self.folder / "x/pgn.txt").read_text().count("[Event "), 2)
        for folder in "xyz":
            self.assertEqual(len(list((self.folder / folder).iterdir())), 2)
        for command in ("convert", "simplify", "json"):
            done = self.run_program(command, "-q", "-o", "v/{nothing}", "mixed")
            self.assertEqual(done.returncode, 2)
            self.assertIn(b"would hold games in pgn and in xiangqi", done.stderr)
        done = self.run_program("json", "-q", "--lines", "-o", "v/{nothing}.jsonl", "mixed")
        self.assertEqual(done.returncode, 0, done.stderr.decode())

    def test_a_pattern_without_its_brace(self):
        done = self.run_program("convert", "-o", "out/{White.pgn", "games.pgn")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"closing brace", done.stderr)


if __name__ == "__main__":
    unittest.main()
