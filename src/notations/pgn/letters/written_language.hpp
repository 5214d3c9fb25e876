// In which letters the plies of a game are written, after settle_letters has read it.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/pgn/letters/languages.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <cstddef>
#include <string_view>

namespace ctlpgn::pgn {

// Those of the language that most plies are written in; English if nothing speaks for another one.
const piece_letters& written_letters(const game& record);

// Which letter of a piece a text begins with: the longest, if one begins with another one (К and Кр). The
// number of letters if it begins with none.
std::size_t leading_letter(const piece_letters& letters, std::string_view text);

inline bool begins_with_letter(const piece_letters& letters, std::string_view text) {
    return leading_letter(letters, text) != letters.size();
}

// Whether the piece of a readable ply is what its text says in these letters. D5 is no pawn's move where D is
// a piece, nor Be5 a bishop's where B is none.
bool is_written_in(const piece_letters& letters, std::string_view text, const ply& read);

} // namespace ctlpgn::pgn
