#include "lint/findings_in.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ctlpgn;
using namespace ctlpgn::lint_tests;

namespace {

const std::string players = "[Variant \"C'escacs\"]\n[Event \"CG\"]\n[Site \"Manresa, Catalunya ESP\"]\n"
                            "[Date \"2024-03-09\"]\n[Round \"-\"]\n[White \"Puig, Marta\"]\n"
                            "[Black \"Soler, P. J.\"]\n";

std::string with_result(std::string_view tag, std::string_view moves) {
    return findings_in(players + "[Result \"" + std::string(tag) + "\"]\n\n" + std::string(moves) + "\n",
                       "MVC");
}

// Moves with these numbers.
std::string numbered(std::initializer_list<int> numbers) {
    std::string moves;
    for (const int number : numbers)
        moves.append(moves.empty() ? "" : "\n").append(std::to_string(number)).append(". G7-G9, G21-G19");
    return moves.append(" :");
}

} // namespace

TEST_CASE("a wrong number is one finding, and does not spread", "[lint]") {
    CHECK(found_in(numbered({1, 2, 3})) == "");
    CHECK(found_in(numbered({1, 3, 3, 4})) == "wrong-number 6:1");
    CHECK(found_in(numbered({1, 3, 4, 5})) == "wrong-number 6:1");
    CHECK(found_in(numbered({1, 1, 2, 3})) == "repeated-moves 6:1");
    CHECK(found_in(numbered({1, 2, 20, 4, 5})) == "wrong-number 7:1");
    CHECK(found_in(numbered({1, 2, 3, 30})) == "wrong-number 8:1");
}

TEST_CASE("ten independent slips give ten findings", "[lint]") {
    std::string moves;
    for (int number = 1; number <= 30; ++number)
        moves += std::to_string(number % 3 == 0 ? number + 500 : number) + ". G7-G9, G21-G19\n";
    moves += "31. G7-G9 :";
    const std::string found = found_in(moves);
    CHECK(std::count(found.begin(), found.end(), ';') == 9);
    CHECK(found.starts_with("wrong-number 7:1; wrong-number 10:1"));
}

TEST_CASE("a missing number is reported once, and the next one is right", "[lint]") {
    CHECK(found_in("1. G7-G13, E21-E17\nE7-E13, G21-G17\n3. H6-H12 :") == "");
}

TEST_CASE("an ellipsis in place of Black's ply is one finding", "[lint]") {
    CHECK(findings_in(game_of("1. G7-G13, …")) == "unreadable-ply 5:12");
    CHECK(findings_in(game_of("1. G7-G13, ... :")) == "unreadable-ply 5:12");
    CHECK(findings_in(game_of("1. G7-G13, …\n2. E7-E13 :")) == "unreadable-ply 5:12");
    CHECK(findings_in(game_of("1. G7-G13, castles")) == "unreadable-ply 5:12");
}

TEST_CASE("a wrong unknown number is reported once", "[lint]") {
    CHECK(findings_in(game_of("1. G7-G13, E21-E17\n2? E7-E13 :")) == "misplaced-unknown-number 6:1");
}

TEST_CASE("only the first number may be unknown", "[lint]") {
    CHECK(found_in("1. G7-G13, E21-E17\n1? E7-E13 :") == "misplaced-unknown-number 6:1");
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n(1? H6-H12)\n3. H6-H12 :") ==
          "misplaced-unknown-number 7:2");
    CHECK(findings_in("[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
                      "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 ?\"]\n\n1? F8-F10, F20-F18\n(1? F8-F12)\n"
                      "(1. KG1-F2)\n2. F10-F12 :\n*\n",
                      "MVC") == "");
}

TEST_CASE("a game with a later first move needs a position", "[lint]") {
    CHECK(found_in("12. G7-G13, E21-E17\n13. E7-E13 :") == "late-start 5:1");
    CHECK(found_in("1. …, E21-E17 :") == "late-start 5:1");
    CHECK(findings_in(
              "[Variant \"C'escacs\"]\n[DPTL \"/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 9\"]\n\n9. F8-F10 :\n*\n",
              "M") == "");
}

