#include "games/common/agreement.hpp"
#include "games/diplomat/rules.hpp"
#include "play/perft.hpp"
#include "reading.hpp"
#include "samples.hpp"
#include "slow_rules.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace ctlpgn;
using namespace ctlpgn::diplomat;
using namespace ctlpgn::diplomat_tests;
using namespace ctlpgn::games_tests;

static_assert(game_rules<diplomat::rules>);

namespace {

constexpr std::uint64_t seed = 2003;

struct slow_rules {
    std::vector<ply> plies(const position& p) const { return slow_legal_plies(p, taken_reading); }
    position after(const position& p, const ply& played) const { return slow_after(p, played); }
    bool in_check(const position& p, side checked) const { return slow_in_check(p, checked, taken_reading); }
};

auto player(std::uint64_t from, int positions) {
    return [=](auto visit) { diplomat_tests::play_out(from, positions, visit); };
}

void compare_with_slow(int positions) {
    compare_with_slow_rules<rules>(player(seed, positions), slow_rules{}, text_of, write_set_up);
}

void compare_wide_reading(int positions) {
    tally seen;
    const auto by_text = [](const ply& left, const ply& right) { return text_of(left) < text_of(right); };
    diplomat_tests::play_out(seed + 1, positions, [&](const position& p, const std::vector<ply>&) {
        std::vector<ply> quick = legal_plies(p, reading::wide);
        std::vector<ply> slow = slow_legal_plies(p, reading::wide);
        std::sort(quick.begin(), quick.end(), by_text);
        std::sort(slow.begin(), slow.end(), by_text);
        seen.expect(quick == slow);
        seen.expect(in_check(p, p.to_move, reading::wide) == slow_in_check(p, p.to_move, reading::wide));
        for (const ply& each : quick)
            seen.expect(judge(p, each).is_legal() || exposes_king(p, each, reading::narrow));
    });
    CHECK(seen.wrong == 0);
}

} // namespace

TEST_CASE("Diplomat chess begins with 12 plies and 143 positions after one of each side",
          "[diplomat][perft]") {
    CHECK(perft(start_position(), 1) == 12);
    CHECK(perft(start_position(), 2) == 143);
    std::set<std::string> positions;
    for (const ply& first : legal_plies(start_position())) {
        const position p = after(start_position(), first);
        for (const ply& second : legal_plies(p))
            positions.insert(write_set_up(after(p, second)));
    }
    CHECK(positions.size() == 143);
}

TEST_CASE("legal plies of Diplomat chess and their effects are those of the slow rules",
          "[diplomat][playout][many]") {
    compare_with_slow(60);
}

TEST_CASE(
    "legal plies of Diplomat chess and their effects are those of the slow rules in very many positions",
    "[diplomat][playout][.long]") {
    compare_with_slow(100'000);
}

TEST_CASE("Diplomat chess: the wide reading is that of the slow rules", "[diplomat][playout][many]") {
    compare_wide_reading(60);
}

TEST_CASE("the wide reading of Diplomat chess is that of the slow rules in very many positions",
          "[diplomat][playout][.long]") {
    compare_wide_reading(100'000);
}

TEST_CASE("a ply of Diplomat chess is certainly legal only if it is generated", "[diplomat][playout]") {
    tally seen;
    diplomat_tests::play_out(seed + 2, 200, [&](const position& p, const std::vector<ply>& plies) {
        std::size_t legal = 0;
        p.occupied(p.to_move).for_each([&](cell from) {
            for (int i = 0; i < cell::count; ++i) {
                const cell to = cell::from_index(i);
                const verdict suborning = judge(p, make_suborn(p, from, to));
                legal += suborning.is_legal() ? 1 : 0;
                for (std::size_t kind = 0; kind < piece_kind_count; ++kind) {
                    const ply claimed = complete_ply(p, from, to, static_cast<piece_kind>(kind));
                    const verdict found = judge(p, claimed);
                    const bool generated = std::find(plies.begin(), plies.end(), claimed) != plies.end();
                    seen.expect(!generated || found.is_legal());
                    seen.expect(!found.is_legal() || generated || found.open != open_point::none);
                    legal += generated ? 1 : 0;
                }
            }
        });
        seen.expect(legal == plies.size());
    });
    CHECK(seen.wrong == 0);
}

TEST_CASE("candidates are the origins of legal plies of Diplomat chess", "[diplomat][playout]") {
    const auto steps = [](const ply& each) { return each.kind == ply_kind::step; };
    compare_candidates<rules>(player(seed + 3, 100), 1, piece_kind_count, steps);
}

TEST_CASE("hashes of Diplomat chess are equal exactly for equal situations", "[diplomat][playout]") {
    compare_hashes<rules>(player(seed + 4, 3'000), 2'000);
}

TEST_CASE("any claims of Diplomat chess can be judged and played", "[diplomat][playout]") {
    std::mt19937_64 random(seed + 5);
    tally seen;
    position p = start_position();
    const auto any_cell = [&] { return cell::from_index(static_cast<int>(random() % cell::count)); };
    const auto any_kind = [&] { return static_cast<piece_kind>(random() % piece_kind_count); };
    for (int i = 0; i < 10'000; ++i) {
        const ply claimed{
            static_cast<ply_kind>(random() % 2), any_kind(), any_cell(), any_cell(), any_kind(), any_kind()};
        const verdict found = judge(p, claimed);
        if (found.is_legal() && found.open == open_point::none) {
            const std::vector<ply> plies = legal_plies(p);
            seen.expect(std::find(plies.begin(), plies.end(), claimed) != plies.end());
        }
        play(p, claimed);
        standing_of(p);
        check_set_up(p);
        if (i % 50 == 0)
            p = next_start(random);
    }
    CHECK(seen.wrong == 0);
}
