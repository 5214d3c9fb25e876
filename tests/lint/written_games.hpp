// Games as pages, mails and programs write them, and what they become.
#pragma once

#include <string_view>

namespace ctlpgn::lint_tests {

inline constexpr std::string_view head_of_ctl_pgn = "[Variant \"C'escacs\"]\n"
                                                    "[Id \"Cescacs-X01\"]\n"
                                                    "[Annotator \"Club\"]\n";
inline constexpr std::string_view head_of_pgn = "[Event \"Skittles\"]\n"
                                                "[Site \"Paris FRA\"]\n"
                                                "[Date \"1750.??.??\"]\n"
                                                "[Round \"?\"]\n"
                                                "[White \"Legal\"]\n"
                                                "[Black \"Saint Brie\"]\n"
                                                "[Result \"1-0\"]\n";

// What most of them say.
inline constexpr std::string_view plain_ctl_pgn = "\n"
                                                  "1. H6-H12, I23-I19\n"
                                                  "2. JF6-C15, GH26-Z11\n"
                                                  "3. L5-L7, NG25-L17\n"
                                                  "4. EH4-H8, GZ11-L5 :\n"
                                                  "*\n";
inline constexpr std::string_view plain_pgn =
    "\n"
    "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n";

struct written_game {
    std::string_view notation;
    std::string_view name;    // of the writing
    std::string_view written; // after the tags, if it begins with an empty line
    std::string_view plain;
};

inline constexpr written_game games[] = {
    {"ctl-pgn", "in HTML",
     "[Variant &quot;C'escacs&quot;]<br>\n"
     "[Id &quot;Cescacs-X01&quot;]<br>\n"
     "[Annotator &quot;Club&quot;]<br>\n"
     "<br>\n"
     "1. H6-H12, I23-I19<br>\n"
     "2. JF6-C15, GH26-Z11<br>\n"
     "3. L5-L7, NG25-L17<br>\n"
     "4. EH4-H8, GZ11-L5 :<br>\n"
     "*<br>\n",
     plain_ctl_pgn},
    {"ctl-pgn", "as in a forum, with [b] and its like",
     "\n"
     "[b]1. [i]H6-H12[/i], I23-I19[/b]\n"
     "[b]2. [i]JF6-C15[/i], GH26-Z11[/b]\n"
     "[b]3. [i]L5-L7[/i], NG25-L17[/b]\n"
     "[b]4. [i]EH4-H8[/i], GZ11-L5 :[/b]\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "without ends of lines between its moves",
     "\n"
     "1. H6-H12, I23-I192. JF6-C15, GH26-Z113. L5-L7, NG25-L174. EH4-H8, GZ11-L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "in quoted-printable, as mails are sent",
     "[Variant \"C'escacs\"]\n"
     "[Id \"Cescacs=2DX01\"]\n"
     "[Annotator \"Club\"]\n"
     "\n"
     "1. H6=2DH12, I23=2DI19\n"
     "2. JF6=2DC15, GH26=2DZ11\n"
     "3. L5=2DL7, NG25=2DL17\n"
     "4. EH4=2DH8, GZ11=2DL5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "as in Markdown, with backslashes before signs or with links",
     "\n"
     "1\\. H6\\-H12, I23\\-I19\n"
     "2\\. JF6\\-C15, GH26\\-Z11\n"
     "3\\. L5\\-L7, NG25\\-L17\n"
     "4\\. EH4\\-H8, GZ11\\-L5 :\n"
     "\\*\n",
     plain_ctl_pgn},
    {"pgn", "as in Markdown, with backslashes before signs or with links",
     "\n"
     "1. e4 e5 2. [Nf3](https://a.b/x) d6 3. [Bc4](https://a.b/x) [Bg4](https://a.b/x) 4. "
     "[Nc3](https://a.b/x) g6 5. [Nxe5](https://a.b/x) [Bxd1](https://a.b/x) 6. [Bxf7+](https://a.b/x) "
     "[Ke7](https://a.b/x) 7. [Nd5#](https://a.b/x) 1-0\n",
     plain_pgn},
    {"pgn", "as a string of a program, with backslashes before quotation marks",
     "[Event \\\"x\\\"]\n[Site \\\"x\\\"]\n[Date \\\"2021.03.14\\\"]\n[Round \\\"1\\\"]\n[White "
     "\\\"A\\\"]\n[Black \\\"B\\\"]\n"
     "[Result \\\"1-0\\\"]\n\n1. e4 e5 1-0\n",
     "[Event \"x\"]\n[Site \"x\"]\n[Date \"2021.03.14\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n"
     "[Result \"1-0\"]\n\n1. e4 e5 1-0\n"},
    {"pgn", "as a string of a program, with \\n for line ends",
     "[Event \\\"Skittles\\\"]\\n[Site \\\"Paris FRA\\\"]\\n[Date \\\"1750.??.??\\\"]\\n[Round "
     "\\\"?\\\"]\\n[White \\\"Legal\\\"]\\n[Black \\\"Saint Brie\\\"]\\n[Result \\\"1-0\\\"]\\n\\n1. e4 e5 "
     "2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n",
     plain_pgn},
    {"pgn", "as a string of a program, with \\n for line ends",
     "\"[Event \\\"Skittles\\\"]\\n[Site \\\"Paris FRA\\\"]\\n[Date \\\"1750.??.??\\\"]\\n[Round "
     "\\\"?\\\"]\\n[White \\\"Legal\\\"]\\n[Black \\\"Saint Brie\\\"]\\n[Result \\\"1-0\\\"]\\n\\n1. e4 e5 "
     "2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\"\n",
     plain_pgn},
    {"ctl-pgn", "in LaTeX",
     "\n"
     "\\textbf{1.} H6--H12, I23--I19 \\\\\n"
     "\\textbf{2.} JF6--C15, GH26--Z11 \\\\\n"
     "\\textbf{3.} L5--L7, NG25--L17 \\\\\n"
     "\\textbf{4.} EH4--H8, GZ11--L5 : \\\\\n"
     "*\n",
     "\n"
     "1. H6-H12, I23-I19 \n"
     "2. JF6-C15, GH26-Z11 \n"
     "3. L5-L7, NG25-L17 \n"
     "4. EH4-H8, GZ11-L5 : \n"
     "*\n"},
    {"ctl-pgn", "with a number before each line",
     "     1\t[Variant \"C'escacs\"]\n"
     "     2\t[Id \"Cescacs-X01\"]\n"
     "     3\t[Annotator \"Club\"]\n"
     "     4\t\n"
     "     5\t1. H6-H12, I23-I19\n"
     "     6\t2. JF6-C15, GH26-Z11\n"
     "     7\t3. L5-L7, NG25-L17\n"
     "     8\t4. EH4-H8, GZ11-L5 :\n"
     "     9\t*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "with the same things before each line",
     "[12:00] Marta: [Variant \"C'escacs\"]\n"
     "[12:01] Marta: [Id \"Cescacs-X01\"]\n"
     "[12:02] Marta: [Annotator \"Club\"]\n"
     "[12:03] Marta: \n"
     "[12:04] Marta: 1. H6-H12, I23-I19\n"
     "[12:05] Marta: 2. JF6-C15, GH26-Z11\n"
     "[12:06] Marta: 3. L5-L7, NG25-L17\n"
     "[12:07] Marta: 4. EH4-H8, GZ11-L5 :\n"
     "[12:08] Marta: *\n",
     plain_ctl_pgn},
    {"pgn", "as a table",
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
    {"ctl-pgn", "with invisible characters in its words",
     "\n"
     "1. H\u200B6-H\u200B12, I\u200B23-I\u200B19\n"
     "2. JF\u200B6-C\u200B15, GH\u200B26-Z\u200B11\n"
     "3. L\u200B5-L\u200B7, NG\u200B25-L\u200B17\n"
     "4. EH\u200B4-H\u200B8, GZ\u200B11-L\u200B5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"pgn", "with full-width letters and digits",
     "\n"
     "1. e\uFF14 e\uFF15 2. Nf\uFF13 d6 3. Bc4 Bg4 4. Nc\uFF13 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n",
     plain_pgn},
    {"pgn", "with letters of other alphabets that look like its own",
     "\n"
     "1. \u04354 \u04355 2. Nf3 d6 3. B\u04414 Bg4 4. N\u04413 g6 5. Nx\u04355 Bxd1 6. Bxf7+ K\u04357 7. "
     "Nd5# 1-0\n",
     plain_pgn},
    {"ctl-pgn", "with small digits below or above the line",
     "\n"
     "1. H\u2086-H\u2081\u2082, I\u2082\u2083-I\u2081\u2089\n"
     "2. JF\u2086-C\u2081\u2085, GH\u2082\u2086-Z\u2081\u2081\n"
     "3. L\u2085-L\u2087, NG\u2082\u2085-L\u2081\u2087\n"
     "4. EH\u2084-H\u2088, GZ\u2081\u2081-L\u2085 :\n"
     "*\n",
     plain_ctl_pgn},
    {"pgn", "with letters for digits in the numbers of its moves",
     "\n"
     "l. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.\n"
     "Nc3 c6 9. Bg5 b5 lO. Nxb5 cxb5 ll. Bxb5+ Nbd7 l2. O-O-O Rd8 l3. Rxd7 Rxd7 l4. Rd1\n"
     "Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# l-O\n",
     "\n"
     "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.\n"
     "Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1\n"
     "Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n"},
    {"ctl-pgn", "with spaces inside its moves",
     "\n"
     "1. H 6-H 12, I 23-I 19\n"
     "2. J F 6-C 15, G H 26-Z 11\n"
     "3. L 5-L 7, N G 25-L 17\n"
     "4. E H 4-H 8, G Z 11-L 5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"pgn", "with square brackets around its variations",
     "\n"
     "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 [3... Nc6 4. Nc3] 4. Nc3 g6 [4... h6] 5. Nxe5 Bxd1 [5... dxe5] 6. Bxf7+ "
     "Ke7 7. Nd5# 1-0\n",
     "\n"
     "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 (3... Nc6 4. Nc3) 4. Nc3 g6 (4... h6) 5. Nxe5 Bxd1 (5... dxe5) 6. Bxf7+ "
     "Ke7 7. Nd5# 1-0\n"},
    {"pgn", "with square brackets around a variation",
     "\n"
     "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 [4... h6] 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n",
     "\n"
     "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 (4... h6) 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n"},
    {"pgn", "with a number before each half-move",
     "\n"
     "1. e4 2. e5 3. Nf3 4. d6 5. Bc4 6. Bg4 7. Nc3 8. g6 9. Nxe5 10. Bxd1 11. Bxf7+ 12. Ke7 13. Nd5# 1-0\n",
     plain_pgn},
    {"pgn", "with the number 1 before each move",
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
    {"pgn", "with its moves in another order than their numbers",
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
    {"pgn", "with its moves in another order than their numbers",
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
    {"pgn", "with Kt for the knight",
     "\n"
     "1. e4 e5 2. Ktf3 d6 3. Bc4 Bg4 4. Ktc3 g6 5. Ktxe5 Bxd1 6. Bxf7+ Ke7 7. Ktd5# 1-0\n",
     plain_pgn},
    {"pgn", "with hyphens between White's moves and Black's",
     "\n"
     "1. e4-e5 2. Nf3-d6 3. Bc4-Bg4 4. Nc3-g6 5. Nxe5-Bxd1 6. Bxf7+-Ke7 7. Nd5# 1-0\n",
     plain_pgn},
    {"pgn", "with the characters of a font for its pieces",
     "\n"
     "1. e4 e5 2. \u00A4f3 d6 3. \u00A5c4 \u00A5g4 4. \u00A4c3 g6 5. \u00A4xe5 \u00A5xd1 6. \u00A5xf7+ "
     "\u00A2e7 7. \u00A4d5# 1-0\n",
     plain_pgn},
    {"ctl-pgn", "with wide parentheses",
     "\n"
     "1. H6-H12, I23-I19\n（1. G7-G13, E21-E17\n.2. E7-E13）\n2. JF6-C15, GH26-Z11 :\n*\n",
     "\n"
     "1. H6-H12, I23-I19\n(1. G7-G13, E21-E17\n.2. E7-E13)\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"pgn", "with spaces after dollar signs",
     "\n"
     "1. e4 $ 1 e5 2. Nf3 d6 $ 2 3. Bc4 Bg4 4. Nc3 g6 $ 4 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n",
     "\n"
     "1. e4 $1 e5 2. Nf3 d6 $2 3. Bc4 Bg4 4. Nc3 g6 $4 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n"},
    {"ctl-pgn", "with signs of quotations before its lines",
     "[Variant \"C'escacs\"]\n"
     "> [Id \"Cescacs-X01\"]\n"
     "[Annotator \"Club\"]\n"
     "\n"
     "1. H6-H12, I23-I19\n"
     "> 2. JF6-C15, GH26-Z11\n"
     "3. L5-L7, NG25-L17\n"
     "> 4. EH4-H8, GZ11-L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "with bars around what is to be hidden",
     "\n"
     "||1. H6-H12, I23-I19||\n"
     "||2. JF6-C15, GH26-Z11||\n"
     "||3. L5-L7, NG25-L17||\n"
     "||4. EH4-H8, GZ11-L5 :||\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "with names before its moves",
     "\n"
     "Marta: 1. H6-H12\n"
     "Pere: I23-I19\n"
     "Marta: 2. JF6-C15\n"
     "Pere: GH26-Z11\n"
     "Marta: 3. L5-L7\n"
     "Pere: NG25-L17\n"
     "Marta: 4. EH4-H8\n"
     "Pere: GZ11-L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "with words for its signs",
     "\n"
     "1. H6 dash H12 comma I23 dash I19\n"
     "2. JF6 dash C15 comma GH26 dash Z11\n"
     "3. L5 dash L7 comma NG25 dash L17\n"
     "4. EH4 dash H8 comma GZ11 dash L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "with numbers of lists below lists",
     "\n"
     "1.1. H6-H12, I23-I19\n"
     "1.2. JF6-C15, GH26-Z11\n"
     "1.3. L5-L7, NG25-L17\n"
     "1.4. EH4-H8, GZ11-L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "without hyphens in its moves",
     "\n"
     "1. H6H12, I23I19\n"
     "2. JF6C15, GH26Z11\n"
     "3. L5L7, NG25L17\n"
     "4. EH4H8, GZ11L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "with Black's plies before White's",
     "\n"
     "1. I23-I19, H6-H12\n"
     "2. GH26-Z11, JF6-C15\n"
     "3. NG25-L17, L5-L7\n"
     "4. GZ11-L5, EH4-H8 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "without signs of capture in its moves",
     "\n"
     "1. JF6-L21, H22-H18\n"
     "2. D6-C7, JF22-B10\n"
     "3. JL21G21, JF24JG21\n"
     "4. A5-B6, JG21-C9\n"
     "5. E7-E13, B24-B18\n"
     "6. B6JC9, I23-I17 :\n"
     "*\n",
     "\n"
     "1. JF6-L21, H22-H18\n"
     "2. D6-C7, JF22-B10\n"
     "3. JL21×G21, JF24×JG21\n"
     "4. A5-B6, JG21-C9\n"
     "5. E7-E13, B24-B18\n"
     "6. B6×JC9, I23-I17 :\n"
     "*\n"},
    {"ctl-pgn", "in HTML",
     "\n"
     "1. H6&amp;ndash;H12, I23&amp;ndash;I19\n"
     "2. JF6&amp;ndash;C15, GH26&amp;ndash;Z11\n"
     "3. L5&amp;ndash;L7, NG25&amp;ndash;L17\n"
     "4. EH4&amp;ndash;H8, GZ11&amp;ndash;L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "with the lines of its hexes before their columns",
     "\n"
     "1. 6H-12H, 23I-19I\n"
     "2. J6F-15C, G26H-11Z\n"
     "3. 5L-7L, N25G-17L\n"
     "4. E4H-8H, G11Z-5L :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "with ends of lines within its moves",
     "\n"
     "1. H6-H12, I2\n"
     "3-I19 2. JF6\n"
     "-C15, GH26-\n"
     "Z11 3. L5-L7, \n"
     "NG25-L17 4. E\n"
     "H4-H8, GZ11-\n"
     "L5 :\n"
     "*\n",
     "\n"
     "1. H6-H12, I23-I19 2. JF6-C15, GH26-Z11 3. L5-L7, NG25-L17 4. EH4-H8, GZ11-L5 :\n"
     "*\n"},
    {"ctl-pgn", "with words for its pieces and players",
     "\n"
     "1. White: H6-H12, Black: I23-I19\n"
     "2. Bishop F6-C15, Pegasus H26-Z11\n"
     "3. Pawn L5-L7, Knight G25-L17\n"
     "4. Elephant H4-H8, Black GZ11-L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "with W and B after its numbers",
     "\n"
     "1W. H6-H12\n"
     "1B. I23-I19\n"
     "2W. JF6-C15\n"
     "2B. GH26-Z11\n"
     "3W. L5-L7\n"
     "3B. NG25-L17\n"
     "4W. EH4-H8\n"
     "4B. GZ11-L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "with small letters or capitals alone in the names of its tags",
     "[variant \"C'escacs\"]\n"
     "[id \"Cescacs-X01\"]\n"
     "[annotator \"Club\"]\n"
     "\n"
     "1. H6-H12, I23-I19\n"
     "2. JF6-C15, GH26-Z11\n"
     "3. L5-L7, NG25-L17\n"
     "4. EH4-H8, GZ11-L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"ctl-pgn", "with the marks that other languages have for comments",
     "\n"
     "/* Fool's mate */\n"
     "1. H6-H12, I23-I19\n"
     "// A curious pawn to open with\n"
     "2. JF6-C15, GH26-Z11\n"
     "% The bishop covers line 15\n"
     "3. L5-L7, NG25-L17\n"
     "4. EH4-H8, GZ11-L5 :\n"
     "*\n"
     "<!-- Played at the club -->\n",
     "\n"
     "{ Fool's mate }\n"
     "1. H6-H12, I23-I19\n"
     "{ A curious pawn to open with }\n"
     "2. JF6-C15, GH26-Z11\n"
     "{ The bishop covers line 15 }\n"
     "3. L5-L7, NG25-L17\n"
     "4. EH4-H8, GZ11-L5 :\n"
     "*\n"
     "{ Played at the club }\n"},
    {"ctl-pgn", "with comments after semicolons, as in PGN",
     "\n"
     "; one two\n"
     "1. H6-H12, I23-I19 ; A word.\n"
     "2. JF6-C15, GH26-Z11 ; Two words.\n"
     "3. L5-L7, NG25-L17\n"
     "4. EH4-H8, GZ11-L5 :\n"
     "*\n",
     "\n"
     "{ one two }\n"
     "1. H6-H12, I23-I19 \n"
     "{ A word. }\n"
     "2. JF6-C15, GH26-Z11 \n"
     "{ Two words. }\n"
     "3. L5-L7, NG25-L17\n"
     "4. EH4-H8, GZ11-L5 :\n"
     "*\n"},
};

} // namespace ctlpgn::lint_tests