TEST_CASE("a move of the main line has both plies", "[lint]") {
    CHECK(found_in("1. G7-G13\n2. E7-E13, E21-E17 :") == "missing-black-ply 5:4");
    CHECK(found_in("1. G7-G13\n{ Far. }\n1. …, E21-E17\n2. E7-E13 :") == "misplaced-ellipsis 7:1");
    CHECK(found_in("1. G7-G13, E21-E17\n2. …, G21-G17\n3. E7-E13 :") == "misplaced-ellipsis 6:1");
    CHECK(found_in("1. G7-G13, E21-E17\n(1. …, G21-G17\n.2. H6-H12)\n2. E7-E13 :") == "");
    CHECK(found_in("1. G7-G13, E21-E17\n(1. E7-E13\n.2. H6-H12)\n2. E7-E13 :") == "missing-black-ply 6:5");
    CHECK(found_in("1. G7-G13,\n2. E7-E13, E21-E17 :") == "missing-black-ply 5:10");
    CHECK(found_in("1. G7-G13, E21-E17\n(1. E7-E13 ,\n.2. H6-H12)\n2. E7-E13 :") == "missing-black-ply 6:12");
    // Unreadable text has been reported.
    CHECK(found_in("1. G7-G13 nonsense\n2. E7-E13, E21-E17 :") == "");
    CHECK(found_in("1. G7-G13, nonsense\n2. E7-E13, E21-E17 :") == "");
}

TEST_CASE("the last ply is marked, and no other", "[lint]") {
    CHECK(found_in("1. G7-G13, E21-E17") == "missing-end-mark 5:12");
    CHECK(found_in("1. G7-G13") == "missing-end-mark 5:4");
    CHECK(found_in("1. G7-G13 :, E21-E17 :") == "early-end-mark 5:4");
    CHECK(found_in("1. G7-G13, E21-E17 :\n2. E7-E13 :") == "early-end-mark 5:12");
    CHECK(found_in("1. G7-G13, E21-E17 :\n2. E7-E13") == "early-end-mark 5:12");
    CHECK(found_in("1. G7-G13#, E21-E17\n2. E7-E13 :") == "moves-after-mate 5:4");
    CHECK(found_in("1. G7-G13, E21-E17 :\n(1. …, G21-G17#\n.2. E7-E13)") == "moves-after-mate 6:8");
    CHECK(found_in("") == "");
}

TEST_CASE("result line, tag and marks agree", "[lint]") {
    CHECK(with_result("0-3", "1. G7-G13, E21-E17 :\n0-3") == "");
    CHECK(with_result("0‐3", "1. G7-G13, E21-E17 :\n0 - 3") == "");
    CHECK(with_result("3-0", "1. G7-G13, E21-E17 :\n0-3") == "result-differs-from-tag 11:1");
    CHECK(with_result("1-0", "1. G7-G13, E21-E17 :\n0-3") == "");
    CHECK(with_result("0-3", "1. G7-G13, E21-E17#\n0-3") == "");
    CHECK(with_result("3-0", "1. G7-G13, E21-E17#\n3-0") == "result-against-mate 11:1");
    CHECK(with_result("3-0", "1. G7-G13, E21-E17#\n0-3") == "result-differs-from-tag 11:1");
    // Without a board the mark proves nothing if something else is wrong: the result is missing, too.
    CHECK(with_result("3-0", "1. G7-G13, E21-E17#") == "");
    CHECK(with_result("1-1", "1. G7-G13, E21-E17 (=):\n1-1") == "");
    CHECK(with_result("*", "1. G7-G13, E21-E17 (=):\n*") == "");
    CHECK(with_result("0-3", "1. G7-G13, E21-E17 (=):\n0-3") == "result-against-draw-offer 11:1");
    CHECK(with_result("0-3", "1. G7-G13 (=), E21-E17 :\n0-3") == "");
}

TEST_CASE("parts of a truncated game are not reported as missing", "[lint]") {
    const std::string text = game_of("1. G7-G9, G21-G19\n2. H6-H8, H22-H20\n3. I5-I7, I23-I21 :");
    limits bounds;
    for (std::size_t size = text.find("2. ") + 1; size != text.find("3. ") + 4; ++size) {
        bounds.game_bytes = size;
        const auto source = open_text(text);
        game_reader reader(*source, *find_notation("ctl-pgn"), bounds, check_level::coherent);
        REQUIRE(reader.next() != nullptr);
        INFO(size);
        REQUIRE(reader.diagnostics().size() == 1);
        CHECK(reader.diagnostics()[0].id == code::game_too_long);
    }
}

TEST_CASE("a reply on a new line with its number again is one finding", "[lint]") {
    CHECK(found_in("1. G7-G13\n1. E21-E17\n2. E7-E13, F22-F18 :") == "missing-black-ply 5:4");
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13\n2. F22-F18\n3. F8-F10 :") == "missing-black-ply 6:4");
}
