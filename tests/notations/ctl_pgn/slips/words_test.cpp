// Words, labels and marks in comments and after moves: what they say is kept, or nothing is changed.
#include "notations/ctl_pgn/slips/support.hpp"

using namespace ctlpgn;
using slips_test::slip;

namespace {

constexpr std::string_view tags = "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n";

void check_game(slip asked, std::string_view result = "*") {
    slips_test::check_slip(asked, std::string(tags).append("\n"),
                           std::string("\n").append(result).append("\n"));
}

void check_comment(slip asked, std::string_view language = "", std::string_view other = "") {
    const std::string lang = language.empty() ? "" : "[Lang \"" + std::string(language) + "\"]\n";
    slips_test::check_slip(asked, std::string(tags).append(lang).append("\n1. G7-G13, E21-E17\n"),
                           std::string("\n2. JF6-K18 :\n").append(other).append("*\n"));
}

void check_tag(slip asked) {
    slips_test::check_slip(asked, "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n", "\n\n1. G7-G13 :\n*\n");
}

} // namespace

TEST_CASE("an escaped apostrophe is an apostrophe", "[ctl-pgn][slips]") {
    check_tag(
        {"[Annotator \"L\\'Hospital\"]", "S022", "[Annotator \"L'Hospital\"]", "[Annotator \"L'Hospital\"]"});
    check_tag(
        {"[Annotator \"Club A\\B\"]", "S022", "[Annotator \"Club A\\\\B\"]", "[Annotator \"Club A\\\\B\"]"});
    slips_test::check_slip(
        {"[Variant \"C\\'escacs\"]", "S022", "[Variant \"C'escacs\"]", "[Variant \"C'escacs\"]"}, "",
        "\n[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n\n1. G7-G13 :\n*\n");
}

TEST_CASE("B is White's letter in Catalan and Spanish", "[ctl-pgn][slips]") {
    check_comment({"{ B: far }", "C025", "{ B: far }", "{ @W: far }"}, "ca");
    check_comment({"{ B: far }", "C025", "{ B: far }", "{ @W: far }"}, "es");
    check_comment({"{ B: far }", "C025", "{ B: far }", "{ @B: far }"}, "en");
    check_comment({"{ B: far }", "C025", "{ B: far }", "{ B: far }"});
    check_comment({"{ N: far }", "C025", "{ N: far }", "{ @B: far }"});
    check_comment({"{ W: far }", "C025", "{ W: far }", "{ @W: far }"});
}

TEST_CASE("a comment on both plies is not put onto one", "[ctl-pgn][slips]") {
    for (const std::string_view both : {"{ W: 1h30, B: 1h10 }", "{ Blanques: Puig. Negres: Soler. }"})
        check_comment({both, "C025", both, both});
}

TEST_CASE("after the result a player is the subject of a sentence", "[ctl-pgn][slips]") {
    for (const std::string_view said : {"{ (@W) va abandonar. }", "{ [@B] abandona }", "{ *@B* abandona }"}) {
        const std::string text = std::string(tags).append("\n1. G7-G13 :\n*\n").append(said).append("\n");
        CHECK(tests::listed_codes(tests::found_in(text, golden::in_ctl_pgn())).empty());
    }
    check_comment({"{ (@W) far }", "C024", "{ (@W) far }", "{ @W: far }"});
}

TEST_CASE("labels with letters are numbered by their letters", "[ctl-pgn][slips]") {
    const std::string_view letters = "1. G7-G13, E21-E17\n($[b] 1. E7-E13)\n($[a] 1. H6-H12)\n2. E7-E9 :";
    check_game({letters, "S074 S074", letters,
                "1. G7-G13, E21-E17\n($[2] 1. E7-E13)\n($[1] 1. H6-H12)\n2. E7-E9 :"});
    const std::string_view numbers = "1. G7-G13, E21-E17\n(2) 1. E7-E13)\n(1) 1. H6-H12)\n2. E7-E9 :";
    check_game({numbers, "S074 S074", numbers,
                "1. G7-G13, E21-E17\n($[2] 1. E7-E13)\n($[1] 1. H6-H12)\n2. E7-E9 :"});
    const std::string_view zero = "1. G7-G13, E21-E17\n($[0] 1. E7-E13)\n2. E7-E9 :\n{ as #1[#1.0] }";
    check_game({zero, "S074", zero, "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n2. E7-E9 :\n{ as #1[#1.1] }"});
}

TEST_CASE("two variations in one pair of parentheses are one fault", "[ctl-pgn][slips]") {
    for (const std::string_view sign : {";", " o"}) {
        const std::string written =
            "1. G7-G13, E21-E17\n(1. E7-E13" + std::string(sign) + " 1. H6-H12)\n2. E7-E9 :";
        check_game({written, "S041", written, written});
    }
    const std::string_view referred = "1. G7-G13, E21-E17\n($[1] 2. E7-E13)\n2. E7-E9 :\n{ as #1[#1.1] }";
    check_game({referred, "V002", referred, referred});
}

