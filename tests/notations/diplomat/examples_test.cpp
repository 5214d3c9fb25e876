// Every row of the catalogue: its bad example raises only its code, the good one nothing, and its fix removes
// the finding.
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/rule_tables.hpp"
#include "support.hpp"
#include "support/catalogue_checks.hpp"
#include "support/consequence_order.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

TEST_CASE("Diplomat: bad examples raise their diagnostic and no other, good ones none",
          "[diplomat][examples]") {
    tests::check_examples(in_diplomat(), 40);
}

TEST_CASE("Diplomat: fixable faults are fixed, and others are left", "[diplomat][examples]") {
    tests::check_fixes_of_examples(in_diplomat());
}

// Black's ply may be missing, or the number may be stray.
TEST_CASE("Diplomat: a digit that may not be a number gets a dot only by an unsafe fix",
          "[diplomat][examples]") {
    tests::check_one_fix(
        in_diplomat(), diplomat::codes::number_without_dot,
        {{"1. Ha3 2 Hh3\n*\n", false}, {"1 Ha3, Hh3\n*\n", true}, {"1. Ha3, Hh3\n1 Dg1\n*\n", false}});
}

TEST_CASE("Diplomat: what findings spoil does not depend on an order", "[diplomat][consequences]") {
    ctlpgn::tests::check_order_of_consequences(ctlpgn::diplomat::consequences);
}
