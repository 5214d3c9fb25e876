// The quick board check gives the same result as the complete replay.
#include "golden/corpus.hpp"
#include "golden/spoiler.hpp"
#include "notations/ctl_pgn/board/agreement.hpp"
#include "notations/ctl_pgn/board/replay.hpp"
#include "support/game_text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstddef>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

struct counted_plies {
    std::size_t coherent = 0; // and certainly so
    std::size_t others = 0;

    void operator()(const ctl_pgn::replayed_ply& each) {
        ++(each.certain && each.fault.is_coherent() ? coherent : others);
    }
    void unread(const cescacs::position&, const ply&) { ++others; }
};

std::size_t written_plies(const game& record) {
    return static_cast<std::size_t>(
        std::ranges::count_if(record.plies, [](const ply& each) { return each.kind != ply_kind::missing; }));
}

struct games_seen {
    std::size_t agree = 0;
    std::size_t others = 0;
};

void compare(std::string_view text, const limits& bounds, games_seen& seen) {
    read_games(text, bounds, [&](const game& read, std::span<const diagnostic>) {
        if (!ctl_pgn::surely_agrees_with_board(read)) {
            ++seen.others;
            return;
        }
        ++seen.agree;
        counted_plies counted;
        ctl_pgn::replay(read).run(counted);
        INFO(read.text);
        REQUIRE(counted.others == 0);
        REQUIRE(counted.coherent == written_plies(read));
    });
}

} // namespace

TEST_CASE("the quick board check agrees with the replay") {
    games_seen seen;
    for (const corpus_file& file : corpus())
        compare(file.text, file.bounds, seen);
    CHECK(seen.agree > 50);
    CHECK(seen.others > 50);
}

TEST_CASE("the quick board check agrees with the replay for games with faults", "[many]") {
    games_seen seen;
    spoiler spoils(7);
    for (int round = 0; round != 100; ++round)
        for (const corpus_file& file : corpus())
            if (file.text.size() < 3000)
                compare(spoils.spoil(file.text), file.bounds, seen);
    CHECK(seen.agree > 10'000);
    CHECK(seen.others > 10'000);
}

TEST_CASE("legal games pass the quick board check, whatever the annotations") {
    games_seen seen;
    for (const bench::flavour kind : {bench::flavour::plain, bench::flavour::annotated})
        compare(bench::games(kind, 200'000, 5), {}, seen);
    CHECK(seen.agree > 100);
    CHECK(seen.others == 0);
}
