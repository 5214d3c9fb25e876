// Positions drawn as boards of text, and the plies that they allow.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/chess/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

std::string draw_board(const chess::position& shown, const drawing& style);

// notation::draw
std::string draw(std::string_view position, const drawing& look, std::vector<finding>& findings);

// notation::plies, plies_in_game and end_in
std::vector<possible_ply> plies(std::string_view position, std::uint32_t more);
std::vector<std::string> plies_in_game(std::string_view position, const game& record);
end_of_play end_in(std::string_view position, const game& record);

} // namespace ctlpgn::pgn
