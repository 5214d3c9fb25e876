// Parts of a board as SVG, for who puts them together.
#pragma once

#include "ctlpgn/board_plan.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::emit {

// The class of what is coloured so.
std::string_view class_of(cell_tone tone);
std::string_view class_of(piece_tint tint);

// A piece of the player in its box, with its tint, to be put on a board.
std::string piece_group(const plan_player& of, std::size_t kind, std::string_view attributes);

// What stands under the pieces: cells of one tone are one path.
std::string board_ground(const board_plan& of);

} // namespace ctlpgn::emit
