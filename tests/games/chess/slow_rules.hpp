#pragma once

#include "games/chess/ply.hpp"
#include "games/chess/position.hpp"

#include <vector>

namespace ctlpgn::chess_tests {

/// The rules of play again, from files and ranks alone: they use no table, set, attack code or effect of the
/// games room, only its values for comparison. Every ply is made on a copy, which is then checked. Slow, and
/// meant to be read next to the Laws of Chess.
std::vector<chess::ply> slow_legal_plies(const chess::position& p);

/// The position after a legal ply. En passant is given only if a legal ply can use it.
chess::position slow_after(const chess::position& p, const chess::ply& played);

bool slow_in_check(const chess::position& p, chess::side checked);

/// The same for games_tests::compare_with_slow_rules.
struct slow_rules {
    std::vector<chess::ply> plies(const chess::position& p) const { return slow_legal_plies(p); }
    chess::position after(const chess::position& p, const chess::ply& played) const {
        return slow_after(p, played);
    }
    bool in_check(const chess::position& p, chess::side checked) const { return slow_in_check(p, checked); }
};

} // namespace ctlpgn::chess_tests
