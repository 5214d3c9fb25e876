#include "notations/ctl_pgn/slips/support.hpp"

#include <initializer_list>

using namespace ctlpgn;
using slips_test::slip;

namespace {

constexpr std::string_view head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n\n";

void check_games(std::initializer_list<slip> slips) {
    for (const slip& each : slips)
        slips_test::check_slip(each, head, "");
}

// Fixed safely.
void check_moves(std::string_view written, std::string_view codes, std::string_view fixed) {
    slips_test::check_slip({written, codes, fixed, fixed}, std::string(head).append("1. G7-G13, E21-E17\n"),
                           "\n*\n");
}

} // namespace

TEST_CASE("a decided result never becomes an open one", "[ctl-pgn][slips]") {
    const auto ended = [](std::string_view result) {
        return std::string(head).append("1. G7-G13, E21-E17\n2. E7-E13 :\n").append(result).append("\n");
    };
    for (const std::string_view draw : {"1/2", "½", "taules", "1/2-1/2", "draw"})
        CHECK(apply_fixes(ended(draw), golden::in_ctl_pgn(), {}, {.unsafe = true}) == ended("1-1"));
    for (const std::string_view unknown : {"resigns", "mat i resigns"}) {
        CAPTURE(unknown);
        CHECK(apply_fixes(ended(unknown), golden::in_ctl_pgn(), {}, {.unsafe = true}).find('*') ==
              std::string::npos);
    }
    CHECK(apply_fixes(ended("Negres guanyen"), golden::in_ctl_pgn(), {}, {.unsafe = true}) ==
          ended("0-3\n{ Negres guanyen }"));
}

TEST_CASE("a sign or a ply that slipped onto the next line belongs to its move", "[ctl-pgn][slips]") {
    check_moves("2. E7-E13, \nG21-G15 :", "S036", "2. E7-E13, G21-G15 :");
    check_moves("2. \nE7-E13, G21-G15 :", "S036", "2. E7-E13, G21-G15 :");
    check_moves("2. E7-E13, G21-G15\n:", "S036", "2. E7-E13, G21-G15 :");
    check_moves("2. E7-E13, G21-G15\n!:", "S036", "2. E7-E13, G21-G15 !:");
    check_moves("2. E7-E13\n!, G21-G15 :", "S036", "2. E7-E13 !, G21-G15 :");
    check_moves("2\n. E7-E13 :", "S036", "2. E7-E13 :");
    check_moves("2. E7-E13, G21-G15\n3. J\nF6-D12 :", "S067", "2. E7-E13, G21-G15\n3. JF6-D12 :");
    check_moves("(1. E7-E13, G21-G15\n!\n.2. F8-F10)\n2. E7-E13 :", "S036",
                "(1. E7-E13, G21-G15 !\n.2. F8-F10)\n2. E7-E13 :");
}

TEST_CASE("a space in a ply before its glyph is a space in a ply", "[ctl-pgn][slips]") {
    check_moves("2. E7-E1 3??, G21-G15 :", "S067", "2. E7-E13 ??, G21-G15 :");
    check_moves("2. NE3-D8, NG25-H20\n3. K4-K1 0??, G21-G15 :", "S067",
                "2. NE3-D8, NG25-H20\n3. K4-K10 ??, G21-G15 :");
}

TEST_CASE("a comment before the marks of a ply moves after them", "[ctl-pgn][slips]") {
    check_moves("2. E7-E13 {good} :", "S082", "2. E7-E13 :\n{good}");
    check_moves("2. E7-E13 {hm} !:", "S082", "2. E7-E13 !:\n{hm}");
}

TEST_CASE("a line with only a dot does not end a game", "[ctl-pgn][slips]") {
    const auto game = [](std::string_view dot) {
        return std::string(head).append("1. G7-G13, E21-E17\n").append(dot).append("2. E7-E13 :\n*\n");
    };
    CHECK(tests::listed_codes(tests::found_in(game(".\n"), golden::in_ctl_pgn())) == "S107");
    CHECK(apply_fixes(game(".\n"), golden::in_ctl_pgn(), {}, {.unsafe = true}) == game(""));
    const std::string inside = game("(1. E7-E13, G21-G15\n.\n.2. F8-F10)\n");
    CHECK(tests::listed_codes(tests::found_in(inside, golden::in_ctl_pgn())) == "S107");
    CHECK(apply_fixes(inside, golden::in_ctl_pgn(), {}, {.unsafe = true}) ==
          game("(1. E7-E13, G21-G15\n.2. F8-F10)\n"));
}

