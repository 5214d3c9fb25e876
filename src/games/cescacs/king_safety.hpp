#pragma once

#include "attack.hpp"
#include "geometry.hpp"
#include "position.hpp"

#include <array>

namespace ctlpgn::cescacs {

// What the king of the side to move allows its other pieces, worked out once for a position.
struct king_safety {
    struct pin {
        hex piece;
        direction along = no_direction; // from the king
    };

    int checker_count = 0;
    hex_set evasions; // in a single check: the hexes on which a piece blocks or captures
    hex_set pinned;
    std::size_t pin_count = 0;
    std::array<pin, direction_count> pins{};

    bool in_check() const { return checker_count != 0; }

    // Directions in which a piece may leave its hex. No jump or ride ends on the line that it left.
    direction_mask directions_of(hex h) const {
        if (!pinned.contains(h))
            return all_directions;
        for (std::size_t i = 0; i < pin_count; ++i) {
            if (pins[i].piece == h)
                return axis_of(pins[i].along);
        }
        return all_directions;
    }
};

king_safety safety_of(const position& p, side s);

} // namespace ctlpgn::cescacs
