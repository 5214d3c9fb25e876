// The checks of a game of C'escacs that has been read, and its positions.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

// notation::check
void check(const game& record, check_level checks, const limits& bounds, std::vector<finding>& findings,
           std::vector<ply>* resolved);

// notation::ask_board
void ask_board(const game& record, const board_answers& answers);

// notation::plies
std::vector<possible_ply> plies(std::string_view position, std::uint32_t more);
end_of_play end_in(std::string_view position, const game& record);

// notation::plies_in_game
std::vector<std::string> plies_in_game(std::string_view position, const game& record);

// notation::draw
std::string draw(std::string_view position, const drawing& look, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
