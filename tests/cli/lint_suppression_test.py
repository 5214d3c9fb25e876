"""Comments that suppress diagnostics. Usage: lint_suppression_test.py PROGRAM"""

import unittest

from lint_support import HEAD, LintTest, game

XIANGQI = "FORMAT AXF\nGAME 1\nFOO bar\nSTART{\n1. C2=5 N8+7\n}\n"
DASHES = ("1. G7–G13, E21-E17", "2. E7–E13, G21-G17 :")


class Suppression(LintTest):
    def found(self, *lines, arguments=()):
        self.write("a.ctl-pgn", game(*lines))
        return self.codes(*arguments, "a.ctl-pgn")

    def test_before_the_first_move_it_reaches_the_game(self):
        self.assertEqual(self.found("{: lint-ignore[S005]: as printed }", *DASHES), [])
        self.write("b.ctl-pgn", game("{: lint-ignore[S005]: as printed }", *DASHES) + "\n" + game(*DASHES))
        self.assertEqual(self.codes("b.ctl-pgn"), ["S005", "S005"])

    def test_on_a_move_it_reaches_that_move(self):
        self.assertEqual(self.found(DASHES[0], "{: lint-ignore[S005]: as printed }", DASHES[1]), ["S005"])
        self.assertEqual(self.found(*DASHES, "{: lint-ignore[S005]: as printed }"), ["S005"])

    def test_on_a_move_it_reaches_comments_and_variations_of_the_move(self):
        self.assertEqual(self.found("1. G7-G13, E21-E17", "{: lint-ignore[S005]: as printed }", ".(1. …, E21–E19)",
                                    "2. E7-E13 :"), [])

    def test_in_a_variation_it_reaches_no_further(self):
        self.assertEqual(self.found("1. G7–G13, E21-E17", ".(", ".{: lint-ignore[S005]: as printed }",
                                    ".1. …, E21–E19", ".)", "2. E7–E13 :",
                                    arguments=("--select", "S005,L")), ["S005", "S005"])

    def test_after_the_result(self):
        self.write("a.ctl-pgn", HEAD + "1. G7-G13 :\n* done\n{: lint-ignore[S105]: a remark }\n")
        self.assertEqual(self.codes("a.ctl-pgn"), [])

    def test_by_name_and_several(self):
        self.assertEqual(self.found("1. G7–G13, E21E17 :", "{: lint-ignore[foreign-hyphen, S053]: as printed }"), [])

    def test_several_lines(self):
        self.assertEqual(self.found("1. G7–G13, E21-E17 :", "{: lint-ignore[ S005 ]:", "as printed }"), [])

    def test_the_level_of_a_finding_does_not_matter(self):
        self.assertEqual(self.found("1. G7G13 :", "{: lint-ignore[S053]: as printed }"), [])

    def test_without_a_reason_it_has_no_effect(self):
        for text in ("lint-ignore[S005]", "lint-ignore[S005]:", "lint-ignore[S005]:  "):
            self.assertEqual(sorted(self.found("1. G7–G13 :", f"{{: {text} }}")), ["L002", "S005"], text)

    def test_unreadable(self):
        for text in ("{: lint-ignore }", "{: lint-ignore S005: why }", "{: lint-ignore[S005: why }",
                     "{: lint-ignore[]: why }", "{: lint-ignore[S005] why }", "{ lint-ignore[S005]: why }"):
            self.assertEqual(sorted(self.found("1. G7–G13 :", text)), ["L001", "S005"], text)

    def test_other_comments_are_none(self):
        self.assertEqual(self.found("1. G7-G13 :", "{: lint-ignored games }"), [])

    def test_unknown_code(self):
        self.write("a.ctl-pgn", game("1. G7–G13 :", "{: lint-ignore[S005, foreign-hypen, S999]: why }"))
        output, _ = self.lint("--output-format", "concise", "a.ctl-pgn", status=0)
        self.assertIn('a.ctl-pgn:6:22: L003 warning suppression of an unknown code or name "foreign-hypen"; '
                      'did you mean "foreign-hyphen"?', output)
        self.assertIn('a.ctl-pgn:6:37: L003 warning', output)
        self.assertEqual(output.count("\n"), 2)
        for written, said in (("s005", '; did you mean "S005"?'), ("S05", "; each code is written in full, such as S051")):
            self.write("a.ctl-pgn", game("1. G7-G13 :", f"{{: lint-ignore[{written}]: why }}"))
            output, _ = self.lint("--output-format", "concise", "a.ctl-pgn", status=0)
            self.assertIn(f'unknown code or name "{written}"{said}', output)

    def test_unused(self):
        self.write("a.ctl-pgn", game("1. G7-G13 :", "{: lint-ignore[S005]: why }"))
        output, _ = self.lint("--output-format", "concise", "a.ctl-pgn", status=0)
        self.assertEqual(output, 'a.ctl-pgn:6:16: L004 warning unused suppression: nothing here is reported as "S005"\n')

    def test_what_is_not_checked_is_not_called_unused(self):
        lines = ("1. G7-G13 :", "{: lint-ignore[S005]: why }")
        self.assertEqual(self.found(*lines, arguments=("--ignore", "S005")), [])
        self.assertEqual(self.found(*lines, arguments=("--ignore", "L")), [])

    def test_comments_of_xiangqi(self):
        for comment in ("COM{: lint-ignore[T011]: why }", "COM{ : lint-ignore[T011]: why }",
                        "/*: lint-ignore[T011]: why */", "# : lint-ignore[T011]: why"):
            self.write("a.wxf", XIANGQI.replace("1.", comment + "\n1."))
            self.assertEqual(self.codes("a.wxf"), [], comment)
        self.write("a.wxf", XIANGQI.replace("1.", "COM{lint-ignore[T011]: why }\n1."))
        output, _ = self.lint("--output-format", "concise", "--select", "L", "a.wxf")
        self.assertIn('L001 warning malformed suppression: expected ": lint-ignore[S005]: reason", with a colon before it', output)

    def test_they_are_added_as_the_notation_writes_them(self):
        for name, text in (("a.wxf", XIANGQI), ("b.wxf", XIANGQI.replace("START{\n", "START{ ")),
                           ("a.pgn", '[Event "?"]\n\n1. e4 e5 *\n'), ("b.pgn", '[Event "?"] 1. e4 e5 *\n'),
                           ("a.ctl-pgn", game(*DASHES))):
            self.write(name, text)
            self.assertNotEqual(self.codes(name), [])
            for step in ("added", "again") if name == "a.ctl-pgn" else ("added", "again", "formatted"):
                if step == "formatted":
                    self.run_program("fmt", name)
                else:
                    self.lint("--add-ignore", "as printed", name, status=0)
                self.assertEqual(self.codes(name), [], (name, step))
            self.assertEqual((self.folder / name).read_text().count("lint-ignore"), 1, name)

    def test_they_are_added_between_lines(self):
        for text in ("> [Variant \"Diplomat\"]\n>\n> 1. d3, k3\n> *\n", "| 1 | d3 | k3 |\n| 2 | g2 | h2 |\n"):
            self.write("a.diplomat", text)
            self.lint("--add-ignore", "as mailed", "a.diplomat", status=0)
            lines = (self.folder / "a.diplomat").read_text().splitlines()
            added = [each for each in lines if "lint-ignore" in each]
            self.assertEqual([each for each in lines if each not in added], text.splitlines())
            self.assertEqual(len(added), 1)
            self.assertTrue(added[0].startswith("{: lint-ignore["))

    def test_about_excuses_nothing_is_excused(self):
        self.assertIn("L004", self.found("1. G7-G13 :", "{: lint-ignore[L004, S005]: why }"))


if __name__ == "__main__":
    unittest.main()