TEST_CASE("a letter before a pawn's ply declares no piece", "[ctl-pgn][slips]") {
    for (const std::string_view written : {"BG7-G13", "aG7-G13", "KG7-G13"})
        slips_test::check_slip({written, "B002", written, "G7-G13"}, std::string(head).append("1. "),
                               ", E21-E17 :\n*\n");
}

TEST_CASE("a label after the number is a label", "[ctl-pgn][slips]") {
    const std::string_view after = " E7-E13, G21-G15)\n2. E7-E13 :\n{ see #1.1 and #1[#1.1] }\n*\n";
    slips_test::check_slip({"(1. $[1]", "S074", "(1. $[1]", "($[1] 1."},
                           std::string(head).append("1. G7-G13, E21-E17\n"), after);
}

TEST_CASE("an unclosed comment in a variation ends before the next move", "[ctl-pgn][slips]") {
    const std::string before = std::string(head).append("1. G7-G13, E21-E17\n($[1] 1. E7-E13, G21-G15\n.");
    slips_test::check_slip({"{ one", "C026", "{ one", "{ one }"}, before,
                           "\n.2. F8-F10, F20-F18\n.{ two }\n.3. F10-F12)\n2. E7-E13 :\n*\n");
    // If the variation also continues without it, it is text.
    slips_test::check_slip({"{ one", "", "{ one", "{ one"}, before,
                           "\n.2. F8-F10\n.{ two }\n)\n2. E7-E13 :\n*\n");
}

TEST_CASE("lost moves have no other findings", "[ctl-pgn][slips]") {
    const std::string_view lost =
        "1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n{ Better was #4[#4.1]@W. }\n"
        "($[1] 4. G7-G13, GZ11-L5)\n(4. GD2-F6)\n5. I5-I9, NL17-G9\n6. K4-K10, GL5-H6 :\n*\n";
    check_games({{lost, "M001", lost, lost}});
}

TEST_CASE("square brackets around a variation are its parentheses", "[ctl-pgn][slips]") {
    check_moves("[$[1] 1. E7-E13, G21-G15\n.2. F8-F10]\n2. E7-E13 :", "S007",
                "($[1] 1. E7-E13, G21-G15\n.2. F8-F10)\n2. E7-E13 :");
}

TEST_CASE("moves counted from 0 are renumbered from 1", "[ctl-pgn][slips]") {
    check_games(
        {{"0. E7-E13, E21-E17\n1. G7-G13, G21-G15 :\n*\n", "S033",
          "0. E7-E13, E21-E17\n1. G7-G13, G21-G15 :\n*\n", "1. E7-E13, E21-E17\n2. G7-G13, G21-G15 :\n*\n"}});
}

TEST_CASE("a hyphen inside a number is one finding", "[ctl-pgn][slips]") {
    slips_test::check_slip({"G2-1G15", "S056", "G2-1G15", "G21-G15"},
                           std::string(head).append("1. G7-G13, E21-E17\n2. E7-E13, "), " :\n*\n");
}

TEST_CASE("words after a capture in passing and its wrong sign are one slip", "[ctl-pgn][slips]") {
    const std::string before = std::string(head.substr(0, head.size() - 1))
                                   .append("[PDTL \"/27:1k/14:3p3/7:3P4/1:1K/ w -- - 0 1\"]\n\n1. E7-E13, ");
    slips_test::check_slip({"F14×E11 e.p.", "S041", "F14×E11 e.p.", "F14@E11"}, before, " :\n*\n");
    slips_test::check_slip({"F14@E11 e.p.", "S041", "F14@E11 e.p.", "F14@E11"}, before, " :\n*\n");
}

