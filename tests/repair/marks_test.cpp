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
