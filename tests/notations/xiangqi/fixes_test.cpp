// The results of fixes, which must be what was meant.
#include "ctlpgn/fixing.hpp"
#include "notations/xiangqi/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <utility>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

std::string opened_game(std::string_view moves) {
    return std::string("FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\n").append(moves).append("}\n");
}

std::string header(std::string_view line) {
    return std::string("FORMAT WXF\nGAME 1\n").append(line).append("\nSTART{\n1. C2.5 H8+7\n}\n");
}

void check(const std::string& written, std::string_view found, const std::string& safe,
           const std::string& unsafe) {
    CAPTURE(written);
    CHECK(names_of(written) == found);
    CHECK(apply_fixes(written, in_xiangqi()) == safe);
    CHECK(apply_fixes(written, in_xiangqi(), {}, {.unsafe = true}) == unsafe);
}

} // namespace

TEST_CASE("xiangqi: moves in an unclosed comment are read", "[xiangqi][fixes]") {
    const std::string before_moves = opened_game("COM{ Plan\n2. H2+3 R9.8 COM{ good }\n3. R1.2 H2+3\n");
    check(before_moves, "swallowed-moves", before_moves,
          opened_game("COM{ Plan }\n2. H2+3 R9.8 COM{ good }\n3. R1.2 H2+3\n"));
    // It may contain all of that.
    CHECK(names_of(opened_game("COM{ Plan\n2. H2+3 R9.8 (1)\nVAR[1]{ 2. ... H2+3 }\n")) == "");
    const std::string up_to_end = opened_game("COM{ Plan\n2. H2+3 R9.8\n");
    check(up_to_end, "unclosed-comment", up_to_end, opened_game("COM{ Plan }\n2. H2+3 R9.8\n"));
    const std::string block = opened_game("/* Plan\n2. H2+3 R9.8 /* good */\n3. R1.2 H2+3\n");
    check(block, "swallowed-moves", block,
          opened_game("/* Plan */\n2. H2+3 R9.8 /* good */\n3. R1.2 H2+3\n"));
    CHECK(names_of(opened_game("COM{ Plan\n2. H2+3 R9.8 }\n2. H2+3 R9.8\n")) == "");
}

TEST_CASE("xiangqi: braces in comments, and comments in braces", "[xiangqi][fixes]") {
    const std::string good = opened_game("/* a {b} c */\n2. H2+3 R9.8\n");
    check(opened_game("COM{ a {b} c }\n2. H2+3 R9.8\n"), "bare-brace", good, good);
    const std::string block = opened_game("/* Good\nmove */\n2. H2+3 R9.8\n");
    check(opened_game("{Good\nmove}\n2. H2+3 R9.8\n"), "foreign-comment", block, block);
}

TEST_CASE("xiangqi: full-width digits and brackets say where variations belong", "[xiangqi][fixes]") {
    const std::string good = opened_game("2. H2+3 R9.8 (1)\n3. R1.2 H2+3\nVAR[1]{ 2. ... H2+3 }\n");
    for (const std::string_view marker : {"(1)", "(１)", "（1）", "（１）"})
        for (const std::string_view label : {"[１]", "［1］", "［１］"}) {
            const std::string written = opened_game(std::string("2. H2+3 R9.8 ")
                                                        .append(marker)
                                                        .append("\n3. R1.2 H2+3\nVAR")
                                                        .append(label)
                                                        .append("{ ２. ... H2+3 }\n"));
            check(written, "full-width", good, good);
        }
}

TEST_CASE("xiangqi: a game says where its moves are", "[xiangqi][fixes]") {
    CHECK(names_of("FORMAT WXF\nGAME 1\nRED Hu\nRESULT 1-0\nEVENT Nat") == "missing-start");
    CHECK(names_of("FORMAT WXF\nGAME 1\nGAME 1\nSTART{\n1. C2.5 H8+7\n}\n") == "missing-start");
    const std::string good = opened_game("");
    check("FORMAT WXF\nGAME 1\nSTART\n1. C2.5 H8+7\n}\n", "unopened-block", good, good);
}