TEST_CASE("a comma before a variation that separates two plies is not reported with it", "[ctl-pgn][slips]") {
    const std::string text =
        std::string(head).append("1. G7-G13,\n(1. …, E21-E17)\nG21-G17\n2. E7-E13 :\n*\n");
    CHECK(tests::listed_codes(tests::found_in(text, golden::in_ctl_pgn())) == "S078");
}

TEST_CASE("of a ply that cannot be read nothing else is reported", "[ctl-pgn][slips]") {
    const auto found = [](std::string_view moves) {
        const std::string text =
            std::string(head).append("1. G7-G13, E21-E17\n").append(moves).append("\n*\n");
        return tests::listed_codes(tests::found_in(text, golden::in_ctl_pgn()));
    };
    CHECK(found("2. 0-1:") == "S051");               // nor the missing space before the colon
    CHECK(found("2. JF6-,\n3. F8-F10 :") == "S054"); // nor a comma without Black's ply
    // Nor variations, if a parenthesis may be in it.
    CHECK(found("(1. E7-)E13\n2. E7-E13 :\n{ The line #1.1 was better. }") == "S054");
}

TEST_CASE("variations inside one without moves are reported with it", "[ctl-pgn][slips]") {
    const std::string text =
        std::string(head).append("1. G7-G13, E21-E17\n((1. E7-E13) (1. F8-F10))\n2. E7-E13 :\n*\n");
    CHECK(tests::listed_codes(tests::found_in(text, golden::in_ctl_pgn())) == "S071");
}

TEST_CASE("a missing number is not written after dots that do not belong there", "[ctl-pgn][slips]") {
    const std::string text =
        std::string(head).append("1. G7-G13, E21-E17\n. E7-E13, G21-G15\n3. F8-F10, ))-H12 :\n*\n");
    CHECK(apply_fixes(text, golden::in_ctl_pgn()) == text);
}

TEST_CASE("a variation is opened before its label", "[ctl-pgn][slips]") {
    const auto game_with = [](std::string_view label) {
        return std::string(head)
            .append("1. G7-G13, E21-E17\n2. E7-E13, G21-G15\n")
            .append(label)
            .append(" 2. F8-F10, F20-F18)\n3. JF6-D12 :\n1-1\n");
    };
    for (const std::string_view label : {"$[1]", "[$[1]", "<$[1]"}) {
        CAPTURE(label);
        CHECK(apply_fixes(game_with(label), golden::in_ctl_pgn(), {}, {.unsafe = true})
                  .find("\n($[1] 2. F8-F10") != std::string::npos);
    }
}

TEST_CASE("a capture sign where nothing is captured is one fault, whatever its letter", "[ctl-pgn][slips]") {
    const auto ended = [](std::string_view ply) {
        return std::string("1. G7-G13, E21-E17\n2. ").append(ply).append(" :\n*\n");
    };
    const std::string wrong = ended("E7xE13");
    check_games({{wrong, "B006", wrong, ended("E7-E13")}});
}

TEST_CASE("the label of a variation without its parenthesis is a label", "[ctl-pgn][slips]") {
    const auto with = [](std::string_view opening) {
        return std::string("1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n")
            .append(opening)
            .append("2. JF6-D12, H22-H20)\n3. JF6-D12, H22-H20 :\n*\n");
    };
    const std::string lost = with("$[1] ");
    const std::string replaced = with("[$[1] ");
    check_games({{lost, "S073", lost, with("($[1] ")}, {replaced, "S073", replaced, with("($[1] ")}});
    constexpr std::string_view stray = "1. G7-G13, E21-E17\n$[1] 2. E7-E13 :\n*\n";
    check_games({{stray, "S079", stray, stray}});
}

TEST_CASE("a letter of a piece that is not there may be part of the hex", "[ctl-pgn][slips]") {
    const std::string before =
        std::string(head).append("1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. L5-L7, NG25-L17\n"
                                 "4. EH4-H8, GZ11-L5\n5. I5-I9, NL17-G9\n6. K4-K10, ");
    // A white elephant is on G5, and G11 is empty.
    slips_test::check_slip({"LG5-H6#", "B003", "LG5-H6#", "LG5-H6#"}, before, "\n0-3\n");
    CHECK(apply_fixes(before + "LG11-H6#\n0-3\n", golden::in_ctl_pgn()) == before + "LG11-H6#\n0-3\n");
}

