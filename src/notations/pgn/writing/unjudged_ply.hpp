// A ply that the board does not know, in words: what its fields say.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/pgn/letters/languages.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::pgn {

// Whether the text of such a ply has its pieces in these letters. So have those that are none of theirs.
bool is_in_letters(std::string_view text, const ply& what, const piece_letters& letters);

void append_unjudged(std::string& output, const ply& what, const piece_letters& letters = english_letters);

} // namespace ctlpgn::pgn