TEST_CASE("xiangqi: unambiguous results and dates", "[xiangqi][fixes]") {
    const auto fixed = [](std::string_view line) { return apply_fixes(header(line), in_xiangqi()); };
    CHECK(fixed("RESULT 1/2-1/2") == header("RESULT 0.5-0.5"));
    CHECK(fixed("RESULT ½-½") == header("RESULT 0.5-0.5"));
    CHECK(fixed("RESULT Draw") == header("RESULT 0.5-0.5"));
    CHECK(fixed("RESULT 红胜") == header("RESULT 1-0"));
    CHECK(fixed("RESULT 黑勝") == header("RESULT 0-1"));
    CHECK(fixed("RESULT 和棋") == header("RESULT 0.5-0.5"));
    CHECK(fixed("RESULT *") == header("RESULT 0-0"));
    CHECK(fixed("RESULT 0–1") == header("RESULT 0-1"));
    CHECK(fixed("RESULT Black resigns") == header("RESULT Black resigns"));
    CHECK(fixed("RESULT Red lost") == header("RESULT Red lost"));
    CHECK(fixed("DATE 20/3/1994") == header("DATE 1994-03-20"));
    CHECK(fixed("DATE 3/20/1994") == header("DATE 1994-03-20"));
    CHECK(fixed("DATE 1994年3月20日") == header("DATE 1994-03-20"));
    CHECK(fixed("DATE 3/4/1994") == header("DATE 3/4/1994"));
}

TEST_CASE("xiangqi: unresolved plies are not the same", "[xiangqi][fixes]") {
    CHECK(names_of("FORMAT WXF\nGAME 1\nSTART{\n1. O2.5 H8+7 (1)\nVAR[1]{ 1. ... P7+1 }\n}\n") ==
          "unknown-piece-letter");
    CHECK(apply_fixes("FORMAT LALG\nGAME 1\nSTART{\n1. Pc3--c4 Nb9-c7\n}\n", in_xiangqi()) ==
          "FORMAT LALG\nGAME 1\nSTART{\n1. Pc3-c4 Nb9-c7\n}\n");
}

TEST_CASE("xiangqi: dots and numbers decide whose ply it is", "[xiangqi][fixes]") {
    // Three dots after the number precede a ply of Black's.
    const std::string dots = opened_game("2... R9.8\n3. R1.2 H2+3\n");
    const std::string fill = opened_game("2. ... R9.8\n3. R1.2 H2+3\n");
    check(dots, "dots-after-number side-out-of-turn", fill, fill);
    CHECK(formatted(dots) == formatted(fill));
    // A surplus ply is not the next move.
    const std::string third = opened_game("2. H2+3 R9.8 H2+3\n3. R1.2 H2+3\n");
    CHECK(apply_fixes(third, in_xiangqi()) == third);
    CHECK(formatted(third) == third);
    CHECK(names_of(opened_game("2. H2+3 /* good R9.8\n3. R1.2 H2+3\n")) == "unclosed-comment");
}

TEST_CASE("xiangqi: an unclosed comment ends before moves in any form and before another comment",
          "[xiangqi][fixes]") {
    const auto names_with = [](std::string_view moves) {
        return names_of(opened_game("COM{ Plan\n" + std::string(moves) + " COM{ Good. }\n3. R1.2 H2+3\n"));
    };
    for (const std::string_view moves :
         {"2. H2+3 R9.8", "2. Hg2 Rh9", "2. Chxe6 Gde8", "2. 马二进三 车9平8"}) {
        CAPTURE(moves);
        CHECK(names_with(moves).find("swallowed-moves") != std::string::npos);
    }
    // If more than the brace would be wrong, it is a comment as written.
    for (const std::string_view moves : {"2 H2+3 R9.8", "2) H2+3 R9.8", "２．Ｈ２＋３ Ｒ９＝８"}) {
        CAPTURE(moves);
        CHECK(names_with(moves) == "wrong-number");
    }
    const std::string twice = opened_game("COM{ Plan {\n2. H2+3 R9.8 COM{ Good. }\n3. R1.2 H2+3\n");
    check(twice, "swallowed-moves", twice,
          opened_game("COM{ Plan }\n2. H2+3 R9.8 COM{ Good. }\n3. R1.2 H2+3\n"));
    const std::string at_end = opened_game("COM{ Plan\n");
    check(at_end, "unclosed-comment", at_end, opened_game("COM{ Plan }\n"));
    CHECK(names_of(opened_game("COM{ Plan in 2 lines\n2 H2+3 is good }\n")) == "");
}

