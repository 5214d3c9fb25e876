// Every row of the catalogue: its examples raise it and nothing else, or nothing, and its fix takes it away.
#include "ctlpgn/fixing.hpp"
#include "notations/diplomat/codes.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <utility>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

TEST_CASE("Diplomat: bad examples raise their diagnostic and no other, good ones none",
          "[diplomat][examples]") {
    std::size_t own = 0;
    for (const diagnostic_info& row : diagnostics_of(in_diplomat())) {
        own += code_number(row.id) >= code_block_size ? 1U : 0U;
        if (row.example.empty())
            continue;
        INFO(code_text(row.id) << " " << row.name);
        CHECK(names_of(in_diplomat().example_file(row.example.place, row.example.bad)) == row.name);
        CHECK(names_of(in_diplomat().example_file(row.example.place, row.example.good)) == "");
    }
    CHECK(own >= 40);
}

TEST_CASE("Diplomat: what can be fixed is fixed, and what cannot is left", "[diplomat][examples]") {
    for (const diagnostic_info& row : diagnostics_of(in_diplomat())) {
        if (row.example.empty() || code_number(row.id) < code_block_size)
            continue;
        INFO(code_text(row.id) << " " << row.name);
        const std::string bad = in_diplomat().example_file(row.example.place, row.example.bad);
        const std::string fixed = apply_fixes(bad, in_diplomat(), {}, {.unsafe = row.fix == fixable::unsafe});
        INFO(fixed);
        CHECK((fixed != bad) == (row.fix != fixable::never));
        CHECK((row.fix == fixable::never || names_of(fixed) == ""));
        for (const diagnostic& each : found_in(bad))
            CHECK((!each.remedy || each.remedy->safe == (row.fix == fixable::safe)));
    }
}

// Black's half-move may be missing, or the figure may mean nothing.
TEST_CASE("Diplomat: a figure that may be no number gets no dot without being asked for",
          "[diplomat][examples]") {
    for (const auto& [text, is_safe] : {std::pair{"1. Ha3 2 Hh3\n*\n", false},
                                        {"1 Ha3, Hh3\n*\n", true},
                                        {"1. Ha3, Hh3\n1 Dg1\n*\n", false}}) {
        std::size_t offered = 0;
        for (const diagnostic& each : found_in(text))
            if (each.id == diplomat::codes::number_without_dot && each.remedy) {
                ++offered;
                CHECK(each.remedy->safe == is_safe);
            }
        CHECK(offered == 1);
    }
}

TEST_CASE("Diplomat: messages say what must be", "[diplomat][examples]") {
    for (const diagnostic_info& row : in_diplomat().own_diagnostics()) {
        INFO(row.name << ": " << row.message);
        CHECK(row.message.find(" must ") != std::string_view::npos);
    }
}
