// No fix changes a move or a result into something else, or hides it.
#include "ctlpgn/fixing.hpp"
#include "notations/xiangqi/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

std::string in_lalg(std::string_view ply) {
    return std::string("FORMAT LALG\nGAME 1\nSTART{\n1. Ch2-e2 Nb9-c7\n2. ")
        .append(ply)
        .append(" Ra9-b9\n}\n");
}

std::string safe(std::string_view text) {
    return apply_fixes(text, in_xiangqi());
}

std::string unsafe(std::string_view text) {
    return apply_fixes(text, in_xiangqi(), {}, {.unsafe = true});
}

} // namespace

TEST_CASE("xiangqi: a plus between two points is no sign of check", "[xiangqi][fixes]") {
    const std::string written = in_lalg("Nb0+c2");
    CHECK(names_of(written) == "unreadable-move");
    CHECK(safe(written) == written);
    // At the end of a half-move it is one.
    CHECK(names_of("FORMAT SALG\nGAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/R3K4 w\nSTART{\n1. Ra9+\n}\n") == "");
}

TEST_CASE("xiangqi: another sign for captures is no capture if nothing is there", "[xiangqi][fixes]") {
    for (const std::string_view sign : {":", "*"}) {
        const std::string step = in_lalg(std::string("Nb0").append(sign).append("c2"));
        CHECK(names_of(step) == "empty-capture");
        CHECK(safe(step) == step);
        CHECK(unsafe(step) == in_lalg("Nb0-c2"));
        // Without the board's findings, too.
        CHECK(apply_fixes(step, in_xiangqi(), {.checks = check_level::syntax}) == step);
        CHECK(safe(in_lalg(std::string("Ce2").append(sign).append("e6"))) == in_lalg("Ce2xe6"));
    }
}
