// Signs that people and programs omit in all moves of a game, write in words, or put elsewhere, as pieces of
// the text (writing::pieces).
#pragma once

#include "text/writings/writings.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

// H6H12, L23 X22: a hyphen between two hexes, or a capture sign if a piece is named before the second.
std::vector<plain_piece> hyphens_left_out(std::string_view text);

// JF24A9: the same, if hyphens are written and capture signs are not.
std::vector<plain_piece> captures_left_out(std::string_view text);

// H6 dash H12 comma I23 dash I19
std::vector<plain_piece> words_for_signs(std::string_view text);

// 1. I23-I19, H6-H12
std::vector<plain_piece> plies_of_black_first(std::string_view text);

// Marta: 1. H6-H12, and on the next line Pere: I23-I19
std::vector<plain_piece> names_before_moves(std::string_view text);

// 1.1. H6-H12, I23-I19, and 1.2. before the next move, as in nested lists.
std::vector<plain_piece> numbers_of_sublists(std::string_view text);

// > 1. H6-H12, I23-I19, before all lines or some of them.
std::vector<plain_piece> signs_of_quotations(std::string_view text);

// ||H6-H12||
std::vector<plain_piece> bars_that_hide(std::string_view text);

} // namespace ctlpgn::ctl_pgn
