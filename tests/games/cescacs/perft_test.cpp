#include "games/cescacs/legal.hpp"
#include "games/cescacs/play.hpp"
#include "play/perft.hpp"
#include "reading.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn::cescacs;
using namespace ctlpgn::cescacs_tests;

namespace {

constexpr std::uint64_t default_leaves = 1'000'000;

void check_counts(std::uint64_t above, std::uint64_t up_to) {
    for (const perft_line& line : read_perft_file()) {
        const position p = read_pdtl(line.pdtl);
        for (const auto& [depth, leaves] : line.counts) {
            INFO(line.id << " at depth " << depth);
            if (leaves >= above && leaves <= up_to)
                CHECK(ctlpgn::perft(p, depth) == leaves);
        }
    }
}

} // namespace

TEST_CASE("the trees of legal plies have the known numbers of leaves", "[cescacs][perft]") {
    check_counts(0, default_leaves);
}

TEST_CASE("the largest trees of legal plies have the known numbers of leaves", "[cescacs][perft][.long]") {
    check_counts(default_leaves + 1, ~std::uint64_t{0});
}

TEST_CASE("the start position is the one of its set-up line", "[cescacs]") {
    CHECK(start_position() == read_pdtl(read_perft_file().front().pdtl));
}
