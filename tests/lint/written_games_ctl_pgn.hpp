// Games of C'escacs as written by web pages, mails and programs, and their plain text.
#pragma once

#include "written_game.hpp"

namespace ctlpgn::lint_tests {

inline constexpr std::string_view head_of_ctl_pgn = "[Variant \"C'escacs\"]\n"
                                                    "[Id \"Cescacs-X01\"]\n"
                                                    "[Annotator \"Club\"]\n";

// What most of them say.
inline constexpr std::string_view plain_ctl_pgn = "\n"
                                                  "1. H6-H12, I23-I19\n"
                                                  "2. JF6-C15, GH26-Z11\n"
                                                  "3. L5-L7, NG25-L17\n"
                                                  "4. EH4-H8, GZ11-L5 :\n"
                                                  "*\n";

inline constexpr written_game ctl_pgn_games[] = {
    {"in HTML",
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
    {"as in a forum, with [b] and its like",
     "\n"
     "[b]1. [i]H6-H12[/i], I23-I19[/b]\n"
     "[b]2. [i]JF6-C15[/i], GH26-Z11[/b]\n"
     "[b]3. [i]L5-L7[/i], NG25-L17[/b]\n"
     "[b]4. [i]EH4-H8[/i], GZ11-L5 :[/b]\n"
     "*\n",
     plain_ctl_pgn},
    {"without ends of lines between its moves",
     "\n"
     "1. H6-H12, I23-I192. JF6-C15, GH26-Z113. L5-L7, NG25-L174. EH4-H8, GZ11-L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"in quoted-printable, as mails are sent",
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
    {"as in Markdown, with backslashes before signs or with links",
     "\n"
     "1\\. H6\\-H12, I23\\-I19\n"
     "2\\. JF6\\-C15, GH26\\-Z11\n"
     "3\\. L5\\-L7, NG25\\-L17\n"
     "4\\. EH4\\-H8, GZ11\\-L5 :\n"
     "\\*\n",
     plain_ctl_pgn},
    {"in LaTeX",
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
    {"with a number before each line",
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
    {"with the same things before each line",
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
    {"with invisible characters in its words",
     "\n"
     "1. H\u200B6-H\u200B12, I\u200B23-I\u200B19\n"
     "2. JF\u200B6-C\u200B15, GH\u200B26-Z\u200B11\n"
     "3. L\u200B5-L\u200B7, NG\u200B25-L\u200B17\n"
     "4. EH\u200B4-H\u200B8, GZ\u200B11-L\u200B5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"with small digits below or above the line",
     "\n"
     "1. H\u2086-H\u2081\u2082, I\u2082\u2083-I\u2081\u2089\n"
     "2. JF\u2086-C\u2081\u2085, GH\u2082\u2086-Z\u2081\u2081\n"
     "3. L\u2085-L\u2087, NG\u2082\u2085-L\u2081\u2087\n"
     "4. EH\u2084-H\u2088, GZ\u2081\u2081-L\u2085 :\n"
     "*\n",
     plain_ctl_pgn},
    {"with spaces inside its moves",
     "\n"
     "1. H 6-H 12, I 23-I 19\n"
     "2. J F 6-C 15, G H 26-Z 11\n"
     "3. L 5-L 7, N G 25-L 17\n"
     "4. E H 4-H 8, G Z 11-L 5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"with wide parentheses",
     "\n"
     "1. H6-H12, I23-I19\n（1. G7-G13, E21-E17\n.2. E7-E13）\n2. JF6-C15, GH26-Z11 :\n*\n",
     "\n"
     "1. H6-H12, I23-I19\n(1. G7-G13, E21-E17\n.2. E7-E13)\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"with signs of quotations before its lines",
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
    {"with bars around what is to be hidden",
     "\n"
     "||1. H6-H12, I23-I19||\n"
     "||2. JF6-C15, GH26-Z11||\n"
     "||3. L5-L7, NG25-L17||\n"
     "||4. EH4-H8, GZ11-L5 :||\n"
     "*\n",
     plain_ctl_pgn},
    {"with names before its moves",
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
    {"with words for its signs",
     "\n"
     "1. H6 dash H12 comma I23 dash I19\n"
     "2. JF6 dash C15 comma GH26 dash Z11\n"
     "3. L5 dash L7 comma NG25 dash L17\n"
     "4. EH4 dash H8 comma GZ11 dash L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"with numbers of lists below lists",
     "\n"
     "1.1. H6-H12, I23-I19\n"
     "1.2. JF6-C15, GH26-Z11\n"
     "1.3. L5-L7, NG25-L17\n"
     "1.4. EH4-H8, GZ11-L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"without hyphens in its moves",
     "\n"
     "1. H6H12, I23I19\n"
     "2. JF6C15, GH26Z11\n"
     "3. L5L7, NG25L17\n"
     "4. EH4H8, GZ11L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"with Black's plies before White's",
     "\n"
     "1. I23-I19, H6-H12\n"
     "2. GH26-Z11, JF6-C15\n"
     "3. NG25-L17, L5-L7\n"
     "4. GZ11-L5, EH4-H8 :\n"
     "*\n",
     plain_ctl_pgn},
    {"without signs of capture in its moves",
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
    {"in HTML",
     "\n"
     "1. H6&amp;ndash;H12, I23&amp;ndash;I19\n"
     "2. JF6&amp;ndash;C15, GH26&amp;ndash;Z11\n"
     "3. L5&amp;ndash;L7, NG25&amp;ndash;L17\n"
     "4. EH4&amp;ndash;H8, GZ11&amp;ndash;L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"with the lines of its hexes before their columns",
     "\n"
     "1. 6H-12H, 23I-19I\n"
     "2. J6F-15C, G26H-11Z\n"
     "3. 5L-7L, N25G-17L\n"
     "4. E4H-8H, G11Z-5L :\n"
     "*\n",
     plain_ctl_pgn},
    {"with ends of lines within its moves",
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
    {"with words for its pieces and players",
     "\n"
     "1. White: H6-H12, Black: I23-I19\n"
     "2. Bishop F6-C15, Pegasus H26-Z11\n"
     "3. Pawn L5-L7, Knight G25-L17\n"
     "4. Elephant H4-H8, Black GZ11-L5 :\n"
     "*\n",
     plain_ctl_pgn},
    {"with W and B after its numbers",
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
    {"with small letters or capitals alone in the names of its tags",
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
    {"with the marks that other languages have for comments",
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
    {"with comments after semicolons, as in PGN",
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
