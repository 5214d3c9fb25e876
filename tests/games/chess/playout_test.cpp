#include "games/chess/castling.hpp"
#include "games/chess/movement.hpp"
#include "games/chess/rules.hpp"
#include "reading.hpp"
#include "samples.hpp"
#include "slow_rules.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>
#include <unordered_map>

using namespace ctlpgn::chess;
using namespace ctlpgn::chess_tests;
using ctlpgn::games_tests::tally;

namespace {

constexpr std::uint64_t seed = 19940312;
constexpr int default_positions = 4'000;
constexpr int long_positions = 100'000;

bool any_order(const ply& left, const ply& right) {
    return uci_of(left) < uci_of(right);
}

void compare_with_slow_rules(int positions) {
    tally seen;
    std::size_t rare = 0;
    std::string first_wrong;
    play_out(seed, positions, [&](const position& p, const std::vector<ply>& plies) {
        const int wrong_before = seen.wrong;
        std::vector<ply> quick = plies;
        std::vector<ply> slow = slow_legal_plies(p);
        std::sort(quick.begin(), quick.end(), any_order);
        std::sort(slow.begin(), slow.end(), any_order);
        seen.expect(quick == slow);
        seen.expect(count_legal_plies(p) == static_cast<int>(slow.size()));
        seen.expect(in_check(p, p.to_move) == slow_in_check(p, p.to_move));
        for (const ply& played : plies) {
            seen.expect(after(p, played) == slow_after(p, played));
            rare += is_rare(p, played) ? 1 : 0;
        }
        if (seen.wrong != wrong_before && first_wrong.empty())
            first_wrong = write_fen(p);
    });
    INFO(first_wrong);
    CHECK(seen.wrong == 0);
    CHECK(rare > 0);
}

} // namespace

TEST_CASE("legal plies of chess and their effects are those of the slow rules", "[chess][playout][many]") {
    compare_with_slow_rules(default_positions);
}

TEST_CASE("legal plies of chess and their effects are those of the slow rules in very many positions",
          "[chess][playout][.long]") {
    compare_with_slow_rules(long_positions);
}

TEST_CASE("a ply of chess is judged legal exactly if it is generated", "[chess][playout]") {
    tally seen;
    play_out(seed + 1, 1'000, [&](const position& p, const std::vector<ply>& plies) {
        for (const ply& played : plies)
            seen.expect(judge(p, played).is_legal());
        std::size_t legal = 0;
        p.occupied(p.to_move).for_each([&](square from) {
            for (int i = 0; i < square_count; ++i) {
                const square to = square::from_index(i);
                for (std::size_t kind = 0; kind < piece_kind_count; ++kind) {
                    const ply claimed = complete_step(p, from, to, static_cast<piece_kind>(kind));
                    legal += judge(p, claimed).is_legal() ? 1 : 0;
                }
            }
        });
        for (const wing w : {wing::king, wing::queen}) {
            const bool is_legal = judge(p, castling_on(p, w)).is_legal();
            seen.expect(is_legal == is_legal_castling(p, w));
            legal += is_legal ? 1 : 0;
        }
        // A capture en passant has no promotion to vary.
        for (const ply& played : plies)
            legal -= played.kind == ply_kind::en_passant ? piece_kind_count - 1 : 0;
        seen.expect(legal == plies.size());
    });
    CHECK(seen.wrong == 0);
}

TEST_CASE("candidates are the origins of legal plies", "[chess][playout]") {
    tally seen;
    play_out(seed + 2, 2'000, [&](const position& p, const std::vector<ply>& plies) {
        for (std::size_t kind = 1; kind < piece_kind_count; ++kind) {
            for (int i = 0; i < square_count; ++i) {
                square_set expected;
                for (const ply& each : plies) {
                    if (each.mover == static_cast<piece_kind>(kind) && each.to == square::from_index(i) &&
                        each.kind != ply_kind::castling)
                        expected.insert(each.from);
                }
                seen.expect(candidates(p, static_cast<piece_kind>(kind), square::from_index(i)) == expected);
            }
        }
    });
    CHECK(seen.wrong == 0);
}

TEST_CASE("hashes of chess are equal exactly where situations are", "[chess][playout]") {
    tally seen;
    std::unordered_map<std::uint64_t, position> known;
    play_out(seed + 3, 20'000, [&](const position& p, const std::vector<ply>&) {
        const auto [entry, is_new] = known.emplace(hash(p), p);
        seen.expect(is_new || same_situation(entry->second, p));
    });
    CHECK(seen.wrong == 0);
    CHECK(known.size() > 10'000);
}

TEST_CASE("any claims of chess can be judged and played", "[chess][playout]") {
    std::mt19937_64 random(seed + 4);
    tally seen;
    position p = start_position();
    const auto any_square = [&] { return square::from_index(static_cast<int>(random() % square_count)); };
    const auto any_kind = [&] { return static_cast<piece_kind>(random() % piece_kind_count); };
    for (int i = 0; i < 100'000; ++i) {
        ply claimed{static_cast<ply_kind>(random() % 4),
                    any_kind(),
                    any_square(),
                    any_square(),
                    any_kind(),
                    any_kind(),
                    any_square()};
        if (claimed.kind == ply_kind::null)
            claimed = make_null();
        const bool legal = judge(p, claimed).is_legal();
        if (claimed.kind != ply_kind::null && legal) {
            const std::vector<ply> plies = legal_plies(p);
            seen.expect(std::find(plies.begin(), plies.end(), claimed) != plies.end());
        }
        play(p, claimed);
        standing_of(p);
        check_set_up(settled(p));
        if (i % 200 == 0)
            p = next_start(random);
    }
    CHECK(seen.wrong == 0);
}
