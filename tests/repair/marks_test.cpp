// Marks that contradict the board as evidence of another ply.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace ctlpgn::repair {

namespace {

std::string game_of(const std::string& moves, const std::string& result) {
    return "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
           "\"?\"]\n[Result "
           "\"" +
           result + "\"]\n\n" + moves + " " + result + "\n";
}

std::vector<diagnostic> found_marks(const std::string& text) {
    return lint(text, *find_notation("pgn"), {});
}

std::string fixed_marks(const std::string& text, bool unsafe) {
    return apply_fixes(text, *find_notation("pgn"), {}, {.unsafe = unsafe});
}

const std::string opera =
    "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. "
    "Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. "
    "Bxd7+ Nxd7 ";

} // namespace

TEST_CASE("mate at the end that another ply gives is no superfluous mark", "[repair][pgn]") {
    const std::string text = game_of(opera + "16. Qb8+ Nxb8 17. Rd6#", "1-0");
    const std::vector<diagnostic> found = found_marks(text);
    REQUIRE(found.size() == 1);
    CHECK(found[0].id == *find_code("GB007"));
    CHECK(fixed_marks(text, false) == text);
    CHECK(fixed_marks(text, true) == game_of(opera + "16. Qb8+ Nxb8 17. Rd8#", "1-0"));
}

TEST_CASE("several marks that one other ply explains are one finding", "[repair][pgn]") {
    const std::string text = game_of(opera + "16. Qb6+ Nxb8 17. Rd8#", "1-0");
    const std::vector<diagnostic> found = found_marks(text);
    REQUIRE(found.size() == 1);
    CHECK(found[0].id == *find_code("GB007"));
    CHECK(fixed_marks(text, false) == text);
    CHECK(fixed_marks(text, true) == game_of(opera + "16. Qb8+ Nxb8 17. Rd8#", "1-0"));
}

TEST_CASE("mate at the end is evidence in any form of the mark and the pieces", "[repair][pgn]") {
    for (const char* const last : {"\u2656d3#", "Rd1-d3#", "Rd3++", "Rd3 mate"}) {
        const std::string text = game_of(opera + "16. Qb8+ Nxb8 17. " + last, "1-0");
        INFO(text);
        const std::vector<diagnostic> found = found_marks(text);
        CHECK(std::ranges::count(found, *find_code("GB007"), &diagnostic::id) == 1);
        CHECK(fixed_marks(text, true) == game_of(opera + "16. Qb8+ Nxb8 17. Rd8#", "1-0"));
    }
}

TEST_CASE("two plus signs for a plain check may show that mate was meant", "[repair][pgn]") {
    const std::string text = game_of(opera + "16. Qb8+ Nxb8 17. Rd7++", "1-0");
    const std::vector<diagnostic> found = found_marks(text);
    CHECK(std::ranges::count(found, *find_code("GB007"), &diagnostic::id) == 1);
    CHECK(fixed_marks(text, false) == text);
    // Double check.
    const std::string reti =
        "1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nf6 5. Qd3 e5 6. dxe5 Qa5+ 7. Bd2 Qxe5 8. "
        "O-O-O Nxe4 9. Qd8+ Kxd8 10. Bg5++ Kc7 11. Bd8#";
    CHECK(std::ranges::count(found_marks(game_of(reti, "1-0")), *find_code("GB007"), &diagnostic::id) == 0);
}

TEST_CASE("a mark elsewhere that nothing explains hides no evidence", "[repair][pgn]") {
    const std::string text =
        game_of("1. e4+ e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. "
                "Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. "
                "Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd3#",
                "1-0");
    CHECK(fixed_marks(text, false) == text);
    CHECK(fixed_marks(text, true) == game_of(opera + "16. Qb8+ Nxb8 17. Rd8#", "1-0"));
}

TEST_CASE("writers leave marks that another ply may explain", "[repair][pgn]") {
    for (const char* const last : {"Rd3#", "Rd3 mate"}) {
        const std::string formatted =
            tests::formatted_pgn(game_of(opera + "16. Qb8+ Nxb8 17. " + last, "1-0"));
        CHECK(formatted.find("Rd3# 1-0") != std::string::npos);
    }
}