TEST_CASE("xiangqi: no fix removes header lines or moves", "[xiangqi][fixes]") {
    const std::string lines = "FORMAT WXF\nGAME 1\nRED Hu\nSTART{ 1. C2.5 H8+7 }\n";
    CHECK(apply_fixes("FORMAT WXF GAME 1 RED Hu START{ 1. C2.5 H8+7 }\n", in_xiangqi(), {},
                      {.unsafe = true}) == lines);
    const std::string inside = header("RED Hu BLACK Li");
    check(inside, "keyword-inside-line", inside, header("RED Hu\nBLACK Li"));
    CHECK(names_of(header("PLACE RED SQUARE")) == "");
    CHECK(names_of(header("EVENT Cup of RED and BLACK")) == "");
    const std::string other = header("RESULT 1-0 0-1");
    check(other, "text-after-value", other, other);
    check(header("RESULT 1-0 Resign"), "text-after-value", header("RESULT 1-0 Resign"),
          header("RESULT 1-0 (Resign)"));
    const std::string early = opened_game("END\n2. H2+3 R9.8\n");
    check(early, "moves-after-end", early, opened_game("2. H2+3 R9.8\n"));
    const std::string brace = opened_game("}\n2. H2+3 R9.8\n");
    check(brace, "moves-after-end", brace, opened_game("2. H2+3 R9.8\n"));
}

TEST_CASE("xiangqi: header lines that are elsewhere belong to their game", "[xiangqi][fixes]") {
    const std::string after = opened_game("") + "RESULT 1-0\n";
    CHECK(names_of(after) == "late-header");
    CHECK(formatted(after) == header("RESULT 1-0"));
    CHECK(names_of("GAME 1\nFORMAT WXF\nSTART{\n1. C2.5 H8+7\n}\n") == "late-format");
    CHECK(formatted("GAME 1\nFORMAT WXF\nSTART{\n1. C2.5 H8+7\n}\n") == opened_game(""));
    CHECK(formatted(opened_game("2. H2+3 R9.8 (3)\n")) == opened_game("2. H2+3 R9.8 (3)\n"));
    CHECK(formatted(opened_game("2. H2+3 <!-- good --> R9.8\n")) ==
          opened_game("2. H2+3 <!-- good --> R9.8\n"));
}

TEST_CASE("xiangqi: missing or surplus text does not spoil the rest of the line", "[xiangqi][fixes]") {
    const std::string twice = opened_game("2. H2+3 R9.8 R9.8\n3. R1.2 H2+3\n");
    const std::string once = opened_game("2. H2+3 R9.8\n3. R1.2 H2+3\n");
    check(twice, "repeated-moves", twice, twice);
    const std::string first_twice = opened_game("2. H2+3 H2+3 R9.8\n3. R1.2 H2+3\n");
    check(first_twice, "repeated-moves", first_twice, first_twice);
    const std::string line = opened_game("2. H2+3 R9.8\n2. H2+3 R9.8\n3. R1.2 H2+3\n");
    check(line, "repeated-moves", line, once);
    const std::string three = opened_game("2. H2+3 R9.8 H2+3\n3. R1.2 P3+1\n");
    check(three, "surplus-half-move", three, three);
    const std::string choice = opened_game("2. H2+3/H8+7 R9.8\n3. R1.2 H2+3\n");
    CHECK(names_of(choice) == "stray-separator surplus-half-move");
    CHECK(apply_fixes(choice, in_xiangqi()) == choice);
    const std::string missing = opened_game("3. R1.2 H2+3\n4. P7+1 P7+1\n");
    check(missing, "wrong-number", missing, missing);
    const std::string red = opened_game("2. R9.8\n3. R1.2 H2+3\n");
    CHECK(names_of(red) == "side-out-of-turn");
    CHECK(names_of(opened_game("2. H2+3 R9.8 (1)\n3. R1.2 H2+3\nVAR[1]{ 2. H2+3 }\n")) == "side-out-of-turn");
}

