// The text of a ply without a board, from its fields.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/pgn/letters/languages.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::pgn {

// Whether the text of such a ply has its pieces in these letters, or has no letters of pieces.
bool is_in_letters(std::string_view text, const ply& what, const piece_letters& letters);

void append_unjudged(std::string& output, const ply& what, const piece_letters& letters = english_letters);

} // namespace ctlpgn::pgn
