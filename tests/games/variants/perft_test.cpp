#include "games/chess/rules.hpp"
#include "games/common/perft_file.hpp"
#include "play/perft.hpp"
#include "reading.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::variants_tests;

namespace {

constexpr std::uint64_t default_leaves = 50'000;
constexpr std::uint64_t long_leaves = 10'000'000;

void check_perft(std::uint64_t above, std::uint64_t up_to) {
    for (const games_tests::perft_line& line : games_tests::read_perft_file("variants")) {
        const chess::variant_rules* const rules = find_variant(line.id.substr(0, line.id.find('.')));
        REQUIRE(rules != nullptr);
        const chess::position p = read_fen(*rules, line.position);
        for (const auto& [depth, leaves] : line.counts) {
            INFO(line.id << " at depth " << depth);
            if (leaves > above && leaves <= up_to)
                CHECK(perft(p, depth) == leaves);
        }
    }
}

} // namespace

TEST_CASE("the trees of legal plies of chess variants have the known numbers of leaves", "[chess][perft]") {
    check_perft(0, default_leaves);
}

TEST_CASE("the largest trees of legal plies of chess variants have the known numbers of leaves",
          "[chess][perft][.long]") {
    check_perft(default_leaves, long_leaves);
}