TEST_CASE("xiangqi: tags in brackets count as header lines", "[xiangqi][fixes]") {
    constexpr std::string_view written = "[Game \"Chinese Chess\"]\n[Red \"Hu\"]\n[Format \"WXF\"]\n"
                                         "[FEN \"3k5/9/9/9/9/9/9/9/4C4/4K4 w\"]\n\nSTART{\n1. C5+1 K4+1\n}\n";
    CHECK(names_of(written) == "bracketed-tag");
    CHECK(apply_fixes(written, in_xiangqi()) ==
          "FORMAT WXF\nGAME Chinese Chess\nRED Hu\nFEN 3k5/9/9/9/9/9/9/9/4C4/4K4 w\n\n"
          "START{\n1. C5+1 K4+1\n}\n");
    CHECK(formatted(written) == "FORMAT WXF\nGAME Chinese Chess\nRED Hu\n"
                                "FEN 3k5/9/9/9/9/9/9/9/4C4/4K4 w\nSTART{\n1. C5+1 K4+1\n}\n");
}

TEST_CASE("xiangqi: tags of PGN are no unknown ones", "[xiangqi][fixes]") {
    constexpr std::string_view written = "[Game \"Chinese Chess\"]\n[White \"Hu\"]\n[WhiteElo \"2600\"]\n[ "
                                         "Result \"1-0\"]\n\nSTART{\n1. H2-E2 H9-G7\n}\n";
    CHECK(names_of(written) == "bracketed-tag");
    CHECK(apply_fixes(written, in_xiangqi()) ==
          "GAME Chinese Chess\nRED Hu\nWHITEELO 2600\nRESULT 1-0\n\nSTART{\n1. H2-E2 H9-G7\n}\n");
    CHECK(names_of("GAME 1\nWHITEELO 2600\nSTART{\n1. H2-E2 H9-G7\n}\n") == "");
    CHECK(names_of("GAME 1\nWHITE Hu\nWEATHER fine\nSTART{\n1. H2-E2 H9-G7\n}\n") == "unknown-tag");
}

TEST_CASE("xiangqi: what others write for a remark, a marker or a label", "[xiangqi][fixes]") {
    check(opened_game("2. H2+3 $1 R9.8 $5\n3. R1.2 $10\n"), "foreign-glyph",
          opened_game("2. H2+3! R9.8!?\n3. R1.2 $10\n"), opened_game("2. H2+3! R9.8!?\n3. R1.2 $10\n"));
    const std::string good = opened_game("2. H2+3 R9.8 (1)\n3. R1.2 H2+3\nVAR[1]{ 2. ... P7+1 }\n");
    check(opened_game("2. H2+3 R9.8 [1]\n3. R1.2 H2+3\nVAR(1){ 2. ... P7+1 }\n"),
          "square-marker variation-label", good, good);
    CHECK(names_of(opened_game("2. H2+3 R9,8\n3. R1.2 H2+3\n")) == "unreadable-move");
    check(opened_game("2. H2+3, R9—8\n"), "stray-separator foreign-hyphen", opened_game("2. H2+3 R9—8\n"),
          opened_game("2. H2+3 R9.8\n"));
}

