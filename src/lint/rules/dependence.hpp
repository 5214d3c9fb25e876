// Findings about a ply that presuppose that the plies before it are those that were played.
#pragma once

#include "ctlpgn/catalogue.hpp"

namespace ctlpgn {

// Findings that it contradicts the board, or breaks a rule of play.
constexpr bool is_about_board(code id) {
    return layer_of(id) == layer::board || layer_of(id) == layer::rules;
}

constexpr bool depends_on_moves(code id) {
    return is_about_board(id) || (layer_of(id) == layer::moves && id != code::result_differs_from_tag);
}

} // namespace ctlpgn
