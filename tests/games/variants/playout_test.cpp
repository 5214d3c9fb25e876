#include "games/chess/movement.hpp"
#include "reading.hpp"
#include "samples.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace ctlpgn;
using namespace ctlpgn::chess;
using namespace ctlpgn::variants_tests;

namespace {

constexpr std::uint64_t seed = 20261130;

} // namespace

TEST_CASE("positions of chess variants are the same after they are written and read", "[chess][playout]") {
    for (const named_variant& each : named_variants) {
        INFO(each.name);
        games_tests::tally seen;
        play_out(*each.rules, seed, 300, [&](const position& p, const std::vector<ply>&) {
            seen.expect(read_fen(*each.rules, write_fen(p)) == settled(p));
        });
        CHECK(seen.wrong == 0);
    }
}

TEST_CASE("candidates are the origins of legal plies of chess variants", "[chess][playout]") {
    for (const named_variant& each : named_variants) {
        INFO(each.name);
        games_tests::tally seen;
        play_out(*each.rules, seed + 1, 40, [&](const position& p, const std::vector<ply>& plies) {
            for (std::size_t kind = 1; kind != piece_kind_count; ++kind)
                for (int i = 0; i != square_count; ++i) {
                    const square to = square::from_index(i);
                    square_set origins;
                    for (const ply& played : plies)
                        if (played.kind != ply_kind::castling && played.kind != ply_kind::drop &&
                            index_of(played.mover) == kind && played.to == to)
                            origins.insert(played.from);
                    seen.expect(candidates(p, static_cast<piece_kind>(kind), to) == origins);
                }
        });
        CHECK(seen.wrong == 0);
    }
}

TEST_CASE("nothing can be played where a chess variant has ended", "[chess][playout]") {
    std::set<ending_kind> reached;
    for (const named_variant& each : named_variants) {
        INFO(each.name);
        games_tests::tally seen;
        play_out(*each.rules, seed + 2, 3000, [&](const position& p, const std::vector<ply>& plies) {
            const ending end = ending_of(p);
            reached.insert(end.kind);
            if (is_over(end) && end.kind != ending_kind::dead)
                seen.expect(plies.empty() && count_legal_plies(p) == 0 && !find_legal_ply(p));
            else
                seen.expect(!plies.empty());
        });
        CHECK(seen.wrong == 0);
    }
    for (const ending_kind each :
         {ending_kind::mate, ending_kind::king_in_centre, ending_kind::last_check,
          ending_kind::king_on_last_rank, ending_kind::king_exploded, ending_kind::pieces_lost})
        CHECK(reached.contains(each));
}

TEST_CASE("any claims in chess variants can be judged and played", "[chess][playout]") {
    std::mt19937_64 random(seed + 3);
    for (const named_variant& each : named_variants) {
        INFO(each.name);
        games_tests::tally seen;
        position p = next_start(*each.rules, random);
        const auto any_square = [&] { return square::from_index(static_cast<int>(random() % square_count)); };
        const auto any_kind = [&] { return static_cast<piece_kind>(random() % piece_kind_count); };
        for (int i = 0; i != 2000; ++i) {
            ply claimed{static_cast<ply_kind>(random() % 5),
                        any_kind(),
                        any_square(),
                        any_square(),
                        any_kind(),
                        any_kind(),
                        any_square()};
            if (claimed.kind == ply_kind::null)
                claimed = make_null();
            else if (claimed.kind == ply_kind::drop)
                claimed = make_drop(piece_kind(1 + random() % kinds_in_hand), any_square());
            if (claimed.kind != ply_kind::null && judge(p, claimed).is_legal()) {
                const std::vector<ply> plies = legal_plies(p);
                seen.expect(std::find(plies.begin(), plies.end(), claimed) != plies.end());
            }
            play(p, claimed);
            (void)ending_of(p);
            (void)check_set_up(settled(p));
            if (i % 50 == 0)
                p = next_start(*each.rules, random);
        }
        CHECK(seen.wrong == 0);
    }
}
