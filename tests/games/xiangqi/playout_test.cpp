#include "games/common/agreement.hpp"
#include "games/xiangqi/rules.hpp"
#include "reading.hpp"
#include "samples.hpp"
#include "slow_rules.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi;
using namespace ctlpgn::xiangqi_tests;
using namespace ctlpgn::games_tests;

namespace {

constexpr std::uint64_t seed = 19961210;

auto player(std::uint64_t from, int positions) {
    return [=](auto visit) { xiangqi_tests::play_out(from, positions, visit); };
}

void compare_with_slow(int positions) {
    compare_with_slow_rules<rules>(player(seed, positions), slow_rules{}, uci_of, write_fen);
}

} // namespace

TEST_CASE("legal plies of xiangqi and their effects are those of the slow rules",
          "[xiangqi][playout][many]") {
    compare_with_slow(200);
}

TEST_CASE("legal plies of xiangqi and their effects are those of the slow rules in very many positions",
          "[xiangqi][playout][.long]") {
    compare_with_slow(100'000);
}

TEST_CASE("a ply of xiangqi is judged legal exactly if it is generated", "[xiangqi][playout]") {
    tally seen;
    xiangqi_tests::play_out(seed + 1, 300, [&](const position& p, const std::vector<ply>& plies) {
        std::size_t legal = 0;
        p.occupied(p.to_move).for_each([&](point from) {
            for (int i = 0; i < point_count; ++i)
                legal += judge(p, complete_ply(p, from, point::from_index(i))).is_legal() ? 1 : 0;
        });
        seen.expect(legal == plies.size());
    });
    CHECK(seen.wrong == 0);
}

TEST_CASE("candidates are the origins of legal plies of xiangqi", "[xiangqi][playout]") {
    compare_candidates<rules>(player(seed + 2, 100), 1, piece_kind_count, [](const ply&) { return true; });
}

TEST_CASE("hashes of xiangqi are equal exactly for equal situations", "[xiangqi][playout]") {
    compare_hashes<rules>(player(seed + 3, 5'000), 4'000);
}

TEST_CASE("positions that games of xiangqi reach have no fault of set-up", "[xiangqi][set_up]") {
    tally seen;
    const auto start = [](std::mt19937_64&) { return start_position(); };
    games_tests::play_out<rules>(
        seed + 4, 5'000, start, is_rare,
        [&](const position& p, const std::vector<ply>&) { seen.expect(check_set_up(p).empty()); });
    CHECK(seen.wrong == 0);
}

TEST_CASE("any claims of xiangqi can be judged and played", "[xiangqi][playout]") {
    std::mt19937_64 random(seed + 5);
    tally seen;
    position p = start_position();
    const auto any_point = [&] { return point::from_index(static_cast<int>(random() % point_count)); };
    const auto any_kind = [&] { return static_cast<piece_kind>(random() % piece_kind_count); };
    for (int i = 0; i < 20'000; ++i) {
        const ply claimed{any_kind(), any_point(), any_point(), any_kind()};
        if (judge(p, claimed).is_legal()) {
            const std::vector<ply> plies = legal_plies(p);
            seen.expect(std::find(plies.begin(), plies.end(), claimed) != plies.end());
        }
        play(p, claimed);
        standing_of(p);
        check_set_up(p);
        if (i % 200 == 0)
            p = next_start(random);
    }
    CHECK(seen.wrong == 0);
}
