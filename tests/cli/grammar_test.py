"""Runs `ctlpgn grammar` as a user would: every form of every grammar, and sentences.
Usage: grammar_test.py PROGRAM"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

PROGRAM = sys.argv.pop(1)
SOURCES = pathlib.Path(__file__).resolve().parents[2]


def run(*arguments, stdin=b"", status=0):
    done = subprocess.run([PROGRAM, *map(str, arguments)], input=stdin, capture_output=True, timeout=120)
    if done.returncode != status:
        raise AssertionError(f"{arguments}: status {done.returncode}\n{done.stderr.decode()}")
    return done.stdout


def text(*arguments, **options):
    return run(*arguments, **options).decode()


def rules_of(grammar):
    """The names of the rules in the strict reading of a file."""
    return re.findall(r"^(\w+)(?: \"[^\"]*\")? *<-", text("grammar", *grammar, "--strict"), re.MULTILINE)


# A notation and one of its grammars.
NAMES = [line.split() for line in text("grammar", "--list").splitlines()]


class Forms(unittest.TestCase):
    def test_peg_is_the_text_of_the_file(self):
        for name in NAMES:
            self.assertEqual(text("grammar", *name, "--output-format", "peg"), text("grammar", *name))
            self.assertGreater(len(rules_of(name)), 0, name)

    def test_ebnf_defines_the_rules(self):
        for name in NAMES:
            ebnf = text("grammar", *name, "--output-format", "ebnf")
            for rule in rules_of(name):
                self.assertIn(f"\n{rule} ::= ", "\n" + ebnf)

    def test_svg_is_one_picture(self):
        for name in NAMES:
            root = ElementTree.fromstring(text("grammar", *name, "--output-format", "svg"))
            self.assertTrue(root.tag.endswith("}svg"))
            self.assertIsNotNone(root.get("viewBox"))

    def test_links_of_the_page_lead_to_its_rules(self):
        for name in NAMES:
            page = text("grammar", *name, "--output-format", "html")
            self.assertNotIn("<script", page)
            self.assertIn("prefers-color-scheme", page)
            anchors = set(re.findall(r'id="([^"]+)"', page))
            links = set(re.findall(r'href="#([^"]+)"', page))
            self.assertEqual(links - anchors, set())
            self.assertGreaterEqual(len(anchors), len(rules_of(name)))

    def test_textmate_is_a_grammar_of_patterns(self):
        document = json.loads(text("grammar", "--output-format", "textmate"))
        self.assertEqual(document["scopeName"], "source.ctl_pgn")
        self.assertGreater(len(document["patterns"]), 0)

    def test_tokens_name_only_rules_that_exist(self):
        def symbols(expression):
            if isinstance(expression, dict):
                if expression.get("type") == "SYMBOL":
                    yield expression["name"]
                expression = list(expression.values())
            if isinstance(expression, list):
                for each in expression:
                    yield from symbols(each)

        for name in NAMES:
            document = json.loads(text("grammar", *name, "--output-format", "tokens"))
            known = {rule["name"] for rule in document["rules"]}
            for rule in document["rules"]:
                for symbol in symbols(rule["expression"]):
                    self.assertIn(symbol, known)
            for token in document["tokens"]:
                self.assertIn(token["kind"], ("literal", "regex"))
                self.assertIn(token["kind"], token)

    def test_a_notation_has_its_grammars_and_one_for_whole_files(self):
        self.assertIn(["ctl-pgn", "pdtl"], NAMES)
        self.assertIn(["common", "lexical"], NAMES)
        listed = text("grammar", "--list", "ctl-pgn").splitlines()
        self.assertEqual(listed, [" ".join(name) for name in NAMES if name[0] == "ctl-pgn"])
        self.assertEqual(text("grammar"), text("grammar", "ctl-pgn", "file"))
        self.assertEqual(text("grammar", "ctl-pgn"), text("grammar", "ctl-pgn", "file"))
        self.assertEqual(text("grammar", "peg"), text("grammar", "peg", "peg"))

    def test_wrong_names_are_2(self):
        for arguments in (["nonsense"], ["ctl-pgn", "nonsense"], ["ctl_pgn/pdtl"], ["--output-format", "word"], ["--seed", "1"], ["--generate", "many"]):
            self.assertEqual(run("grammar", *arguments, status=2), b"")

    def test_unknown_names_are_answered_with_known_ones(self):
        for arguments, said in ((["nonsense"], "\"nonsense\"; 'ctlpgn grammar --list' shows their names"),
                                (["san"], '"san"; choose from "pgn san"'),
                                (["pgn", "pdtl"], '"pgn pdtl"; choose from "pgn comment", "pgn engine", "pgn epd", ')):
            done = subprocess.run([PROGRAM, "grammar", *arguments], capture_output=True, timeout=120)
            self.assertTrue(done.stderr.decode().startswith(f"ctlpgn: unknown grammar {said}"), done.stderr)


class Publications(unittest.TestCase):
    def test_the_documents_hold_what_is_printed(self):
        files = sorted((SOURCES / "docs" / "grammars").glob("*.peg"))
        self.assertIn("ctl-pgn.peg", [file.name for file in files])
        for file in files:
            words = file.name.removesuffix(".peg").split(".")
            self.assertEqual(file.read_text(encoding="utf-8"), text("grammar", *words, "--strict"),
                             f"{file} is not what the program prints; the target grammar_pages writes it anew")

    def test_nothing_is_left_that_only_readers_need(self):
        for name in NAMES:
            printed = text("grammar", *name, "--strict")
            self.assertIsNone(re.search(r"^%(import|token|short|quick|nested)|[~^][a-z]+-[a-z]|^#~", printed, re.MULTILINE), name)
            if name != ["peg", "peg"]:
                self.assertIsNone(re.search(r"^\w+ *<- *\w+$(?!\n +)", printed, re.MULTILINE), name)


class Sentences(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def test_the_seed_decides(self):
        once = run("grammar", "ctl-pgn", "pdtl", "--generate", 5, "--seed", 7)
        self.assertEqual(run("grammar", "ctl-pgn", "pdtl", "--generate", 5, "--seed", 7), once)
        self.assertNotEqual(run("grammar", "ctl-pgn", "pdtl", "--generate", 5, "--seed", 8), once)

    def test_a_zero_byte_comes_between_two(self):
        self.assertEqual(run("grammar", "ctl-pgn", "pdtl", "--generate", 5).count(b"\0"), 4)
        self.assertEqual(run("grammar", "ctl-pgn", "pdtl", "--generate", 0), b"")

    def test_every_grammar_has_sentences_of_its_size(self):
        for name in NAMES:
            sentences = run("grammar", *name, "--generate", 10, "--size", 40).split(b"\0")
            self.assertEqual(len(sentences), 10, name)
            for sentence in sentences:
                sentence.decode()
                self.assertLess(len(sentence), 400, name)

    def test_files_are_accepted_and_near_misses_are_not(self):
        for near_miss in (False, True):
            folder = self.folder / f"near-miss-{near_miss}"
            # With this seed no number is too large, which the grammar would not notice.
            run("grammar", "--generate", 20, "--size", 200, "--seed", 2, "--folder", folder,
                *["--near-miss"] * near_miss)
            files = sorted(folder.iterdir())
            self.assertEqual(len(files), 20)
            self.assertEqual(files[0].name, "000001.ctl-pgn")
            for file in files:
                self.assertEqual(self.has_diagnostics(file), near_miss, file.read_bytes())

    @staticmethod
    def has_diagnostics(file):
        done = subprocess.run([PROGRAM, "json", "-q", "--level", "syntax", str(file)], capture_output=True, timeout=60)
        document = json.loads(done.stdout)
        return bool(document.get("diagnostics")) or any(game["diagnostics"] for game in document["games"])


if __name__ == "__main__":
    unittest.main(verbosity=1)
