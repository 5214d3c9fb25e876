// A game full of the same fault does not exhaust memory.
#include "ctlpgn/reader.hpp"
#include "lint/findings_in.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::lint_tests;

namespace {

std::vector<diagnostic> repeated_labels(std::uint32_t limit) {
    const std::string text = game_of("1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n($[1] 1. H6-H12)\n"
                                     "($[1] 1. K4-K8)\n($[1] 1. L5-L7)\n($[1] 1. G7-G11)\n2. E7-E13 :");
    const std::unique_ptr<byte_source> source = open_text(text);
    limits bounds;
    bounds.findings = limit;
    game_reader reader(*source, *find_notation("ctl-pgn"), bounds, check_level::coherent);
    reader.next();
    return {reader.diagnostics().begin(), reader.diagnostics().end()};
}

} // namespace

TEST_CASE("findings beyond the limit are counted at the last kept one", "[lint]") {
    const std::vector<diagnostic> all = repeated_labels(4);
    REQUIRE(all.size() == 4);
    for (const diagnostic& each : all)
        CHECK(each.related.size() == 1); // where the label comes first

    const std::vector<diagnostic> some = repeated_labels(2);
    REQUIRE(some.size() == 2);
    CHECK(some[0].related.size() == 1);
    REQUIRE(some[1].related.size() == 2);
    CHECK(some[1].related[1].begin == all[3].begin);
    CHECK(some[1].related[1].message == "2 more like this are not reported; the last is here");

    const std::vector<diagnostic> but_one = repeated_labels(3);
    REQUIRE(but_one.size() == 3);
    REQUIRE(but_one[2].related.size() == 2);
    CHECK(but_one[2].related[1].message == "one more like this, here, is not reported");
    CHECK(repeated_labels(0).size() == 1);
}
