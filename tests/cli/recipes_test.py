#!/usr/bin/env python3
"""recipes_test.py SOURCE-FOLDER PROGRAM: what docs/recipes.md shows of the shell is so."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv[1])
PROGRAM = Path(sys.argv[2]).resolve()
PAGE = (SOURCE / "docs/recipes.md").read_text(encoding="utf-8")


class Recipes(unittest.TestCase):
    @unittest.skipUnless(shutil.which("jq"), "jq is not installed")
    def test_commands_print_what_is_shown(self):
        games = re.search(r"^```pgn\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[1]
        shown = re.findall(r"^```sh\n(.*?)^```\n\n```text\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
        self.assertGreaterEqual(len(shown), 4)
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "games").mkdir()
            (Path(folder) / "games/evening.pgn").write_text(games, encoding="utf-8")
            path = {"PATH": f"{PROGRAM.parent}{os.pathsep}{os.environ['PATH']}", "LC_ALL": "C"}
            for command, output in shown:
                run = subprocess.run(["sh", "-c", command], cwd=folder, env=path, capture_output=True, text=True)
                self.assertEqual((run.stdout, run.returncode), (output, 0), f"{command}{run.stderr}")

    def test_the_problem_matcher_takes_concise_findings(self):
        for name, key in (("problem-matcher.json", "problemMatcher"), ("vscode/package.json", None)):
            read = json.loads((SOURCE / "editors" / name).read_text(encoding="utf-8"))
            matcher = (read[key] if key else read["contributes"]["problemMatchers"])[0]
            pattern = matcher["pattern"][0] if key else matcher["pattern"]
            run = subprocess.run([PROGRAM, "lint", "--no-config", "--output-format", "concise", "--notation", "pgn", "-"],
                                 input='[Date "1910-01-01"]\n\n1. e4 e5\n', capture_output=True, text=True)
            lines = [line for line in run.stdout.splitlines() if line]
            self.assertGreater(len(lines), 2)
            for line in lines:
                match = re.fullmatch(pattern["regexp"], line)
                self.assertIsNotNone(match, line)
                self.assertIn(match[pattern["severity"]], ("error", "warning", "note"))

    def test_editors_have_the_grammars_of_the_program(self):
        for file in (SOURCE / "editors/vscode/syntaxes").glob("*.tmLanguage.json"):
            notation = file.name.removesuffix(".tmLanguage.json")
            run = subprocess.run([PROGRAM, "grammar", notation, "--format", "textmate"], capture_output=True, text=True)
            self.assertEqual(run.stdout, file.read_text(encoding="utf-8"), f"{file}: the target editor_grammars writes it")
            self.assertGreater(len(json.loads(run.stdout)["patterns"]), 3, file)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
