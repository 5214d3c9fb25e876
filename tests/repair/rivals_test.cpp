// Readings that compete: another piece on the same square, another square, and an earlier slip.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::repair {

namespace {

const std::string tags_of_rivals =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n\n";

std::string with_fixes(const std::string& moves, bool unsafe) {
    return apply_fixes(tags_of_rivals + moves, *find_notation("pgn"), {}, {.unsafe = unsafe})
        .substr(tags_of_rivals.size());
}

const std::string evergreen =
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 8. Qb3 Qf6 9. e5 Qg6 10. Re1 "
    "Nge7 "
    "11. Ba3 b5 12. Qxb5 Rb8 13. Qa4 Bb6 14. Nbd2 Bb7 15. Ne4 Qf5 16. Bxd3 Qh5 17. Nf6+ gxf6 18. exf6 Rg8 "
    "19. Rad1 Qxf3 20. Rxe7+ Nxe7 21. Qxd7+ Kxd7 22. Bf5+ Ke8 23. Bd7+ Kf8 24. Bxe7# *\n";

std::string evergreen_with(std::string_view played, std::string_view written) {
    std::string text = evergreen;
    return text.replace(text.find(played), played.size(), written);
}

} // namespace

TEST_CASE("a slip is not repaired safely if another one explains as much", "[repair][pgn]") {
    const std::string another_piece = evergreen_with("13. Qa4 Bb6", "13. Qa4 Kb6");
    CHECK(with_fixes(another_piece, false) == another_piece);
    const std::string another_square = evergreen_with("8. Qb3", "8. Qa3");
    CHECK(with_fixes(another_square, false) == another_square);
    const std::string last_but_one = evergreen_with("Kf8 24.", "Ka8 24.");
    CHECK(with_fixes(last_but_one, false) == last_but_one);
}

TEST_CASE("a slip is repaired safely if no other one explains as much", "[repair][pgn]") {
    CHECK(with_fixes(evergreen_with("3. Bc4", "3. Nc4"), false) == evergreen);
    CHECK(with_fixes(evergreen_with("15. Ne4", "15. Be4"), false) == evergreen);
}

TEST_CASE("marks and origins long after a slip decide what was meant", "[repair][pgn]") {
    const std::string text = evergreen_with("2. Nf3", "2. Nb3");
    CHECK(with_fixes(text, false) == text);
    CHECK(with_fixes(text, true) == evergreen);
}

TEST_CASE("a single character that is left of a ply may belong to a longer one", "[repair][pgn]") {
    const std::string moves = "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. "
                              "Nh4 5 9. Nf5 c6 10. g4 Nf6 "
                              "11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. "
                              "Nd5 Qxb2 18. Bd6 Bxg1 *\n";
    CHECK(with_fixes(moves, false) == moves);
}

namespace {

std::vector<std::string> meanings_named(const std::string& text, std::string_view notation_name) {
    std::vector<std::string> named;
    const auto source = open_text(text);
    lint(*source, *find_notation(notation_name), {}, [&named](const linted& some) {
        for (const diagnostic& each : some.found)
            for (const auto& place : each.related)
                if (place.message.find("may be meant") != std::string::npos)
                    named.push_back(place.message);
    });
    return named;
}

} // namespace

TEST_CASE("plies that fit a damaged word and the rest of the game alike are named, not written",
          "[repair][pgn]") {
    // The last ply: nothing after it says which file it was.
    const std::string opera =
        "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 "
        "10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. h";
    const std::string lost_digit = opera + " *\n";
    CHECK(with_fixes(lost_digit, true) == lost_digit);
    CHECK(meanings_named(tags_of_rivals + lost_digit, "pgn") ==
          std::vector<std::string>{"h4 or h3 may be meant"});
    const std::string only_one = opera + "5 *\n";
    CHECK(with_fixes(only_one, true) != only_one);
}

} // namespace ctlpgn::repair
