// Readings that compete: another piece on the same square, another square, and an earlier slip.
#include "ctlpgn/catalogue.hpp"
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
    const std::string wrong_digit = opera + "5 *\n";
    CHECK(with_fixes(wrong_digit, true) == wrong_digit);
    CHECK(with_fixes(opera + "h4 *\n", true) == opera + "4 *\n");
}

namespace {

const std::string of_the_century =
    "1. Nf3 Nf6 2. c4 g6 3. Nc3 Bg7 4. d4 O-O 5. Bf4 d5 6. Qb3 dxc4 7. Qxc4 c6 8. e4 Nbd7 9. Rd1 Nb6 "
    "10. Qc5 Bg4 11. Bg5 Na4 12. Qa3 Nxc3 13. bxc3 Nxe4 14. Bxe7 Qb6 15. Bc4 Nxc3 16. Bc5 Rfe8+ 17. "
    "Kf1 Be6 18. Bxb6 Bxc4+ 19. Kg1 Ne2+ 20. Kf1 Nxd4+ 21. Kg1 Ne2+ 22. Kf1 Nc3+ 23. Kg1 axb6 24. "
    "Qb4 Ra4 25. Qxb6 Nxd1 26. h3 Rxa2 27. Kh2 Nxf2 28. Re1 Rxe1 29. Qd8+ Bf8 30. Nxe1 Bd5 31. Nf3 "
    "Ne4 32. Qb8 b5 33. h4 h5 34. Ne5 Kg7 35. Kg1 Bc5+ 36. Kf1 Ng3+ 37. Ke1 Bb4+ 38. Kd1 Bb3+ 39. "
    "Kc1 Ne2+ 40. Kb1 Nc3+ 41. Kc1 Rc2# *\n";

const std::string hoogovens =
    "1. e4 d6 2. d4 Nf6 3. Nc3 g6 4. Be3 Bg7 5. Qd2 c6 6. f3 b5 7. Nge2 Nbd7 8. Bh6 Bxh6 9. Qxh6 Bb7 "
    "10. a3 e5 11. O-O-O Qe7 12. Kb1 a6 13. Nc1 O-O-O 14. Nb3 exd4 15. Rxd4 c5 16. Rd1 Nb6 17. g3 "
    "Kb8 18. Na5 Ba8 19. Bh3 d5 20. Qf4+ Ka7 21. Rhe1 d4 22. Nd5 Nbxd5 23. exd5 Qd6 24. Rxd4 cxd4 "
    "25. Re7+ Kb6 26. Qxd4+ Kxa5 27. b4+ Ka4 28. Qc3 Qxd5 29. Ra7 Bb7 30. Rxb7 Qc4 31. Qxf6 Kxa3 32. "
    "Qxa6+ Kxb4 33. c3+ Kxc3 34. Qa1+ Kd2 35. Qb2+ Kd1 36. Bf1 Rd2 37. Rd7 Rxd7 38. Bxc4 bxc4 39. "
    "Qxh8 Rd3 40. Qa8 c3 41. Qa4+ Ke1 42. f4 f5 43. Kc1 Rd2 44. Qa7 *\n";

// The first of a text replaced by another.
std::string exchanged(std::string text, std::string_view played, std::string_view written) {
    return text.replace(text.find(played), played.size(), written);
}

std::vector<std::string> codes_found(const std::string& moves) {
    std::vector<std::string> codes;
    for (const diagnostic& each : lint(tags_of_rivals + moves, *find_notation("pgn"), {}))
        codes.emplace_back(describe(each.id).name);
    return codes;
}

} // namespace

TEST_CASE("a ply that is missing is written only if no other one fits as well", "[repair][pgn]") {
    const std::string open = exchanged(of_the_century, "6. Qb3 dxc4", "6... dxc4");
    CHECK(with_fixes(open, true) == open);
    const std::vector<std::string> named = meanings_named(tags_of_rivals + open, "pgn");
    REQUIRE(named.size() == 1);
    CHECK(named.front().find("Qd3") != std::string::npos);
    CHECK(named.front().find("Qb3") != std::string::npos);
    CHECK(with_fixes(exchanged(of_the_century, "9. Rd1 Nb6", "9... Nb6"), true) ==
          exchanged(of_the_century, "9. Rd1 Nb6", "9. Rd1 9... Nb6"));
}

TEST_CASE("a ply after which the next number comes too early may be the other side's", "[repair][pgn]") {
    const std::string text = exchanged(of_the_century, "11. Bg5 Na4", "11. Na4");
    CHECK(codes_found(text) == std::vector<std::string>{"missing-white-move"});
    CHECK(with_fixes(text, true) == of_the_century);
}

TEST_CASE("where nothing else is damaged, any sign may be a mistake for any other", "[repair][pgn]") {
    const std::string rank = exchanged(hoogovens, "34. Qa1+", "34. Qa9+");
    CHECK(with_fixes(rank, false) == rank);
    CHECK(with_fixes(rank, true) == rank);
    const std::string last = exchanged(hoogovens, "44. Qa7", "44. Qa9");
    CHECK(with_fixes(last, true) == last);
}

TEST_CASE("an origin that is needed for one ply only speaks for it", "[repair][pgn]") {
    const std::string text = exchanged(hoogovens, "16. Rd1", "16. Rd9");
    CHECK(with_fixes(text, true) == hoogovens);
}

TEST_CASE("a mark that contradicts the board speaks for a slip before what does not fit", "[repair][pgn]") {
    const std::string right_before = exchanged(hoogovens, "27. b4+", "27. b3+");
    CHECK(codes_found(right_before) == std::vector<std::string>{"unlikely-move"});
    CHECK(with_fixes(right_before, true) == hoogovens);
    const std::string long_before = exchanged(of_the_century, "8. e4", "8. e3");
    CHECK(codes_found(long_before) == std::vector<std::string>{"unlikely-move"});
    CHECK(with_fixes(long_before, true) == of_the_century);
}

TEST_CASE("letters of German and of old books are read as those of the game", "[repair][pgn]") {
    CHECK(with_fixes(exchanged(of_the_century, "3. Nc3", "3. Sc3"), true) == of_the_century);
    CHECK(with_fixes(exchanged(of_the_century, "34. Ne5", "34. Kte5"), true) == of_the_century);
}

} // namespace ctlpgn::repair
