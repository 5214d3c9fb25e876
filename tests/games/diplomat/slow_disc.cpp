#include "slow_disc.hpp"

#include <algorithm>
#include <cstdlib>

namespace ctlpgn::diplomat_tests {

using namespace diplomat;

piece& on(slow_board& b, place at) {
    return b[static_cast<std::size_t>(at.radius)][static_cast<std::size_t>(at.crown)];
}
const piece& on(const slow_board& b, place at) {
    return b[static_cast<std::size_t>(at.radius)][static_cast<std::size_t>(at.crown)];
}

place place_at(int radius, int crown) {
    return {crown == 4 ? 0 : (radius + 28) % 14, crown};
}

const places& all_places() {
    static const places all = [] {
        places found{{0, 4}};
        for (int radius = 0; radius < 14; ++radius) {
            for (int crown = 1; crown <= 3; ++crown)
                found.insert({radius, crown});
        }
        return found;
    }();
    return all;
}

slow_board board_of(const position& p) {
    slow_board b{};
    for (const place where : all_places())
        on(b, where) = p.at(cell::at(where.radius, where.crown));
    return b;
}

int apart(int left, int right) {
    const int around = std::abs(left - right);
    return std::min(around, 14 - around);
}

bool touch_centre(place left, place right) {
    return (left.is_centre() && right.crown == 3) || (right.is_centre() && left.crown == 3);
}
bool touch_straight(place left, place right) {
    if (left.is_centre() || right.is_centre())
        return touch_centre(left, right);
    const int radii = apart(left.radius, right.radius);
    const int crowns = std::abs(left.crown - right.crown);
    return radii + crowns == 1;
}
bool touch_diagonally(place left, place right) {
    if (left.is_centre() || right.is_centre())
        return touch_centre(left, right);
    return apart(left.radius, right.radius) == 1 && std::abs(left.crown - right.crown) == 1;
}
bool touch(place left, place right) {
    return touch_straight(left, right) || touch_diagonally(left, right);
}

bool travel(const slow_board& b, place from, heading h, places& found, place& last) {
    place here = from;
    for (;;) {
        const int turn = here.crown + h.climb == 4 ? 0 : h.turn;
        const place next = place_at(here.radius + turn, here.crown + h.climb);
        if (next.crown == 0 || next == from)
            return false;
        found.insert(next);
        if (!on(b, next).is_empty())
            return false;
        if (next.is_centre()) {
            last = here;
            return true;
        }
        here = next;
    }
}

void travel_outward(const slow_board& b, place from, int turn, places& found) {
    for (place here = from; here.crown >= 1; here = place_at(here.radius + turn, here.crown - 1)) {
        found.insert(here);
        if (!on(b, here).is_empty())
            return;
    }
}

} // namespace ctlpgn::diplomat_tests
