#pragma once

#include "games/xiangqi/ply.hpp"
#include "games/xiangqi/position.hpp"

#include <vector>

namespace ctlpgn::xiangqi_tests {

/// The rules of play again, from files and ranks alone: they use no table, set, attack code or effect of the
/// games room, only its values for comparison. Every ply is made on a copy, and every answer to it is
/// checked. Slow, and meant to be read next to the rules.
std::vector<xiangqi::ply> slow_legal_plies(const xiangqi::position& p);
xiangqi::position slow_after(const xiangqi::position& p, const xiangqi::ply& played);

/// Whether the opponent could capture the king, were it its turn.
bool slow_in_check(const xiangqi::position& p, xiangqi::side checked);

/// The same for games_tests::compare_with_slow_rules.
struct slow_rules {
    std::vector<xiangqi::ply> plies(const xiangqi::position& p) const { return slow_legal_plies(p); }
    xiangqi::position after(const xiangqi::position& p, const xiangqi::ply& played) const {
        return slow_after(p, played);
    }
    bool in_check(const xiangqi::position& p, xiangqi::side checked) const {
        return slow_in_check(p, checked);
    }
};

} // namespace ctlpgn::xiangqi_tests
