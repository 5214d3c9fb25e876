// The sample game in the draft of the format, with the fault of its page: a surplus brace at the end.
#include "ctlpgn/reader.hpp"
#include "golden/corpus.hpp"
#include "notations/xiangqi/codes.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;
namespace codes = ctlpgn::xiangqi::codes;

TEST_CASE("Xiangqi: the sample of the draft is read completely", "[xiangqi]") {
    const auto& files = golden::corpus_of(in_xiangqi());
    const auto sample = std::ranges::find(files, "invalid/draft/sample", &golden::corpus_file::name);
    REQUIRE(sample != files.end());
    const auto source = open_text(sample->text);
    game_reader games(*source, in_xiangqi(), {}, check_level::legal);
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    CHECK(read->variations.size() == 5);
    for (const variation& each : read->variations)
        CHECK(each.replaces != no_node);
    CHECK(std::ranges::count(games.diagnostics(), codes::surplus_brace, &diagnostic::id) == 1);
    // Both diagrams of the page have lost signs.
    CHECK(std::ranges::count(games.diagnostics(), codes::damaged_diagram, &diagnostic::id) == 2);
    for (const code each : broken_rules_of(in_xiangqi(), *read))
        CHECK(each == code::none);
}
