#pragma once

#include "games/diplomat/position.hpp"

#include <array>
#include <compare>
#include <set>

namespace ctlpgn::diplomat_tests {

/// A place of the disc by radius and crown; the centre has radius 0 and crown 4.
struct place {
    int radius;
    int crown;

    bool is_centre() const { return crown == 4; }
    friend auto operator<=>(const place&, const place&) = default;
};

using places = std::set<place>;
using slow_board = std::array<std::array<diplomat::piece, 5>, 14>; // by radius and crown

diplomat::piece& on(slow_board& b, place at);
const diplomat::piece& on(const slow_board& b, place at);
slow_board board_of(const diplomat::position& p);

const places& all_places();
place place_at(int radius, int crown);
/// Steps around between two radii, the shorter way.
int apart(int left, int right);

bool touch_centre(place left, place right);
bool touch_straight(place left, place right);
bool touch_diagonally(place left, place right);
bool touch(place left, place right);

/// A direction on the disc: the change of radius and crown with each step.
struct heading {
    int turn;
    int climb;
};

/// Continues up to an occupied cell; `found` gets all cells on the way. Cells beyond the centre are requested
/// separately, since a bishop may continue in two directions: returns whether the centre was reached, from
/// `last`.
bool travel(const slow_board& b, place from, heading h, places& found, place& last);
void travel_outward(const slow_board& b, place from, int turn, places& found);

} // namespace ctlpgn::diplomat_tests
