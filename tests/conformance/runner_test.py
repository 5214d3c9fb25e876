#!/usr/bin/env python3
"""The judgement of `ctlpgn conformance` on readers of all kinds.

    runner_test.py CORPUS-OF-SINGLE-FILES PROGRAM
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

PROGRAM = pathlib.Path(sys.argv.pop(2)).resolve()
CORPUS = pathlib.Path(sys.argv.pop(1))
VALID, INVALID = "valid/plies/check", "invalid/text/en-dash"
REJECTS = """echo '{"verdict": "reject"}'"""


class RunnerTest(unittest.TestCase):
    def run_program(self, *arguments):
        command = [PROGRAM, "conformance", "--corpus", CORPUS, *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)

    def outcome(self, decoder, *arguments, case=VALID):
        """The outcome of a case with a decoder, which must agree with the exit status."""
        done = self.run_program("--decoder", decoder, "--case", case, "--output-format", "json", *arguments)
        report = json.loads(done.stdout)
        self.assertEqual(done.returncode, 1 if report["summary"]["failed"] else 0)
        self.assertEqual(report["summary"]["cases"], 1)
        return report["cases"][0]["outcome"]

    def test_own_reader_passes_at_every_level_in_every_role(self):
        for level in ("syntax", "coherent", "legal"):
            for role in ("decoder", "tolerant-decoder", "linter"):
                done = self.run_program("--self", "--level", level, "--role", role)
                self.assertEqual(done.returncode, 0, done.stdout)
                self.assertIn(" 0 failed, 0 differ", done.stdout)

    def test_suite_is_found_from_any_folder(self):
        done = subprocess.run(
            [PROGRAM, "conformance", "--self", "--case", VALID], cwd="/", capture_output=True, text=True, check=False
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("1 case: 1 passed", done.stdout)

    def test_own_linter_finds_the_right_codes_in_the_right_places(self):
        own = f"{PROGRAM} lint --no-config --output-format json -"
        done = self.run_program("--linter", own, "--section", "comments", "--output-format", "json")
        self.assertEqual(done.returncode, 0, done.stdout)
        for score in json.loads(done.stdout)["scores"]:
            self.assertEqual(score["reached"], score["of"], score)
            self.assertGreater(score["of"], 0, score)

    def test_linters_are_distinguished_by_how_far_they_come(self):
        place = '{"start": {"line": 1, "column": 1, "offset": 0}, "end": {"line": 1, "column": 1, "offset": 0}}'
        answers = {
            '{"diagnostics": []}': "accepted",
            f'{{"diagnostics": [{{"code": "X1", "range": {place}}}]}}': "wrong-code",
            f'{{"diagnostics": [{{"code": "S005", "range": {place}}}]}}': "wrong-place",
            '{"diagnostics": [{}]}': "unreadable",
        }
        for answer, expected in answers.items():
            done = self.run_program("--linter", f"echo '{answer}'", "--case", INVALID, "--output-format", "json")
            self.assertEqual(json.loads(done.stdout)["cases"][0]["outcome"], expected)

    def test_a_linter_is_judged_by_what_it_gives(self):
        own = {"code": "S005", "line": 7, "column": 6, "span": [117, 120]}
        manifest = json.loads((CORPUS / "manifest.json").read_text())
        found = next(case for case in manifest["cases"] if case["id"] == INVALID)["diagnostics"][0]
        start = found["range"]["start"]
        own |= {"line": start["line"], "column": start["column"]}
        own["span"] = [start["offset"], found["range"]["end"]["offset"]]

        def outcome(*fields, **changed):
            one = {name: (own | changed)[name] for name in fields}
            answer = json.dumps({"diagnostics": [one]})
            done = self.run_program("--linter", f"echo '{answer}'", "--case", INVALID, "--output-format", "json")
            return json.loads(done.stdout)["cases"][0]["outcome"]

        for fields in (("code",), ("line",), ("span",), ("line", "column"), ("code", "line"), tuple(own)):
            self.assertEqual(outcome(*fields), "passed", fields)
        self.assertEqual(outcome("code", code="S006"), "wrong-code")
        self.assertEqual(outcome("line", line=1), "wrong-place")
        self.assertEqual(outcome("line", "column", column=99), "wrong-place")
        self.assertEqual(outcome("span", span=[0, 1]), "wrong-place")
        self.assertEqual(outcome("code", "line", code="mine"), "wrong-code")

    def test_codes_of_ones_own_are_not_compared(self):
        answer = json.dumps({"diagnostics": [{"code": "mine"}]})
        arguments = ("--linter", f"echo '{answer}'", "--case", INVALID)
        self.assertEqual(self.run_program(*arguments).returncode, 1)
        self.assertEqual(self.run_program(*arguments, "--own-codes").returncode, 0)

    def test_a_tolerant_decoder_needs_the_tree_and_may_say_what_it_found(self):
        tree = json.loads((CORPUS / "ctl_pgn" / f"{VALID}.json").read_text())
        with tempfile.TemporaryDirectory() as folder:
            answer = pathlib.Path(folder) / "answer.json"

            def outcome(value):
                answer.write_text(json.dumps(value))
                done = self.run_program("--tolerant", f"cat {answer}", "--case", VALID, "--output-format", "json")
                return json.loads(done.stdout)["cases"][0]["outcome"]

            self.assertEqual(outcome(tree), "passed")
            self.assertEqual(outcome({"tree": tree}), "passed")
            self.assertEqual(outcome({"tree": tree, "diagnostics": []}), "passed")
            self.assertEqual(outcome({"tree": tree, "diagnostics": [{"code": "S001"}]}), "rejected")
            self.assertEqual(outcome({"tree": {"games": []}, "diagnostics": []}), "wrong-tree")
            self.assertEqual(outcome({"diagnostics": []}), "wrong-tree")

    def test_a_decoder_that_says_why_must_be_right(self):
        def outcome(reason):
            answer = json.dumps({"verdict": "reject", "diagnostics": [reason]})
            return self.outcome(f"echo '{answer}'", case=INVALID)

        self.assertEqual(outcome({"code": "S005"}), "passed")
        self.assertEqual(outcome({"code": "S051"}), "wrong-code")
        self.assertEqual(outcome({"line": 1000}), "wrong-code")

    def test_failures_say_what_was_expected_and_what_the_reader_said(self):
        reader = """echo 'a word' >&2; echo '{"verdict": "accept"}'"""
        done = self.run_program("--decoder", reader, "--case", INVALID)
        self.assertRegex(done.stdout, rf"expected \S*/{INVALID}.ctl-pgn:\d+:\d+: S005 foreign-hyphen")
        self.assertIn("standard error: a word", done.stdout)
        done = self.run_program("--decoder", reader, "--case", INVALID, "--output-format", "json")
        case = json.loads(done.stdout)["cases"][0]
        self.assertEqual(case["standardError"], "a word\n")
        self.assertTrue(case["file"].endswith(f"{INVALID}.ctl-pgn"))
        done = self.run_program("--decoder", reader, "--case", INVALID, "--output-format", "junit")
        self.assertIn("S005 foreign-hyphen", done.stdout)

    def test_scores_by_section(self):
        done = self.run_program("--decoder", REJECTS, "--section", "results", "--section", "tags",
                                "--output-format", "json")
        report = json.loads(done.stdout)
        for score in report["scores"]:
            parts = [each for section in report["sections"] for each in section["scores"]
                     if each["what"] == score["what"]]
            self.assertEqual(sum(each["reached"] for each in parts), score["reached"])
            self.assertEqual(sum(each["of"] for each in parts), score["of"])
        self.assertEqual({each["section"] for each in report["sections"]}, {"results", "tags"})

    def test_one_process_answers_many_cases(self):
        reader = 'while read path; do printf "x" >> "$0"; echo \'{"verdict": "reject"}\'; done'
        with tempfile.TemporaryDirectory() as folder:
            script = pathlib.Path(folder) / "reader"
            script.write_text("echo start >&2\n" + reader)
            done = self.run_program("--decoder", f"sh {script}", "--batch", "--jobs", "1", "--case", "invalid/tags/*",
                                    "--output-format", "json")
            report = json.loads(done.stdout)
        self.assertEqual(report["summary"]["failed"], 0)
        self.assertGreater(report["summary"]["passed"], 10)
        self.assertEqual([case.get("standardError") for case in report["cases"]].count("start\n"), 1)

    def test_a_process_that_ends_is_started_again(self):
        answer = """case "$path" in *plies*) kill -SEGV $$;; esac; echo '{"verdict": "reject"}'"""
        reader = f"while read path; do {answer}; done"
        done = self.run_program("--decoder", reader, "--batch", "--jobs", "1", "--case", "invalid/plies/*",
                                "--case", "invalid/tags/*", "--output-format", "json")
        for case in json.loads(done.stdout)["cases"]:
            self.assertEqual(case["outcome"], "crashed" if "plies" in case["id"] else "passed")

    def test_crash_hang_and_rejection_are_different(self):
        self.assertEqual(self.outcome("kill -SEGV $$"), "crashed")
        self.assertEqual(self.outcome("sh -c 'kill -ABRT $$'; exit $?"), "crashed")
        self.assertEqual(self.outcome("sleep 60", "--timeout", "0.2"), "hung")
        self.assertEqual(self.outcome("exec >&-; sleep 60", "--timeout", "0.2"), "hung")
        self.assertEqual(self.outcome(REJECTS), "rejected")
        self.assertEqual(self.outcome(REJECTS, case=INVALID), "passed")
        self.assertEqual(self.outcome("exit 3"), "failed")

    def test_a_command_that_does_not_exist_is_one_line(self):
        for more in ((), ("--batch",), ("--case", VALID), ("--output-format", "json")):
            done = self.run_program("--decoder", "no-such-command-anywhere", *more)
            self.assertEqual((done.returncode, done.stdout), (2, ""), more)
            self.assertEqual(done.stderr, 'ctlpgn: "no-such-command-anywhere" cannot be run: no such command\n')

    def test_patterns_of_cases_leave_out_the_name_of_the_notation(self):
        def ids(*arguments):
            done = self.run_program("--self", "--output-format", "json", *arguments)
            return [case["id"] for case in json.loads(done.stdout)["cases"]]

        for notation in ("pgn", "xiangqi", "diplomat"):
            short = ids("--notation", notation, "--case", "valid/**")
            self.assertEqual(short, ids("--notation", notation, "--case", f"{notation}/valid/**"))
            self.assertGreater(len(short), 10)
        self.assertEqual(ids("--case", "valid/**"), ids("--notation", "ctl-pgn", "--case", "valid/**"))
        done = self.run_program("--self", "--notation", "pgn", "--case", "nothing/**")
        self.assertEqual(done.returncode, 2)
        self.assertIn("no case of the suite is selected; ids look like pgn/", done.stderr)

    def test_what_takes_long_says_how_far_it_is_in_a_log(self):
        done = self.run_program("--decoder", "sleep 2.2; exit 1", "--verdict-only", "--jobs", "1", "--case", "invalid/tags/t*")
        self.assertRegex(done.stderr, r"^(\d+ of \d+ cases\n)+$")

    def test_rubbish_is_no_answer(self):
        rubbish = ("", "true", "{}", '{"verdict": "maybe"}', '{"verdict": "accept"', "\\377", "[" * 1000)
        for answer in rubbish:
            self.assertEqual(self.outcome(f"printf '{answer}'"), "unreadable", answer)

    def test_too_long_an_answer_ends(self):
        self.assertEqual(self.outcome("yes", "--max-output", "100000"), "too-much")

    def test_trees_are_compared(self):
        with tempfile.TemporaryDirectory() as folder:
            answer = pathlib.Path(folder) / "answer.json"
            tree = json.loads((CORPUS / "ctl_pgn" / f"{VALID}.json").read_text())
            decoder = f"cat > /dev/null; cat {answer}"

            def outcome():
                answer.write_text(json.dumps({"verdict": "accept", "tree": tree}))
                return self.outcome(decoder)

            self.assertEqual(outcome(), "passed")
            del tree["games"][0]["span"], tree["games"][0]["diagnostics"], tree["games"][0]["moves"][0]["id"]
            self.assertEqual(outcome(), "passed")
            tree["games"][0]["moves"][0]["position"] = "one that no one asked for"
            self.assertEqual(outcome(), "passed")
            tree["games"][0]["initial"]["position"] += " "
            self.assertEqual(outcome(), "wrong-tree")
            tree["games"][0]["initial"]["position"] = tree["games"][0]["initial"]["position"].rstrip()
            self.assertEqual(outcome(), "passed")
            tree["games"][0]["moves"][0]["piece"] = "queen"
            self.assertEqual(outcome(), "wrong-tree")
            del tree["games"][0]["moves"][0]["piece"]
            self.assertEqual(outcome(), "wrong-tree")
        self.assertEqual(self.outcome("""echo '{"verdict": "accept"}'"""), "wrong-tree")

    def test_exit_status_alone_may_be_the_verdict(self):
        self.assertEqual(self.outcome("exit 0", "--verdict-only"), "passed")
        self.assertEqual(self.outcome("exit 1", "--verdict-only"), "rejected")
        self.assertEqual(self.outcome("exit 1", "--verdict-only", case=INVALID), "passed")
        self.assertEqual(self.outcome("exit 0", "--verdict-only", case=INVALID), "accepted")
        self.assertEqual(self.outcome("exit 2", "--verdict-only", case=INVALID), "failed")

    def test_options_of_other_readers_are_refused(self):
        for arguments, why in ((("--decoder", "true", "--role", "linter"), "--role needs --self"),
                               (("--self", "--verdict-only"), "--verdict-only needs --decoder"),
                               (("--linter", "true", "--verdict-only"), "--verdict-only needs --decoder"),
                               (("--self", "--batch"), "cannot be combined")):
            done = self.run_program(*arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(why, done.stderr)

    def test_a_reader_of_syntax_accepts_what_is_incoherent(self):
        case = "incoherent/rules/origin-empty"
        self.assertEqual(self.outcome("exit 0", "--verdict-only", "--level", "syntax", case=case), "passed")
        self.assertEqual(self.outcome("exit 0", "--verdict-only", "--level", "coherent", case=case), "accepted")

    def test_cases_can_be_selected_and_skipped(self):
        with tempfile.NamedTemporaryFile("w") as listed:
            listed.write("# what we know\nvalid/plies/check* # not yet\nno/such/case\n")
            listed.flush()
            arguments = ("--section", "plies", "--case", "valid/**", "--skip-list", listed.name)
            done = self.run_program("--self", *arguments, "--output-format", "json")
        self.assertEqual(done.returncode, 0)
        self.assertIn("no/such/case", done.stderr)
        cases = json.loads(done.stdout)["cases"]
        self.assertTrue(all(each["section"] == "plies" and each["id"].startswith("valid/") for each in cases))
        skipped = [each for each in cases if each["outcome"] == "skipped"]
        self.assertTrue(skipped)
        self.assertTrue(all(each["detail"] == "not yet" for each in skipped))

    def test_junit_counts_as_the_others_do(self):
        done = self.run_program("--decoder", REJECTS, "--section", "results", "--output-format", "junit")
        suites = xml.etree.ElementTree.fromstring(done.stdout).findall("testsuite")
        self.assertEqual([suite.get("name") for suite in suites], ["results"])
        failures = suites[0].findall("testcase/failure")
        self.assertEqual(int(suites[0].get("failures")), len(failures))
        self.assertTrue(all(each.get("type") == "rejected" for each in failures))
        self.assertTrue(failures)

    def test_wrong_usage_is_no_result(self):
        self.assertEqual(self.run_program().returncode, 2)
        self.assertEqual(self.run_program("--self", "--decoder", "x").returncode, 2)
        self.assertEqual(self.run_program("--self", "--case", "nothing/at/all").returncode, 2)
        with tempfile.TemporaryDirectory() as empty:
            done = subprocess.run(
                [PROGRAM, "conformance", "--self", "--corpus", empty], capture_output=True, check=False
            )
            self.assertEqual(done.returncode, 2)
            self.assertIn(b"manifest.json", done.stderr)


class BothRunnersTest(unittest.TestCase):
    """The messages of this program and of the suite's runner about unusable input."""

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def both(self, *arguments):
        for name, runner in (("ctlpgn", [PROGRAM, "conformance"]),
                             ("conformance.py", [sys.executable, "-B", CORPUS.resolve() / "runner" / "conformance.py"])):
            done = subprocess.run([*runner, *arguments], capture_output=True, text=True, check=False, timeout=60,
                                  cwd=self.folder)
            yield name, done

    def test_a_manifest_that_is_not_as_it_must_be(self):
        case = {"id": "a", "section": "b", "file": "a.pgn", "verdict": "accept", "level": "syntax", "diagnostics": []}
        place = {"line": 1, "column": 1, "offset": 0}
        found = {"code": "S1", "name": "a", "level": "syntax", "rejects": True, "range": {"start": place, "end": place}}

        def suite(*cases, **changed):
            return {"version": "1", "format": "pgn", "cases": list(cases), **changed}

        faults = {
            "version: is missing": {"suite": "x"},
            "version: must be a string": suite(version=1),
            "format: is missing": {"version": "1"},
            "cases: is missing": {"version": "1", "format": "pgn"},
            "cases: must be an array": suite(cases={}),
            "cases[0]: must be an object": suite(1),
            "cases[1].id: is missing": suite(case, {}),
            "cases[0].file: must be a string": suite({**case, "file": None}),
            "cases[0].verdict: must be one of accept, reject": suite({**case, "verdict": "?"}),
            "cases[0].level: must be one of syntax, coherent, legal": suite({**case, "level": "?"}),
            "cases[0].diagnostics: must be an array": suite({**case, "diagnostics": 1}),
            "cases[0].diagnostics[0].rejects: must be true or false":
                suite({**case, "diagnostics": [{**found, "rejects": 1}]}),
            "cases[0].diagnostics[1].range.end: is missing":
                suite({**case, "diagnostics": [found, {**found, "range": {"start": place}}]}),
            "cases[0].diagnostics[0].range.start.line: must be a whole number":
                suite({**case, "diagnostics": [{**found, "range": {"start": {**place, "line": "1"}, "end": place}}]}),
            "must be an object": [],
            "this is not JSON": '{"version": ',
        }
        manifest = self.folder / "s" / "manifest.json"
        manifest.parent.mkdir()
        for fault, value in faults.items():
            manifest.write_text(value if isinstance(value, str) else json.dumps(value))
            for runner, done in self.both("--decoder", "true", "--corpus", "s"):
                self.assertEqual((done.returncode, done.stdout), (2, ""), (runner, fault, done.stderr))
                self.assertTrue(done.stderr.startswith(f"{runner}: s/manifest.json: {fault}"), (fault, done.stderr))
                self.assertEqual(done.stderr.count("\n"), 1, done.stderr)

    def test_an_empty_command(self):
        for option in ("--decoder", "--tolerant", "--linter"):
            for runner, done in self.both("--corpus", CORPUS.resolve(), option, " "):
                self.assertEqual((done.returncode, done.stdout), (2, ""), (runner, option))
                self.assertIn(f"{option}: the command is empty", done.stderr, runner)
            *_, (_, done) = self.both("--corpus", CORPUS.resolve(), option, "")
            self.assertEqual((done.returncode, done.stdout), (2, ""), option)
            self.assertIn(f"{option}: the command is empty", done.stderr)

    def test_names_are_shown_as_one_line(self):
        corpus = "c\n::error::d"
        for runner, done in self.both("--decoder", "true", "--corpus", corpus):
            self.assertTrue(done.stderr.startswith(f"{runner}: cannot read c▯::error::d/manifest.json"), done.stderr)
        (self.folder / corpus).symlink_to(CORPUS.resolve())
        for runner, done in self.both("--decoder", "true", "--verdict-only", "--corpus", corpus, "--case", INVALID):
            self.assertEqual(done.returncode, 1, runner)
            self.assertFalse(any(line.lstrip().startswith("::error::") for line in done.stdout.splitlines()), done.stdout)
            self.assertIn("c▯::error::d/", done.stdout, runner)

    def test_what_is_read_is_not_written_over(self):
        (self.folder / "s").mkdir()
        for part in ("manifest.json", "ctl_pgn"):
            (self.folder / "s" / part).symlink_to(CORPUS.resolve() / part)
        (self.folder / "skipped").write_text("no/such/case\n")
        copied = self.folder / "copy"
        shutil.copytree(CORPUS.resolve() / "ctl_pgn" / "valid" / "results", copied / "ctl_pgn" / "valid" / "results")
        manifest = json.loads((CORPUS / "manifest.json").read_text())
        manifest["cases"] = [each for each in manifest["cases"] if each["file"].startswith("ctl_pgn/valid/results/")]
        (copied / "manifest.json").write_text(json.dumps(manifest))
        first = manifest["cases"][0]
        for corpus, output in (("s", "skipped"), ("copy", "copy/manifest.json"), ("copy", f"copy/{first['file']}"),
                               ("copy", f"copy/{first['tree']}")):
            before = (self.folder / output).read_bytes()
            done = subprocess.run([PROGRAM, "conformance", "--self", "--corpus", corpus, "--case", first["id"],
                                   "--skip-list", "skipped", "-o", f"./{output}"], capture_output=True, check=False,
                                  cwd=self.folder, timeout=60)
            self.assertEqual((done.returncode, done.stdout), (2, b""), output)
            self.assertRegex(done.stderr, b"is an input, and would be overwritten|is the name of a file of games")
            self.assertEqual((self.folder / output).read_bytes(), before, output)


if __name__ == "__main__":
    unittest.main()
