#pragma once

#include "geometry.hpp"
#include "ply.hpp"
#include "position.hpp"

#include <cstdint>

namespace ctlpgn::cescacs {

// What decides whether a hex is attacked: which hexes are occupied, and which by the attacking side's
// pieces. Two sets, so that a board after a ply can be asked about without playing it; the pieces are those
// of the position.
struct outlook {
    hex_set blockers;
    hex_set attackers;
};

inline outlook outlook_of(const position& p, side player) {
    return {p.occupied(), p.occupied(player)};
}

// The first member of a set that is met from a hex in a direction, or none.
inline hex first_met(const hex_set& set, hex from, direction d) {
    const hex_set met = ray_from(from, d) & set;
    return rises(d) ? met.first() : met.last();
}

// Whether a piece captures in a direction as far as a hex, over empty hexes.
inline bool reaches(piece attacker, direction d, hex from, hex target) {
    const std::uint8_t hexes = reach.hexes[attacker.code()][d];
    return hexes == whole_board || (hexes != 0 && hexes >= way_between(from, target).hexes);
}

// The piece that attacks a target from a direction, as it is seen from the target. None if none does, or if
// there is no direction.
inline hex attacker_from(const position& p, const outlook& seen, hex target, direction d) {
    if (d == no_direction)
        return {};
    const hex first = first_met(seen.blockers, target, d);
    const bool attacks =
        first && seen.attackers.contains(first) && reaches(p.at(first), opposite(d), first, target);
    return attacks ? first : hex{};
}

// The piece that attacks a target along the line on which another hex lies, if there is such a line.
inline hex attacker_along(const position& p, const outlook& seen, hex target, hex on_line) {
    return attacker_from(p, seen, target, way_between(target, on_line).along);
}

// Calls visit(hex) for each piece that attacks a hex until visit returns true. A pinned piece attacks; the
// king's leap and en passant do not (rules of play: Movement; Check).
template <class visitor>
bool visit_attackers(const position& p, const outlook& seen, hex target, visitor&& visit) {
    // By attacker and not by direction: most pieces on a line do not reach along it, and are not looked at.
    hex_set lined_up = lines_through(target) & seen.attackers;
    for (hex h = lined_up.first(); h; h = lined_up.first()) {
        lined_up.erase(h);
        const way goes = way_between(target, h);
        const bool reaches_so_far = reach.hexes[p.at(h).code()][opposite(goes.along)] >= goes.hexes;
        if (reaches_so_far && first_met(seen.blockers, target, goes.along) == h && visit(h))
            return true;
    }
    const hex_set near = jumps_from(target) & seen.attackers;
    if (near.empty())
        return false;
    bool stopped = false;
    near.for_each([&](hex h) {
        if (!stopped && is_jumper[index_of(p.at(h).kind())])
            stopped = visit(h);
    });
    return stopped;
}

// One attacker of a hex, or none. Expects a hex that is not none, as do those below.
hex first_attacker(const position& p, const outlook& seen, hex target);
hex first_attacker(const position& p, hex target, side player);
hex_set attackers(const position& p, hex target, side player);

// The pieces that give check to a side; empty without a king.
hex_set checkers(const position& p, side checked);
// One of them, or none.
hex first_checker(const position& p, side checked);
bool in_check(const position& p, side checked);

enum class check_kind : std::uint8_t { none, far, adjoining, double_check, mate };

// The kind of check against the side to move. Adjoining: one checker next to the king, orthogonally or
// diagonally, or a knight's jump away.
check_kind classify_check(const position& p);
// The same, given the checkers. The caller may know that there is an answer, which takes time to find.
check_kind classify_check(const position& p, const hex_set& checkers, bool is_answered);

// What is known about check in a position from the plies that led there.
enum class known_check : std::uint8_t {
    nothing,
    no_king,       // no king is attacked
    king_to_answer // the king of the side to move is attacked, the other is not
};

// checkers(after, after.to_move) for the position after a legal ply, with less work if something is known
// about the position before it: new attacks come from where the ply ended, and along the lines that it
// opened.
hex_set checkers_after(known_check before, const position& after, const ply& played);

} // namespace ctlpgn::cescacs
