#!/usr/bin/env python3
"""games_test.py PROGRAM CORPUS: games as objects say what `ctlpgn json` says of them, in every file of the corpus."""

import gc
import json
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

import ctlpgn

PROGRAM, CORPUS = sys.argv[1], Path(sys.argv[2])
FILES = sorted(CORPUS.rglob("*.pgn")) + sorted(CORPUS.rglob("*.ctl-pgn"))
FILES += sorted(CORPUS.rglob("*.wxf")) + sorted(CORPUS.rglob("*.diplomat"))

# Attributes of objects whose name in JSON is another.
NAMES = {"from_": "from", "number_unknown": "numberUnknown", "draw_offer": "drawOffer", "broken_rule": "brokenRule"}
OF_PLIES = ("id", "number", "number_unknown", "move", "side", "text", "san", "uci", "missing", "unreadable", "passed",
            "promotion", "check", "draw_offer", "end", "position", "doubtful", "broken_rule")


def comment_values(comment):
    return comment.text, comment.about, comment.generated, comment.diagram, comment.commands, list(comment.span)


def comment_json(given):
    return (given["text"], given.get("about"), given.get("generated", False), given.get("diagram", False),
            given.get("commands", []), given["span"])


class Games(unittest.TestCase):
    maxDiff = None

    def check_comments(self, comments, given):
        self.assertEqual([comment_values(each) for each in comments], [comment_json(each) for each in given])

    def check_ply(self, ply, given):
        for name in OF_PLIES:
            value = getattr(ply, name)
            expected = given.get(NAMES.get(name, name), False if isinstance(value, bool) else None)
            self.assertEqual((name, value), (name, expected))
        self.assertEqual(list(ply.nags), given.get("nags", []))
        self.assertEqual(ply.piece, given.get("piece"))
        self.assertEqual(list(ply.span), given["span"])
        castling = given.get("castling")
        if castling is None:
            self.assertIsNone(ply.castling)
            self.assertEqual((ply.from_, ply.to), (given.get("from"), given.get("to")))
        else:
            self.assertEqual(ply.castling.name, castling["name"])
            self.assertEqual(ply.castling.king, (castling["king"]["from"], castling["king"]["to"]))
            self.assertEqual(ply.castling.rooks, tuple((each["from"], each["to"]) for each in castling["rooks"]))
            self.assertEqual((ply.from_, ply.to), ply.castling.king)
        capture = given.get("capture")
        if capture is None:
            self.assertEqual((ply.capture, ply.captured), (None, None))
        else:
            self.assertEqual(ply.capture, (capture["kind"], capture.get("piece"), capture.get("at")))
        self.check_comments(ply.comments, given.get("comments", []))
        self.check_variations(ply.variations, given.get("variations", []))

    def check_line(self, line, given):
        self.assertEqual(len(line), len(given))
        for ply, expected in zip(line, given):
            self.check_ply(ply, expected)

    def check_variations(self, variations, given):
        self.assertEqual(len(variations), len(given))
        for variation, expected in zip(variations, given):
            self.assertEqual(variation.label, expected.get("label"))
            self.assertEqual(variation.replaces and variation.replaces.id, expected.get("replaces"))
            self.assertEqual(list(variation.span), expected["span"])
            self.check_comments(variation.comments, expected.get("comments", []))
            self.check_line(variation.moves, expected["moves"])
            self.check_variations(variation.variations, expected.get("variations", []))

    def check_game(self, game, given):
        self.assertEqual((game.index, game.notation, game.variant), (given["index"], given["format"], given["variant"]))
        self.assertEqual(game.preamble, given.get("preamble"))
        self.assertEqual(game.tag_pairs, [(each["name"], each["value"]) for each in given["tags"]])
        self.assertEqual(game.tags, given["tagMap"])
        initial = given["initial"]
        self.assertEqual(game.initial, (initial["position"], initial["turn"], initial.get("number")))
        self.assertEqual(game.result, given.get("result"))
        status = given.get("status")
        self.assertEqual(game.status, status and (status["name"], status.get("winner")))
        opening = given.get("opening")
        self.assertEqual(game.opening, opening and (opening["eco"], opening["name"], opening["plies"]))
        self.assertEqual(game.result_span and list(game.result_span), given.get("resultSpan"))
        self.assertEqual(list(game.span), given["span"])
        self.assertEqual([each.code for each in game.diagnostics], [each["code"] for each in given["diagnostics"]])
        self.check_comments(game.comments, given.get("comments", []))
        self.check_comments(game.closing_comments, given.get("closingComments", []))
        self.check_line(game.moves, given["moves"])
        self.check_variations(game.variations, given.get("variations", []))

    def program(self, *arguments):
        run = subprocess.run([PROGRAM, "json", "--lines", "-q", "--exit-zero", *arguments], capture_output=True, check=True)
        return [json.loads(line) for line in run.stdout.decode().splitlines()]

    def test_every_game_of_the_corpus(self):
        self.assertGreater(len(FILES), 1000)
        games = 0
        for file in FILES:
            with self.subTest(file=file.name):
                for game in ctlpgn.read(file):
                    self.check_game(game, game.json(spans=True, positions=True, openings=True, full=True))
                    games += 1
        self.assertGreater(games, 1000)

    def test_the_json_is_that_of_the_program(self):
        options = ("--spans", "--positions", "--openings", "--engines", "--full")
        for file in FILES[:: len(FILES) // 40]:
            with self.subTest(file=file.name):
                made = [game.json(spans=True, positions=True, openings=True, engines=True, full=True)
                        for game in ctlpgn.read(file)]
                given = [each for each in self.program(*options, str(file)) if "moves" in each]
                for each in given:
                    del each["file"]
                self.assertEqual(made, given)

    def test_bytes_in_other_encodings_have_the_places_of_the_file(self):
        text = '[White "Müller"]\n\n1. e4 {schön} e5 *\n'.encode("latin-1")
        [game] = ctlpgn.read(text)
        self.assertEqual(game.tags["White"], "Müller")
        [comment] = game.moves[0].comments
        self.assertEqual((comment.text, text[slice(*comment.span)]), ("schön", "{schön}".encode("latin-1")))
        self.assertEqual(text[slice(*game.moves[1].span)], b"e5")

    def test_compressed_files(self):
        import gzip
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "games.pgn.gz"
            path.write_bytes(gzip.compress(b"1. e4 1-0\n\n1. d4 *\n"))
            self.assertEqual([game.moves[0].text for game in ctlpgn.read(path)], ["e4", "d4"])

    def test_games_outlive_their_reader(self):
        plies = [game.moves[-1] for game in ctlpgn.read(b"1. e4 e5 1-0\n\n1. d4 d5 {a comment} *\n")]
        comment = plies[1].comments[0]
        gc.collect()
        self.assertEqual([ply.uci for ply in plies], ["e7e5", "d7d5"])
        del plies
        gc.collect()
        self.assertEqual(comment.text, "a comment")
        self.assertEqual(comment.game.moves[0].san, "d4")

    def test_plies_are_equal_if_they_are_the_same(self):
        first, second = ctlpgn.read(b"1. e4 e5 2. Nf3 *\n\n1. e4 e5 *\n")
        self.assertEqual(first.moves[1], first.moves[1])
        self.assertEqual(hash(first.moves[1]), hash(first.moves[1]))
        self.assertNotEqual(first.moves[1], first.moves[0])
        self.assertNotEqual(first.moves[1], second.moves[1])
        self.assertEqual(first.moves[-1].san, "Nf3")
        self.assertEqual([ply.san for ply in first.moves[::-2]], ["Nf3", "e4"])
        self.assertEqual(list(first.moves), first.moves[:])
        with self.assertRaises(IndexError):
            first.moves[3]
        with self.assertRaises(TypeError):
            ctlpgn.Ply()

    def test_faults_do_not_end_the_reading(self):
        text = b"1. e4 e5 2. Ke3 *\n\n1. d4 *\n"
        games = list(ctlpgn.read(text))
        self.assertEqual(len(games), 2)
        self.assertIn("error", [each.severity for each in games[0].diagnostics])
        self.assertEqual(games[0].moves[-1].broken_rule[0], "G")
        with self.assertRaises(ctlpgn.FaultyGames) as raised:
            list(ctlpgn.sound(ctlpgn.read(text)))
        self.assertEqual([each.game for each in raised.exception.games], [1])
        self.assertEqual({each.severity for each in raised.exception.diagnostics}, {"error"})

    def test_what_cannot_be_read(self):
        with self.assertRaises(FileNotFoundError):
            ctlpgn.read("/there/is/no/such.pgn")
        with self.assertRaises(ctlpgn.InputError):
            ctlpgn.read("/")
        with self.assertRaises(ctlpgn.RequestError):
            ctlpgn.read(b"An essay on the weather of last year.\n")
        with self.assertRaises(ctlpgn.RequestError):
            ctlpgn.read("1. e4 e5 *\n")
        with self.assertRaises(ctlpgn.RequestError):
            ctlpgn.read(b"1. e4 *", "chess")
        with self.assertRaises(ctlpgn.RequestError):
            ctlpgn.read(b"1. e4 *", level="high")
        self.assertEqual(list(ctlpgn.read(b"")), [])

    def test_threads_read_at_the_same_time(self):
        text = b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {a comment} *\n\n" * 3000
        counts = []

        def count():
            counts.append(sum(len(game.moves) for game in ctlpgn.read(text)))

        threads = [threading.Thread(target=count) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(counts, [18000] * 3)

    def test_one_iterator_is_for_one_thread_at_a_time(self):
        games = ctlpgn.read(b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {a comment} *\n\n" * 3000)
        indices, refusals = [], []

        def take():
            while True:
                try:
                    indices.append(next(games).index)
                except StopIteration:
                    return
                except ValueError:
                    refusals.append(1)

        threads = [threading.Thread(target=take) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(indices), list(range(1, 3001)))

    def test_nothing_is_left_behind(self):
        import resource
        text = b"1. e4 e5 (1... c5 {a comment}) 2. Nf3 $1 Nc6 *\n\n" * 200

        def use():
            for game in ctlpgn.read(text):
                for ply in game.moves:
                    ply.text, ply.uci, ply.san, ply.position, ply.clock, ply.nags, ply.comments, ply.variations, repr(ply)
                game.json(), game.tags, game.diagnostics, game.positions()

        use()
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        for _ in range(8):
            use()
        self.assertLess(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, 3000)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
