"""The output formats of `ctlpgn lint` for programs. Usage: lint_formats_test.py PROGRAM"""

import json
import re
import unittest
import xml.etree.ElementTree as xml

from lint_support import CLEAN, DASH, NO_HYPHEN, LintTest, game

# Something of each kind: a warning, an error, wide characters, two games, two files.
BROKEN = game("1. G7–G13, E21-E17", "2. 漢字, E7E13 :") + "\n" + NO_HYPHEN


class Formats(LintTest):
    def setUp(self):
        super().setUp()
        self.write("a b,c:%.ctl-pgn", BROKEN)
        self.write("clean.ctl-pgn", CLEAN)

    def report(self, name, *arguments, status=1):
        return self.lint("--output-format", name, "a b,c:%.ctl-pgn", "clean.ctl-pgn", *arguments, status=status)[0]

    def test_full(self):
        output = self.report("full")
        self.assertIn('\na b,c:%.ctl-pgn:6:4: error[S051] ', output)
        self.assertIn("\n 6 | 2. 漢字, E7E13 :\n   |    ^~~~\n", output)

    def test_concise(self):
        lines = self.report("concise").splitlines()
        self.assertEqual(len(lines), 4)
        for line in lines:
            self.assertRegex(line, r"^a b,c:%\.ctl-pgn:\d+:\d+: S\d{3}( \[\*\])? (error|warning|note) \S")

    def test_json(self):
        document = json.loads(self.report("json"))
        self.assertEqual(set(document), {"schemaVersion", "diagnostics", "summary"})
        for each in document["diagnostics"]:
            self.assertLessEqual({"file", "code", "name", "severity", "message", "range", "game"}, set(each))
        unreadable = document["diagnostics"][1]
        self.assertEqual((unreadable["code"], unreadable["name"], unreadable["severity"], unreadable["game"]),
                         ("S051", "unreadable-ply", "error", 1))
        begin = BROKEN.encode().index("漢".encode())
        self.assertEqual(unreadable["range"], {"start": {"line": 6, "column": 4, "offset": begin},
                                               "end": {"line": 6, "column": 6, "offset": begin + 6}})
        self.assertEqual(document["summary"], {
            "files": 2, "games": 3, "errors": 3, "warnings": 1, "notes": 0, "hidden": 0, "unreadable": 0,
            "codes": {"S005": 1, "S051": 1, "S053": 2}})

    def test_json_of_nothing(self):
        document = json.loads(self.lint("--output-format", "json", "clean.ctl-pgn", status=0)[0])
        self.assertEqual(document["diagnostics"], [])

    def test_json_lines(self):
        lines = [json.loads(line) for line in self.report("json-lines").splitlines()]
        self.assertEqual(lines, json.loads(self.report("json"))["diagnostics"])
        self.assertEqual(self.lint("--output-format", "json-lines", "clean.ctl-pgn", status=0)[0], "")

    def test_github(self):
        lines = self.report("github").splitlines()
        self.assertEqual([line.split(" ")[0] for line in lines], ["::warning", "::error", "::error", "::error"])
        self.assertTrue(lines[1].startswith(
            "::error file=a b%2Cc%3A%25.ctl-pgn,line=6,endLine=6,col=4,endColumn=6,title=S051 unreadable-ply::"), lines[1])
        self.assertIn("::notice", self.report("github", "--severity", "S=note", status=0))

    def test_short_formats_name_the_cause(self):
        self.write("cause.ctl-pgn", game("1. E7-E15, E21-E15 :"))
        for name in ("concise", "github"):
            found = self.lint("--output-format", name, "cause.ctl-pgn", status=1)[0]
            self.assertEqual(len(found.splitlines()), 1)
            self.assertIn("B005", found)
            self.assertIn("it came there in White's move 1", found)

    def test_what_goes_to_the_end_of_its_line_ends_there(self):
        text = '[Variant "C\'escacs"]\n[Id "Cescacs-P01"]\n[Annotator "Club"] junk{}\n1. G7-G13 :\n*\n'
        for line_end in ("\n", "\r\n", "\n\n"):
            self.write("tag.ctl-pgn", text.format(line_end).encode())
            found = json.loads(self.lint("--output-format", "json", "tag.ctl-pgn", status=1)[0])["diagnostics"]
            where = next(each["range"] for each in found if each["code"] == "S016")
            self.assertEqual(where["end"], {"line": 3, "column": 24, "offset": where["start"]["offset"] + len("junk")})
            report = json.loads(self.lint("--output-format", "sarif", "tag.ctl-pgn", status=1)[0])
            region = next(each["locations"][0]["physicalLocation"]["region"]
                          for each in report["runs"][0]["results"] if each["ruleId"] == "S016")
            self.assertEqual((region["endLine"], region["endColumn"], region["byteLength"]), (3, 24, len("junk")))

    def test_gitlab(self):
        issues = json.loads(self.report("gitlab"))
        self.assertEqual({each["severity"] for each in issues} - {"major", "minor", "info"}, set())
        self.assertEqual(len({each["fingerprint"] for each in issues}), len(issues))
        for each in issues:
            self.assertEqual(each["location"]["path"], "a b,c:%.ctl-pgn")
            self.assertTrue(each["description"].startswith(each["check_name"] + ": "))
            begin, end = (each["location"]["positions"][name] for name in ("begin", "end"))
            self.assertLessEqual((begin["line"], begin["column"]), (end["line"], end["column"]))
        unread = json.loads(self.lint("--output-format", "gitlab", "none", status=2)[0])
        self.assertEqual([each["location"]["path"] for each in unread], ["none"])

    def test_junit(self):
        root = xml.fromstring(self.report("junit"))
        self.assertEqual(root.tag, "testsuites")
        broken, clean = root.findall("testsuite")
        self.assertEqual({**broken.attrib}, {"name": "a b,c:%.ctl-pgn", "tests": "4", "failures": "3", "errors": "0"})
        self.assertEqual(len(broken.findall("testcase/failure")), 3)
        self.assertEqual(len(broken.findall("testcase/system-out")), 1)
        self.assertEqual({**clean.attrib}, {"name": "clean.ctl-pgn", "tests": "1", "failures": "0", "errors": "0"})
        strict = xml.fromstring(self.report("junit", "--error-on-warnings"))
        self.assertEqual(strict[0].attrib["failures"], "4")
        names = [case.attrib["name"] for case in broken]
        self.assertEqual(len(names), len(set(names)))

    def test_junit_with_what_xml_cannot_hold(self):
        self.write("x.ctl-pgn", b"[Variant \"C'escacs\"]\n\n{ \x01 \xff <&> ]]> }\n1. G7\x02G13 :\n*\n\x0b")
        xml.fromstring(self.lint("--output-format", "junit", "x.ctl-pgn", status=1)[0])

    def test_files_that_cannot_be_read(self):
        root = xml.fromstring(self.lint("--output-format", "junit", "none", status=2)[0])
        self.assertEqual(root[0].attrib["errors"], "1")
        sarif = json.loads(self.lint("--output-format", "sarif", "none", status=2)[0])
        invocation = sarif["runs"][0]["invocations"][0]
        self.assertFalse(invocation["executionSuccessful"])
        self.assertEqual(invocation["toolExecutionNotifications"][0]["level"], "error")
        self.assertEqual(json.loads(self.lint("--output-format", "json", "none", status=2)[0])["summary"]["unreadable"], 1)
        self.assertIn("::error file=none::", self.lint("--output-format", "github", "none", status=2)[0])


