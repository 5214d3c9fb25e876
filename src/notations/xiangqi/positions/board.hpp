// The legal plies of a position given as text, and its drawing.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi {

// notation::plies
std::vector<possible_ply> plies(std::string_view position_text, std::uint32_t more);
end_of_play end_in(std::string_view position_text, const game& record);
// notation::plies_in_game
std::vector<std::string> plies_in_game(std::string_view position_text, const game& record);

// notation::game_from
std::string game_from(std::string_view position_text, std::string_view ply, std::string_view rules);

// notation::draw
std::string draw(std::string_view position_text, const drawing& look, std::vector<finding>& findings);

} // namespace ctlpgn::xiangqi
