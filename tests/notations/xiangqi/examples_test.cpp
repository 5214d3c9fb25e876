// Every row of the catalogue: its examples raise it and nothing else, or nothing, and its fix takes it away.
#include "ctlpgn/fixing.hpp"
#include "notations/xiangqi/codes.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <utility>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

TEST_CASE("Xiangqi: bad examples raise their diagnostic and no other, good ones none",
          "[xiangqi][examples]") {
    std::size_t own = 0;
    for (const diagnostic_info& row : diagnostics_of(in_xiangqi())) {
        own += code_number(row.id) >= code_block_size ? 1U : 0U;
        if (row.example.empty())
            continue;
        INFO(code_text(row.id) << " " << row.name);
        CHECK(names_of(in_xiangqi().example_file(row.example.place, row.example.bad)) == row.name);
        CHECK(names_of(in_xiangqi().example_file(row.example.place, row.example.good)) == "");
    }
    CHECK(own >= 80);
}

TEST_CASE("Xiangqi: what can be fixed is fixed, and what cannot is left", "[xiangqi][examples]") {
    for (const diagnostic_info& row : diagnostics_of(in_xiangqi())) {
        if (row.example.empty() || code_number(row.id) < code_block_size)
            continue;
        INFO(code_text(row.id) << " " << row.name);
        const std::string bad = in_xiangqi().example_file(row.example.place, row.example.bad);
        const std::string fixed = apply_fixes(bad, in_xiangqi(), {}, {.unsafe = row.fix == fixable::unsafe});
        INFO(fixed);
        CHECK((fixed != bad) == (row.fix != fixable::never));
        CHECK((row.fix == fixable::never || names_of(fixed) == ""));
        for (const diagnostic& each : found_in(bad))
            CHECK((!each.remedy || each.remedy->safe == (row.fix == fixable::safe)));
    }
}

// Black's half-move may be missing, or the figure may mean nothing.
TEST_CASE("Xiangqi: a figure that may be no number gets no dot without being asked for",
          "[xiangqi][examples]") {
    for (const auto& [text, is_safe] : {std::pair{"FORMAT AXF\nGAME\nSTART{\n1. C2=5 2 N8+7\n}\n", false},
                                        {"FORMAT AXF\nGAME\nSTART{\n1 C2=5 N8+7\n}\n", true},
                                        {"FORMAT AXF\nGAME\nSTART{\n1. C2=5 N8+7\n1 N2+3\n}\n", false}}) {
        std::size_t offered = 0;
        for (const diagnostic& each : found_in(text))
            if (each.id == xiangqi::codes::number_without_dot && each.remedy) {
                ++offered;
                CHECK(each.remedy->safe == is_safe);
            }
        CHECK(offered == 1);
    }
}

TEST_CASE("Xiangqi: messages say what must be", "[xiangqi][examples]") {
    for (const diagnostic_info& row : in_xiangqi().own_diagnostics()) {
        INFO(row.name << ": " << row.message);
        CHECK(row.message.find(" must ") != std::string_view::npos);
    }
}
