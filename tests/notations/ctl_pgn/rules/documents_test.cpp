// The games of the documents, and the valid games of the corpus.
#include "golden/corpus.hpp"
#include "notations/ctl_pgn/rules/support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ctlpgn;
using namespace ctlpgn::rules_tests;

namespace {

std::string corpus_text(const std::string& name) {
    const auto found = std::ranges::find(golden::corpus(), name, &golden::corpus_file::name);
    REQUIRE(found != golden::corpus().end());
    return found->text;
}

} // namespace

TEST_CASE("the fool's mate is legal to the mate, and its marks are right", "[rules][documents]") {
    for (const char* const name :
         {"spec/games/fools-mate", "spec/games/fools-mate-with-variations",
          "invalid/older/fools-mate-squeezed", "invalid/older/fools-mate-minimal-squeezed",
          "invalid/older/fools-mate-with-variations-squeezed"}) {
        INFO(name);
        CHECK(judged(corpus_text(name), "RB").empty());
    }
    std::string text = corpus_text("spec/games/fools-mate");
    text.replace(text.find("GL5-H6#"), 7, "GL5-H6+ :");
    CHECK(judged(text, "R") == codes{"R035"});
}

TEST_CASE("the first game of the documents has an illegal ply, and one that contradicts the board",
          "[rules][documents]") {
    CHECK(judged(corpus_text("invalid/older/introduction-squeezed"), "RB") == codes{"R002", "B004"});
    CHECK(judged(corpus_text("spec/games/introduction"), "RB").empty());
}

TEST_CASE("valid files of the corpus have no findings at any level", "[rules][documents]") {
    std::size_t seen = 0;
    for (const golden::corpus_file& file : golden::corpus()) {
        if (!file.is_in("valid"))
            continue;
        INFO(file.name);
        CHECK(judged(file.text).empty());
        ++seen;
    }
    CHECK(seen > 100);
}
