// Files as people write them, and what is found in them.
#include "ctlpgn/reader.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <random>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

TEST_CASE("Xiangqi: FORMAT applies to all games of a file", "[xiangqi]") {
    const std::string file =
        "FORMAT AXF, R(C) C(P) P(S)\nGAME 1\nSTART{\n1. P2=5 N8+7\n}\nGAME 2\nSTART{\n1. P8=5 N8+7\n}\n";
    CHECK(names_of(file) == "");
    for (const std::size_t piece : {std::size_t{1}, std::size_t{7}}) {
        const auto source = open_text(file);
        game_reader games(*source, in_xiangqi(), {}, check_level::legal);
        int count = 0;
        while (const game* const read = games.next()) {
            ++count;
            CHECK(games.diagnostics().empty());
            CHECK(read->plies.size() == 2);
        }
        CHECK(count == 2);
        static_cast<void>(piece);
    }
}

TEST_CASE("Xiangqi: variations belong to their markers", "[xiangqi]") {
    const auto source =
        open_text("FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 N8+7 (1,2)\n2. N2+3 (3)\n"
                  "VAR[2]{ 1. ... C8=5 }\nVAR[1]{ 1. ... C2=5 2. N2+3 }\nVAR[3]{ 2. P7+1 { 2. P3+1 } }\n}\n");
    game_reader games(*source, in_xiangqi(), {}, check_level::legal);
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    CHECK(games.diagnostics().empty());
    REQUIRE(read->variations.size() == 4);
    CHECK(read->variations[0].replaces == 1);
    CHECK(read->variations[1].replaces == 1);
    CHECK(read->variations[2].replaces == 2);
    CHECK(read->variations[3].label == 4);
}

TEST_CASE("Xiangqi: the strict reading accepts exactly the texts without findings", "[xiangqi]") {
    const std::string good =
        "FORMAT AXF\nGAME 1, title\nRED Hu; 2600; GM\nSTART{\n1. C2=5! N8+7 (1)\n"
        "2. N2+3 ... COM{ a } 2. ... R9=8 # b\n{ 2. ... P7+1 }\nVAR[1]{ 1. ... C8=5 }\n}\n";
    REQUIRE(names_of(good) == "");
    std::mt19937 random(1); // NOLINT: the same texts every time
    const std::string letters = "C2=5+-.123{}()[]#/* \n;,VARGMEabh";
    for (int count = 0; count != 3000; ++count) {
        std::string text = good;
        for (int change = 0; change != 2; ++change)
            text[random() % text.size()] = letters[random() % letters.size()];
        INFO(text);
        CHECK(in_xiangqi().accepts(text, {}) == names_of(text, check_level::syntax).empty());
    }
}

TEST_CASE("Xiangqi: later plies resolve an ambiguous one", "[xiangqi]") {
    const auto found =
        found_in("FORMAT AXF\nGAME 1\nFEN 3k5/9/9/9/9/4C4/9/4C4/9/5K3 w\nSTART{\n1. C5=4 K4=5\n2. C4-1\n}\n");
    REQUIRE(found.size() >= 1);
    CHECK(describe(found[0].id).name == "several-movers");
}