TEST_CASE("xiangqi: a bare list gets everything around moves", "[xiangqi][fixes]") {
    const std::string good = "FORMAT WXF\nGAME\nSTART{\n1. C2.5 H8+7\n}\n";
    check("1. C2.5 H8+7\n", "missing-game", good, good);
    const std::string ended = "FORMAT WXF\nGAME\nRESULT 1-0\nSTART{\n1. C2.5 H8+7\n}\n";
    check("1. C2.5 H8+7\n1-0\n", "missing-game misplaced-result", ended, ended);
    CHECK(apply_fixes("　　1. 炮二平五　马8进7。\n", in_xiangqi()) ==
          "FORMAT Chinese\nGAME\nSTART{\n  1. 炮二平五 马8进7\n}\n");
    CHECK(through_json("1. H2-E2 H9-G7\n") == "GAME\nSTART{\n1. H2-E2 H9-G7\n}\n");
    check(header("RESULT 1-0").append("1-0\n"), "misplaced-result", header("RESULT 1-0"),
          header("RESULT 1-0"));
    const std::string other = header("RESULT 1-0").append("0-1\n");
    check(other, "misplaced-result", other, other);
}

TEST_CASE("xiangqi: # at a ply or before plies is reported", "[xiangqi][fixes]") {
    const std::string hidden = opened_game("2. H2+3 R9.8# 3. R1.2 H2+3\n4. P7+1 P7+1\n");
    check(hidden, "comment-of-moves", hidden, opened_game("2. H2+3 R9.8 3. R1.2 H2+3\n4. P7+1 P7+1\n"));
    CHECK(names_of(opened_game("2. H2+3 R9.8# 3. R1.2 H2+3\n")) == ""); // it may contain that
    CHECK(names_of(opened_game("2. H2+3 R9.8# good\n")) == "");
    const std::string no_mate = opened_game("2. H2+3 R9.8#\n");
    check(no_mate, "comment-of-moves", no_mate, no_mate);
    CHECK(names_of(opened_game("2. H2+3 R9.8 # 3. R1.2 was better\n")) == "");
}

TEST_CASE("xiangqi: other brackets around a comment or around nothing", "[xiangqi][fixes]") {
    const std::string good = opened_game("COM{ see (a) }\n2. H2+3 R9.8\n");
    check(opened_game("COM( see (a) )\n2. H2+3 R9.8\n"), "unopened-block", good, good);
    check(opened_game("COM [ see (a) ]\n2. H2+3 R9.8\n"), "unopened-block",
          opened_game("COM { see (a) }\n2. H2+3 R9.8\n"), opened_game("COM { see (a) }\n2. H2+3 R9.8\n"));
    const std::string alone = "FORMAT WXF\nGAME 1\n1. C2.5 H8+7\n";
    const std::string put_in = "FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\n}\n";
    check(alone, "missing-start", put_in, put_in);
}

TEST_CASE("xiangqi: the board says which direction was meant, if only one is possible", "[xiangqi][fixes]") {
    const std::string rook = opened_game("2. H2+3 R9,8\n3. R1.2 H2+3\n");
    check(rook, "unreadable-move", rook, opened_game("2. H2+3 R9=8\n3. R1.2 H2+3\n"));
    // Forward with a capture, and sideways.
    const std::string cannon = opened_game("2. C8,7 R9.8\n");
    check(cannon, "unreadable-move", cannon, cannon);
}

TEST_CASE("xiangqi: ranks from 1 to 10 are one cause", "[xiangqi][fixes]") {
    for (const std::string_view moves :
         {"1. h3e3 h10g8\n2. h1g3 i10h10", "1. Che3 Nhg8\n2. Nhg3 Rh10", "1. H3-E3 H10-G8"}) {
        const std::string game = std::string("GAME 1\nSTART{\n").append(moves).append("\n}\n");
        CAPTURE(game);
        CHECK(names_of(game).starts_with("ranks-from-one"));
        CHECK(names_of(game).find_first_not_of("ranks-from-one ") == std::string::npos);
        CHECK(apply_fixes(game, in_xiangqi(), {}, {.unsafe = true}) == game);
        CHECK(converted(game, "axf").find("1. C2=5 N8+7\n") != std::string::npos);
    }
}

