"""Configuration files of `ctlpgn lint`. Usage: lint_configuration_test.py PROGRAM"""

import json
import os
import re
import subprocess
import unittest

from lint_support import DASH, NO_HYPHEN, PROGRAM, LintTest, game


class Configuration(LintTest):
    def setUp(self):
        super().setUp()
        self.write("club/2024/a.ctl-pgn", game("1. G7–G13, E21-E17", "2. E7E13 :"))

    def found(self, *arguments, **options):
        return self.codes(*arguments, "club/2024/a.ctl-pgn", **options)

    def test_encodings_of_files(self):
        def event(*arguments):
            done = self.run_program("json", "-q", "--exit-zero", *arguments)
            self.assertEqual(done.returncode, 0, done.stderr.decode())
            return json.loads(done.stdout)["games"][0]["tags"][0]["value"]

        text = '[Event "\xf8"]\n\n1. e4 *\n'.encode("latin-1")
        for name in ("a.pgn", "russian/b.pgn"):
            self.write(name, text)
        self.write("ctlpgn.toml", 'input-encoding = "CP1250"\n[lint.per-file-encodings]\n"russian/**" = "CP1251"\n')
        self.assertEqual(event("a.pgn"), "\u0159")
        self.assertEqual(event("russian"), "\u0448")
        self.assertEqual(event("--input-encoding=Latin-1", "a.pgn"), "\xf8")
        self.assertEqual(event("--no-config", "a.pgn"), "\xf8")
        self.write("ctlpgn.toml", 'input-encoding = "CP0"\n')
        done = self.run_program("json", "a.pgn")
        self.assertEqual(done.returncode, 2)
        self.assertIn(b'"CP0" is not an encoding', done.stderr)

    def test_the_nearest_one_counts_alone(self):
        self.write("ctlpgn.toml", '[lint]\nselect = ["S005"]\n')
        self.assertEqual(self.found(), ["S005"])
        self.write("club/.ctlpgn.toml", '[lint]\nselect = ["S053"]\n')
        self.assertEqual(self.found(), ["S053"])
        self.write("club/2024/ctlpgn.toml", "")
        self.assertEqual(self.found(), ["S005", "S053"])

    def test_each_file_has_its_own(self):
        self.write("club/2025/a.ctl-pgn", game("1. G7–G13, E21-E17", "2. E7E13 :"))
        self.write("club/2025/ctlpgn.toml", '[lint]\nignore = ["S005"]\n')
        self.assertEqual(self.codes("club"), ["S005", "S053", "S053"])

    def test_a_given_one_and_none(self):
        self.write("ctlpgn.toml", '[lint]\nselect = ["S005"]\n')
        self.write("other/x.toml", '[lint]\nselect = ["S053"]\n')
        self.assertEqual(self.found("--config", "other/x.toml"), ["S053"])
        self.assertEqual(self.found("--no-config"), ["S005", "S053"])

    def test_one_that_can_be_read_only_once(self):
        script = 'exec "$0" lint --output-format concise "$@" club/2024/a.ctl-pgn < <(printf "%s" "$TEXT")'
        piped = {"ignore": '[lint]\nignore = ["S005"]\n', "run": '[lint]\noutput-format = "json"\n'}

        def found(*arguments, text):
            done = subprocess.run(["bash", "-c", script, PROGRAM, *arguments], capture_output=True, cwd=self.folder,
                                  timeout=60, env={**os.environ, "TEXT": text}, check=False)
            self.assertEqual(done.returncode, 1, done.stderr)
            return re.findall(r"(?m): ([A-Z]\d+) ", done.stdout.decode())

        self.assertEqual(found(text=piped["ignore"]), ["S005", "S053"])
        self.assertEqual(found("--config", "/dev/stdin", text=piped["ignore"]), ["S053"])
        self.write("ctlpgn.toml", '[lint]\nextend = "/dev/stdin"\n')
        self.assertEqual(found(text=piped["ignore"]), ["S053"])
        self.write("c.toml", '[lint]\nextend = "/dev/stdin"\n')
        self.assertEqual(found("--config", "c.toml", text=piped["ignore"]), ["S053"])
        named = subprocess.run(["bash", "-c", '"$0" lint --config <(printf "%s" "$TEXT") club', PROGRAM], timeout=60,
                               capture_output=True, cwd=self.folder, env={**os.environ, "TEXT": piped["run"]}, check=False)
        self.assertEqual([each["code"] for each in json.loads(named.stdout)["diagnostics"]], ["S005", "S053"])

    def test_the_command_line_wins(self):
        self.write("ctlpgn.toml", '[lint]\nselect = ["S005"]\nlevel = "syntax"\nerror-on-warnings = true\n'
                                  'max-diagnostics = 1\n[lint.severity]\nS005 = "note"\n')
        self.assertEqual(self.found("--select", "S053"), ["S053"])
        self.assertEqual(self.found("--extend-select", "S053", "--max-diagnostics", "0"), ["S005", "S053"])
        self.assertEqual(self.found("--ignore", "foreign-hyphen"), [])
        self.found("--severity", "S005=warning", status=1)
        self.found(status=0)

    def test_every_key(self):
        self.write("ctlpgn.toml", """[lint]
select = ["S"]
extend-select = ["L"]
ignore = ["S053"]
level = "coherent"
profile = "full"
no-board = true
error-on-warnings = false
max-diagnostics = 10
severity = { S005 = "error", L = "warning" }
per-file-ignores = { "*.old" = ["ALL"] }
""")
        self.assertEqual(self.found(status=1), ["S005"])

    def test_profile(self):
        self.write("ctlpgn.toml", '[lint]\nprofile = "minimal"\n')
        self.write("b.ctl-pgn", game("{ One. }", "1. G7-G13 :"))
        self.assertEqual(self.codes("b.ctl-pgn"), ["L005"])
        self.assertEqual(self.codes("--profile", "full", "b.ctl-pgn"), [])

    def test_per_file_ignores(self):
        for pattern, expected in {"*.ctl-pgn": ["S053"], "a.*": ["S053"], "b.*": ["S005", "S053"],
                                  "club/*/a.ctl-pgn": ["S053"], "club/a.ctl-pgn": ["S005", "S053"],
                                  "club/*": ["S005", "S053"], "club/**": ["S053"], "**/a.ctl-pgn": ["S053"],
                                  "**/2024/*": ["S053"], "club/20?4/*": ["S053"], "/club/2024/a.ctl-pgn": ["S053"],
                                  "club/**/a.ctl-pgn": ["S053"], "**/nowhere/**": ["S005", "S053"],
                                  "club/": ["S053"], "2024/": ["S053"], "club/2024/": ["S053"],
                                  "a.ctl-pgn/": ["S005", "S053"], "nowhere/": ["S005", "S053"]}.items():
            with self.subTest(pattern):
                self.write("ctlpgn.toml", f'[lint.per-file-ignores]\n"{pattern}" = ["S005"]\n')
                self.assertEqual(self.found(), expected)

    def test_standard_input_by_its_name(self):
        self.write("club/ctlpgn.toml", '[lint.per-file-ignores]\n"x.*" = ["S053"]\n')
        self.assertEqual(self.codes("--stdin-filename", "club/x.ctl-pgn", "-", stdin=NO_HYPHEN), [])
        self.assertEqual(self.codes("-", stdin=NO_HYPHEN), ["S053"])
        self.write("ctlpgn.toml", '[lint]\nignore = ["S"]\n')
        self.assertEqual(self.codes("-", stdin=DASH), [])

    def test_what_is_wrong_is_said_with_its_place(self):
        for text, said in {
            '[lint]\nselct = ["S"]\n': ':2:1: unknown key "selct"; did you mean "select"?',
            'select = ["S"]\n': ':1:1: unknown key "select"; it belongs under [lint]',
            '[lnt]\n': 'unknown key "lnt"; did you mean "lint"?',
            '[lint]\nselect = "S"\n': ':2:10: expected a list of codes',
            '[lint]\nselect = ["S", "Q9"]\n': ':2:16: no diagnostic has the code or the name "Q9"',
            '[lint]\nlevel = "strict"\n': ':2:9: expected "syntax", "coherent" or "legal"',
            '[lint]\nlevel = 3\n': ':2:9: expected "syntax", "coherent" or "legal"',
            '[lint]\nprofile = "small"\n': 'expected one of "full", "minimal"',
            '[lint]\nno-board = 1\n': 'expected true or false',
            '[lint]\nmax-diagnostics = -1\n': 'expected a number that is not negative',
            '[lint.severity]\nS005 = "bad"\n': ':2:8: expected "error", "warning" or "note"',
            '[lint.severity]\nmissing-dott = "error"\n': 'did you mean "missing-dot"?',
            '[lint\n': ':1:6: ',
            'lint = 1\n': 'expected a table',
            '[lint]\n\u00e9 = 1\n': ':2:1: ',
            'width = 3\n': ':1:1: unknown key "width"; it belongs under [fmt]',
            '[fmt]\nwidht = 3\n': ':2:1: unknown key "widht"; did you mean "width"?',
            '[fmt]\nwidth = -1\n': ':2:9: expected a number that is not negative',
            '[fmt]\nwidth = 4294967296\n': ':2:9: expected a number that is at most 4294967295',
            '[format]\nindent = "tabs"\n': ':2:10: expected one of "dots", "spaces", "none"',
            '[fmt]\nedition = "2020"\n': ':2:11: expected one of "1994", "1993"',
            '[fmt]\nascii = "yes"\n': ':2:9: expected true or false',
            '[fmt]\n[format]\n': '[fmt] and [format] are the same table; keep one of them',
            'exclude = []\n[lint]\nexclude = []\n': 'exclude is set twice, under [lint] and before all tables',
        }.items():
            with self.subTest(text):
                self.write("ctlpgn.toml", text)
                output, complaint = self.lint("club", status=2)
                self.assertEqual(output, "")
                self.assertIn("ctlpgn.toml" + (said if said.startswith(":") else ""), complaint)
                self.assertIn(said, complaint)


