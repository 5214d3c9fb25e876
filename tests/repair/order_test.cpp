// Plies in the wrong order, with the numbers of the right one.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace ctlpgn::repair {

namespace {

const std::string tags_of_order =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n\n";

std::string in_order(const std::string& moves, bool unsafe) {
    return apply_fixes(tags_of_order + moves, *find_notation("pgn"), {}, {.unsafe = unsafe})
        .substr(tags_of_order.size());
}

std::size_t count_found(const std::string& moves) {
    return lint(tags_of_order + moves, *find_notation("pgn"), {}).size();
}

constexpr const char* right_order =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 "
    "10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *\n";

// One finding, an unsafe fix, and no safe one.
void check_order(const std::string& moves) {
    INFO(moves);
    CHECK(count_found(moves) == 1);
    CHECK(in_order(moves, false) == moves);
    CHECK(in_order(moves, true) == right_order);
}

} // namespace

TEST_CASE("plies that are exchanged across a number are exchanged", "[repair][pgn]") {
    check_order("1. e4 e5 2. Nf3 Bb5 3. Nc6 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 "
                "10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *\n");
}

TEST_CASE("two moves that are exchanged are exchanged", "[repair][pgn]") {
    check_order("1. e4 e5 2. Nf3 Nc6 3. Ba4 Nf6 4. Bb5 a6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 "
                "10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *\n");
}

TEST_CASE("a ply that is written twice is left out, and the numbers stay right", "[repair][pgn]") {
    check_order("1. e4 e5 2. Nf3 Nc6 3. Bb5 Bb5 4. a6 Ba4 5. Nf6 O-O 6. Be7 Re1 7. b5 Bb3 8. d6 c3 9. O-O h3 "
                "10. Nb8 d4 11. Nbd7 c4 12. c6 Nc3 13. Bb7 *\n");
}

TEST_CASE("the king's move to where castling takes it is castling", "[repair][pgn]") {
    check_order("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. Kg1 Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 "
                "10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *\n");
}

} // namespace ctlpgn::repair