TEST_CASE("xiangqi: one slip is one finding", "[xiangqi][fixes]") {
    const std::string pair = "FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 (1) H8+7\nVAR[2]{ 1. C8.5 }\n}\n";
    std::string paired = pair;
    paired[paired.find('2', paired.find("VAR"))] = '1';
    check(pair, "variation-without-marker", pair, paired);
    const std::string glued = opened_game("2. H2+3R9.8\n3. R1.2 H2+3\n");
    check(glued, "unreadable-move", glued, opened_game("2. H2+3 R9.8\n3. R1.2 H2+3\n"));
    const std::string ranks = header("FEN rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABN w");
    CHECK(names_of(ranks) == "uneven-ranks");
}

TEST_CASE("xiangqi: leading zeros are removed, and the number 0 is not changed silently",
          "[xiangqi][fixes]") {
    const std::string good = opened_game("2. H2+3 R9.8\n3. R1.2 H2+3\n");
    check(opened_game("02. H2+3 R9.8\n3. R1.2 H2+3\n"), "leading-zero", good, good);
    CHECK(formatted(opened_game("02. H2+3 R9.8\n3. R1.2 H2+3\n")) == good);
    const std::string zero = opened_game("0. H2+3 R9.8\n3. R1.2 H2+3\n");
    check(zero, "leading-zero", good, good);
    CHECK(formatted(zero) == zero);
    // If all numbers are too small by one, only an unsafe fix changes them.
    const std::string from_zero = "FORMAT WXF\nGAME 1\nSTART{\n0. C2.5 H8+7\n1. H2+3 R9.8\n}\n";
    check(from_zero, "leading-zero", from_zero,
          "FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\n2. H2+3 R9.8\n}\n");
    CHECK(formatted(from_zero) == from_zero);
    CHECK_FALSE(in_xiangqi().accepts(from_zero, {}));
}

TEST_CASE("xiangqi: control characters in the header and in comments are reported", "[xiangqi][fixes]") {
    using namespace std::string_view_literals;
    for (const std::string_view control : {"\x00"sv, "\x07"sv, "\x1B"sv, "\x7F"sv}) {
        const std::string red = header("RED Hu" + std::string(control));
        check(red, "control-character", red, header("RED Hu"));
        CHECK(formatted(red) == red);
        CHECK_FALSE(in_xiangqi().accepts(red, {}));
        for (const auto& [open, close] :
             {std::pair("COM{ a", " }"), std::pair("/* a", " */"), std::pair("# a", "")}) {
            const std::string good = opened_game(std::string(open) + "b" + close + "\n2. H2+3 R9.8\n");
            std::string written = good;
            written.insert(written.find("ab") + 1, control);
            CAPTURE(written);
            CHECK(names_of(good) == "");
            CHECK(names_of(written) == "control-character");
            CHECK(apply_fixes(written, in_xiangqi(), {}, {.unsafe = true}) == good);
            CHECK_FALSE(in_xiangqi().accepts(written, {}));
        }
    }
}

TEST_CASE("xiangqi: a fixed FORMAT of the first game applies to the others", "[xiangqi]") {
    const std::string once = apply_fixes("N8+7\nGAME\nFORMAT AXF\nH2E2", in_xiangqi());
    CHECK(once.starts_with("FORMAT AXF\n"));
    CHECK(apply_fixes(once, in_xiangqi()) == once);
}

TEST_CASE("xiangqi: a variation that replaces nothing gets no mark", "[xiangqi]") {
    const std::string text = "GAME\nSTART{\n1. C2=5 N8+7\nVAR[5]{ 3. ... N2+3}\n}\n";
    CHECK(formatted(text).find("(5)") == std::string::npos);
    CHECK(formatted(formatted(text)) == formatted(text));
}

TEST_CASE("xiangqi: comments with misleading braces are written between other signs", "[xiangqi]") {
    const auto with = [](std::string_view comment) {
        return "GAME\nSTART{\n1. H2-E2 H9-G7\n" + std::string(comment) + "\n}\n";
    };
    CHECK(formatted(with("# a ｝ b")) == formatted(with("/* a ｝ b */")));
    CHECK(formatted(with("COM{COM{}")) == formatted(with("/* COM{ */")));
    CHECK(formatted(with("COM{COM{ \\}}")) == formatted(with("/* COM{ } */")));
    CHECK(in_xiangqi().accepts(formatted(with("# a */ } b")), {}));
}