TEST_CASE("a mark that another ply may explain is not removed", "[repair][pgn]") {
    // Qxd4 would capture.
    const std::string text =
        game_of("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Qxd3", "*");
    const std::vector<diagnostic> found = found_marks(text);
    REQUIRE(found.size() == 1);
    CHECK(found[0].id == *find_code("GB005"));
    CHECK_FALSE(found[0].remedy);
    CHECK(found[0].related.size() == 1);
    CHECK(fixed_marks(text, true) == text);
}

TEST_CASE("a mark that no other ply explains is removed", "[repair][pgn]") {
    const std::string text = game_of("1. e4 e5 2. Nf3 Nc6 3. Bxb5 a6", "*");
    CHECK(fixed_marks(text, false) == game_of("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "*"));
}

TEST_CASE("a mark beside a missing ply is left as it is", "[repair][pgn]") {
    const std::string text = game_of("1. e4 e5 2. Nf3 Nc6 3. Bxb5 4. Ba4 Nf6", "*");
    CHECK(fixed_marks(text, false).find("Bxb5") != std::string::npos);
}

TEST_CASE("marks that agree with the other order of two moves are evidence of it", "[repair][pgn]") {
    const std::string opening =
        "1. Nf3 Nf6 2. c4 g6 3. Nc3 Bg7 4. d4 O-O 5. Bf4 d5 6. Qb3 dxc4 7. Qxc4 c6 8. e4 "
        "Nbd7 9. Rd1 Nb6 10. Qc5 Bg4 11. Bg5 Na4 12. Qa3 Nxc3 13. bxc3 Nxe4 14. Bxe7 Qb6 ";
    const std::string after = "17. Kf1 Be6 18. Bxb6 Bxc4+ 19. Kg1";
    const std::string exchanged = game_of(opening + "15. Bc5 Rfe8+ 16. Bc4 Nxc3 " + after, "0-1");
    const std::vector<diagnostic> found = found_marks(exchanged);
    REQUIRE(found.size() == 1);
    CHECK(found[0].id == *find_code("GB007"));
    CHECK(fixed_marks(exchanged, false) == exchanged);
    CHECK(fixed_marks(exchanged, true) == game_of(opening + "15. Bc4 Nxc3 16. Bc5 Rfe8+ " + after, "0-1"));
    CHECK(tests::formatted_pgn(exchanged).find("Rfe8+") != std::string::npos);
}

TEST_CASE("a single mark that the other order of two moves makes right is not fixed", "[repair][pgn]") {
    const std::string text = game_of(
        "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. "
        "g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 "
        "Bxg1 19. Ke2 Na6 20. e5 Qxa1+ 21. Nxg7+ Kd8",
        "1-0");
    const std::vector<diagnostic> found = found_marks(text);
    REQUIRE(found.size() == 1);
    CHECK(found[0].id == *find_code("GR032"));
    CHECK(fixed_marks(text, true) == text);
    // Without such an order it is superfluous.
    const std::string superfluous = game_of(opera + "16. Qb8+ Nxb8 17. Rd8# ", "1-0");
    std::string other = superfluous;
    other.replace(other.find("8. Nc3"), 6, "8. Nc3+");
    CHECK(fixed_marks(other, false) == superfluous);
}

TEST_CASE("in a game that marks some captures, the others are no damaged plies", "[repair][pgn]") {
    std::string text = game_of(opera + "16. Qb8+ Nxb8 17. Rd8#", "1-0");
    for (const char* const capture : {"Bxf3", "Rxd7", "Nxb8"})
        text.replace(text.find(capture) + 1, 1, "");
    text.replace(text.find("cxb5"), 4, "cxb7");
    std::vector<diagnostic> errors = found_marks(text);
    std::erase_if(errors, [](const diagnostic& each) { return each.severity != level::error; });
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].id == *find_code("GB001"));
    CHECK(fixed_marks(text, true) == game_of(opera + "16. Qb8+ Nxb8 17. Rd8#", "1-0"));
}

} // namespace ctlpgn::repair
