// Games in canonical form, in other forms, and through JSON.
#include "ctlpgn/format.hpp"
#include "ctlpgn/simplify.hpp"
#include "support.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

constexpr std::string_view in_axf = "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 N8+7\n2. N2+3 R9=8\n}\n";

} // namespace

TEST_CASE("Xiangqi: games are written one move per line, variations after them", "[xiangqi]") {
    CHECK(formatted("FORMAT AXF\nGAME 1\nSTART{ 1. C2=5   N8+7 2. N2+3 R9=8 }") == in_axf);
    CHECK(formatted("FORMAT AXF\nGAME\nSTART{ 1. C2=5 { 1. C8=5 } N8+7 }") ==
          "FORMAT AXF\nGAME\nSTART{\n1. C2=5 (1) N8+7\nVAR[1]{ 1. C8=5 }\n}\n");
    const std::string once = formatted(
        "FORMAT LALG\nGAME\nSTART{ 1. Ch2-e2 # Usual.\n1. ... Nh9-g7 (2) VAR[2]{ 1. ... Cb7-e7 } }");
    CHECK(formatted(once) == once);
    CHECK(names_of(once) == "");
}

TEST_CASE("Xiangqi: games from a position in which nothing may be played survive JSON", "[xiangqi]") {
    for (const std::string_view moves :
         {"FORMAT LALG\n@Re1-d1", "FORMAT SALG\n@Rd1", "FORMAT AXF\n@R5=6", "@E1-D1"}) {
        // The kings face each other.
        std::string text(moves);
        text.replace(text.find('@'), 1, "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/4R4/3K5 w\nSTART{\n1. ");
        text += "\n}\n";
        CHECK(through_json(text) == text);
    }
}

TEST_CASE("Xiangqi: converts between every pair of forms", "[xiangqi]") {
    for (const char* const form : {"iccs", "axf", "lalg", "salg", "wxf"}) {
        const std::string text = converted(in_axf, form);
        INFO(text);
        CHECK(names_of(text) == "");
        CHECK(converted(text, "axf") == in_axf);
    }
    CHECK(converted(in_axf, "iccs") == "GAME 1\nSTART{\n1. H2-E2 H9-G7\n2. H0-G2 I9-H9\n}\n");
    CHECK(converted(in_axf, "wxf") == "FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\n2. H2+3 R9.8\n}\n");
}

TEST_CASE("Xiangqi: letters are replaced in moves and in the initial position", "[xiangqi]") {
    const auto rewritten = [](std::string_view text, std::string_view letters,
                              std::optional<std::string> moves) {
        format_options options;
        options.words.letters = in_xiangqi().find_letters(letters);
        options.words.moves = std::move(moves);
        REQUIRE(options.words.letters);
        return tests::formatted(text, in_xiangqi(), options);
    };
    CHECK(rewritten(in_axf, "R(C) C(P) P(S)", std::nullopt) ==
          "FORMAT AXF, K(K) R(C) N(N) C(P) G(G) M(M) P(S)\nGAME 1\nSTART{\n1. P2=5 N8+7\n2. N2+3 C9=8\n}\n");
    constexpr std::string_view rooks =
        "FORMAT AXF, R(C) C(P) P(S)\nGAME 1\nSETUP{ Ke0; Ca0; kd9; pb7; MOVE 1, RED }\n"
        "START{\n1. C9+1 P2=5\n}\n";
    CHECK(names_of(rooks) == "");
    CHECK(rewritten(rooks, "standard", "lalg") ==
          "FORMAT LALG\nGAME 1\nSETUP{ Ke0; Ra0; kd9; cb7; MOVE 1, RED }\n"
          "START{\n1. Ra0-a1 Cb7-e7\n}\n");
    CHECK_FALSE(in_xiangqi().find_letters("klingon"));
    CHECK_FALSE(in_xiangqi().find_letters("iccs"));
}

TEST_CASE("Xiangqi: simplify writes a variation or a part as a game", "[xiangqi]") {
    const auto simplified = [](std::string_view text, const simplify_options& options) {
        game read;
        std::vector<finding> ignored;
        read.preamble = preamble_of(in_xiangqi(), text);
        in_xiangqi().read_game(text, true, true, {}, read, ignored);
        read.index = 1;
        simplified_game result;
        const std::string wrong = in_xiangqi().simplify(read, options, result);
        return wrong.empty() ? format_game(result.tree, in_xiangqi()) : wrong;
    };
    constexpr std::string_view text = "FORMAT AXF\nGAME 1\nRESULT 1-0\nSTART{\n1. C2=5 COM{ a } 1. ... N8+7 "
                                      "(1)\n2. N2+3 R9=8\nVAR[1]{ 1. ... C8=5 }\n}\n";
    CHECK(simplified(text, {}) == "FORMAT AXF\nGAME 1\nRESULT 1-0\nSTART{\n1. C2=5 N8+7\n2. N2+3 R9=8\n}\n");
    simplify_options later;
    later.first = 2;
    CHECK(simplified(text, later) ==
          "FORMAT AXF\nGAME 1\nRESULT 1-0\nFEN "
          "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2\n"
          "START{\n2. N2+3 R9=8\n}\n");
}

TEST_CASE("Xiangqi: the games after the first keep the form of the file in JSON", "[xiangqi]") {
    const std::string second = "GAME 2\nSTART{\n1. N2+3 N8+7\n}\n";
    CHECK(through_json(std::string(in_axf) + second) == std::string(in_axf) + "FORMAT AXF\n" + second);
}

TEST_CASE("Xiangqi: to JSON and back", "[xiangqi]") {
    for (const std::string_view text :
         {in_axf,
          std::string_view("GAME 1\nRED Hu\nSETUP{ Ke0; kd9; MOVE 1, RED }\nSTART{\n1. E0-E1\n}\n")}) {
        INFO(text);
        CHECK(through_json(text) == text);
    }
}

TEST_CASE("Xiangqi: backslashes before braces survive JSON", "[xiangqi]") {
    const auto with = [](std::string_view comment) {
        return std::string("GAME 1\nSTART{\n1. H2-E2 H9-G7\n").append(comment).append("\n}\n");
    };
    CHECK(through_json(with("# \\}")) == with("/* \\} */"));
    CHECK(through_json(with("COM{ a \\\\} b \\ }")) == with("/* a \\} b \\ */"));
    CHECK(through_json(with("COM{ a \\} */ \\\\} }")) == with("COM{ a \\} */ \\\\} }"));
    CHECK(through_json(with("DIAG{ a \\\\} }")) == with("DIAG{ a \\\\} }"));
}

TEST_CASE("Xiangqi: moves of an unknown form survive JSON", "[xiangqi]") {
    const std::string moves = "\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n";
    CHECK(through_json("FORMAT XQF\nGAME 1\nSTART{\n1. \u70AE\u4E8C\u5E73\u4E94 \u9A6C8\u8FDB7\n}\n") ==
          "FORMAT XQF" + moves);
}

TEST_CASE("Xiangqi: moves in Chinese survive JSON, whether FORMAT says so or not", "[xiangqi]") {
    for (const std::string_view format : {"", "FORMAT Chinese\n", "FORMAT WXF\n"}) {
        CAPTURE(format);
        const std::string text =
            std::string(format).append("GAME 1\nSTART{\n1. 炮二平五 马８进７\n2. 马二进三 车９平８\n}\n");
        const std::string in_form = "FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\n2. H2+3 R9.8\n}\n";
        const std::string declared = format.empty() ? "FORMAT Chinese\n" + text : text;
        CHECK(through_json(text) == (format == "FORMAT WXF\n" ? in_form : declared));
    }
}
