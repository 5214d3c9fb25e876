// Games of chess as written by web pages, mails and programs, and their plain text.
#pragma once

#include "written_game.hpp"

namespace ctlpgn::lint_tests {

inline constexpr std::string_view head_of_pgn = "[Event \"Skittles\"]\n"
                                                "[Site \"Paris FRA\"]\n"
                                                "[Date \"1750.??.??\"]\n"
                                                "[Round \"?\"]\n"
                                                "[White \"Legal\"]\n"
                                                "[Black \"Saint Brie\"]\n"
                                                "[Result \"1-0\"]\n";

// What most of them say.
inline constexpr std::string_view plain_pgn =
    "\n"
    "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n";

inline constexpr written_game pgn_games[] = {
    {"with pictures of its pieces",
     "\n"
     "1. e4 e5 2. <img src=\"wn.gif\">f3 d6 3. <img src=\"set/WB.gif\">c4 <img src=bb.gif>g4 4. "
     "<img height=12 src=\"white_knight.png\">c3 g6 5. <img src=\"wn.gif\">xe5 <img src=\"bb.gif\">xd1 6. "
     "<img src=\"wb.gif\">xf7+ <img src=\"black-king.png\">e7 7. <img src=\"wn.gif\">d5# 1-0\n",
     plain_pgn},
    {"in HTML",
     "\n"
     "1. e4 e5 2. <img src=\"1.gif\" alt=\"N\">f3 d6 3. <img src=\"2.gif\" alt=\"B\">c4 <img src=\"2.gif\" "
     "alt=\"B\">g4 4. <img src=\"1.gif\" alt=\"N\">c3 g6 5. <img src=\"1.gif\" alt=\"N\">xe5 <img "
     "src=\"2.gif\" alt=\"B\">xd1 6. <img src=\"2.gif\" alt=\"B\">xf7+ <img alt=\"K\" src=\"3.gif\">e7 7. "
     "<img src=\"1.gif\" alt=\"N\">d5# 1-0\n",
     plain_pgn},
    {"as in Markdown, with backslashes before signs or with links",
     "\n"
     "1. e4 e5 2. [Nf3](https://a.b/x) d6 3. [Bc4](https://a.b/x) [Bg4](https://a.b/x) 4. "
     "[Nc3](https://a.b/x) g6 5. [Nxe5](https://a.b/x) [Bxd1](https://a.b/x) 6. [Bxf7+](https://a.b/x) "
     "[Ke7](https://a.b/x) 7. [Nd5#](https://a.b/x) 1-0\n",
     plain_pgn},
    {"as a string of a program, with backslashes before quotation marks",
     "[Event \\\"x\\\"]\n[Site \\\"x\\\"]\n[Date \\\"2021.03.14\\\"]\n[Round \\\"1\\\"]\n[White "
     "\\\"A\\\"]\n[Black \\\"B\\\"]\n"
     "[Result \\\"1-0\\\"]\n\n1. e4 e5 1-0\n",
     "[Event \"x\"]\n[Site \"x\"]\n[Date \"2021.03.14\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n"
     "[Result \"1-0\"]\n\n1. e4 e5 1-0\n"},
    {"as a string of a program, with \\n for line ends",
     "[Event \\\"Skittles\\\"]\\n[Site \\\"Paris FRA\\\"]\\n[Date \\\"1750.??.??\\\"]\\n[Round "
     "\\\"?\\\"]\\n[White \\\"Legal\\\"]\\n[Black \\\"Saint Brie\\\"]\\n[Result \\\"1-0\\\"]\\n\\n1. e4 e5 "
     "2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n",
     plain_pgn},
    {"as a string of a program, with \\n for line ends",
     "\"[Event \\\"Skittles\\\"]\\n[Site \\\"Paris FRA\\\"]\\n[Date \\\"1750.??.??\\\"]\\n[Round "
     "\\\"?\\\"]\\n[White \\\"Legal\\\"]\\n[Black \\\"Saint Brie\\\"]\\n[Result \\\"1-0\\\"]\\n\\n1. e4 e5 "
     "2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\"\n",
     plain_pgn},
    {"as a table",
     "\n"
     "| # | White | Black |\n"
     "|---|---|---|\n"
     "| 1. | e4 | e5 |\n"
     "| 2. | Nf3 | d6 |\n"
     "| 3. | Bc4 | Bg4 |\n"
     "| 4. | Nc3 | g6 |\n"
     "| 5. | Nxe5 | Bxd1 |\n"
     "| 6. | Bxf7+ | Ke7 |\n"
     "| 7. | Nd5# |  |\n"
     "1-0\n",
     "\n"
     "\n"
     "\n"
     " 1.   e4   e5 \n"
     " 2.   Nf3   d6 \n"
     " 3.   Bc4   Bg4 \n"
     " 4.   Nc3   g6 \n"
     " 5.   Nxe5   Bxd1 \n"
     " 6.   Bxf7+   Ke7 \n"
     " 7.   Nd5#    \n"
     "1-0\n"},
    {"with full-width characters",
     "\n"
     "1. e\uFF14 e\uFF15 2. Nf\uFF13 d6 3. Bc4 Bg4 4. Nc\uFF13 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n",
     plain_pgn},
    {"with letters of other alphabets that look like its own",
     "\n"
     "1. \u04354 \u04355 2. Nf3 d6 3. B\u04414 Bg4 4. N\u04413 g6 5. Nx\u04355 Bxd1 6. Bxf7+ K\u04357 7. "
     "Nd5# 1-0\n",
     plain_pgn},
    {"with letters for digits in the numbers of its moves",
     "\n"
     "l. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.\n"
     "Nc3 c6 9. Bg5 b5 lO. Nxb5 cxb5 ll. Bxb5+ Nbd7 l2. O-O-O Rd8 l3. Rxd7 Rxd7 l4. Rd1\n"
     "Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# l-O\n",
     "\n"
     "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.\n"
     "Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1\n"
     "Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n"},
    {"with square brackets around its variations",
     "\n"
     "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 [3... Nc6 4. Nc3] 4. Nc3 g6 [4... h6] 5. Nxe5 Bxd1 [5... dxe5] 6. Bxf7+ "
     "Ke7 7. Nd5# 1-0\n",
     "\n"
     "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 (3... Nc6 4. Nc3) 4. Nc3 g6 (4... h6) 5. Nxe5 Bxd1 (5... dxe5) 6. Bxf7+ "
     "Ke7 7. Nd5# 1-0\n"},
    {"with square brackets around a variation",
     "\n"
     "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 [4... h6] 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n",
     "\n"
     "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 (4... h6) 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n"},
    {"with a number before each half-move",
     "\n"
     "1. e4 2. e5 3. Nf3 4. d6 5. Bc4 6. Bg4 7. Nc3 8. g6 9. Nxe5 10. Bxd1 11. Bxf7+ 12. Ke7 13. Nd5# 1-0\n",
     plain_pgn},
    {"with the number 1 before each move",
     "\n"
     "1. e4 e5\n"
     "1. Nf3 d6\n"
     "1. Bc4 Bg4\n"
     "1. Nc3 g6\n"
     "1. Nxe5 Bxd1\n"
     "1. Bxf7+ Ke7\n"
     "1. Nd5# 1-0\n",
     "\n"
     "1. e4 e5\n"
     "2. Nf3 d6\n"
     "3. Bc4 Bg4\n"
     "4. Nc3 g6\n"
     "5. Nxe5 Bxd1\n"
     "6. Bxf7+ Ke7\n"
     "7. Nd5# 1-0\n"},
    {"with its moves in another order than their numbers",
     "\n"
     "7. Nd5#\n"
     "6. Bxf7+ Ke7\n"
     "5. Nxe5 Bxd1\n"
     "4. Nc3 g6\n"
     "3. Bc4 Bg4\n"
     "2. Nf3 d6\n"
     "1. e4 e5\n"
     "1-0\n",
     "\n"
     "1. e4 e5\n"
     "2. Nf3 d6\n"
     "3. Bc4 Bg4\n"
     "4. Nc3 g6\n"
     "5. Nxe5 Bxd1\n"
     "6. Bxf7+ Ke7\n"
     "7. Nd5#\n"
     "1-0\n"},
    {"with its moves in another order than their numbers",
     "\n"
     "1 e4 e5      5 Nxe5 Bxd1\n"
     "2 Nf3 d6     6 Bxf7+ Ke7\n"
     "3 Bc4 Bg4    7 Nd5#\n"
     "4 Nc3 g6\n"
     "1-0\n",
     "\n"
     "1 e4 e5\n"
     "2 Nf3 d6\n"
     "3 Bc4 Bg4\n"
     "4 Nc3 g6\n"
     "5 Nxe5 Bxd1\n"
     "6 Bxf7+ Ke7\n"
     "7 Nd5#\n"
     "1-0\n"},
    {"with Kt for the knight",
     "\n"
     "1. e4 e5 2. Ktf3 d6 3. Bc4 Bg4 4. Ktc3 g6 5. Ktxe5 Bxd1 6. Bxf7+ Ke7 7. Ktd5# 1-0\n",
     plain_pgn},
    {"with hyphens between White's moves and Black's",
     "\n"
     "1. e4-e5 2. Nf3-d6 3. Bc4-Bg4 4. Nc3-g6 5. Nxe5-Bxd1 6. Bxf7+-Ke7 7. Nd5# 1-0\n",
     plain_pgn},
    {"with the characters of a font for its pieces",
     "\n"
     "1. e4 e5 2. \u00A4f3 d6 3. \u00A5c4 \u00A5g4 4. \u00A4c3 g6 5. \u00A4xe5 \u00A5xd1 6. \u00A5xf7+ "
     "\u00A2e7 7. \u00A4d5# 1-0\n",
     plain_pgn},
    {"with spaces after dollar signs",
     "\n"
     "1. e4 $ 1 e5 2. Nf3 d6 $ 2 3. Bc4 Bg4 4. Nc3 g6 $ 4 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n",
     "\n"
     "1. e4 $1 e5 2. Nf3 d6 $2 3. Bc4 Bg4 4. Nc3 g6 $4 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n"},
    {"as a score sheet, with other words around the moves",
     "\n"
     "Board 3   Team league\n"
     "l   e4    e5\n"
     "Z   Nf3   Nc6\n"
     "3   Bb5   a6\n"
     "4   Ba4   Nf6\n"
     "S   O-O   Be7\n"
     "6   Re1   b5\n"
     "Signed: Legal   Result 1:0\n",
     "\n"
     "{Board 3   Team league}\n"
     "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n"
     "{Signed: Legal   Result 1:0}\n"
     "1-0\n"},
    {"with semicolons between the cells of a table",
     "\n1;e4;e5\n2;Nf3;Nc6\n3;Bb5;a6\n4;Ba4;Nf6\n5;O-O;Be7\n6;Re1;b5\n7;Bb3;\n1-0\n",
     "\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n7. Bb3 \n1-0\n"},
    {"as a score sheet, with the moves of each player in a list",
     "\nBlack\n1 e5\n2 Nc6\n3 a6\n4 Nf6\n5 Be7\n6 b5\n"
     "White\n1 e4\n2 Nf3\n3 Bb5\n4 Ba4\n5 O-O\n6 Re1\n1-0\n",
     "\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n1-0\n"},
    {"with times beside its moves", "\n1. e4 1:59 e5 1:58\n2. Nf3 1:58 Nc6 1:57\n3. Bb5 1:57 a6 1:56\n1-0\n",
     "\n1. e4 {1:59} e5 {1:58}\n2. Nf3 {1:58} Nc6 {1:57}\n3. Bb5 {1:57} a6 {1:56}\n1-0\n"},
    {"with minutes beside its moves",
     "\n1. e4 0 e5 2\n2. Nf3 0 Nc6 2\n3. Bb5 0 a6 3\n4. Ba4 1 Nf6 3\n5. O-O 1 Be7 4\n6. Re1 2 b5 4\n1-0\n",
     "\n1. e4 {0} e5 {2}\n2. Nf3 {0} Nc6 {2}\n3. Bb5 {0} a6 {3}\n4. Ba4 {1} Nf6 {3}\n5. O-O {1} Be7 {4}\n"
     "6. Re1 {2} b5 {4}\n1-0\n"},
    {"with Black's moves before White's",
     "\n1. e5 e4\n2. Nc6 Nf3\n3. a6 Bb5\n4. Nf6 Ba4\n5. Be7 O-O\n6. b5 Re1\n7. - Bb3\n1-0\n",
     "\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n7. Bb3 \n1-0\n"},
    {"as a score sheet, in several columns",
     "\n"
     "Board 3   Team league\n"
     "1   e4    e5   | 8   c3   O-O\n"
     "2   Nf3   Nc6  | 9   h3   Na5\n"
     "3   Bb5   a6   | I0  Bc2  c5\n"
     "4   Ba4   Nf6\n"
     "5   O-O   Be7\n"
     "6   Re1   b5\n"
     "7   Bb3   d6\n"
     "Signed: Legal   Result 1:0\n",
     "\n"
     "{Board 3   Team league}\n"
     "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n7. Bb3 d6\n"
     "8. c3 O-O\n9. h3 Na5\n10. Bc2 c5\n"
     "{Signed: Legal   Result 1:0}\n"
     "1-0\n"},
};

} // namespace ctlpgn::lint_tests
