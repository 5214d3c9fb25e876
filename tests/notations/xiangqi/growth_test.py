"""How time and memory grow with records of xiangqi, ordinary and hostile ones. Usage: growth_test.py PROGRAM

Memory is bounded, since no text here is large."""

import unittest

from growth_support import GrowthTest

SIZE = 2000
MOST_MEGABYTES = 200  # sanitizers and debuggers need more


def moves(count):
    return "".join(f"{i + 1}. {('H2-E2 H7-E7', 'E2-H2 E7-H7')[i % 2]}\n" for i in range(count))


def game(body, head="GAME 1\n"):
    return f"{head}START{{\n{body}\n}}\n"


KINDS = {
    "moves": lambda n: game(moves(n)),
    "games": lambda n: game("1. H2-E2 H9-G7") * n,
    "markers": lambda n: game("1. H2-E2 " + " ".join(f"({i + 1})" for i in range(n)) + " H9-G7\n"
                              + "\n".join(f"VAR[{i + 1}]{{ 1. B2-E2 }}" for i in range(n))),
    "variations without markers": lambda n: game(moves(n) + f"VAR{{ {n}. B2-E2 }}\n" * n),
    "variations in braces alone": lambda n: game("1. H2-E2 " + "{ 1. B2-E2 } " * n),
    "braces that are not closed": lambda n: game("1. H2-E2 " + "{ 1. B2-E2 " * n),
    "surplus braces": lambda n: game("1. H2-E2 H9-G7") + "}\n" * n,
    "points taken twice": lambda n: game("1. H2-E2", "GAME 1\nSETUP{ " + "Ra0; " * n + "MOVE 1, RED }\n"),
    "header lines": lambda n: game("1. H2-E2", "GAME 1\n" + "RED Hu; 1; 2\n" * n),
    "comments": lambda n: game("1. H2-E2 " + "COM{ a } # b\n/* c */ " * n),
    "comments opened once more": lambda n: game("1. H2-E2 COM{ a {\n" * n),
    "header lines among moves": lambda n: game("1. H2-E2 H9-G7\n" + "RED Hu\n" * n),
    "header lines after moves": lambda n: game("1. H2-E2 H9-G7") + "RED Hu\n" * n,
    "header lines before moves in braces": lambda n: game("1. H2-E2 H9-G7\n" + "RED Hu\n" * n + "2. H0-G2"),
    "header lines before GAME": lambda n: "RED Hu\n" * n + game("1. H2-E2"),
    "keywords in a value": lambda n: game("1. H2-E2", "GAME 1\nRED " + "BLACK Li " * n + "\n"),
    "half-moves twice": lambda n: game("".join(f"{i + 1}. H2-E2 H9-G7 H9-G7\n" for i in range(n))),
    "variations without braces": lambda n: game("1. H2-E2 H9-G7\n" + "VAR[1] 1. ... B9-C7\n" * n),
    "variations in parentheses": lambda n: game("1. H2-E2 " + "(1. B2-E2 " * n),
    "letters for numbers": lambda n: game("S. H2-E2 H9-G7\n" * n),
    "diagram": lambda n: game("1. H2-E2 DIAG{\n" + "9 r n m g k g m n r 9\n" * n + "}"),
    "garbage": lambda n: game("1. xx?y{ ( ] " * n),
    "several movers": lambda n: game("".join(f"{i + 1}. C8.2 C9.9\n" for i in range(n)), "FORMAT WXF\nGAME 1\n"),
    "another encoding": lambda n: game("1. H2-E2 " + "COM{ 当头炮 } " * n).encode("gb18030"),
}


class Growth(GrowthTest):
    def test_fixes_by_the_board(self):
        def chinese(n):
            plies = "马二进三 马8进7", "马三退二 马7退8"
            return game("".join(f"{i + 1}. {plies[i % 2]}\n" for i in range(n)), "FORMAT AXF\nGAME 1\n")

        self.check_growth(chinese, 200, "lint", "-q", "--diff", "--unsafe-fixes", "--notation", "xiangqi")

    def test_time_and_memory_grow_with_the_text_alone(self):
        for name, text in KINDS.items():
            for arguments in (("lint", "-q", "--level", "legal"), ("json", "-q")):
                with self.subTest(name, arguments=arguments):
                    self.check_growth(text, 2 * SIZE, *arguments, "--notation", "xiangqi", megabytes=MOST_MEGABYTES)


if __name__ == "__main__":
    unittest.main()
