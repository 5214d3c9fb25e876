// Letters and digits that look like those of a ply, and that people and scanners confuse with them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// A ply with the letters and digits that must have been meant: H12 for Hl2 or Н12 (Cyrillic), F10 for F1O, E7
// for E07 and for full-width characters. Other characters are unchanged.
std::string with_meant_letters(std::string_view written);

// Whether a hex in it has a small letter.
bool has_small_hex(std::string_view written);

// The character before the first hex that is meant as a piece but does not name one: a box where letters or
// figures were lost, or a letter of another language. Empty: there is none.
std::string_view sign_of_unknown_piece(std::string_view written);

// A ply with its hexes and signs alone, however its pieces are written: F6-C15 for JF6-C15 and for ☐F6-C15.
std::string without_pieces(std::string_view written);

// How many bytes come before the first capital, which may begin a hex.
std::size_t length_before_hex(std::string_view written);

// Whether such signs between two hexes may be - or × in a damaged text.
bool may_be_separator(std::string_view signs);

// For the text after a ply's hyphen, if it is a captured piece: RC3, or xRC3 with a sign for ×. The size of
// that sign; nothing if it is something else.
std::optional<std::size_t> length_of_sign_of_capture(std::string_view after_hyphen);

} // namespace ctlpgn::ctl_pgn
