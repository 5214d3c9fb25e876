#pragma once

#include "geometry.hpp"
#include "position.hpp"

#include <cstdint>

namespace ctlpgn::cescacs {

/// The first piece that is met from a hex in a direction, and after how many hexes.
struct sight {
    hex at; ///< none where the edge is met
    int hexes = 0;
    piece what;
};

/// `board` is a position or something seen like one: it has at(hex) and occupied(side).
template <class board_type> sight look(const board_type &board, hex from, direction d) {
    sight seen{from, 0, {}};
    do {
        seen.at = next_hex(seen.at, d);
        ++seen.hexes;
        if (seen.at.is_none())
            return seen;
        seen.what = board.at(seen.at);
    } while (seen.what.is_empty());
    return seen;
}

/// Whether a piece met by looking in a direction from a hex captures on that hex along the line.
inline bool reaches_back(const sight &seen, direction looking) {
    return reach.hexes[seen.what.code()][opposite(looking)] >= seen.hexes;
}

/// Calls visit(hex) for each piece of a side that attacks a hex, as the board stands, until visit returns
/// true. A pinned piece attacks; the king's leap and en passant do not (rules of play: Movement; Check).
template <class board_type, class visitor>
bool visit_attackers(const board_type &board, hex target, side by, visitor &&visit) {
    for (direction d = 0; d < direction_count; ++d) {
        const sight seen = look(board, target, d);
        if (seen.at && seen.what.owner() == by && reaches_back(seen, d) && visit(seen.at))
            return true;
    }
    const hex_set near = jumps_from(target) & board.occupied(by);
    if (near.empty())
        return false;
    bool stopped = false;
    near.for_each([&](hex h) {
        if (!stopped && is_jumper[index_of(board.at(h).kind())])
            stopped = visit(h);
    });
    return stopped;
}

/// One attacker of a hex, or none. Expects a hex that is not none, as do the two below.
template <class board_type> hex first_attacker(const board_type &board, hex target, side by) {
    hex found;
    visit_attackers(board, target, by, [&](hex h) {
        found = h;
        return true;
    });
    return found;
}

hex_set attackers(const position &p, hex target, side by);
bool is_attacked(const position &p, hex target, side by);

/// The pieces that give check to a side; empty without a king.
hex_set checkers(const position &p, side checked);
bool in_check(const position &p, side checked);

enum class check_kind : std::uint8_t { none, far, adjoining, double_check, mate };

/// What check the side to move is in. Adjoining: one checker next to the king, orthogonally or diagonally, or
/// at a knight's jump.
check_kind classify_check(const position &p);

} // namespace ctlpgn::cescacs