class Files(LintTest):
    def setUp(self):
        super().setUp()
        for name in ("a.ctl-pgn", "old/b.ctl-pgn", "old/very/c.ctl-pgn", "new/d.ctl-pgn"):
            self.write("club/" + name, DASH)

    def files(self, *arguments):
        output, _ = self.lint("--show-files", *arguments, status=0)
        return [each.removeprefix("club/").removesuffix(".ctl-pgn") for each in output.split()]

    def test_exclude_and_include(self):
        for key, expected in {'exclude = ["old"]': ["a", "new/d"], 'exclude = ["old/**"]': ["a", "new/d"],
                              'exclude = ["old/very"]': ["a", "new/d", "old/b"],
                              'include = ["new", "a.*"]': ["a", "new/d"],
                              'exclude = ["old/"]': ["a", "new/d"], 'exclude = ["very/"]': ["a", "new/d", "old/b"],
                              'exclude = ["old/very/"]': ["a", "new/d", "old/b"],
                              'exclude = ["/old/"]': ["a", "new/d"], 'include = ["old/"]': ["old/b", "old/very/c"],
                              'exclude = ["a.ctl-pgn/"]': ["a", "new/d", "old/b", "old/very/c"],
                              'include = ["old"]\nexclude = ["c.*"]': ["old/b"]}.items():
            with self.subTest(key):
                self.write("club/ctlpgn.toml", f"[lint]\n{key}\n")
                self.assertEqual(self.files("club"), expected)
        self.assertEqual(self.files("--no-config", "--exclude", "club/old,club/a.ctl-pgn", "club"), ["new/d"])
        self.assertEqual(self.files("--no-config", "--exclude", "./club/old,././club/a.ctl-pgn", "club"), ["new/d"])
        self.assertEqual(self.files("--no-config", "--include", "club/new", "club"), ["new/d"])

    def test_the_formatter_has_patterns_besides(self):
        for outer in ('[lint]\nexclude = ["old"]\n', 'exclude = ["old"]\n'):
            self.write("club/ctlpgn.toml", outer + '[fmt]\nexclude = ["new"]\n')
            self.assertEqual(self.files("club"), ["a", "new/d"])
        self.write("club/ctlpgn.toml", 'exclude = ["old"]\n[lint]\nexclude = ["new"]\n')
        done = self.run_program("lint", "club")
        self.assertIn(b"club/ctlpgn.toml:3:1: exclude is set twice, under [lint] and before all tables", done.stderr)

    def test_a_named_file_is_linted(self):
        self.write("club/ctlpgn.toml", '[lint]\nexclude = ["old"]\n')
        self.assertEqual(self.files("club/old/b.ctl-pgn"), ["old/b"])

    def test_gitignore(self):
        self.write(".git/HEAD", "")
        self.write(".gitignore", "# drafts\nold/\n!a.ctl-pgn\n")
        self.write("club/new/.gitignore", "/d.*\n")
        self.assertEqual(self.files("club"), ["a"])
        self.assertEqual(self.files("--no-gitignore", "club"), ["a", "new/d", "old/b", "old/very/c"])
        self.write("ctlpgn.toml", "[lint]\nrespect-gitignore = false\n")
        self.assertEqual(len(self.files("club")), 4)

    def test_extend(self):
        self.write("base.toml", '[lint]\nignore = ["S005"]\nlevel = "syntax"\n'
                                '[lint.per-file-ignores]\n"club/a.*" = ["S053"]\n')
        self.write("club/ctlpgn.toml", '[lint]\nextend = "../base.toml"\n')
        self.assertEqual(self.codes("club/a.ctl-pgn"), [])
        self.write("club/ctlpgn.toml", '[lint]\nextend-select = ["S005"]\nextend = "../base.toml"\n')
        self.assertEqual(self.codes("club/a.ctl-pgn"), ["S005"])
        self.write("club/ctlpgn.toml", '[lint]\nextend = "ctlpgn.toml"\n')
        _, complaint = self.lint("club", status=2)
        self.assertIn("ctlpgn.toml:2:10: a configuration cannot extend itself: ", complaint)

    def test_extend_in_a_circle_or_nothing(self):
        self.write("base.toml", '[lint]\nextend = "club/ctlpgn.toml"\n')
        self.write("club/ctlpgn.toml", '[lint]\nextend = "../base.toml"\n')
        _, complaint = self.lint("club", status=2)
        self.assertRegex(complaint, r"itself: \S+/club/ctlpgn.toml -> \S+/base.toml -> \S+/club/ctlpgn.toml")
        self.write("club/ctlpgn.toml", '[lint]\nextend = "nothing.toml"\n')
        _, complaint = self.lint("club", status=2)
        self.assertIn("nothing.toml: No such file or directory", complaint)

    def test_extend_what_never_ends_or_waits(self):
        os.mkfifo(self.folder / "pipe")
        (self.folder / "folder").mkdir()
        self.write("large.toml", "# comment\n" * 200000)
        for base, why in (("/dev/zero", "it is not a regular file"), ("../pipe", "it is not a regular file"),
                          ("../folder", "it is a folder"), ("../large.toml", "it is larger than 1 MiB")):
            for head in ("", "[lint]\n"):
                self.write("club/ctlpgn.toml", f'{head}extend = "{base}"\n')
                _, complaint = self.lint("club", status=2)
                self.assertRegex(complaint, rf"ctlpgn\.toml:\d:10: cannot read the configuration \S+: {why}")
        (self.folder / "club/ctlpgn.toml").unlink()
        _, complaint = self.lint("--config", "/dev/zero", "club", status=2)
        self.assertIn("/dev/zero: it is larger than 1 MiB", complaint)

    def test_what_is_called_as_a_configuration_and_is_no_file(self):
        for name in ("club/ctlpgn.toml", "club/.ctlpgn.toml", "ctlpgn.toml"):
            for make, why in ((os.mkdir, "it is a folder"), (os.mkfifo, "it is not a regular file")):
                make(self.folder / name)
                for command in ("lint", "fmt", "json"):
                    done = self.run_program(command, "club")
                    self.assertEqual((done.returncode, done.stdout), (2, b""), (command, name))
                    self.assertIn(f"{name}: {why}", done.stderr.decode())
                (os.rmdir if make == os.mkdir else os.unlink)(self.folder / name)

    def test_an_output_format_that_does_not_exist(self):
        self.write("ctlpgn.toml", '[lint]\noutput-format = "xml"\n')
        for arguments in ((), ("--output-format", "concise")):
            _, complaint = self.lint("club", *arguments, status=2)
            self.assertIn('ctlpgn.toml:2:17: output-format must be one of full, concise, ', complaint)

    def test_a_key_that_does_not_exist(self):
        for key, said in (("fix-only", "; the keys are select, "), ("ignor", '; did you mean "ignore"?')):
            self.write("ctlpgn.toml", f"[lint]\n{key} = true\n")
            self.assertIn(f'unknown key "{key}"{said}', self.lint("club", status=2)[1])

    def test_files_are_linted_once(self):
        self.assertEqual(self.files("club", "./club/a.ctl-pgn", "club/old/b.ctl-pgn", "club"), ["a", "new/d", "old/b", "old/very/c"])
        output, _ = self.lint("--show-files", "-", "-", status=0)
        self.assertEqual(output.count("\n"), 1)

    def test_settings(self):
        self.write("club/ctlpgn.toml", '[lint]\nignore = ["S001"]\nlevel = "syntax"\nunfixable = ["S005"]\n')
        output, _ = self.lint("--show-settings", "club/a.ctl-pgn", status=0)
        for said in ("# club/a.ctl-pgn", 'level = "syntax"', 'ignore = ["S001"]', 'unfixable = ["S005"]'):
            self.assertIn(said, output.split("\n"))


    def test_settings_are_those_in_force(self):
        self.write("a.pgn", "1. e4 e5 *\n")
        self.write("b.wxf", "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 N8+7\n}\n")
        for profile, in_force in (("minimal", "import"), ("export", "export")):
            output, _ = self.lint("--no-config", "--profile", profile, "--show-settings", "a.pgn", status=0)
            self.assertIn(f'profile = "{in_force}"', output.split("\n"))
            self.assertNotIn("profile", self.lint("--no-config", "--profile", profile, "--show-settings", "b.wxf")[0])
        for arguments, said in ((["--select", "S,GR033"], 'select = ["S", "GR033"]'), (["--ignore", "S,GS"], 'ignore = ["S", "GS"]'),
                                (["--fixable", "S"], 'fixable = ["S"]'), (["--ignore", "ALL"], 'select = []'), ([], "ignore = []")):
            output, _ = self.lint("--no-config", *arguments, "--show-settings", "a.pgn", status=0)
            self.assertIn(said, output.split("\n"))


if __name__ == "__main__":
    unittest.main()
