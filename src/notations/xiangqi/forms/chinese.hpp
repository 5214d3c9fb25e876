// Characters of Chinese moves, and digits of all widths.
#pragma once

#include "games/xiangqi/piece.hpp"
#include "notations/xiangqi/forms/claim.hpp"

#include <string_view>

namespace ctlpgn::xiangqi {

// 1 to 9, of "3", "３" or "三"; 0 of anything else.
int digit_of_character(std::string_view character);
inline int digit_of(std::string_view character) {
    return character.size() == 1 ? character[0] - '0' : digit_of_character(character);
}

piece_kind kind_of_character(std::string_view character);
// Of named_by.
unsigned order_of_character(std::string_view character);
direction direction_of_character(std::string_view character);

// How a piece is drawn: 帥 and 將 for the two kings.
std::string_view character_of(piece what);

} // namespace ctlpgn::xiangqi
