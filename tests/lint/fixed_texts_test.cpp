// The first finding for a slip, and the result of the fixes, which must be what was meant.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "golden/corpus.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;

namespace {

struct slip {
    std::string_view written;
    std::string_view first; // code of the first finding
    std::size_t findings;
    std::string_view safe;   // the result of safe fixes
    std::string_view unsafe; // and all fixes
};

std::vector<diagnostic> found_without_board(std::string_view text) {
    lint_options options;
    options.board = false;
    return tests::found_in(text, golden::in_ctl_pgn(), options);
}

constexpr std::string_view opening =
    "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";

void check(const slip& each, const std::string& before, const std::string& after) {
    const auto game = [&](std::string_view part) {
        return std::string(opening).append(before).append(part).append(after);
    };
    const std::string text = game(each.written);
    CAPTURE(each.written);
    const std::vector<diagnostic> found = found_without_board(text);
    std::string listed;
    for (const diagnostic& one : found)
        listed.append(code_text(one.id)).append(" ").append(one.message).append("\n");
    INFO(listed);
    REQUIRE(!found.empty());
    CHECK(code_text(found[0].id) == each.first);
    CHECK(found.size() == each.findings);
    CHECK(apply_fixes(text, golden::in_ctl_pgn()) == game(each.safe));
    CHECK(apply_fixes(text, golden::in_ctl_pgn(), {}, {.unsafe = true}) == game(each.unsafe));
}

const std::string promoting = "[PDTL \"/27:1k/24:2j2/21:1P6/5:3J2/1:K1/ w -- - 0 1\"]\n\n";

} // namespace

TEST_CASE("signs of an unreadable ply are not rewritten separately", "[lint][fixes]") {
    for (const slip& each : {
             slip{"1. F8-G9, L23X-22 :", "S054", 1, "1. F8-G9, L23X-22 :", "1. F8-G9, L23-X22 :"},
             slip{"1. F8-G9, L23X22 :", "S054", 1, "1. F8-G9, L23X22 :", "1. F8-G9, L23-X22 :"},
             slip{"1. E7-E13, E21-E19\n2. NE3--L4, H22-H20 :", "S005", 2,
                  "1. E7-E13, E21-E19\n2. NE3--L4, H22-H20 :", "1. E7-E13, E21-E19\n2. NE3--L4, H22-H20 :"},
         })
        check(each, "\n", "\n*\n");
    check({"1. PD5-C6, KG27-G25 :", "S058", 2, "1. PD5-C6, KG27-G25 :", "1. PD5-C6, KG27-G25 :"},
          "[PDTL \"/27:1k/24:2j2/21:1P6/5:2D3/1:K1/ w -- - 0 1\"]\n\n", "\n*\n");
    const std::string text = std::string(opening) + "\n1. E7-E9, E21-E1:9\n2. H6-H8, H22-H20 :\n*\n";
    CHECK(apply_fixes(text, golden::in_ctl_pgn()) == text);
}

TEST_CASE("text in place of a mark's colon is removed", "[lint][fixes]") {
    const std::string before = "\n1. F8-G9, F20-F18 :\n";
    for (const std::string_view written : {"{ @W : good }", "{ @W :good }"}) {
        const std::string_view fixed = written.ends_with(":good }") ? "{ @W:good }" : "{ @W: good }";
        check({written, "S085", 1, fixed, fixed}, before, "\n*\n");
    }
    // These may be sentences.
    for (const std::string_view written : {"{ @W – good }", "{ @W Good }"})
        check({written, "C024", 1, written, written.ends_with("Good }") ? "{ @W: Good }" : "{ @W: good }"},
              before, "\n*\n");
    for (const std::string& text : {before + "{ @W resigned here. }\n*\n", before + "*\n{ @W Good }\n",
                                    "\n{ @W Good }" + before + "*\n"})
        CHECK(found_without_board(std::string(opening) + text).empty());
}

