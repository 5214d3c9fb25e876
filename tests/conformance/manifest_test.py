#!/usr/bin/env python3
"""The promises of the suite's manifest: its schema, files, verdicts, and sections of the documents.

    manifest_test.py SOURCE-FOLDER CORPUS-OF-SINGLE-FILES
"""

import json
import pathlib
import re
import sys
import unittest

import jsonschema

SOURCE = pathlib.Path(sys.argv.pop(1))
CORPUS = pathlib.Path(sys.argv.pop(1))
MANIFEST = json.loads((CORPUS / "manifest.json").read_text())
SCHEMA = json.loads((CORPUS / "manifest.schema.json").read_text())
LEVELS = ("syntax", "coherent", "legal")
NO_CASES = (".json", ".diagnostics", ".limits", ".md")  # files other than cases


class ManifestTest(unittest.TestCase):
    def test_keeps_to_its_schema(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)
        errors = list(jsonschema.Draft202012Validator(SCHEMA).iter_errors(MANIFEST))
        self.assertFalse([f"{list(each.path)}: {each.message[:200]}" for each in errors[:5]])

    def test_schema_rejects_what_it_must(self):
        validator = jsonschema.Draft202012Validator(SCHEMA)
        rejected = next(case for case in MANIFEST["cases"] if case["verdict"] == "reject")
        for broken in (
            {name: value for name, value in rejected.items() if name != "document"},
            rejected | {"verdict": "accept"},
            rejected | {"verdict": "maybe"},
            rejected | {"diagnostics": []},
            rejected | {"colour": "red"},
            rejected | {"file": "../elsewhere"},
        ):
            self.assertFalse(validator.is_valid(MANIFEST | {"cases": [broken]}), broken)

    def test_ids_are_unique_and_files_are_there(self):
        cases = MANIFEST["cases"]
        self.assertEqual(len({case["id"] for case in cases}), len(cases))
        for case in cases:
            self.assertTrue((CORPUS / case["file"]).is_file(), case["id"])
            self.assertTrue("tree" not in case or (CORPUS / case["tree"]).is_file(), case["id"])
            self.assertIn(case["section"], MANIFEST["sections"])

    def test_every_notation_has_cases_of_its_own(self):
        extensions = {}
        for case in MANIFEST["cases"]:
            notation = case.get("format", MANIFEST["format"])
            extensions.setdefault(notation, set()).add(pathlib.Path(case["file"]).suffix)
            self.assertTrue(case["file"].startswith(notation.replace("-", "_") + "/"), case["id"])
            self.assertEqual(case["id"].startswith(notation + "/"), "format" in case, case["id"])
        self.assertEqual({notation.replace("-", "_") for notation in extensions},
                         {words.parent.name for words in CORPUS.glob("*/suite.json")})
        for notation, found in extensions.items():
            self.assertEqual(len(found), 1, notation)

    def test_every_file_of_the_corpus_is_a_case(self):
        files = {str(path.relative_to(CORPUS)) for words in CORPUS.glob("*/suite.json")
                 for path in words.parent.rglob("*") if path.is_file() and path.suffix not in NO_CASES}
        self.assertEqual(files, {case["file"] for case in MANIFEST["cases"]})

    def test_verdicts_follow_from_the_findings(self):
        for case in MANIFEST["cases"]:
            levels = [LEVELS.index(each["level"]) for each in case["diagnostics"] if each["rejects"]]
            self.assertEqual(case["verdict"], "reject" if levels else "accept", case["id"])
            self.assertEqual(case["level"], LEVELS[min(levels, default=2)], case["id"])

    def test_every_case_names_a_section_of_the_documents(self):
        headings = {}
        for case in MANIFEST["cases"]:
            name, anchor = case["document"].split("#")
            if name not in headings:
                lines = (SOURCE / "docs" / name).read_text().splitlines()
                headings[name] = {re.sub(r"[^a-z0-9 _-]", "", line.lstrip("# ").lower()).replace(" ", "-")
                                  for line in lines if line.startswith("#")}
            self.assertIn(anchor, headings[name], case["id"])

    def test_every_section_of_the_format_is_tested(self):
        document = (SOURCE / "docs" / "ctl-pgn.md").read_text()
        anchors = {line[3:].lower().replace(" ", "-") for line in document.splitlines() if line.startswith("## ")}
        verdicts = {(case["document"], case["verdict"]) for case in MANIFEST["cases"]}
        for anchor in anchors:
            self.assertIn((f"ctl-pgn.md#{anchor}", "reject"), verdicts)
            if anchor != "older-ways-of-writing":
                self.assertIn((f"ctl-pgn.md#{anchor}", "accept"), verdicts)


if __name__ == "__main__":
    unittest.main()
