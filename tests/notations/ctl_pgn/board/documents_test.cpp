// The games of the documents.
#include "notations/ctl_pgn/board/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn::board_tests;

TEST_CASE("the fool's mate with its variations is coherent everywhere", "[board][documents]") {
    const std::string text = game_text("1. H6-H12 ?!, I23-I19 ?!\n"
                                       "2. JF6-C15 ?!, GH26-Z11 ?!\n"
                                       "3. L5-L7, NG25-L17 ?!\n"
                                       "4. EH4-H8 ??, GZ11-L5\n"
                                       "(4. G7-G13)\n"
                                       "(4. GD2-F6)\n"
                                       "5. I5-I9 ??, NL17-G9\n"
                                       "(5. K4-K10, GL5-H6+\n"
                                       ".6. KG1-H4, GH6-I11\n"
                                       ".(6. …, GH6×RI3)\n"
                                       ".(6. …, GH6-K12))\n"
                                       "6. K4-K10 ??, GL5-H6#\n"
                                       "(6. GH2-K6)\n"
                                       "(6. GD2-F6)");
    CHECK(codes_in(text).empty());
    const auto positions = positions_in(text);
    REQUIRE(positions.size() == 22);
    std::size_t last = 0;
    std::size_t known = 0;
    for (std::size_t i = 0; i != positions.size(); ++i) {
        known += positions[i].empty() ? 0 : 1;
        if (positions[i].ends_with(" 1 7"))
            last = i;
    }
    CHECK(known == 22);
    CHECK(positions[last] ==
          "/28:v/27:dk/26:gj1/25:rn1r/24:pejep/23:ppee1p/22:2pjp2/21:3pp3/20:3p3/19:5p2/15:2J5/12:4P2/10:5P1/"
          "9:4nP2/8:3PE2/7:3PP1P1/6:2P1g2/5:PPEE2/4:PEJ2/3:RNNR/2:GJG/1:DK/0:V/ w RKRrkr - 1 7");
}

TEST_CASE("the beginning of the Catalan document's other game is coherent", "[board][documents]") {
    CHECK(codes_in(game_text("1. E7‐E13, E21‐E15\n2. EE5-E11, G21‐G15\n3. G7-E13 :")) ==
          std::vector<std::string>{"B004"});
}
