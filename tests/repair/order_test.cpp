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

TEST_CASE("a move that is written twice is left out, and the numbers stay right", "[repair][pgn]") {
    check_order(
        "1. e4 e5 2. Nf3 Nc6 3. Nf3 Nc6 4. Bb5 a6 5. Ba4 Nf6 6. O-O Be7 7. Re1 b5 8. Bb3 d6 9. c3 O-O "
        "10. h3 Nb8 11. d4 Nbd7 12. c4 c6 13. Nc3 Bb7 *\n");
}

TEST_CASE("nothing is made of a line whose move is missing, with the numbers going on", "[repair][pgn]") {
    const std::string moves =
        "1. e4 d6 2. d4 Nf6 3. Nc3 g6 4. Be3 Bg7 5. Qd2 c6 6. f3 b5 7. Nge2 Nbd7 8. Bh6 Bxh6 9. Qxh6 Bb7 10. "
        "a3 e5 "
        "11. O-O-O Qe7 12. Nc1 O-O-O 13. Nb3 exd4 14. Rxd4 c5 15. Rd1 Nb6 16. g3 Kb8 17. Na5 Ba8 18. Bh3 d5 "
        "19. Qf4+ Ka7 20. Rhe1 d4 21. Nd5 Nbxd5 22. exd5 Qd6 *\n";
    CHECK(in_order(moves, true) == moves);
}

TEST_CASE("the king's move to where castling takes it is castling", "[repair][pgn]") {
    check_order("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. Kg1 Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 "
                "10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *\n");
}

TEST_CASE("half-moves of xiangqi that are exchanged across a number are exchanged", "[repair][xiangqi]") {
    const std::string before =
        "FORMAT AXF\nGAME 1\nRED Hu\nBLACK Yang\nRESULT 1-0\nSTART{\n1. C2=5 N8+7\n2. N2+3 R9=8\n"
        "3. R1=2 N2+3\n4. P7+1 P7+1\n";
    const std::string after = "7. N8+7 G4+5\n8. N7+6 C9=7\n9. R3=4 N7+8\n10. P5+1 P3+1\n11. P7+1 N3+4\n"
                              "12. C8=7 M3+5\n13. P5+1 C7+5\n14. P5+1 N4+6\n}\n";
    const std::string played = before + "5. R2+6 C8=9\n6. R2=3 C9-1\n" + after;
    const std::string written = before + "5. R2+6 R2=3\n6. C8=9 C9-1\n" + after;
    const notation& xiangqi = *find_notation("xiangqi");
    CHECK(lint(written, xiangqi, {}).size() == 1);
    CHECK(apply_fixes(written, xiangqi, {}, {.unsafe = true}) == played);
}

TEST_CASE("castling of both sides may be written as the king's move", "[repair][pgn]") {
    const std::string both = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. Kg1 Be7 6. Re1 b5 7. Bb3 Kg8 *\n";
    CHECK(count_found(both) == 1);
    CHECK(in_order(both, false) == both);
    CHECK(in_order(both, true) ==
          "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 O-O *\n");
}

TEST_CASE("plies are not exchanged if one of them may be a slip", "[repair][pgn]") {
    const std::string text =
        "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 "
        "Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 g5 14. Qf3 Ng8 15. Bxf4 "
        "Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 *\n";
    CHECK(count_found(text) == 1);
    CHECK(in_order(text, true) == text);
}

} // namespace ctlpgn::repair
