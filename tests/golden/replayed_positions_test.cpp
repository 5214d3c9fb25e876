// Positions of CTL-PGN are written one from another, along variations and back; each must agree with the
// replay.
#include "golden/corpus.hpp"
#include "golden/spoiler.hpp"
#include "notations/ctl_pgn/board/replay.hpp"
#include "notations/ctl_pgn/positions/position_text.hpp"
#include "support/game_text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

// Returns how many there are.
std::size_t compare(std::string_view text, const limits& bounds) {
    std::size_t written = 0;
    read_games(text, bounds, [&](const game& read, std::span<const diagnostic>) {
        const position_texts texts = positions_of(*notations().front(), read);
        std::vector<std::string_view> positions;
        for (node at = 0; at != texts.size(); ++at)
            positions.push_back(texts[at]);
        std::vector<std::string> replayed(read.plies.size());
        ctl_pgn::replay played(read);
        if (played.is_possible())
            played.run([&replayed](const ctl_pgn::replayed_ply& each) {
                replayed[each.at_ply] = ctl_pgn::position_text(each.after);
            });
        INFO(read.text);
        REQUIRE(std::ranges::equal(positions, replayed));
        written += static_cast<std::size_t>(
            std::ranges::count_if(positions, [](std::string_view each) { return !each.empty(); }));
    });
    return written;
}

} // namespace

TEST_CASE("positions are those of the replay") {
    std::size_t written = 0;
    for (const corpus_file& file : corpus())
        written += compare(file.text, file.bounds);
    CHECK(written > 1000);
    CHECK(compare(bench::games(bench::flavour::annotated, 200'000, 5), {}) > 5000);
}

TEST_CASE("positions of faulty games are those of the replay", "[many]") {
    std::size_t written = 0;
    spoiler spoils(11);
    for (int round = 0; round != 20; ++round)
        for (const corpus_file& file : corpus())
            if (file.text.size() < 3000)
                written += compare(spoils.spoil(file.text), file.bounds);
    CHECK(written > 10'000);
}