class Sarif(LintTest):
    """What the schema of SARIF 2.1.0 requires of the written parts."""

    def check_message(self, message):
        self.assertIsInstance(message["text"], str)
        self.assertTrue(message["text"])

    def check_location(self, location):
        physical = location["physicalLocation"]
        self.assertRegex(physical["artifactLocation"]["uri"], r"^([\w.~!$&'()*+,;=@/:-]|%[0-9A-F]{2})+$")
        region = physical["region"]
        for name in ("startLine", "startColumn", "endLine", "endColumn"):
            self.assertGreaterEqual(region[name], 1)
        for name in ("byteOffset", "byteLength"):
            self.assertGreaterEqual(region[name], 0)
        self.assertLessEqual((region["startLine"], region["startColumn"]), (region["endLine"], region["endColumn"]))

    def check(self, text):
        document = json.loads(text)
        self.assertEqual(document["version"], "2.1.0")
        self.assertTrue(document["$schema"].endswith("sarif-schema-2.1.0.json"))
        self.assertEqual(len(document["runs"]), 1)
        run = document["runs"][0]
        self.assertLessEqual(set(run), {"tool", "invocations", "results", "columnKind"})
        self.assertEqual(run["columnKind"], "unicodeCodePoints")
        driver = run["tool"]["driver"]
        self.assertEqual(driver["name"], "ctlpgn")
        self.assertRegex(driver["version"], r"^\d+\.\d+\.\d+$")
        rules = driver["rules"]
        for rule in rules:
            self.assertRegex(rule["id"], r"^[A-Z]\d{3}$")
            for part in ("shortDescription", "fullDescription", "help"):
                self.check_message(rule[part])
            self.assertNotIn("{found}", rule["shortDescription"]["text"])
            self.assertIn(rule["defaultConfiguration"]["level"], {"none", "note", "warning", "error"})
        self.assertEqual(len({rule["id"] for rule in rules}), len(rules))
        for invocation in run["invocations"]:
            self.assertIsInstance(invocation["executionSuccessful"], bool)
        for result in run["results"]:
            self.check_message(result["message"])
            self.assertEqual(rules[result["ruleIndex"]]["id"], result["ruleId"])
            self.assertIn(result["level"], {"none", "note", "warning", "error"})
            self.assertEqual(len(result["locations"]), 1)
            for location in result["locations"] + result.get("relatedLocations", []):
                self.check_location(location)
            for location in result.get("relatedLocations", []):
                self.check_message(location["message"])
            for value in result["partialFingerprints"].values():
                self.assertIsInstance(value, str)
        self.assertEqual({result["ruleId"] for result in run["results"]}, {rule["id"] for rule in rules})
        return run

    def sarif(self, *arguments, status=None):
        return self.check(self.lint("--output-format", "sarif", *arguments, status=status)[0])

    def test_findings(self):
        self.write("games/ä b.ctl-pgn", BROKEN)
        run = self.sarif("games", status=1)
        self.assertEqual([result["ruleId"] for result in run["results"]], ["S005", "S051", "S053", "S053"])
        where = run["results"][1]["locations"][0]["physicalLocation"]
        self.assertEqual(where["artifactLocation"]["uri"], "games/%C3%A4%20b.ctl-pgn")
        self.assertEqual((where["region"]["startColumn"], where["region"]["endColumn"]), (4, 6))

    def test_levels_are_the_chosen_ones(self):
        self.write("a.ctl-pgn", DASH)
        result = self.sarif("--severity", "S005=error", "a.ctl-pgn", status=1)["results"][0]
        self.assertEqual(result["level"], "error")

    def test_nothing(self):
        self.assertEqual(self.sarif(self.write("a.ctl-pgn", CLEAN), status=0)["results"], [])

    def test_an_absolute_path(self):
        self.write("a.ctl-pgn", DASH)
        run = self.sarif(str(self.folder / "a.ctl-pgn"))
        uri = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        self.assertTrue(re.match(r"file:///.*/a\.ctl-pgn$", uri), uri)

    def test_fingerprints_stay_when_lines_move(self):
        self.write("a.ctl-pgn", NO_HYPHEN * 2)
        before = [each["partialFingerprints"] for each in self.sarif("a.ctl-pgn")["results"]]
        self.assertNotEqual(before[0], before[1])
        self.write("a.ctl-pgn", CLEAN + "\n\n" + NO_HYPHEN * 2)
        self.assertEqual([each["partialFingerprints"] for each in self.sarif("a.ctl-pgn")["results"]], before)


if __name__ == "__main__":
    unittest.main()