TEST_CASE("spaces between the lines of a position are spaces", "[lint][fixes]") {
    constexpr std::string_view fixed = "/27:1k/24:2j2/21:1P6/5:3J2/1:K1/ w -- - 0 1";
    for (const slip& each : {
             slip{"/27:1k/24:2j2/21:1P6/5:3J2 /1:K1/ w -- - 0 1", "S129", 1, fixed, fixed},
             slip{"/27:1k/24:2j2 /21:1P6/5:3J2 /1:K1/ w -- - 0 1", "S129", 2, fixed, fixed},
             slip{"/27:1k/24:2j2/21:1P6/5:3J2/ 1:K1/ w -- - 0 1", "S129", 1, fixed, fixed},
             slip{"/27:1k/24:2 j2/21:1P6/5:3J2/1:K1/ w -- - 0 1", "S129", 1, fixed, fixed},
             slip{"/27:1k/24:2j2/21:1P6/5:3J2/1:K1 w -- - 0 1", "S122", 1, fixed, fixed},
         })
        check(each, "[PDTL \"", "\"]\n\n1. KE1-E3, KG27-G25 :\n*\n");
}

TEST_CASE("fields of a position separated by nothing or a comma get a space", "[lint][fixes]") {
    const std::string before = "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/";
    const std::string after = " 0 1\"]\n\n1. F8-F10 :\n*\n";
    for (const std::string_view fields : {"w -- -", " w-- -", " w ---", " w,-- -"}) {
        CAPTURE(fields);
        const std::vector<diagnostic> found =
            found_without_board(std::string(opening).append(before).append(fields).append(after));
        REQUIRE(!found.empty());
        CHECK(code_text(found.front().id) == "S129");
        CHECK(apply_fixes(std::string(opening).append(before).append(fields).append(after),
                          golden::in_ctl_pgn())
                  .find("/1:1K/ w -- - 0 1\"") != std::string::npos);
    }
}

TEST_CASE("safe fixes correct the case of tag names", "[lint][fixes]") {
    const std::string text = std::string(opening).append("[TiTle \"Game\"]\n\n1. F8-F10 :\n*\n");
    CHECK(apply_fixes(text, golden::in_ctl_pgn()).find("[Title \"Game\"]") != std::string::npos);
}

TEST_CASE("an l in a position may be a 1", "[lint][fixes]") {
    check({"/27:lk/23:2j3/21:1P6/5:3J2/1:K1/ w -- - 0 1", "B032", 1,
           "/27:lk/23:2j3/21:1P6/5:3J2/1:K1/ w -- - 0 1", "/27:1k/23:2j3/21:1P6/5:3J2/1:K1/ w -- - 0 1"},
          "[PDTL \"", "\"]\n\n1. JG5-I5, KG27-G25 :\n*\n");
}

TEST_CASE("a position is kept if later moves agree with it", "[lint][fixes]") {
    check({"7. KG27-G25\n", "B003", 1, "7. KG27-G25\n", "7. …, KG27-G25\n"},
          "[PDTL \"/27:1k/24:2j2/21:1P6/5:3J2/1:K1/ b -- - 0 7\"]\n\n", "8. KE1-E3, KG25-G23 :\n*\n");
    check({"1. KE1-E3", "M001", 1, "1. KE1-E3", "41. KE1-E3"},
          "[PDTL \"/27:1k/24:2j2/21:1P6/5:3J2/1:K1/ w -- - 0 41\"]\n\n",
          ", KG27-G25\n42. KE3-E5, KG25-G23\n43. KE5-E7, KG23-G21 :\n*\n");
}

TEST_CASE("8 in place of the sign of infinity is a check mark", "[lint][fixes]") {
    check({"1. RI5-G7+8, KG27-F26", "S066", 1, "1. RI5-G7+∞, KG27-F26", "1. RI5-G7+∞, KG27-F26"},
          "[PDTL \"/27:1k/5:4R1/1:K1/ w -- - 0 1\"]\n\n", "\n2. KE1-E3, KF26-F24 :\n*\n");
    check({"1. E7-E13+8, F20-F16", "S066", 1, "1. E7-E13+8, F20-F16", "1. E7-E13, F20-F16"}, "\n",
          "\n2. H6-H8, H22-H20 :\n*\n");
}