TEST_CASE("the mark of the end may be separated from the last ply", "[ctl-pgn][slips]") {
    check_game({"1. G7-G13, E21-E17 (taules) :", "S107",
                "1. G7-G13, E21-E17 (taules) :", "1. G7-G13, E21-E17 :\n{ taules }"},
               "1-1");
    check_game({"1. G7-G13, E21-E17\n{ solid }\n:", "S036", "1. G7-G13, E21-E17 :\n{ solid }",
                "1. G7-G13, E21-E17 :\n{ solid }"},
               "1-1");
    slips_test::check_slip({"\n: 1-1", "S036", " :\n1-1", " :\n1-1"},
                           std::string(tags).append("\n1. G7-G13, E21-E17"), "\n");
    check_game({"1. G7-G13, E21-E17 abandona", "S041", "1. G7-G13, E21-E17 abandona",
                "1. G7-G13, E21-E17 :\n{ @B: abandona }"},
               "3-0");
}

TEST_CASE("mate may be written in words", "[ctl-pgn][slips]") {
    const std::string before =
        std::string(tags).append("\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. L5-L7, NG25-L17\n"
                                 "4. EH4-H8, GZ11-L5\n5. I5-I9, NL17-G9\n6. K4-K10, GL5-H6");
    for (const std::string_view said : {" mat", " escac i mat", " jaque mate"})
        slips_test::check_slip({said, "S041", said, "#"}, before, "\n0-3\n");
}

TEST_CASE("words that name the loser contradict an open result", "[ctl-pgn][slips]") {
    constexpr std::string_view head =
        "[Variant \"C'escacs\"]\n[Event \"CG\"]\n[Site \"Manresa, Catalunya ESP\"]\n"
        "[Date \"2024-03-09\"]\n[Round \"-\"]\n[White \"Puig, Marta\"]\n"
        "[Black \"Soler, P. J.\"]\n[Result \"*\"]\n\n1. G7-G13, E21-E17 :\n";
    for (const std::string_view said : {"Abandonen les negres", "(Las negras abandonan)"})
        slips_test::check_slip({said, "S107", said, said}, head, "\n");
    slips_test::check_slip({"Black resigns", "S104", "Black resigns", "Black resigns"}, head, "\n");
}

TEST_CASE("signs of an only move, and spaces after symbols", "[ctl-pgn][slips]") {
    check_game(
        {"1. G7-G13 [], E21-E17 <>:", "S069 S069", "1. G7-G13 ◇, E21-E17 ◇:", "1. G7-G13 ◇, E21-E17 ◇:"});
    slips_test::check_slip({"♗ F6-C15", "S067", "♗F6-C15", "♗F6-C15"},
                           std::string(tags).append("[Redefine \"FAN\"]\n\n1. "), ", E21-E17 :\n*\n");
}

TEST_CASE("Black's ply on its own line with the number again is one fault", "[ctl-pgn][slips]") {
    const std::string_view written = "1. G7-G13, E21-E17\n2. H6-H8\n2. H22-H16\n3. E7-E9 :";
    check_game({written, "M011", written, written});
}

TEST_CASE("a table of moves is one fault, with its head", "[ctl-pgn][slips]") {
    const std::string_view table =
        "| # | Blanques | Negres |\n|---|---|---|\n| 1 | G7-G13 | E21-E17 |\n| 2 | E7-E13 : |";
    check_game({table, "S042", table, "1. G7-G13, E21-E17\n2. E7-E13 :"});
}

TEST_CASE("a remark with the next move after the result is one fault", "[ctl-pgn][slips]") {
    const std::string text = std::string(tags).append("\n1. G7-G13, E21-E17 :\n*\nAnàlisi: 2. E7-E9\n");
    CHECK(tests::listed_codes(tests::found_in(text, golden::in_ctl_pgn())) == "S014");
}

TEST_CASE("a check mark that the board refutes is not written", "[ctl-pgn][slips]") {
    const auto check = [](std::string_view written, std::string_view fixed) {
        const std::string head =
            std::string(tags).append("[PDTL \"/27:1k/13:3D4/1:1K/ w -- - 0 1\"]\n\n1. DE13-");
        for (const check_level level : {check_level::syntax, check_level::coherent}) {
            lint_options options;
            options.checks = level;
            CHECK(apply_fixes(head + std::string(written) + " :\n*\n", golden::in_ctl_pgn(), options) ==
                  head + std::string(fixed) + " :\n*\n");
        }
    };
    check("E27+8", "E27+"); // next to the king
    check("G13+8", "G13+∞");
}
