#pragma once

#include "games/common/playouts.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <unordered_map>

namespace ctlpgn::games_tests {

/// Whether legal plies and their effects are those of a slow generator. `play` visits positions with their
/// plies, `slow` has the functions `plies`, `after` and `in_check`; `order` gives each ply of a position
/// its own text.
template <game_rules rules, class player, class slow_rules, class ply_name, class position_name>
void compare_with_slow_rules(player&& play_out, const slow_rules& slow, ply_name&& order,
                             position_name&& write) {
    using position = typename rules::position;
    using ply = typename rules::ply;
    tally seen;
    std::string first_wrong;
    const auto by_name = [&](const ply& left, const ply& right) { return order(left) < order(right); };
    play_out([&](const position& p, const std::vector<ply>& plies) {
        const int wrong_before = seen.wrong;
        std::vector<ply> quick = plies;
        std::vector<ply> expected = slow.plies(p);
        std::sort(quick.begin(), quick.end(), by_name);
        std::sort(expected.begin(), expected.end(), by_name);
        seen.expect(quick == expected);
        seen.expect(count_legal_plies(p) == static_cast<int>(expected.size()));
        seen.expect(find_legal_ply(p).has_value() == !expected.empty());
        seen.expect(in_check(p, p.to_move) == slow.in_check(p, p.to_move));
        for (const ply& played : plies) {
            position next = p;
            play(next, played);
            seen.expect(next == slow.after(p, played));
            seen.expect(judge(p, played).is_legal());
        }
        if (seen.wrong != wrong_before && first_wrong.empty())
            first_wrong = write(p);
    });
    INFO(first_wrong);
    CHECK(seen.wrong == 0);
}

/// Whether hashes are equal exactly for equal situations.
template <game_rules rules, class player> void compare_hashes(player&& play_out, std::size_t distinct) {
    using position = typename rules::position;
    tally seen;
    std::unordered_map<std::uint64_t, position> known;
    play_out([&](const position& p, const std::vector<typename rules::ply>&) {
        const auto [entry, is_new] = known.emplace(hash(p), p);
        seen.expect(is_new || same_situation(entry->second, p));
    });
    CHECK(seen.wrong == 0);
    CHECK(known.size() > distinct);
}

/// Whether the candidates for a kind and a target are the origins of the legal plies. `is_asked` excludes
/// plies that are not written by kind and target.
template <game_rules rules, class player, class predicate>
void compare_candidates(player&& play_out, int first_kind, int kinds, predicate&& is_asked) {
    using cell = typename rules::cell;
    using ply = typename rules::ply;
    tally seen;
    play_out([&](const typename rules::position& p, const std::vector<ply>& plies) {
        for (int code = first_kind; code < kinds; ++code) {
            const auto kind = static_cast<decltype(ply::mover)>(code);
            for (int i = 0; i < static_cast<int>(rules::cell_count); ++i) {
                const cell to = cell::from_index(i);
                auto found = candidates(p, kind, to);
                int members = 0;
                for (const ply& each : plies) {
                    if (each.mover != kind || each.to != to || !is_asked(each))
                        continue;
                    seen.expect(found.contains(each.from));
                    ++members;
                }
                seen.expect(members >= found.size());
            }
        }
    });
    CHECK(seen.wrong == 0);
}

} // namespace ctlpgn::games_tests