TEST_CASE("promotions are read in all forms", "[lint][fixes]") {
    for (const std::string_view written : {"A21-A23= D", "A21-A23=d", "A21-A23:D", "A21-A23D", "A21-A23(D)",
                                           "A21-A23(=D)", "A21-A23＝D", "A21-A23 = D", "A21-A23 = d"})
        check({written, "S068", 1, "A21-A23=D", "A21-A23=D"}, promoting + "1. ",
              ", KG27-G25\n2. DA23-A21, KG25-G23 :\n*\n");
}

TEST_CASE("a ply with an unreadable promotion does not count as one without a promotion", "[reading]") {
    const std::string text = std::string(opening) + promoting + "1. A21-A23=x, KG27-G25 :\n*\n";
    const std::string written = golden::write_json(text, {});
    CHECK(written.find("unreadable") != std::string::npos);
}

TEST_CASE("a reference with unreadable labels leads nowhere", "[lint][fixes]") {
    for (const std::string_view written : {"#1[1.1]@B", "#1[#1.1@B", "#1[#1:1]"})
        check({written, "S091", 1, written, written}, "\n1. F8-G9, F20-F18 :\n{ ", " }\n*\n");
    check({"#1[#1.1]@b", "S089", 1, "#1[#1.1]@B", "#1[#1.1]@B"},
          "\n1. F8-G9, F20-F18\n($[1] 1. …, H22-H20)\n2. H6-H8 :\n{ ", " }\n*\n");
}

TEST_CASE("castlings with other signs are recognised", "[lint][fixes]") {
    const auto first_code = [](std::string_view written) {
        const std::string text =
            std::string(opening) + "\n1. I5-I11, E21-E17\n2. " + std::string(written) + " :\n*\n";
        return code_text(found_without_board(text).at(0).id);
    };
    for (const std::string_view written : {"KRKII", "RKR-II", "KR-II"}) {
        CAPTURE(written);
        CHECK(first_code(written) == "S060");
    }
    CHECK(first_code("KRK - II") == "S067");
}

TEST_CASE("White's plies on one line and Black's on the next are not joined", "[lint][fixes]") {
    constexpr std::string_view columns =
        "1. H6-H12    2. JF6-C15   3. L5-L7\n   I23-I19      GH26-Z11     NG25-L17 :";
    check({columns, "M011", 6, columns, columns}, "\n", "\n*\n");
}

TEST_CASE("a comma that begins a line joins Black's ply to White's", "[lint][fixes]") {
    constexpr std::string_view joined = "1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n";
    for (const std::string_view line : {", ", ",", "1., ", "1. , ", "1..., ", "1...,", "1.…, ", "1 , "}) {
        CAPTURE(line);
        const std::string written = "1. H6-H12\n" + std::string(line) + "I23-I19\n2. JF6-C15, GH26-Z11 :\n";
        check({written, "S037", 1, joined, joined}, "\n", "*\n");
    }
    // Not a part of this move.
    constexpr std::string_view next = "1. H6-H12\n2., I23-I19\n";
    check({next, "M011", 2, next, next}, "\n", "3. JF6-C15, GH26-Z11 :\n*\n");
}

TEST_CASE("a result after a comma is the result", "[lint][fixes]") {
    check({", 0-3\n", "S102", 1, "\n0-3\n", "\n0-3\n"},
          "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. L5-L7, NG25-L17\n4. EH4-H8, GZ11-L5\n"
          "5. I5-I9, NL17-G9\n6. K4-K10, GL5-H6#",
          "");
}

