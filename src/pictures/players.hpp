// The players of a board.
#pragma once

#include "ctlpgn/board_plan.hpp"

#include <array>
#include <span>

namespace ctlpgn::pictures {

// For games in which both have the same men.
constexpr std::array<plan_player, 2> white_and_black(std::span<const piece_picture> pieces) {
    return {{{"White", "White", piece_tint::light, pieces}, {"Black", "Black", piece_tint::dark, pieces}}};
}

} // namespace ctlpgn::pictures
