"""Score sheets as scanners read them become games. Usage: score_sheet_test.py PROGRAM LINT_PAGE"""

import pathlib
import re
import subprocess
import sys
import unittest

PAGE = pathlib.Path(sys.argv.pop())
PROGRAM = sys.argv.pop()

PLIES = """e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7 Nbd2 cxd4 cxd4 Nc6
Nb3 a5 Be3 a4 Nbd2 Bd7 Rc1 Qb7 Qe2 Rfc8 Bd3 Nb4 Bb1 Rxc1 Rxc1 Rc8 Rxc8+ Bxc8 dxe5 dxe5 Nxe5 Nxa2""".split()
MOVES = [" ".join(PLIES[i:i + 2]) for i in range(0, len(PLIES), 2)]
# As they were read, by the number of the move.
DAMAGED = {4: "Ba4 Hf6", 7: "Bb3 db", 12: "Nbd2 cxd", 16: "N8d2 Bd7", 20: "Bb1 Rxcl"}
NUMBERS = {1: "l", 10: "I0", 20: "2O", 5: "S"}


def number(of):
    return NUMBERS.get(of, str(of))


def cell(of):
    return DAMAGED.get(of, MOVES[of - 1])


def columns(rows, between, first="{} {}", count=2):
    """Rows of numbers and moves, in columns that are read downwards."""
    lines = []
    for row in range(1, rows + 1):
        numbers = [row + column * rows for column in range(count)]
        lines.append(between.join(first.format(number(each), cell(each)) for each in numbers if each <= len(MOVES)))
    return lines


SHEETS = {
    "bars and signatures": [
        "          SPRING OPEN 2026", "White: Novak, A.    Black: Smith, John", "Date 12 March 2026   Round 4   Board 2", "",
        *columns(12, "  |  ", "{:<3} {:<14}"),
        "", "Signature White  A. Novak      Signature Black  J. Smith", "Result  1:0"],
    "dots and the result above": [
        "Chess Club Riverside - Score Sheet", "Event: Team league, division 2", "Result: 1:0", "",
        "    White   Black      White   Black", *columns(12, "    ", "{:>2}. {:<16}"),
        "", "_____________     _____________", "  signature         signature"],
    "a table": [
        "TOURNAMENT ....Autumn Cup....", "No | White | Black | No | White | Black",
        *[each.replace(" ", " | ") for each in columns(15, " ")], "RESULT 1:0", "SIGNED J. Diaz / P. Laurent"],
    "three columns": [
        "State championship, Hall B", "Player (White): R. Costa    Player (Black): L. Berg",
        *columns(8, "     ", "{:<3} {:<14}", 3), "Arbiter: K. Holm", "I:O"],
    "one column": ["Friendly game, 5.5.2026", "W: Ana   B: Tom", *columns(len(MOVES), "", count=1), "1:0"],
}


def fixed(text):
    return subprocess.run([PROGRAM, "lint", "--fix", "--unsafe-fixes", "--notation", "pgn", "-"], input=text,
                          capture_output=True, text=True, timeout=60, check=False)


def moves_of(text):
    text = re.sub(r"^\[.*$|\{[^}]*\}|\d+\.", "", text, flags=re.M)
    return text.split()


class ScoreSheets(unittest.TestCase):
    def test_become_games(self):
        for name, lines in SHEETS.items():
            with self.subTest(name):
                done = fixed("\n".join(lines) + "\n")
                self.assertEqual(moves_of(done.stdout), [*PLIES, "1-0"], done.stdout + done.stderr)
                self.assertIn('[Result "1-0"]', done.stdout)
                self.assertEqual(done.returncode, 0, done.stderr)

    def test_lose_no_word(self):
        for name, lines in SHEETS.items():
            with self.subTest(name):
                written = fixed("\n".join(lines) + "\n").stdout
                for line in (lines[0], lines[1]):
                    self.assertIn(line.strip().replace(" ", ""), written.replace(" ", ""))

    def test_a_game_with_a_move_per_line_is_none(self):
        text = "\n".join(f"{i}. {each}" for i, each in enumerate(MOVES, 1)).replace("Rxe8", "Rxe9") + "\n1-0\n"
        found = subprocess.run([PROGRAM, "lint", "--output-format", "concise", "--notation", "pgn", "-"], input=text,
                               capture_output=True, text=True, timeout=60, check=False).stdout
        self.assertNotIn("S007", found)

    def test_the_example_of_the_documents(self):
        part = PAGE.read_text(encoding="utf-8").split("## Score sheets", 1)[1].split("\n## ", 1)[0]
        sheet, game = re.findall(r"```text\n(.*?)```", part, flags=re.S)
        self.assertEqual(fixed(sheet).stdout, game)


if __name__ == "__main__":
    unittest.main()
