// Damaged games of chess that are not written in standard algebraic notation: their plies are repaired in the
// form of the game.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::repair {

namespace {

constexpr std::string_view in_full =
    "1. e2-e4 e7-e5 2. Ng1-f3 d7-d6 3. d2-d4 Bc8-g4 4. d4xe5 Bg4xf3 5. Qd1xf3 d6xe5 6. Bf1-c4 Ng8-f6 "
    "7. Qf3-b3 Qd8-e7 8. Nb1-c3 c7-c6 9. Bc1-g5 b7-b5 10. Nc3xb5 c6xb5 11. Bc4xb5+ Nb8-d7 12. O-O-O Ra8-d8 "
    "13. Rd1xd7 Rd8xd7 14. Rh1-d1 Qe7-e6 15. Bb5xd7+ Nf6xd7 16. Qb3-b8+ Nd7xb8 17. Rd1-d8#";
constexpr std::string_view squares =
    "1. e2e4 e7e5 2. g1f3 d7d6 3. d2d4 c8g4 4. d4e5 g4f3 5. d1f3 d6e5 6. f1c4 g8f6 7. f3b3 d8e7 8. b1c3 c7c6 "
    "9. c1g5 b7b5 10. c3b5 c6b5 11. c4b5 b8d7 12. e1c1 a8d8 13. d1d7 d8d7 14. h1d1 e7e6 15. b5d7 f6d7 "
    "16. b3b8 d7b8 17. d1d8";
constexpr std::string_view hyphened_squares =
    "1. e2-e4 e7-e5 2. g1-f3 d7-d6 3. d2-d4 c8-g4 4. d4-e5 g4-f3 5. d1-f3 d6-e5 6. f1-c4 g8-f6 7. f3-b3 "
    "d8-e7 8. b1-c3 c7-c6 9. c1-g5 b7-b5 10. c3-b5 c6-b5 11. c4-b5 b8-d7 12. e1-c1 a8-d8 13. d1-d7 d8-d7 "
    "14. h1-d1 e7-e6 15. b5-d7 f6-d7 16. b3-b8 d7-b8 17. d1-d8";

struct damaged_form {
    std::string_view whole;
    std::string_view ply;
    std::string_view damaged;
};

constexpr damaged_form damaged_forms[] = {
    {in_full, "Bf1-c4", "Bf1-c8"},
    {in_full, "Bf1-c4", "Bfl-c4"},
    {in_full, "Qd8-e7", "Qd8-s7"},
    {in_full, "d6xe5", "d6xeS"},
    {in_full, "c7-c6", "c7-e6"},
    {in_full, "Nd7xb8", "Hd7xb8"},
    {squares, "f1c4", "f1c8"},
    {squares, "d8e7", "d8e9"},
    {squares, "b5d7", "bSd7"},
    {squares, "a8d8", "a8s8"},
    {in_full, "e2-e4", "2-e4"},
    {squares, "g1f3", "q1f3"},
    {hyphened_squares, "f1-c4", "f1-cA"},
    {hyphened_squares, "d8-e7", "d8-e1"},
};

} // namespace

TEST_CASE("damaged games in full and by squares alone are repaired in their form", "[repair][pgn]") {
    for (const damaged_form& each : damaged_forms) {
        const std::string whole = tests::pgn_game(each.whole, "1-0");
        std::string text = whole;
        text.replace(text.find(each.ply), each.ply.size(), each.damaged);
        INFO(text);
        const std::vector<diagnostic> found = tests::lint_pgn(text);
        const auto damage = std::ranges::find_if(
            found, [](const diagnostic& fault) { return fault.remedy && fault.remedy->proven; });
        REQUIRE(damage != found.end());
        CHECK(damage->remedy->edits.front().text == each.ply);
        CHECK(tests::resolved_plies(tests::unsafely_fixed_pgn(text)) == tests::resolved_plies(whole));
    }
}

TEST_CASE("mate at the end is evidence in a game in full", "[repair][pgn]") {
    std::string text = tests::pgn_game(in_full, "1-0");
    text.replace(text.find("Rd1-d8#"), 7, "Rd1-d3#");
    CHECK(apply_fixes(text, tests::pgn_notation()) == text);
    CHECK(tests::pgn_findings(text).find("unlikely-move") != std::string::npos);
    CHECK(tests::resolved_plies(tests::unsafely_fixed_pgn(text)).ends_with("d1-d8"));
}

TEST_CASE("the form of a damaged game is left until it is repaired", "[repair][pgn]") {
    // c4 and c8 fit as well as any other square, so there is no repair.
    std::string text = tests::pgn_game(in_full, "1-0");
    text.replace(text.find("Rd1-d8#"), 7, "Rd1-e5");
    CHECK(apply_fixes(text, tests::pgn_notation()) == text);
}

TEST_CASE("captures have their sign in a game of squares that writes it", "[repair][pgn]") {
    std::string whole = tests::pgn_game(squares, "1-0");
    for (const std::string_view capture :
         {"d4e5", "g4f3", "d1f3", "d6e5", "c3b5", "c6b5", "c4b5", "d1d7", "d8d7", "b5d7", "f6d7", "d7b8"})
        whole.insert(whole.find(capture) + 2, "x");
    std::string text = whole;
    text.replace(text.find("b3b8"), 4, "b3b9");
    CHECK(tests::pgn_findings(text) == "coordinate-move unreadable-ply");
    CHECK(tests::resolved_plies(tests::unsafely_fixed_pgn(text)) == tests::resolved_plies(whole));
}

} // namespace ctlpgn::repair
