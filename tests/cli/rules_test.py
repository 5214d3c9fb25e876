"""`ctlpgn explain`, `ctlpgn rules`, and the page made from them. Usage: rules_test.py PROGRAM RULES-PAGE"""

import json
import pathlib
import re
import subprocess
import sys
import unittest

PAGE = pathlib.Path(sys.argv.pop(2))
PROGRAM = sys.argv.pop(1)


def run(*arguments):
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, timeout=60)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


class Explain(unittest.TestCase):
    def test_a_code_and_its_name_give_the_same_page(self):
        status, page, said = run("explain", "S005")
        self.assertEqual((status, said), (0, ""))
        self.assertEqual(run("explain", "foreign-hyphen"), (status, page, said))
        self.assertTrue(page.startswith("S005 foreign-hyphen ("))
        for part in ("\nWrong in ctl-pgn:\n", "\nRight in ctl-pgn:\n"):
            self.assertIn(part, page)
        self.assertNotIn("{found}", page)
        self.assertLessEqual(max(map(len, page.splitlines())), 110)

    def test_several(self):
        _, page, _ = run("explain", "S001", "S005")
        self.assertEqual(re.findall(r"(?m)^S\d{3}", page), ["S001", "S005"])
        _, page, _ = run("explain", "S00")
        self.assertEqual(re.findall(r"(?m)^S\d{3}", page), ["S001", "S002", "S003", "S004", "S005", "S006", "S007", "S008"])

    def test_what_cannot_be_seen_is_written_out(self):
        self.assertIn("\\u{FEFF}[Variant", run("explain", "byte-order-mark")[1])
        self.assertIn("\\xE0", run("explain", "invalid-utf8")[1])

    def test_unknown(self):
        status, page, said = run("explain", "missing-dott")
        self.assertEqual((status, page), (2, ""))
        self.assertIn('did you mean "missing-dot"?', said)
        self.assertEqual(run("explain")[0], 2)


class Rules(unittest.TestCase):
    def test_all_formats_have_the_same_rules(self):
        status, text, _ = run("rules")
        self.assertEqual(status, 0)
        document = json.loads(run("rules", "--output-format", "json")[1])
        codes = [rule["code"] for rule in document["rules"]]
        self.assertEqual([line.split()[0] for line in text.splitlines()], codes)
        # The chapters of the page are layers of codes, across notations.
        page = run("rules", "--output-format", "markdown")[1]
        self.assertEqual(sorted(re.findall(r"(?m)^### (\w+)", page)), sorted(codes))
        self.assertEqual(len(re.findall(r"(?m)^## ", page)), 10)
        self.assertGreater(len(codes), 80)

    def test_json(self):
        for rule in json.loads(run("rules", "--output-format", "json")[1])["rules"]:
            self.assertEqual(list(rule), ["code", "name", "layer", "severity", "message", "fix", "explanation", "examples"])
            for example in rule["examples"]:
                self.assertEqual(list(example), ["notation", "bad", "good"])
            self.assertIn(rule["severity"], {"error", "warning", "note"})
            self.assertTrue(rule["layer"])

    def test_an_unknown_format(self):
        self.assertEqual(run("rules", "--output-format", "xml")[0], 2)

    def test_the_page_is_up_to_date(self):
        self.assertEqual(PAGE.read_text(encoding="utf-8"), run("rules", "--output-format", "markdown")[1],
                         "docs/rules.md is stale: cmake --build build --target rules_page")


if __name__ == "__main__":
    unittest.main()
