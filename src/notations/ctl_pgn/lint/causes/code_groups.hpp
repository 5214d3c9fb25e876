// Groups of codes that several of these passes use.
#pragma once

#include "lint/rules/dependence.hpp"
#include "notations/ctl_pgn/codes.hpp"

namespace ctlpgn::ctl_pgn {

// That the board contradicts a ply, or that it breaks a rule of play. Which letters pieces have is no matter
// of the board: undeclared letters and what follows them in codes.hpp.
constexpr bool is_about_the_board(code id) {
    const bool is_about_letters =
        layer_of(id) == layer::board && code_number(id) >= code_number(codes::undeclared_letter);
    return (is_about_board(id) && !is_about_letters) || id == codes::absent_piece;
}

// About the ply that ends the game.
constexpr bool is_about_last_ply(code id) {
    return id == codes::missing_end_mark || id == codes::early_end_mark || id == codes::moves_after_mate;
}

} // namespace ctlpgn::ctl_pgn
