// Signs that are in the wrong place, or in place of another one: each is one fault, and no fix lies.
#include "ctlpgn/fixing.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

TEST_CASE("pgn: what a server says of the time is not rewritten", "[pgn][fixes]") {
    const std::string_view written = "[Round \"?\"]\n[TimeControl \"180+0\"]";
    check_tag({"[Round \"?\"]", written, "zero-increment", written});
}

TEST_CASE("pgn: an origin is no more than is needed only in lines without a contradiction", "[pgn][fixes]") {
    const std::string text =
        pgn_game("1. Nf3 d5 2. e3 Nf6 3. Ngd4 e6 4. Be2 (4. Bb5+ Bd7 5. Bg8) 4... Be7 5. Nge2");
    INFO(pgn_findings(text));
    CHECK(apply_fixes(text, pgn_notation()) == text);
}
