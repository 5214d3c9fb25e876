// Damaged games in the letters of other languages.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <catch2/catch.hpp>

#include <string>

namespace ctlpgn::repair {

namespace {

const std::string head_of_foreign =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n\n";

std::string fixed_foreign(const std::string& moves, bool unsafe) {
    return apply_fixes(head_of_foreign + moves, *find_notation("pgn"), {}, {.unsafe = unsafe})
        .substr(head_of_foreign.size());
}

constexpr const char* spanish_opening =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 "
    "10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *\n";

} // namespace

TEST_CASE("damaged plies are read in the letters of their game", "[repair][pgn]") {
    // 5 for S, and L without its file, which is no English letter.
    CHECK(fixed_foreign(
              "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 5f6 5. O-O Le7 6. Te1 b5 7. L3 d6 8. c3 O-O 9. h3 Sb8 "
              "10. d4 Sbd7 11. c4 c6 12. Sc3 Lb7 *\n",
              true) == spanish_opening);
    CHECK(fixed_foreign(
              "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4 Кf 5. O-O Сe7 6. Лe1 b5 7. С63 d6 8. c3 O-O 9. h3 Кb8 "
              "10. d4 Кbd7 11. c4 c6 12. Кc3 Сb7 *\n",
              true) == spanish_opening);
}

TEST_CASE("the letters of a game wait for its repairs", "[repair][pgn]") {
    // What L6 means is no safe repair, so that the game stays in its letters.
    const std::string moves =
        "1. e4 c6 2. d4 d5 3. Pc3 dxe4 4. Pxe4 Pd7 5. Pg5 Pgf6 6. Ld3 e6 7. P1f3 h6 8. Pxe6 De7 9. O-O fxe6 "
        "10. Lg6+ Kd8 11. Lf4 b5 12. a4 Lb7 13. Te1 Pd5 14. Lg33 Kc8 15. axb5 cxb5 16. Dd3 L6 17. Lf5 exf5 "
        "18. Txe7 Lxe7 19. c4 *\n";
    CHECK(fixed_foreign(moves, false) == moves);
    CHECK(
        fixed_foreign(moves, true) ==
        "1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nd7 5. Ng5 Ngf6 6. Bd3 e6 7. N1f3 h6 8. Nxe6 Qe7 9. O-O fxe6 "
        "10. Bg6+ Kd8 11. Bf4 b5 12. a4 Bb7 13. Re1 Nd5 14. Bg3 Kc8 15. axb5 cxb5 16. Qd3 Bc6 17. Bf5 exf5 "
        "18. Rxe7 Bxe7 19. c4 *\n");
}

TEST_CASE("a letter of the language of a game is no file of a pawn", "[repair][pgn]") {
    const std::string moves =
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. O-O Le7 6. Te1 b5 7. Lb3 d6 8. c3 O-O "
        "9. h3 D7 10. d4 Td8 11. a4 Tb8 12. axb5 axb5 *\n";
    CHECK(fixed_foreign(moves, false).find(" d7") == std::string::npos);
    CHECK(fixed_foreign(moves, true).find("9. h3 Qd7 10. d4 Rd8") != std::string::npos);
}

} // namespace ctlpgn::repair
