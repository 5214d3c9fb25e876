// Findings about a ply that presuppose that the plies before it are those that were played.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/finding.hpp"

namespace ctlpgn {

// Findings that it contradicts the board, or breaks a rule of play.
constexpr bool is_about_board(code id) {
    return layer_of(id) == layer::board || layer_of(id) == layer::rules;
}

// An error, so that what the plies after it mean is uncertain.
inline bool is_contradiction(const finding& asked) {
    return asked.at_ply != no_node && layer_of(asked.id) == layer::board &&
           describe(asked.id).severity == level::error;
}

// The ply cannot have been played there. That a mark is missing, or a game could have ended before, is less.
inline bool is_wrong_ply(const finding& asked) {
    return asked.at_ply != no_node && is_about_board(asked.id) && describe(asked.id).severity == level::error;
}

constexpr bool depends_on_moves(code id) {
    return is_about_board(id) || (layer_of(id) == layer::moves && id != code::result_differs_from_tag);
}

} // namespace ctlpgn
