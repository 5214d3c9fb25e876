// Every row of the catalogue: its bad example raises only its code, the good one nothing, and its fix removes
// the finding.
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/rule_tables.hpp"
#include "support.hpp"
#include "support/catalogue_checks.hpp"
#include "support/consequence_order.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

TEST_CASE("Xiangqi: bad examples raise their diagnostic and no other, good ones none",
          "[xiangqi][examples]") {
    tests::check_examples(in_xiangqi(), 80);
}

TEST_CASE("Xiangqi: fixable faults are fixed, and others are left", "[xiangqi][examples]") {
    tests::check_fixes_of_examples(in_xiangqi());
}

// Black's ply may be missing, or the number may be stray.
TEST_CASE("Xiangqi: a digit that may not be a number gets a dot only by an unsafe fix",
          "[xiangqi][examples]") {
    tests::check_one_fix(in_xiangqi(), xiangqi::codes::number_without_dot,
                         {{"FORMAT AXF\nGAME\nSTART{\n1. C2=5 2 N8+7\n}\n", false},
                          {"FORMAT AXF\nGAME\nSTART{\n1 C2=5 N8+7\n}\n", true},
                          {"FORMAT AXF\nGAME\nSTART{\n1. C2=5 N8+7\n1 N2+3\n}\n", false}});
}

TEST_CASE("xiangqi: what findings spoil does not depend on an order", "[xiangqi][consequences]") {
    ctlpgn::tests::check_order_of_consequences(ctlpgn::xiangqi::consequences);
}