TEST_CASE("no fix writes a piece's letter that contradicts the board", "[lint][fixes]") {
    check({"LL5-L7", "B002", 1, "LL5-L7", "L5-L7"}, "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. ",
          ", NG25-L17 :\n*\n");
}

TEST_CASE("JSON escapes in plies are not read as letters", "[lint][fixes]") {
    constexpr std::string_view moves = "1. F8-G9, L23-X22\n2. A5-A9, E21-D20\n3. C5-C7, JF24\\u00d7A9\n"
                                       "4. H6-H12, A23-A19\n5. H12-I13, JA9\\u00d7RC3\n";
    const std::string text =
        std::string(opening).append("\n").append(moves).append("6. EH4-H6, JF22\\u00d7I13 :\n*\n");
    CHECK(apply_fixes(text, golden::in_ctl_pgn(), {}, {.unsafe = true}).find("U00D7") == std::string::npos);
}

TEST_CASE("moves in the cells of a table of a web page are read", "[lint][fixes]") {
    const std::string text = std::string(opening) +
                             "\n<tr><td>1.</td><td>H6-H12</td><td>I23-I19</td></tr>\n"
                             "<tr><td>2.</td><td>JF6-C15</td><td>GH26-Z11 :</td></tr>\n*\n";
    const std::vector<diagnostic> found = found_without_board(text);
    REQUIRE(!found.empty());
    CHECK(code_text(found[0].id) == "S007");
    CHECK(apply_fixes(text, golden::in_ctl_pgn()).find("\n2. JF6-C15, GH26-Z11 :") != std::string::npos);
}

TEST_CASE("moves out of order after a mate do not begin another game", "[lint][fixes]") {
    constexpr std::string_view swapped = "6. K4-K10, GL5-H6#\n4. EH4-H8, GZ11-L5\n";
    check({swapped, "M001", 1, swapped, swapped},
          "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. L5-L7, NG25-L17\n5. I5-I9, NL17-G9\n", "0-3\n");
    constexpr std::string_view doubled = "6. K4-K10, GL5-H6#\n6. K4-K10, GL5-H6#\n";
    constexpr std::string_view once = "6. K4-K10, GL5-H6#\n";
    check({doubled, "M006", 1, doubled, once},
          "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. L5-L7, NG25-L17\n4. EH4-H8, GZ11-L5\n"
          "5. I5-I9, NL17-G9\n",
          "0-3\n");
}

TEST_CASE("a star before a continuation of the moves is not a result", "[lint][fixes]") {
    check({"* { Good. }\n", "S042", 1, "{ Good. }\n", "{ Good. }\n"},
          "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n", "3. L5-L7, NG25-L17 :\n*\n");
    constexpr std::string_view fixed = "1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n($[1] 2. L5-L7, NG25-L17\n"
                                       "3. JF6-C15, H22-H20)\n3. L5-L7, NG25-L17 :\n";
    check({"* 1. H6-H12, I23-I19\n* 2. JF6-C15, GH26-Z11\n  * ($[1] 2. L5-L7, NG25-L17\n"
           "  * 3. JF6-C15, H22-H20)\n* 3. L5-L7, NG25-L17 :\n",
           "S042", 1, fixed, fixed},
          "\n", "*\n");
    // Nothing continues them here.
    check({"* { Good. }\n", "S082", 1, "*\n{ Good. }\n", "*\n{ Good. }\n"},
          "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n", "");
}

TEST_CASE("list signs in and before variations are reported once", "[lint][fixes]") {
    constexpr std::string_view fixed = "3. JF6-C15, H22-H20\n(3. …, E21-E19)\n4. EH4-H8, E21-E19)\n";
    check({"- 3. JF6-C15, H22-H20\n- (3. …, E21-E19)\n- 4. EH4-H8, E21-E19)\n", "S042", 1, fixed, fixed},
          "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n(2. L5-L7, NG25-L17\n", "3. L5-L7, NG25-L17 :\n*\n");
}

