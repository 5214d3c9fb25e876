// Characters of Chinese moves, and digits of all widths.
#pragma once

#include "games/xiangqi/piece.hpp"
#include "notations/xiangqi/forms/claim.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::xiangqi {

// What a character of a Chinese move means, as AXF writes it: the letter of a piece, a digit, a direction, or
// f, m and r for which of several on a file.
struct chinese_sign {
    std::string_view text;
    char meaning = '\0';
    bool is_traditional_alone = false; // simplified characters have another one
};

inline constexpr auto chinese_signs = std::to_array<chinese_sign>(
    {{"帅", 'K'},       {"帥", 'K', true}, {"将", 'K'},       {"將", 'K', true}, {"仕", 'G'},
     {"士", 'G'},       {"相", 'M'},       {"象", 'M'},       {"马", 'N'},       {"馬", 'N', true},
     {"傌", 'N', true}, {"车", 'R'},       {"車", 'R', true}, {"俥", 'R', true}, {"炮", 'C'},
     {"砲", 'C', true}, {"包", 'C'},       {"兵", 'P'},       {"卒", 'P'},       {"一", '1'},
     {"二", '2'},       {"三", '3'},       {"四", '4'},       {"五", '5'},       {"六", '6'},
     {"七", '7'},       {"八", '8'},       {"九", '9'},       {"１", '1'},       {"２", '2'},
     {"３", '3'},       {"４", '4'},       {"５", '5'},       {"６", '6'},       {"７", '7'},
     {"８", '8'},       {"９", '9'},       {"进", '+'},       {"進", '+', true}, {"上", '+'},
     {"退", '-'},       {"下", '-'},       {"平", '='},       {"前", 'f'},       {"中", 'm'},
     {"后", 'r'},       {"後", 'r', true}});

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

// The characters of one way to write.
struct chinese_style {
    bool is_traditional = false;

    [[nodiscard]] std::string_view piece_character(piece what) const;
    [[nodiscard]] std::string_view direction_character(direction way) const;
    // Of `count` pieces on a file the one with this many before it.
    [[nodiscard]] std::string_view order_character(std::size_t before, std::size_t count) const;
};
// Chinese ones for Red, full-width ones for Black.
std::string_view digit_character(side player, int digit);
std::string_view numeral(int number);

} // namespace ctlpgn::xiangqi
