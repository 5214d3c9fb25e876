#include "golden/corpus.hpp"
#include "golden/text_coverage.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ctlpgn;
using namespace ctlpgn::golden;

TEST_CASE("nothing of a text is lost", "[golden]") {
    for (const corpus_file& file : corpus()) {
        INFO(file.name);
        std::uint64_t end = 0;
        bool cut = false;
        const std::vector<diagnostic> rest =
            read_games(file.text, file.with, [&](const game& read, std::span<const diagnostic> found) {
                INFO("game " << read.index);
                // The rest of a game that is too long is skipped.
                CHECK((read.offset == end || cut));
                cut = std::ranges::any_of(
                    found, [](const diagnostic& each) { return each.id == code::game_too_long; });
                end = read.offset + read.text.size();
                CHECK(lost_text(read, found) == "");
            });
        // Behind the last game only blanks are left, or what a finding is about.
        REQUIRE(end <= file.text.size());
        game none;
        none.text = std::string_view(file.text).substr(end);
        none.offset = end;
        CHECK(lost_text(none, rest) == "");
    }
}

TEST_CASE("lost text would be noticed", "[golden]") {
    const std::string text = "[Variant \"C'escacs\"]\n\n..1. G7-G13 !, E21-E17\n($[2] 1. E7-E13)\n*\n";
    const auto lost_without = [&text](const auto& spoil) {
        std::string result;
        read_games(text, {}, [&](const game& read, std::span<const diagnostic> found) {
            game spoiled = read;
            spoil(spoiled);
            result = lost_text(spoiled, found);
        });
        return result;
    };
    CHECK(lost_without([](game&) {}) == "");
    CHECK(lost_without([](game& g) { g.tags.clear(); }) == "byte 0: [Variant");
    CHECK(lost_without([](game& g) { g.moves[0].white.length = 6; }) == "byte 34: !");
    CHECK(lost_without([](game& g) { g.moves[0].black = ply(); }) == "byte 35: ,");
    CHECK(lost_without([](game& g) { g.variations.clear(); }) == "byte 45: ($[2]");
    CHECK(lost_without([](game& g) { g.result_where = {}; }) == "byte 62: *");
}