TEST_CASE("web spaces around moves count as spaces", "[lint][fixes]") {
    check({"\u00A0\u00A03. JF6-C15, H22-H20)", "S044", 1, " 3. JF6-C15, H22-H20)", " 3. JF6-C15, H22-H20)"},
          "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n(2. L5-L7, NG25-L17\n", "\n3. L5-L7, NG25-L17 :\n*\n");
    check({"(\u00A02. L5-L7, NG25-L17)\u00A0", "S044", 2, "( 2. L5-L7, NG25-L17)", "( 2. L5-L7, NG25-L17)"},
          "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n", "\n3. L5-L7, NG25-L17 :\n*\n");
}

TEST_CASE("no piece is guessed while an earlier slip leaves it open", "[lint][fixes]") {
    // A pawn seems to have gone to I19, or the letter of the pegasus was lost.
    constexpr std::string_view slips = "2. JF6-C15, H26-Z11\n3. L5-L7, GZ11-L5 :";
    check({slips, "B002", 1, slips, "2. JF6-C15, GH26-Z11\n3. L5-L7, GZ11-L5 :"}, "\n1. H6-H12, I23-I19\n",
          "\n*\n");
}

TEST_CASE("faults of a ply are not repeated for its variations", "[lint][fixes]") {
    constexpr std::string_view plies = "4. EH4-H8, GZ11-L5\n(4. …, GZ11-L17)\n(4. …, GZ11-X12)\n";
    check({plies, "B001", 1, plies, plies}, "\n1. H6-H12, I23-I19\n2. JF6-C15, H22-H20\n3. L5-L7, NG25-L17\n",
          "5. I5-I9, H20-H18 :\n*\n");
}

TEST_CASE("a missing move is reported without its orphaned variations", "[lint][fixes]") {
    constexpr std::string_view left =
        "{ @B: Better is #2[#2.1]@B. }\n($[1] 2. L5-L7, NG25-L17)\n3. L5-L7, NG25-L17\n";
    check({left, "M001", 1, left, left}, "\n1. H6-H12, I23-I19\n", "4. EH4-H8, GZ11-L5 :\n*\n");
}

TEST_CASE("dots before a line without its parenthesis are kept", "[lint][fixes]") {
    constexpr std::string_view lost = ".3. L5-L7, E21-E19)\n";
    check({lost, "S073", 1, lost, lost}, "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n",
          "3. L5-L7, NG25-L17 :\n*\n");
}

TEST_CASE("signs of other keyboards in positions and moves are read", "[lint][fixes]") {
    constexpr std::string_view fixed = "/27:1k/24:2j2/21:1P6/5:3J2/1:K1/ w -- - 0 1";
    check({"\\27:1k\\24:2j2\\21:1P6\\5:3J2\\1:K1\\ w -- - 0 1", "S122", 1, fixed, fixed}, "[PDTL \"",
          "\"]\n\n1. A21-A23=D, KG27-G25 :\n*\n");
    check({"(1. __, E21-E19)\n(1. .., E21-E17)", "S040", 2, "(1. …, E21-E19)\n(1. …, E21-E17)",
           "(1. …, E21-E19)\n(1. …, E21-E17)"},
          "\n1. H6-H12, I23-I19\n", "\n2. JF6-C15, GH26-Z11 :\n*\n");
    check({"2. ♗\uFE0EF6-C15, 🩓H26-Z11 :", "S067", 1,
           "2. ♗F6-C15, 🩓H26-Z11 :", "2. ♗F6-C15, 🩓H26-Z11 :"},
          "[Redefine \"FAN\"]\n\n1. H6-H12, I23-I19\n", "\n*\n");
}

TEST_CASE("a part of a game gets no result of its end", "[lint][fixes]") {
    const std::string text = std::string(opening) + "\n6. K4-K10, GL5-H6#\n";
    CHECK(apply_fixes(text, golden::in_ctl_pgn()) == text);
}
