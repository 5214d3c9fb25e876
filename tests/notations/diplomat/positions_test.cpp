// Positions as text, and the disc as a drawing.
#include "games/diplomat/rules.hpp"
#include "games/diplomat/samples.hpp"
#include "notations/diplomat/positions/setup.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

namespace {

namespace disc = ctlpgn::diplomat;

std::string drawn(std::string_view position, const drawing& style = {}) {
    std::vector<finding> findings;
    return in_diplomat().draw(position, style, findings);
}

} // namespace

TEST_CASE("Diplomat: written positions are read back", "[diplomat]") {
    play_out(19, 300, [](const disc::position& shown, const std::vector<disc::ply>&) {
        const std::string text = disc::text_of(shown);
        INFO(text);
        CHECK(disc::accepts_set_up(text));
        const auto read = disc::position_of(text);
        REQUIRE(read);
        CHECK(same_situation(*read, shown));
    });
}

TEST_CASE("Diplomat: the disc is drawn with White below", "[diplomat]") {
    const std::string start = drawn(in_diplomat().initial({}).text);
    INFO(start);
    CHECK(std::count(start.begin(), start.end(), '\n') == 21);
    CHECK(std::count(start.begin(), start.end(), '.') == 43 - 20);
    CHECK(start.find(" R                   B\n") != std::string::npos);
    CHECK(start.find("    k\n") < start.find(" d\n"));
}

TEST_CASE("Diplomat: the drawing marks the last ply", "[diplomat]") {
    drawing style;
    style.from = 17; // d2
    style.to = 31;   // d3
    const std::string shown = drawn("White: Kd1 d3; Black: Kk1; black to move", style);
    CHECK(shown.find("[.]") != std::string::npos);
    CHECK(shown.find("<P>") != std::string::npos);
    style.figures = true;
    CHECK(drawn("White: Kd1 d3; Black: Kk1; black to move", style).find("<♙>") != std::string::npos);
}

TEST_CASE("Diplomat: any text of a position can be drawn or refused", "[diplomat]") {
    CHECK(drawn("") == "");
    CHECK(drawn("nothing") == "");
    CHECK(drawn("White: Kd1; Black:") != "");
    CHECK(in_diplomat().plies("White: Kd1; Black:; white to move", 2).empty());
}
