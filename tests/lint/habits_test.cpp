// Habits and slips of the hand: their findings, and the results of fixes.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "golden/corpus.hpp"

#include <catch2/catch.hpp>

#include <span>
#include <string>
#include <string_view>

using namespace ctlpgn;

namespace {

const std::string club_head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n";

struct written_habit {
    std::string_view written; // after the tags of its notation
    std::string_view found;   // the codes, notes aside
    std::string_view fixed;   // with unsafe fixes; empty: as it is
};

constexpr written_habit ctl_pgn_habits[] = {
    {"\n1. G7-G13 ? !, E21-E17 :\n*\n", "S062", "\n1. G7-G13 ?!, E21-E17 :\n*\n"},
    {"\n1. G7-G13, E21-E17 ! ? :\n*\n", "S062", "\n1. G7-G13, E21-E17 !?:\n*\n"},
    {"\n1. O-O, E21-E17 :\n*\n", "S060", ""},
    {"\n1. G7-G13, 0-0-0 :\n*\n", "S060", ""},
    {"\n1. PVF28-D24 :\n*\n", "S058 S052", ""},
    {"\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z1l :\n*\n", "S056",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. BC15-F6 :\n*\n", "B032",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. JC15-F6 :\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ See #1@b. }\n*\n", "S089", "\n1. G7-G13, E21-E17 :\n{ See #1@B. }\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ ~BF6 looks at it. }\n*\n", "B031",
     "[Redefine \"B@J\"]\n\n1. G7-G13, E21-E17 :\n{ ~BF6 looks at it. }\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ Game #3 of 5, ~20 min, ~Elo 1500; round #7. }\n*\n", "", ""},
    {"\n1. G7-G13, E21-E17 :\n{ See #3. }\n*\n", "C011", ""},
    {"\n1. G7-G13, E21-E17 :\n{ A \x7f here. }\n*\n", "S004", "\n1. G7-G13, E21-E17 :\n{ A  here. }\n*\n"},
    {"[Annotator \"Club\"]\n\n1. G7-G13, E21-E17 :\n*\n", "T013", "\n1. G7-G13, E21-E17 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n4. JF6-C15, GH26-Z11\n3. G7-G13, G21-G17\n2. E7-E9, E21-E19 :\n*\n", "M001", ""},
    {"\n1. JF6 - C15, E21 –E17\n2. G7- G9 :\n*\n", "S067 S067 S067",
     "\n1. JF6-C15, E21-E17\n2. G7-G9 :\n*\n"},
    {"\n1. E7-E13, F20-F16\n2. E13 x F16 :\n*\n", "S067 S057", "\n1. E7-E13, F20-F16\n2. E13×F16 :\n*\n"},
    {"\n1. E7-E13\n($[1] 1. G7-G13, E21-E17)\n, F20-F16\n2. G7-G13 :\n*\n", "S078",
     "\n1. E7-E13, F20-F16\n($[1] 1. G7-G13, E21-E17)\n2. G7-G13 :\n*\n"},
    {"\n1. E7-E13 (1. G7-G13, E21-E17), F20-F16\n2. G7-G13 :\n*\n", "S078",
     "\n1. E7-E13, F20-F16 (1. G7-G13, E21-E17)\n2. G7-G13 :\n*\n"},
    {"\n1. E7-E13, F20-F16\n(1. G21-G17)\n2. G7-G13 :\n*\n", "B003",
     "\n1. E7-E13, F20-F16\n(1. …, G21-G17)\n2. G7-G13 :\n*\n"},
    {"\n1. E7-E13, F20-F16. E13xF16 :\n*\n", "S031 S057", "\n1. E7-E13, F20-F16. 2. E13×F16 :\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ That would stop ~gL5-H6. }\n*\n", "", ""},
    {"\n1. G7-G13, E21-E17 :\n{ A \u0085 here. }\n*\n", "S004", "\n1. G7-G13, E21-E17 :\n{ A  here. }\n*\n"},
    {"\n1. H6-H12, I23-I19 †\n2. JF6-C15, GH26-Z11 :\n*\n", "S066 R032",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n１. H６-H１２, I２３-I１９\n2. JF6-C15, GH26-Z11 :\n*\n", "S014", ""},
    // A number for every ply, if the board shows whose it is.
    {"\n1. G7-G13\n2. E21-E17\n3. F8-F10\n4. F20-F18\n5. H6-H8 :\n*\n", "M004",
     "\n1. G7-G13, E21-E17\n2. F8-F10, F20-F18\n3. H6-H8 :\n*\n"},
    {"\n1. G7-G13\n1. E21-E17\n2. F8-F10\n2. F20-F18 :\n*\n", "M004",
     "\n1. G7-G13, E21-E17\n2. F8-F10, F20-F18 :\n*\n"},
    {"\n1. G7-G13 2. E21-E17 3. F8-F10 4. F20-F18 :\n*\n", "M004",
     "\n1. G7-G13, E21-E17 2. F8-F10, F20-F18 :\n*\n"},
    {"\n1. G7-G13\n2. F8-F10\n3. H6-H8\n4. E7-E9 :\n*\n", "M011", ""}, // White's alone
    {"\n1. G7-G13\n2. E21-E17\n3. F8-F10\n{ After #2. }\n4. F20-F18 :\n*\n", "M004", ""},
    // Lists, tables, chats.
    {"\n- 1. H6-H12, I23-I19\n- 2. JF6-C15, GH26-Z11 :\n*\n", "S042",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n| 1. | H6-H12 | I23-I19 |\n| 2. | JF6-C15 | GH26-Z11 |\n*\n", "S042 M021",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n\"1\",\"H6-H12\",\"I23-I19\"\n\"2\",\"JF6-C15\",\"GH26-Z11 :\"\n*\n", "S042",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n[21:03] Marta: 1. H6-H12, I23-I19\n[21:04] Pere: 2. JF6-C15, GH26-Z11 :\n*\n", "S107",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n- 1. H6-H12, I23-I19\n- { good }\n- (1. H6-H10, I23-I21)\n- 2. JF6-C15, GH26-Z11 :\n- 3-0\n", "S042",
     "\n1. H6-H12, I23-I19\n{ good }\n(1. H6-H10, I23-I21)\n2. JF6-C15, GH26-Z11 :\n3-0\n"},
    {"\n**1. H6-H12, I23-I19**\n**{ good }**\n**2. JF6-C15, GH26-Z11 :**\n**3-0**\n", "S042",
     "\n1. H6-H12, I23-I19\n{ good }\n2. JF6-C15, GH26-Z11 :\n3-0\n"},
    {"\n<p>1. H6-H12, I23-I19</p>\n<p>{ good }</p>\n<p>2. JF6-C15, GH26-Z11 :</p>\n<p>3-0</p>\n", "S107",
     "\n1. H6-H12, I23-I19\n{ good }\n2. JF6-C15, GH26-Z11 :\n3-0\n"},
    {"\n1. H6-H12, I23-I19\n**(1. H6-H10, I23-I21)**\n2. JF6-C15, GH26-Z11 :\n*\n", "S042",
     "\n1. H6-H12, I23-I19\n(1. H6-H10, I23-I21)\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1\tH6-H12\tI23-I19\n2\tJF6-C15\tGH26-Z11 :\n*\n", "S032",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. `H6-H12`, `I23-I19`\n2. `JF6-C15`, `GH26-Z11` :\n*\n", "S035",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    // Black's plies on lines of their own, numbers in brackets, times and glyphs in parentheses.
    {"\n1. H6-H12\n1... I23-I19\n2. JF6-C15\n… GH26-Z11 :\n*\n", "S038 S038",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n[1.] H6-H12, I23-I19 :\n*\n", "S032", "\n1. H6-H12, I23-I19 :\n*\n"},
    {"\n1. H6-H12 (0:12), I23-I19 (0:15)\n2. JF6-C15 (0:20), GH26-Z11 (0:31) :\n*\n", "S041",
     "\n1. H6-H12, I23-I19\n{ @W: 0:12 }\n{ @B: 0:15 }\n2. JF6-C15, GH26-Z11 :\n{ @W: 0:20 }\n{ @B: 0:31 }\n*\n"},
    {"\n1. H6-H12, I23-I19 (!)\n2. JF6-C15, GH26-Z11 ⁉ :\n*\n", "S041 S062 S069",
     "\n1. H6-H12, I23-I19 !\n2. JF6-C15, GH26-Z11 !?:\n*\n"},
    {"\n1. H6-H12 and I23-I19 :\n(3-0)\n", "S038 S104", "\n1. H6-H12, I23-I19 :\n3-0\n"},
    {"\n1. H6-H12, I23-I19 :\n[Result \"3-0\"]\n", "S104", "\n1. H6-H12, I23-I19 :\n3-0\n"},
    // A number by itself, and versions of a file that were not merged.
    {"\n1. H6-H12, I23-I19\n17.\n2. JF6-C15, GH26-Z11 :\n*\n", "S051", ""},
    {"\n1. H6-H12, I23-I19\n<<<<<<< a\n2. JF6-C15, GH26-Z11\n=======\n2. H12-H14, GH26-Z11 :\n>>>>>>> b\n*\n",
     "S107", ""},
    // Letters, digits and signs that look like others, even after the position has become unknown.
    {"\n1. H6-Hl2, I23-Il9\n2. JF6-Cl5, GH26-Z11 :\n*\n", "S054",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. Н6-Н12, І23-І19 :\n*\n", "S051 S051", "\n1. H6-H12, I23-I19 :\n*\n"},
    {"\n1. H06-H12, I23-I19\n2. JF06-C15, GH26-Z11\n3. E07-E09 :\n*\n", "S056",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. E7-E9 :\n*\n"},
    {"\n1. H6~H12, I23~I19\n2. JF6~C15, GH26~Z11 :\n*\n", "S053",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H1 2, I23-I1 9 :\n*\n", "S067 S067", "\n1. H6-H12, I23-I19 :\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ **@W:** Far. }\n*\n", "C024", "\n1. G7-G13, E21-E17 :\n{ @W: Far. }\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ (at)B: Far. }\n*\n", "C024", "\n1. G7-G13, E21-E17 :\n{ @B: Far. }\n*\n"},
    {"\n1\\. H6-H12, I23-I19 :\n*\n", "S032", "\n1. H6-H12, I23-I19 :\n*\n"},
    {"\n(1) H6-H12, I23-I19 :\n*\n", "S032", "\n1. H6-H12, I23-I19 :\n*\n"},
    {"\n1. , I23-I19 :\n*\n", "S051", ""},
    {"\n1. H6-H12, I23-I19\n2. :\n*\n", "S051", ""},
    // Letters and figures that a font or an encoding lacks: the board shows which.
    {"\n1. H6-H12, I23-I19\n2. ☐F6-C15, ☐H26-Z11\n3. L5-L7, ☐G25-L17 :\n*\n", "S051",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. L5-L7, NG25-L17 :\n*\n"},
    {"\n1. JF6-L21, H22-H18\n2. D6-C7, ?F22-B10\n3. ?L21×G21, ?F24×?G21 :\n*\n", "S051",
     "\n1. JF6-L21, H22-H18\n2. D6-C7, JF22-B10\n3. JL21×G21, JF24×JG21 :\n*\n"},
    // Unreadable text in place of White's ply.
    {"\n1. H6-H12, I23-I19\n2. ____, GH26-Z11 :\n*\n", "S051", ""},
    {"\n1. H6-H12, I23-I19\n2. Nf3 Nc6\n3. L5-L7, NG25-L17 :\n*\n", "S052", ""},
    {"\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :thinking:\n3. L5-L7, NG25-L17 :\n*\n", "S041", ""},
    {"\n1. H6-H12, I23-I19 :\n{ aW: Good. }\n*\n", "C024", "\n1. H6-H12, I23-I19 :\n{ @W: Good. }\n*\n"},
    {"\n1. H6-H12, I23-I19 :\n{ ©B: Good. }\n*\n", "C024", "\n1. H6-H12, I23-I19 :\n{ @B: Good. }\n*\n"},
    {"\n1. H6-H12, I23-I19\n-2. JF6-C15, GH26-Z11\n+2. L5-L7, GH26-Z11 :\n*\n", "S042 B001", ""},
    // A piece's letter after the ply.
    {"\n1. F6-C15J, I23-I19 :\n*\n", "S041", "\n1. JF6-C15, I23-I19 :\n*\n"},
    // Text that must, or need not, have been meant as a player's mark.
    {"\n1. G7-G13, E21-E17 :\n{ @w: Far. }\n*\n", "C024", "\n1. G7-G13, E21-E17 :\n{ @W: Far. }\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ @ Black :Far. }\n*\n", "C024", "\n1. G7-G13, E21-E17 :\n{ @B: Far. }\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ W@: Far. }\n*\n", "C024", "\n1. G7-G13, E21-E17 :\n{ @W: Far. }\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ @W：Far. }\n*\n", "C024", "\n1. G7-G13, E21-E17 :\n{ @W: Far. }\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ @marta: look }\n*\n", "", ""},
    {"\n1. G7-G13, E21-E17 :\n{ White: far. }\n*\n", "", "\n1. G7-G13, E21-E17 :\n{ @W: far. }\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ @W, who begins, goes far. }\n*\n", "", ""},
    // Braces and an end of line in a tag; a comment with something like a tag.
    {"{Lang \"en\"}\n[Title \"A game\"]\n\n1. G7-G13, E21-E17 :\n*\n", "S014",
     "[Lang \"en\"]\n[Title \"A game\"]\n\n1. G7-G13, E21-E17 :\n*\n"},
    {"{Lang \"en\"}\n\n1. G7-G13, E21-E17 :\n*\n", "", ""},
    {"[Lang\n\"en\"]\n\n1. G7-G13, E21-E17 :\n*\n", "S017", "[Lang \"en\"]\n\n1. G7-G13, E21-E17 :\n*\n"},
    // The end of a page between moves.
    {"\n1. H6-H12, I23-I19\u20282. JF6-C15, GH26-Z11 :\n*\n", "S004",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19 :\nResult: 3-0\n", "S104", "\n1. H6-H12, I23-I19 :\n3-0\n"},
    {"\n1. H6-H12\n{ good }\nI23-I19 :\n*\n", "S036", "\n1. H6-H12, I23-I19 :\n{ @W: good }\n*\n"},
    {"\n1. H6-H12 {good} I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n", "S082",
     "\n1. H6-H12, I23-I19\n{ @W: good }\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12 {good} 1... I23-I19 {fine} 2. JF6-C15 {yes} 2. …, GH26-Z11 :\n*\n", "S082",
     "\n1. H6-H12, I23-I19\n{ @W: good }\n{fine}\n2. JF6-C15, GH26-Z11 :\n{ @W: yes }\n*\n"},
    {"\n1. H6-H12, {good} {really} ... I23-I19 :\n*\n", "S082 S082",
     "\n1. H6-H12, I23-I19 :\n{ @W: good really }\n*\n"},
    {"\n1. H6-H12 {good} {: +0.3} I23-I19 :\n*\n", "S082 S082",
     "\n1. H6-H12, I23-I19 :\n{ @W: good }\n{: @W: +0.3 }\n*\n"},
    {"\n1. H6-H12, I23-I19\n($[1] 1. H6-H10 {good} I23-I19)\n2. JF6-C15, GH26-Z11 :\n*\n", "S082",
     "\n1. H6-H12, I23-I19\n($[1] 1. H6-H10, I23-I19\n{ @W: good }\n)\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12 {good}\n2. JF6-C15, GH26-Z11 :\n*\n", "M011 S082",
     "\n1. H6-H12\n{good}\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n2. JF6-C15 : {good}\n*\n", "S082",
     "\n1. H6-H12, I23-I19\n2. JF6-C15 :\n{good}\n*\n"},
    {"\n1. H6-H12\nI23-I19\n2. JF6-C15\nGH26-Z11 :\n*\n", "S038 S038",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12 1... I23-I19\n2. JF6-C15 2. …, GH26-Z11 :\n*\n", "S038 M012",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n(1. H6-H10 1. L5-L7)\n2. JF6-C15, GH26-Z11 :\n*\n", "M011 M001", ""},
    {"\n1. H6-H12，I23-I19\n2．JF6-C15, GH26-Z11 :\n*\n", "S038 S032 S035",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n2. JF6-C15, \u200fGH26-Z11\n\f3. L5-L7 :\n*\n", "S035 S004",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. L5-L7 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n2. JF6-\nC15, GH26\u00ad-Z11 :\n*\n", "S067 S067",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n2. JF6-C 15, GH26=Z11 :\n*\n", "S067 S053",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19 :\n*\n..\n*\n", "S014 S014", "\n1. H6-H12, I23-I19 :\n*\n"},
    {"\n1. H6-H12, I23-I19.\n*\n", "S041", "\n1. H6-H12, I23-I19 :\n*\n"},
    {"\n1. H6-H12\n(1. H6-H10)\nI23-I19\n2. JF6-C15, GH26-Z11 :\n*\n", "S078",
     "\n1. H6-H12, I23-I19\n(1. H6-H10)\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12\n(1. H6-H10)\n1... I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n", "S078",
     "\n1. H6-H12, I23-I19\n(1. H6-H10)\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12\n1. …, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n", "M012",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n(1... G7-G13, E21-E17)\n2. … JF6-C15, GH26-Z11 :\n*\n", "S035 S035",
     "\n1. H6-H12, I23-I19\n(1. G7-G13, E21-E17)\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n2. JF6-C15, 3-0\n", "M021 S102", "\n1. H6-H12, I23-I19\n2. JF6-C15 :\n3-0\n"},
    {"\n1. H6-H12, I23-I19 :\nBlack resigns.\n", "S104",
     "\n1. H6-H12, I23-I19 :\n3-0\n{ Black resigns. }\n"},
    {"\n1. H6-H12, I23-I19 :\nDraw agreed\n", "S104",
     "\n1. H6-H12, I23-I19 :\n1-1\n{ Draw agreed }\n"},
    {"\n1. H6-H12, I23-I19\n2. {solid} JF6-C15, GH26-Z11 :\n*\n", "S082",
     "\n1. H6-H12, I23-I19\n{solid}\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n(2. JF6-C15)\n2. L5-L7 :\n*\n", "V002", ""},
    {"\n1. H6-H12, I23-I19\n2. JF6-C15\u200B, GH26-Z11 :\n*\n", "S037",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n!?\n2. JF6-C15, GH26-Z11 :\n*\n", "S036",
     "\n1. H6-H12, I23-I19 !?\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n2. !JF6-C15, GH26-Z11 :\n*\n", "S051",
     "\n1. H6-H12, I23-I19\n2. JF6-C15 !, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n*good*\n2. JF6-C15, GH26-Z11 :\n*\n", "S107",
     "\n1. H6-H12, I23-I19\n{ good }\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n2. JF6-C15GH26-Z11 :\n*\n", "S038",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\ngood }\n2. JF6-C15, GH26-Z11 good }\n3. L5-L7 :\n*\n", "S107 S041",
     "\n1. H6-H12, I23-I19\n{ good }\n2. JF6-C15, GH26-Z11\n{ @B: good }\n3. L5-L7 :\n*\n"},
    {"\n1. H6-H12, I23-I192. JF6-C15 :\n*\n", "S056", "\n1. H6-H12, I23-I19\n2. JF6-C15 :\n*\n"},
    {"[Title: \"Study\"]\n\n1. G7-G13, E21-E17 :\n*\n", "S017",
     "[Title \"Study\"]\n\n1. G7-G13, E21-E17 :\n*\n"},
    {"[PDTL \"/27;1k/20;3p3/8;3P3/1;1K/ w -- - 0 1\"]\n\n*\n", "S133",
     "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1\"]\n\n*\n"},
    {"[Lang \"en\"]\n[Lang \"ca\"]\n\n1. G7-G13, E21-E17 :\n*\n", "T013", ""},
    {"[Title \"A short\ngame\"]\n\n1. G7-G13, E21-E17 :\n*\n", "S024",
     "[Title \"A short game\"]\n\n1. G7-G13, E21-E17 :\n*\n"},
    {"\n* won by default\n", "S105", "\n*\n{ won by default }\n"},
    {"\nI. H6-H12, I23-I19\nl1. JF6-C15, GH26-Z11 :\n*\n", "S031 S031",
     "\n1. H6-H12, I23-I19\nl1. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n② JF6-C15, GH26-Z11 :\n*\n", "S031",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n~~2. L5-L7, NG25-L17~~\n2. JF6-C15, GH26-Z11 :\n*\n", "S042 M001 R003", ""},
    {"\n1. H6-H12, I23-I19\n2. ]F6-C15, GH26-Z11 :\n*\n", "S035 B002",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12\nJF6-C15\n2. L5-L7\nEH4-H8 :\n*\n", "S038 B003 S038 B003", ""},
    {"\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 D\n*\n", "S041", ""},
};

constexpr written_habit pgn_habits[] = {
    {"\n1. e4 e5 2. Bc4, Nc6 *\n", "GS035", "\n1. e4 e5 2. Bc4 Nc6 *\n"},
    {"\n1. e2-e4 e5 *\n", "GS053", "\n1. e4 e5 *\n"},
    {"\n1) e4 e5 2) Nf3 *\n", "GS033 GS033", "\n1. e4 e5 2. Nf3 *\n"},
    {"\n1. e4 e5 2. 0-0 *\n", "GS063 GB014", ""},
    {"\n1. e4 e5 { good ; 2. Nf3 } *\n", "", ""},
    {"\n1. e4 Nf6 2. e5 d5 3. exd5ep *\n", "GB001 GS072", ""},
    {"\n1. e4 e5 2. □f3 *\n", "GS075", ""},
    {"\n1. e4 e5\n<<<<<<< HEAD\n2. Nf3\n=======\n2. Nc3\n>>>>>>> other\n*\n", "GS088", ""},
};

constexpr written_habit diplomat_habits[] = {
    {"1. d3 k3\n*\n", "DS006", "1. d3, k3\n*\n"},
    {"1) d3, k3\n*\n", "DS002", "1. d3, k3\n*\n"},
    {"1. D3, k3\n*\n", "DS026", "1. d3, k3\n*\n"},
    {"１．d3，ｋ３\n*\n", "DS063", "1. d3, k3\n*\n"},
    {"(1) d3, k3\n*\n", "DS002", "1. d3, k3\n*\n"},
    {"1. {x} d3, k3\n*\n", "DS038", ""},
    {"I. d3, k3\n*\n", "DS001", "1. d3, k3\n*\n"},
    {"1. d3, k3\n1-0 White wins\n", "S105", "1. d3, k3\n1-0 {White wins}\n"},
};

constexpr written_habit xiangqi_habits[] = {
    {"START{\n1. C2=5 H8+7\n}\n", "", ""},
    {"START{\n1. C2=5 H8+7\n", "XS008", "START{\n1. C2=5 H8+7\n}\n"},
    {"START{\n1. C2-5 H8+7\n}\n", "XB011", "START{\n1. C2=5 H8+7\n}\n"},
    {"START{\n１．Ｃ２＝５　H8+7\n}\n", "XS011", "START{\n1.C2=5 H8+7\n}\n"},
};

struct habits_of {
    std::string_view notation;
    std::string_view head;
    std::span<const written_habit> all;
};

const habits_of every_habit[] = {
    {"ctl-pgn", club_head, ctl_pgn_habits},
    {"pgn",
     "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n"
     "[Result \"*\"]\n",
     pgn_habits},
    {"diplomat", "", diplomat_habits},
    {"xiangqi", "FORMAT AXF\nGAME 1\n", xiangqi_habits},
};

// Notes aside.
std::string codes_in(const std::string& text, const notation& chosen) {
    std::string codes;
    lint_options options;
    options.board = false;
    options.fixes = offered_fixes::none;
    const auto source = open_text(text);
    lint(*source, chosen, options, [&codes](const linted& game) {
        for (const diagnostic& each : game.found)
            if (each.severity != level::note)
                codes.append(codes.empty() ? "" : " ").append(code_text(each.id));
    });
    return codes;
}

} // namespace

TEST_CASE("habits and slips are reported, and fixed if unambiguous", "[lint][fixes]") {
    for (const habits_of& asked : every_habit) {
        const notation* const chosen = find_notation(asked.notation);
        if (chosen == nullptr)
            continue; // it is not built
        for (const written_habit& each : asked.all) {
            const std::string begin(asked.head);
            const std::string text = begin + std::string(each.written);
            INFO(text);
            CHECK(codes_in(text, *chosen) == each.found);
            CHECK(apply_fixes(text, *chosen, {}, {.unsafe = true}) ==
                  begin + std::string(each.fixed.empty() ? each.written : each.fixed));
        }
    }
}

TEST_CASE("a capture in passing is recognised by its hex", "[lint][fixes]") {
    const std::string before =
        club_head + "[PDTL \"/27:1k/21:3p4/16:3P3/1:1K/ b -- - 0 1\"]\n\n1. …, E21-E15\n2. ";
    for (const char* const written : {"F16×E19", "F16@E19"})
        CHECK(apply_fixes(before + written + " :\n*\n", golden::in_ctl_pgn(), {}, {.unsafe = true}) ==
              before + "F16@@E19 :\n*\n");
}
