// Which notation a text is taken for that does not say so.
#include "ctlpgn/notation.hpp"

#include <catch2/catch.hpp>

#include <string_view>

using namespace ctlpgn;

TEST_CASE("moves alone are taken for the notation in which they mean something", "[text]") {
    struct guess {
        std::string_view text;
        std::string_view notation;
    };
    // As far as somebody has typed: the result is still missing.
    for (const guess& each : {guess{"1. e4", "pgn"},
                              {"1. e4\n", "pgn"},
                              {"e4", "pgn"},
                              {"1. Nf3", "pgn"},
                              {"1. e4 e5 2. Nf", "pgn"},
                              {"1. e4, k3", "diplomat"},
                              {"1. d2-d3, k3", "diplomat"},
                              {"1. E7-E9", "ctl-pgn"},
                              {"1. E7-E9, E21-E17", "ctl-pgn"},
                              {"1. C2=5", "xiangqi"},
                              {"1. H2-E2", "xiangqi"},
                              {"1. b2e2", "xiangqi"}}) {
        INFO(each.text);
        const notation_guess found = guess_notation(each.text);
        REQUIRE(found.likeliest != nullptr);
        CHECK(found.likeliest->name == each.notation);
    }
}