TEST_CASE("xiangqi: a reply with the number of the unnumbered ply before it is Black's", "[xiangqi]") {
    const std::string text = "GAME\nSTART{\nC2=5 1. N8+7\n}\n";
    CHECK(formatted(text) == "GAME\nSTART{\n1. H2-E2\n1. ... H9-G7\n}\n");
    CHECK(formatted("GAME\nSTART{\nC2=5 1. N8+7 2. N2+3\n}\n") ==
          "GAME\nSTART{\n1. H2-E2\n1. ... H9-G7\n2. H0-G2\n}\n");
}

TEST_CASE("xiangqi: an impossible ply is written as read", "[xiangqi]") {
    const std::string text = "FORMAT AXF\nGAME\nSTART{\n1. A0-E9\n}\n";
    CHECK(formatted(text) == text);
}

TEST_CASE("xiangqi: Red's pieces have capitals, in every form with letters", "[xiangqi][fixes]") {
    const std::string good = opened_game("2. H2+3 R9.8\n3. R1.2 H2+3\n");
    check(opened_game("2. h2+3 R9.8\n3. R1.2 H2+3\n"), "small-letter-of-red", good, good);
    CHECK(formatted(opened_game("2. h2+3 R9.8\n3. R1.2 H2+3\n")) == good);
    const auto with_letters = [](std::string_view moves) {
        return std::string("FORMAT LALG\nGAME 1\nSTART{\n").append(moves).append("\n}\n");
    };
    check(with_letters("1. ch2-e2 Nb9-c7"), "small-letter-of-red", with_letters("1. Ch2-e2 Nb9-c7"),
          with_letters("1. Ch2-e2 Nb9-c7"));
    // Black's may be small, and a ply may be missing.
    CHECK(names_of(opened_game("2. H2+3 r9.8\n3. R1.2 h2+3\n")) == "");
    CHECK(names_of(opened_game("2. H2+3\n3. r9.8 R1.2\n")).find("small-letter") == std::string::npos);
}

TEST_CASE("xiangqi: the form of a list is not guessed if its first half-move cannot be played",
          "[xiangqi][fixes]") {
    const auto fixed = [](std::string_view list) {
        return apply_fixes(list, in_xiangqi(), {}, {.unsafe = true});
    };
    CHECK(fixed("1. P2.5 H8+7\n2. H2+3 R9.8\n").find("FORMAT") == std::string::npos);
    CHECK(fixed("1. P2-5 M8.7\n2. M2.3 X9-8\n3. X1-2 T3.5\n").starts_with("FORMAT Vietnamese\n"));
    CHECK(fixed("1. C2.5 H8+7\n2. H2+3 R9.8\n").starts_with("FORMAT WXF\n"));
}

TEST_CASE("xiangqi: words among the moves become a comment", "[xiangqi][fixes]") {
    const std::string good = opened_game("/* Usual. */\n2. H2+3 R9.8\n");
    for (const std::string_view words : {"Usual.", "// Usual."}) {
        const std::string written = opened_game(std::string(words) + "\n2. H2+3 R9.8\n");
        check(written, "unexpected-text", written, good);
    }
    // Half-moves stay outside.
    const std::string move = opened_game("better 2. H8+9\n2. H2+3 R9.8\n");
    CHECK(apply_fixes(move, in_xiangqi(), {}, {.unsafe = true}).find("H8+9 */") == std::string::npos);
}

TEST_CASE("xiangqi: dates with one meaning get the form of the standard", "[xiangqi][fixes]") {
    for (const std::string_view date : {"20190504", "2019-05-O4", "4th May 2019", "2019 5 4"}) {
        CAPTURE(date);
        CHECK(apply_fixes(header("DATE " + std::string(date)), in_xiangqi()) == header("DATE 2019-05-04"));
    }
    CHECK(apply_fixes(header("DATE 2019-05"), in_xiangqi()) == header("DATE 2019-05-\?\?"));
    CHECK(apply_fixes(header("DATE spring of 2019"), in_xiangqi()) == header("DATE spring of 2019"));
}
