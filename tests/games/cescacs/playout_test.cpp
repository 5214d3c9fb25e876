#include "games/cescacs/attack.hpp"
#include "games/cescacs/coherence.hpp"
#include "games/cescacs/legal.hpp"
#include "games/cescacs/legality.hpp"
#include "games/cescacs/play.hpp"
#include "playouts.hpp"
#include "slow_rules.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <unordered_map>

using namespace ctlpgn::cescacs;
using namespace ctlpgn::cescacs_tests;

namespace {

constexpr std::uint64_t seed = 20200720;
constexpr int default_positions = 20'000;
constexpr int long_positions = 1'000'000;

/// Counts what went wrong, so that millions of checks stay cheap; the first wrong position is kept.
struct tally {
    int wrong = 0;
    std::array<int, 5> captures{};
    std::array<int, 3> kinds{};
    int awaiting = 0;

    void expect(bool right) { wrong += right ? 0 : 1; }
};

bool any_order(const ply& left, const ply& right) {
    return std::bit_cast<std::uint64_t>(left) < std::bit_cast<std::uint64_t>(right);
}

void compare_with_slow_rules(const position& p, std::vector<ply> plies, tally& seen) {
    std::vector<ply> slow = slow_legal_plies(p);
    for (const ply& played : plies) {
        const position next = after(p, played);
        seen.expect(next == slow_after(p, played));
        board pieces = p.layout();
        move_pieces(pieces, p.to_move, played);
        seen.expect(pieces == next.layout());
        ++seen.captures[static_cast<std::size_t>(played.capture)];
        ++seen.kinds[static_cast<std::size_t>(played.kind)];
        seen.awaiting += played.becomes == promotion::awaiting;
    }
    std::sort(plies.begin(), plies.end(), any_order);
    std::sort(slow.begin(), slow.end(), any_order);
    seen.expect(plies == slow);
}

void compare_playouts(int positions) {
    tally seen;
    play_out(seed, positions, [&](const position& p, const std::vector<ply>& plies) {
        compare_with_slow_rules(p, plies, seen);
    });
    CHECK(seen.wrong == 0);
    for (int count : seen.captures)
        CHECK(count > 0);
    for (int count : seen.kinds)
        CHECK(count > 0);
    CHECK(seen.awaiting > 0);
}

} // namespace

TEST_CASE("C'escacs: legal plies and their effects are those of the slow rules", "[cescacs][playout][many]") {
    compare_playouts(default_positions);
}

TEST_CASE("legal plies and their effects are those of the slow rules in a million positions",
          "[cescacs][playout][.long]") {
    compare_playouts(long_positions);
}

TEST_CASE("a ply is judged legal exactly if it is generated, and then it is coherent", "[cescacs][playout]") {
    tally seen;
    play_out(seed + 1, 2'000, [&](const position& p, const std::vector<ply>& plies) {
        for (const ply& played : plies) {
            seen.expect(judge(p, played).is_legal());
            seen.expect(check_coherence(p, played).is_coherent());
        }
        std::size_t legal = 0;
        for_each_natural_claim(p, [&](const ply& claimed) { legal += judge(p, claimed).is_legal() ? 1 : 0; });
        seen.expect(legal == plies.size());
    });
    CHECK(seen.wrong == 0);
}

TEST_CASE("knowledge about check changes only the time", "[cescacs][playout][many]") {
    tally seen;
    std::array<int, 5> kinds{};
    play_out(seed + 4, 3'000, [&](const position& p, const std::vector<ply>& plies) {
        if (in_check(p, opponent(p.to_move)))
            return;
        const known_check known = in_check(p, p.to_move) ? known_check::king_to_answer : known_check::no_king;
        for (const ply& played : plies) {
            const position next = after(p, played);
            const check_kind given = classify_check(next, checkers_after(known, next, played), false);
            seen.expect(given == classify_check(next));
            ++kinds[static_cast<std::size_t>(given)];
        }
        for_each_natural_claim(p, [&](const ply& claimed) {
            if (!check_coherence(p, claimed).is_coherent())
                return;
            const verdict found = judge_coherent(p, claimed, known);
            const verdict expected = judge_coherent(p, claimed);
            seen.expect(found.why == expected.why && found.at == expected.at &&
                        found.attacker == expected.attacker);
        });
    });
    CHECK(seen.wrong == 0);
    for (int count : kinds)
        CHECK(count > 0);
}

