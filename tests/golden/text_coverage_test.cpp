#include "golden/corpus.hpp"
#include "golden/text_coverage.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::golden;

TEST_CASE("lost text is noticed", "[golden]") {
    const std::string text = "[Variant \"C'escacs\"]\n\n..1. G7-G13 !, E21-E17\n($[2] 1. E7-E13)\n*\n";
    const auto lost_without = [&text](const auto& spoil) {
        std::string result;
        read_games(text, {}, [&](const game& read, std::span<const diagnostic> found) {
            game spoiled = read;
            spoil(spoiled);
            result = lost_text(spoiled, found, in_ctl_pgn());
        });
        return result;
    };
    CHECK(lost_without([](game&) {}) == "");
    CHECK(lost_without([](game& g) { g.tags.clear(); }) == "byte 0: [Variant");
    CHECK(lost_without([](game& g) { g.plies[0].length = 6; }) == "byte 34: !");
    CHECK(lost_without([](game& g) { g.plies.pop_back(), g.plies[0].next = no_node; }) == "byte 37: E21-E17");
    CHECK(lost_without([](game& g) { g.variations.clear(); }) == "byte 45: ($[2]");
    CHECK(lost_without([](game& g) { g.result_where = {}; }) == "byte 62: *");
}
