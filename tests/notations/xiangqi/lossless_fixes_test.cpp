// No fix changes a move or a result into something else, or hides it.
#include "ctlpgn/fixing.hpp"
#include "notations/xiangqi/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

std::string in_lalg(std::string_view ply) {
    return std::string("FORMAT LALG\nGAME 1\nSTART{\n1. Ch2-e2 Nb9-c7\n2. ")
        .append(ply)
        .append(" Ra9-b9\n}\n");
}

} // namespace

TEST_CASE("xiangqi: a plus between two points is no sign of check", "[xiangqi][fixes]") {
    const std::string written = in_lalg("Nb0+c2");
    CHECK(names_of(written) == "unreadable-move");
    CHECK(safely_fixed(written) == written);
    // At the end of a half-move it is one.
    CHECK(names_of("FORMAT SALG\nGAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/R3K4 w\nSTART{\n1. Ra9+\n}\n") == "");
}

TEST_CASE("xiangqi: another sign for captures is no capture if nothing is there", "[xiangqi][fixes]") {
    for (const std::string_view sign : {":", "*"}) {
        const std::string step = in_lalg(std::string("Nb0").append(sign).append("c2"));
        CHECK(names_of(step) == "empty-capture");
        CHECK(safely_fixed(step) == step);
        CHECK(boldly_fixed(step) == in_lalg("Nb0-c2"));
        // Without the board's findings, too.
        lint_options syntax;
        syntax.checks = check_level::syntax;
        CHECK(apply_fixes(step, in_xiangqi(), syntax) == step);
        CHECK(safely_fixed(in_lalg(std::string("Ce2").append(sign).append("e6"))) == in_lalg("Ce2xe6"));
    }
}

TEST_CASE("xiangqi: the form of a file is that of its half-moves", "[xiangqi][fixes]") {
    // The first game has none, so it does not show the form of the others.
    const std::string empty = "FORMAT 1\nGAME 1\nSTART{\n}\nGAME 2\nSTART{\n1. C2=5 N8+7\n}\n";
    CHECK(boldly_fixed(empty) == empty);
    const std::string odd = "FORMAT 1\nGAME 1\nSTART{\n1. E1T\n}\n";
    CHECK(boldly_fixed(odd).starts_with("FORMAT 1\n"));
}

TEST_CASE("xiangqi: half-moves in Chinese are rewritten together", "[xiangqi][fixes]") {
    const auto game = [](std::string_view format, std::string_view moves) {
        return std::string(format).append("GAME 1\nSTART{\n").append(moves).append("\n}\n");
    };
    constexpr std::string_view chinese = "1. 炮二平五 马8进7\n2. 马二进三 车9平8";
    CHECK(safely_fixed(game("FORMAT ICCS\n", chinese)) ==
          game("FORMAT ICCS\n", "1. H2-E2 H9-G7\n2. H0-G2 I9-H9"));
    const std::string undeclared = game("", chinese);
    CHECK(boldly_fixed(undeclared) == undeclared);
    // The form of the file is not known.
    const std::string unknown = game("FORMAT XQF\n", chinese);
    CHECK(safely_fixed(unknown) == unknown);
    CHECK(boldly_fixed(unknown) == game("FORMAT Chinese\n", chinese));
    const std::string damaged = game("FORMAT ICCS\n", "1. 炮二平五 马8进7\n2. 马二B三 车9平8");
    CHECK(safely_fixed(damaged) == damaged);
    CHECK(boldly_fixed(game("", "1. 炮二平五 N8+7\n2. N2+3")) == game("", "1. 炮二平五 N8+7\n2. N2+3"));
}

TEST_CASE("xiangqi: words for the result go to the header", "[xiangqi][fixes]") {
    const auto game = [](std::string_view header, std::string_view end) {
        return std::string("FORMAT WXF\nGAME 1\n")
            .append(header)
            .append("START{\n1. C2.5 H8+7\n")
            .append(end)
            .append("}\n");
    };
    const auto check = [&](std::string_view words, std::string_view result, std::string_view comment) {
        CAPTURE(words);
        const std::string written = game("", std::string(words).append("\n"));
        CHECK(safely_fixed(written) == written);
        CHECK(boldly_fixed(written) == game(std::string("RESULT ").append(result).append("\n"), comment));
    };
    check("Red won", "1-0", "");
    check("Red wins", "1-0", "");
    check("Draw.", "0.5-0.5", "");
    check("Red won on time", "1-0", "/* Red won on time */\n");
    check("Black resigns", "1-0", "/* Black resigns */\n");
    check("Draw agreed", "0.5-0.5", "/* Draw agreed */\n");
    check("Black lost on time", "1-0", "/* Black lost on time */\n");
    check("Red resigns", "0-1", "/* Red resigns */\n");
    // It is not known who won, or only expected.
    for (const std::string_view words : {"Resigns here\n", "Black looks lost\n"})
        CHECK(boldly_fixed(game("", words)) == game("", words));
    // The header says it, or the game goes on.
    CHECK(boldly_fixed(game("RESULT 1-0\n", "Red won\n")) == game("RESULT 1-0\n", "/* Red won */\n"));
    CHECK(boldly_fixed(game("", "Red won a pawn\n2. H2+3 R9.8\n")) ==
          game("", "/* Red won a pawn */\n2. H2+3 R9.8\n"));
}

TEST_CASE("xiangqi: an unclosed comment keeps the moves that it is about", "[xiangqi][fixes]") {
    const auto game = [](std::string_view comment) {
        return std::string("FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\n2. H2+3 R9.8\n")
            .append(comment)
            .append("\n3. R1.2 H2+3\n4. P7+1 P7+1\n}\n");
    };
    for (const std::string_view words : {"Better 3. P3+1", "Better was 2. ... C8+4 3. H8+7", "Good"}) {
        CAPTURE(words);
        const std::string braces = std::string("COM{ ").append(words);
        const std::string block = std::string("/* ").append(words);
        CHECK(names_of(game(braces)) == "unclosed-comment");
        CHECK(boldly_fixed(game(braces)) == game(braces + " }"));
        CHECK(names_of(game(block)) == "unclosed-comment");
        CHECK(boldly_fixed(game(block)) == game(block + " */"));
    }
    // Nothing shows that the moves of the line are not those of the game.
    CHECK(
        boldly_fixed("FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7 COM{ Good 2. H2+3 R9.8\n3. R1.2 H2+3\n}\n") ==
        "FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7 COM{ Good } 2. H2+3 R9.8\n3. R1.2 H2+3\n}\n");
}