TEST_CASE("a repaired ply keeps a mark that names the kind of check", "[ctl-pgn][slips]") {
    const std::string before =
        std::string(head).append("1. F8-G9, L23-X22\n2. A5-A9, E21-D20\n3. C5-C7, JF24×A9\n"
                                 "4. H6-H12, A23-A19\n5. H12-I13, JA9×RC3\n6. EH4-H6, JF22×I13\n"
                                 "7. GD2-B6, JC3×D6\n8. GB6×G21, GD26-B22\n9. ");
    constexpr std::string_view after = ", GH26×GE27\n10. ED4×JD6, H22-H16 :\n*\n";
    for (const auto& [written, meant] :
         {std::pair("GGZ1×DE27+^", "GG21×DE27+^"), std::pair("GGZ1×DE27+^ !", "GG21×DE27+^ !"),
          std::pair("GGZ1×DE27+", "GG21×DE27+")})
        slips_test::check_slip({written, "S052", meant, meant}, before, after);
    CHECK(apply_fixes(before + "GGZ1×DE27+^!" + std::string(after), golden::in_ctl_pgn()) ==
          before + "GG21×DE27+^ !" + std::string(after));
}

TEST_CASE("no fix loses a rating", "[ctl-pgn][slips]") {
    const auto moves = [](std::string_view first) {
        return std::string(head).append(first).append("\n2. E7-E13, NG25-L17 :\n*\n");
    };
    const auto fixed = [&](std::string_view first) {
        return apply_fixes(moves(first), golden::in_ctl_pgn(), {}, {.unsafe = true});
    };
    CHECK(fixed("1. G7-G13 !,? E21-E17") == moves("1. G7-G13 !?, E21-E17"));
    CHECK(fixed("1. G7-G13 ,! E21-E17") == moves("1. G7-G13 !, E21-E17"));
    CHECK(fixed("1. G7-!G13, E21-E17") == moves("1. G7-G13 !, E21-E17"));
    CHECK(fixed("1. G7!-G13, E21-E17") == moves("1. G7-G13 !, E21-E17"));
    CHECK(fixed("1. G7-G13, !E21-E17") == moves("1. G7-G13, E21-E17 !"));
    // There is no such rating.
    CHECK(fixed("1. G7-G13 !?,? E21-E17") == moves("1. G7-G13 !?,? E21-E17"));
}

TEST_CASE("the parentheses of a variation are put where they were", "[ctl-pgn][slips]") {
    const auto game = [](std::string_view variation) {
        return std::string(head)
            .append("1. C5-B6, JF22-D16\n2. H6-I7, JD16×G7\n")
            .append(variation)
            .append("\n3. GD2-C7, L23-L21 :\n*\n");
    };
    const auto fixed = [&](std::string_view variation) {
        return apply_fixes(game(variation), golden::in_ctl_pgn(), {}, {.unsafe = true});
    };
    constexpr std::string_view good = "(2. …, JD16-B10\n{ Or this. }\n)";
    CHECK(fixed("(2. …, JD16-B10\n{ Or this. }") == game(good));
    CHECK(fixed("{2. …, JD16-B10\n{ Or this. }\n)") == game(good));
    CHECK(fixed("($[1] 2. …, JD16-B10)\n{ See #2[#2.1]B. }") ==
          game("($[1] 2. …, JD16-B10)\n{ See #2[#2.1]@B. }"));
    CHECK(fixed("(2. …, JD16-B10)\n{ Or this. )") == game("(2. …, JD16-B10)\n{ Or this. }"));
}

TEST_CASE("a damaged result is found by its tag", "[ctl-pgn][slips]") {
    const auto game = [](std::string_view result) {
        return std::string(
                   "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n[Result \"0-3\"]"
                   "\n\n1. C5-B6, JF22-D16\n2. H6-I7, JD16×G7 :\n")
            .append(result)
            .append("\n{ A short one. }\n");
    };
    for (const std::string_view written : {"0--3", "-3", "03", "0-"}) {
        CAPTURE(written);
        CHECK(apply_fixes(game(written), golden::in_ctl_pgn(), {}, {.unsafe = true}) == game("0-3"));
    }
}
