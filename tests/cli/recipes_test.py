#!/usr/bin/env python3
"""recipes_test.py SOURCE-FOLDER PROGRAM: the examples of docs/recipes.md work. Those whose tool is missing are
skipped: jq, pandas (python3-pandas), pre-commit, bash, and from npm @duckdb/node-api, vscode-textmate and
vscode-oniguruma, in the node_modules that CTLPGN_NODE_MODULES names."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv[1]).resolve()
PROGRAM = Path(sys.argv[2]).resolve()
PAGE = (SOURCE / "docs/recipes.md").read_text(encoding="utf-8")


GAMES = re.search(r"^```pgn\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[1]
ENVIRONMENT = {**os.environ, "PATH": f"{PROGRAM.parent}{os.pathsep}{os.environ['PATH']}", "LC_ALL": "C.UTF-8"}
BINARY_RECORDS = ("a.xqf", "a.cbr", "a.cbl")
FAULTY = '[Event "?"]\n\n1. e4   e5 2. Ke3 *\n'
MODULES = os.environ.get("CTLPGN_NODE_MODULES", "")


def blocks(language):
    """Code of the page, each with the output that follows it."""
    lines = r"((?:(?!```).*\n)*)"
    return re.findall(rf"^```{language}\n{lines}```\n\n```text\n{lines}```", PAGE, re.MULTILINE)


def has_module(name):
    return shutil.which("node") and (Path(MODULES) / name).is_dir() if MODULES else False


class Recipes(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def run_here(self, *command, **more):
        return subprocess.run(command, capture_output=True, text=True, **{"cwd": self.folder, "env": ENVIRONMENT, **more})

    def write(self, name, text):
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")

    def write_tables(self):
        """As the page says."""
        commands = re.search(r"^## Tables first\n.*?^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[1]
        run = self.run_here("sh", "-euc", commands)
        self.assertEqual(run.returncode, 0, run.stderr)

    @unittest.skipUnless(shutil.which("jq"), "jq is not installed")
    def test_commands_print_what_is_shown(self):
        self.write("games/evening.pgn", GAMES)
        shown = blocks("sh")
        self.assertGreaterEqual(len(shown), 4)
        for command, output in shown:
            run = self.run_here("sh", "-c", command)
            self.assertEqual((run.stdout, run.returncode), (output, 0), f"{command}{run.stderr}")

    @unittest.skipUnless(importlib.util.find_spec("pandas"), "pandas is not installed")
    def test_pandas(self):
        self.write("games/evening.pgn", GAMES)
        self.write_tables()
        (code, output), = blocks("python")
        run = self.run_here(sys.executable, "-c", code)
        self.assertEqual((run.stdout, run.returncode), (output, 0), run.stderr)

    @unittest.skipUnless(shutil.which("Rscript"), "R is not installed")
    def test_r(self):
        self.write("games/evening.pgn", GAMES)
        self.write_tables()
        (code, output), = blocks("r")
        self.write("ask.r", code)
        run = self.run_here("Rscript", "--vanilla", "ask.r")
        self.assertEqual((run.stdout, run.returncode), (output, 0), run.stderr)

    def ask_duckdb(self, question):
        """The rows of the answer, after the names of the columns."""
        self.write("ask.mjs", """
            import {createRequire} from "node:module";
            const {DuckDBInstance} = createRequire(process.argv[2] + "/")("@duckdb/node-api");
            const asked = await (await DuckDBInstance.create(":memory:")).connect();
            const answer = await asked.runAndReadAll(process.argv[3]);
            console.log([answer.columnNames(), ...answer.getRowsJson()].map(row => row.join("\\t")).join("\\n"));
            """)
        return self.run_here("node", "ask.mjs", MODULES, question)

    @unittest.skipUnless(has_module("@duckdb/node-api"), "npm's @duckdb/node-api is not there")
    def test_duckdb(self):
        self.write("games/evening.pgn", GAMES)
        self.write_tables()
        shown = blocks("sql")
        self.assertEqual(len(shown), 2)
        for question, output in shown:
            run = self.ask_duckdb(question)
            self.assertEqual((run.stdout, run.returncode), (output, 0), run.stderr)

    @unittest.skipUnless(has_module("@duckdb/node-api"), "npm's @duckdb/node-api is not there")
    def test_duckdb_is_right_about_games_beyond_its_sample(self):
        """Before that, all seconds are whole, no game has variations, and no clock has 100 hours."""
        early, late = 21000, 900
        roster = '[Event "Cup"]\n[White "Anna"]\n[Black "Boris"]\n[Result "1-0"]\n\n'
        self.write("games/many.pgn", early * (roster + "1. e4 {[%clk 0:03:00]} 1... e5 {[%clk 0:02:58]} 1-0\n\n") +
                   late * (roster + "1. d4 {[%clk 0:02:59.6]} (1. c4) 1... d5 {[%clk 100:00:00.25]} 1-0 {The end.}\n\n"))
        self.write_tables()
        self.run_here("sh", "-c", "ctlpgn json --lines -q games/ > games.jsonl")
        queries = re.findall(r"^```sql\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
        seconds = early * (180 + 178) + late * (179.6 + 360000.25)
        expected = [[f"Anna\t{early + late}\t2"], [f"e4\t{early}", f"d4\t{late}"],
                    [f"{2 * (early + late)}\t{seconds:.1f}"], [f"{2 * early + 3 * late}"]]
        for question, rows in zip(queries, expected, strict=True):
            run = self.ask_duckdb(question)
            self.assertEqual(run.returncode, 0, run.stderr)
            found = run.stdout.splitlines()[1:]
            if "seconds" in question:
                count, total = found[0].split("\t")
                found = [f"{count}\t{float(total):.1f}"]
            self.assertEqual(found, rows)
        for text in ("docs/select.md", "docs/large-files.md"):
            question, = re.findall(r'duckdb -c "(.*?)"', (SOURCE / text).read_text(encoding="utf-8"))
            run = self.ask_duckdb(question.replace("part-*", "games"))
            self.assertEqual(run.stdout.splitlines()[1:], [f"1-0\t{early + late}"], run.stderr)

    @unittest.skipUnless(shutil.which("pre-commit") and shutil.which("git"), "pre-commit or git is not installed")
    def test_pre_commit(self):
        env = {**ENVIRONMENT, "PRE_COMMIT_HOME": str(self.folder / "cache"), "GIT_CONFIG_GLOBAL": os.devnull,
               **{f"GIT_{who}_{what}": "someone@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}}

        def git(folder, *arguments):
            return self.run_here("git", "-C", folder, *arguments, env=env, check=True).stdout.strip()

        self.write("hooks/.pre-commit-hooks.yaml", (SOURCE / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
        self.write("games/faulty.pgn", FAULTY)
        self.write("games/ROUND2.PGN", FAULTY)
        self.write("games/vendor/theirs.pgn", FAULTY)
        self.write("games/ctlpgn.toml", '[lint]\nexclude = ["vendor/**"]\n')
        self.write("games/notes.md", "1. e4 is good")
        for folder in ("hooks", "games"):
            git(folder, "init", "-q")
        git("hooks", "add", ".")
        git("hooks", "commit", "-qm", "hooks")
        config = re.search(r"^```yaml\n(repos:.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[1]
        self.write("games/.pre-commit-config.yaml", config.replace("ADDRESS", str(self.folder / "hooks"))
                   .replace("VERSION", git("hooks", "rev-parse", "HEAD")))
        git("games", "add", ".")
        run = self.run_here("pre-commit", "run", cwd=self.folder / "games", env=env)
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        self.assertRegex(run.stdout, r"lint game records\.+Failed")
        self.assertRegex(run.stdout, r"games/faulty\.pgn:3:|faulty\.pgn:3:")
        self.assertRegex(run.stdout, r"ROUND2\.PGN:3:")
        self.assertNotIn("notes.md", run.stdout)
        self.assertNotIn("theirs.pgn", run.stdout)
        git("games", "rm", "-q", "-f", "ROUND2.PGN")
        # A valid but untidy game: it is formatted, and then clean.
        self.write("games/faulty.pgn", GAMES.replace("1. e4 e5", "1. e4   e5"))
        git("games", "add", ".")
        run = self.run_here("pre-commit", "run", cwd=self.folder / "games", env=env)
        self.assertRegex(run.stdout, r"(?s)format game records\.+Failed.*files were modified by this hook")
        self.assertEqual((self.folder / "games/faulty.pgn").read_text(encoding="utf-8"), GAMES)
        git("games", "add", ".")
        run = self.run_here("pre-commit", "run", cwd=self.folder / "games", env=env)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_pre_commit_hands_over_the_files_that_folders_are_searched_for(self):
        hooks = (SOURCE / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
        lint, fmt = re.findall(r"^  files: (.*)$", hooks, re.MULTILINE)
        help_text = self.run_here("ctlpgn", "lint", "--help").stdout
        searched = re.search(r"searched for ([^,]+(?:,\s+\*\.[\w-]+)*), compressed", " ".join(help_text.split()))[1]
        names = [f"a{each.strip().removeprefix('*')}" for each in searched.split(",")]
        self.assertIn("a.pgn", names)
        for name in names:
            if name == "a.txt":  # may be anything
                continue
            for each in (name, name.upper()):
                self.assertRegex(each, lint)
                if name in BINARY_RECORDS:  # which are read and not written
                    self.assertNotRegex(each, fmt)
                    continue
                self.assertRegex(each, fmt)
                for compression in (".gz", ".BZ2", ".xz", ".zst"):
                    self.assertRegex(each + compression, lint)
                    self.assertNotRegex(each + compression, fmt)
        for name in ("pgn", "a.pgn.md", "a.pgnx", "a.json"):
            self.assertNotRegex(name, lint)
        self.assertEqual(hooks.count("--force-exclude"), 2)

    def steps(self):
        """The shell of the steps of action.yml, by name."""
        text = (SOURCE / "action.yml").read_text(encoding="utf-8")
        steps = re.findall(r"^    - name: (.*?)\n(.*?)(?=^    - name:|\Z)", text, re.MULTILINE | re.DOTALL)
        shells = {name: re.search(r"^      run: \|\n((?:        .*\n|\n)+)", body, re.MULTILINE)[1] for name, body in steps}
        return {name: re.sub(r"^        ", "", shell, flags=re.MULTILINE) for name, shell in shells.items()}

    def run_step(self, name, **env):
        return self.run_here("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", self.steps()[name],
                             env={**ENVIRONMENT, "RUNNER_TEMP": str(self.folder / "temp"), **env})

    @unittest.skipUnless(shutil.which("bash"), "bash is not installed")
    def test_the_action_lints(self):
        self.write("games/faulty.pgn", FAULTY)
        self.write("games/evening.pgn", GAMES)
        run = self.run_step("Lint", GITHUB_ACTION_PATH=str(SOURCE), PROGRAM="ctlpgn", PATHS="games/",
                            OPTIONS="--error-on-warnings --select *")
        self.assertEqual(run.returncode, 2, "patterns in options stay what they are: " + run.stderr)
        run = self.run_step("Lint", GITHUB_ACTION_PATH=str(SOURCE), PROGRAM="ctlpgn", PATHS="games/", OPTIONS="--no-config")
        matcher, *findings = run.stdout.splitlines()
        self.assertEqual(run.returncode, 1)
        file = Path(matcher.removeprefix("::add-matcher::"))
        pattern = json.loads(file.read_text(encoding="utf-8"))["problemMatcher"][0]["pattern"][0]
        places = {(match[pattern["file"]], match[pattern["line"]]) for match in map(re.compile(pattern["regexp"]).match, findings)
                  if match}
        self.assertIn(("games/faulty.pgn", "3"), places)
        run = self.run_step("Lint", GITHUB_ACTION_PATH=str(SOURCE), PROGRAM="ctlpgn", PATHS="games/evening.pgn", OPTIONS="")
        self.assertEqual(run.returncode, 0, run.stdout)

    @unittest.skipUnless(shutil.which("bash"), "bash is not installed")
    def test_the_action_lints_with_what_it_has_built(self):
        # Stand-ins for the build commands, which put the program where it would be built.
        self.write("games/faulty.pgn", FAULTY)
        for name in ("action/.ci/setup", "bin/cmake"):
            self.write(name, '#!/bin/sh\necho "${0##*/} $*" >> "$RUNNER_TEMP/calls"\n'
                             f'mkdir -p "$RUNNER_TEMP/ctlpgn" && ln -sf "{PROGRAM}" "$RUNNER_TEMP/ctlpgn/ctlpgn"\n')
            (self.folder / name).chmod(0o755)
        self.write("action/editors/problem-matcher.json", "{}")
        (self.folder / "temp").mkdir()
        action = str(self.folder / "action")
        path = f"{self.folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
        self.assertEqual(self.run_step("Build ctlpgn", GITHUB_ACTION_PATH=action, PATH=path).returncode, 0)
        calls = (self.folder / "temp/calls").read_text().splitlines()
        self.assertEqual(calls[0], "setup packages")
        self.assertIn(f"-S {action} -B {self.folder}/temp/ctlpgn", calls[1])
        self.assertIn("--target ctlpgn_program", calls[2])
        run = self.run_step("Lint", GITHUB_ACTION_PATH=action, PROGRAM="", PATHS=".", OPTIONS="", PATH=path)
        self.assertIn("faulty.pgn:3:", run.stdout)
        self.assertEqual(run.returncode, 1, run.stderr)

    @unittest.skipUnless(has_module("vscode-textmate") and has_module("vscode-oniguruma"),
                         "npm's vscode-textmate and vscode-oniguruma are not there")
    def test_what_editors_make_of_the_grammars(self):
        self.write("colour.mjs", """
            import {createRequire} from "node:module";
            import fs from "node:fs";
            const [modules, file, scope, ...lines] = process.argv.slice(2);
            const require = createRequire(modules + "/");
            const {Registry, INITIAL} = require("vscode-textmate"), oniguruma = require("vscode-oniguruma");
            const bytes = fs.readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm"));
            await oniguruma.loadWASM(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
            const registry = new Registry({
              onigLib: Promise.resolve({createOnigScanner: all => new oniguruma.OnigScanner(all),
                                        createOnigString: text => new oniguruma.OnigString(text)}),
              loadGrammar: async () => JSON.parse(fs.readFileSync(file, "utf8"))});
            const grammar = await registry.loadGrammar(scope);
            let stack = INITIAL;
            const all = [];
            for (const line of lines) {
              const {tokens, ruleStack} = grammar.tokenizeLine(line, stack);
              stack = ruleStack;
              for (const {startIndex, endIndex, scopes} of tokens) all.push([line.slice(startIndex, endIndex), scopes.at(-1)]);
            }
            console.log(JSON.stringify(all));
            """)
        for notation, lines, expected in (
                ("pgn", ('[White "Anna"]', "1. e4 { good } Nf6 1-0"),
                 {"White": "entity.name.tag", "1.": "constant.numeric.move-number", "e4": "variable.other.square",
                  "N": "storage.type.piece", " good ": "comment.block", "1-0": "constant.language.result"}),
                ("ctl-pgn", ("1. G7-G13, E21-E17 ?!:", "{ @B: see #1[#1.1]@B }"),
                 {"G7": "variable.other.hex.origin", "E17": "variable.other.hex.destination", "?!": "keyword.other.rating",
                  "#1[#1.1]@B": "markup.underline.link.move"}),
                ("xiangqi", ("START{", "1. Ch2-e2 Nh9-g7", "COM{ good }"),
                 {"h2": "variable.other.point.origin", "g7": "variable.other.point.destination", " good ": "comment.block"}),
                ("diplomat", ("2. d2–d3 , k2–k3",), {"2.": "constant.numeric.move-number", "d3": "variable.other.cell.destination"})):
            with self.subTest(notation):
                file = SOURCE / f"editors/vscode/syntaxes/{notation}.tmLanguage.json"
                scope = json.loads(file.read_text(encoding="utf-8"))["scopeName"]
                run = self.run_here("node", "colour.mjs", MODULES, str(file), scope, *lines)
                found = dict(json.loads(run.stdout or "[]"))
                for text, name in expected.items():
                    self.assertEqual(found.get(text), f"{name}.{scope.removeprefix('source.')}", (text, run.stderr))

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
            run = subprocess.run([PROGRAM, "grammar", notation, "--output-format", "textmate"], capture_output=True, text=True)
            self.assertEqual(run.stdout, file.read_text(encoding="utf-8"), f"{file}: the target editor_grammars writes it")
            self.assertGreater(len(json.loads(run.stdout)["patterns"]), 3, file)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
