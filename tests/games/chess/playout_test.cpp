#include "games/chess/castling.hpp"
#include "games/chess/movement.hpp"
#include "games/chess/rules.hpp"
#include "games/common/agreement.hpp"
#include "reading.hpp"
#include "samples.hpp"
#include "slow_rules.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ctlpgn;
using namespace ctlpgn::chess;
using namespace ctlpgn::chess_tests;
using namespace ctlpgn::games_tests;

namespace {

constexpr std::uint64_t seed = 19940312;

auto player(std::uint64_t from, int positions) {
    return [=](auto visit) { chess_tests::play_out(from, positions, visit); };
}

void compare_with_slow(int positions) {
    compare_with_slow_rules<rules>(player(seed, positions), slow_rules{}, uci_of, write_fen);
}

} // namespace

TEST_CASE("legal plies of chess and their effects are those of the slow rules", "[chess][playout][many]") {
    compare_with_slow(2'000);
}

TEST_CASE("legal plies of chess and their effects are those of the slow rules in very many positions",
          "[chess][playout][.long]") {
    compare_with_slow(100'000);
}

TEST_CASE("a ply of chess is judged legal exactly if it is generated", "[chess][playout]") {
    tally seen;
    chess_tests::play_out(seed + 1, 200, [&](const position& p, const std::vector<ply>& plies) {
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

TEST_CASE("candidates are the origins of legal plies of chess", "[chess][playout]") {
    const auto is_asked = [](const ply& each) { return each.kind != ply_kind::castling; };
    compare_candidates<rules>(player(seed + 2, 300), 1, piece_kind_count, is_asked);
}

TEST_CASE("knowledge about check changes only the time of candidates", "[chess][playout]") {
    tally seen;
    chess_tests::play_out(seed + 5, 500, [&](const position& p, const std::vector<ply>&) {
        const bool checked = in_check(p, p.to_move);
        for (std::size_t code = 1; code < piece_kind_count; ++code) {
            const auto kind = static_cast<piece_kind>(code);
            for (int i = 0; i < square_count; ++i) {
                const square to = square::from_index(i);
                seen.expect(candidates(p, checked, kind, to) == candidates(p, kind, to));
            }
        }
    });
    CHECK(seen.wrong == 0);
}

TEST_CASE("chess: gives_check agrees with the position after the ply", "[chess][playout]") {
    tally seen;
    std::size_t checks = 0;
    chess_tests::play_out(seed + 6, 500, [&](const position& p, const std::vector<ply>& plies) {
        for (const ply& played : plies) {
            const position after_it = after(p, played);
            const bool checked = in_check(after_it, after_it.to_move);
            seen.expect(gives_check(after_it, played) == checked);
            checks += checked ? 1 : 0;
        }
        if (!in_check(p, p.to_move))
            seen.expect(!gives_check(after(p, make_null()), make_null()));
    });
    CHECK(seen.wrong == 0);
    CHECK(checks > 100);
}

TEST_CASE("hashes of chess are equal exactly for equal situations", "[chess][playout]") {
    compare_hashes<rules>(player(seed + 3, 10'000), 8'000);
}

TEST_CASE("any claims of chess can be judged and played", "[chess][playout]") {
    std::mt19937_64 random(seed + 4);
    tally seen;
    position p = start_position();
    const auto any_square = [&] { return square::from_index(static_cast<int>(random() % square_count)); };
    const auto any_kind = [&] { return static_cast<piece_kind>(random() % piece_kind_count); };
    for (int i = 0; i < 20'000; ++i) {
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