TEST_CASE("a special capture is usable exactly if a legal ply uses it", "[cescacs][playout]") {
    int usable = 0;
    play_out(seed + 5, 10'000, [&](const position& p, const std::vector<ply>& plies) {
        const bool used = std::any_of(plies.begin(), plies.end(), [](const ply& each) {
            return each.capture == capture_kind::scornful || is_en_passant(each.capture);
        });
        REQUIRE(can_use_special(p) == used);
        usable += used ? 1 : 0;
    });
    CHECK(usable > 0);
}

TEST_CASE("hashes are equal exactly for equal situations", "[cescacs][playout]") {
    tally seen;
    std::unordered_map<std::uint64_t, position> known;
    play_out(seed + 2, 50'000, [&](const position& p, const std::vector<ply>&) {
        const auto [entry, is_new] = known.emplace(hash(p), p);
        seen.expect(is_new || same_situation(entry->second, p));
    });
    CHECK(seen.wrong == 0);
    CHECK(known.size() > 40'000);
}

TEST_CASE("the hash depends exactly on its parts", "[cescacs]") {
    position p = start_position();
    p.half_move_clock = 7;
    p.move_number = 0;
    CHECK(hash(p) == hash(start_position()));
    CHECK(same_situation(p, start_position()));
    CHECK_FALSE(p == start_position());
    p.castling[0] = castling_state::kr;
    CHECK(hash(p) != hash(start_position()));
    p = start_position();
    p.to_move = side::black;
    CHECK(hash(p) != hash(start_position()));
    p = start_position();
    p.special = after_scornful_step(hex::at(7, 8));
    CHECK(hash(p) != hash(start_position()));
}

TEST_CASE("any sequence of claims can be played, asked about and judged", "[cescacs][playout]") {
    std::mt19937_64 random(seed + 3);
    position p = start_position();
    tally seen;
    for (int i = 0; i < 200'000; ++i) {
        const ply claimed = random_claim(random);
        const coherence_finding found = check_coherence(p, claimed);
        const verdict judged = judge(p, claimed);
        seen.expect(found.is_coherent() || judged.why == illegality::incoherent);
        apply_claimed(p, claimed);
        const bool in_place = claimed.kind == ply_kind::promotion_in_place;
        const piece_kind arrives = names_a_piece(claimed.becomes) ? kind_of(claimed.becomes) : claimed.mover;
        if (claimed.kind == ply_kind::step || in_place)
            seen.expect(p.holds(claimed.to, opponent(p.to_move), arrives));
        if (i % 16 == 0)
            seen.expect((classify_check(p) == check_kind::none) == !in_check(p, p.to_move));
        if (i % 500 == 0)
            p = start_position();
    }
    CHECK(seen.wrong == 0);
}

TEST_CASE("a plain step is played, undone and hashed like any other ply", "[cescacs]") {
    std::size_t plain = 0;
    play_out(13, 4000, [&plain](const position& p, const std::vector<ply>& plies) {
        for (const ply& played : plies) {
            if (!is_plain_step(played))
                continue;
            ++plain;
            const position next = after(p, played);
            position quick = p;
            apply_plain_step(quick, played);
            REQUIRE(quick == next);
            REQUIRE(before_plain_step(next, played, p) == p);
            REQUIRE(board_hash_after_step(board_hash(p), p, next, played) == board_hash(next));
        }
    });
    CHECK(plain > 50000);
}

TEST_CASE("the first legal ply is one of the legal plies", "[cescacs]") {
    play_out(14, 4000, [](const position& p, const std::vector<ply>& plies) {
        const std::optional<ply> found = find_legal_ply(p);
        REQUIRE(found.has_value() == !plies.empty());
        if (found)
            REQUIRE(judge(p, *found).is_legal());
    });
}
