// Where the encoding of a text changes: files that are joined may have been written by different programs.
#pragma once

#include "text/encoding.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn {

// Where another encoding begins, and which; at the end of the text if none does.
struct encoding_change {
    std::size_t at = 0;
    text_encoding to = text_encoding::utf8;
};

// UTF-16 in what else is no such text.
encoding_change find_utf16(std::string_view text);

// What follows text in UTF-16, of which this is a part from the beginning of a character on.
encoding_change find_end_of_utf16(std::string_view text, text_encoding is);

// So many bytes at the end of a part of such a text may belong to the beginning of another encoding.
std::size_t undecided_size(std::string_view part);

// Whether some lines are UTF-8, or may be, and all others are Latin-1, which hold enough to tell.
bool has_latin1_lines(std::string_view text);
// Some are UTF-8 for sure.
bool has_utf8_and_latin1_lines(std::string_view text);

// Which bytes beyond ASCII are Latin-1 where they are too few to tell, each stands alone, and nothing is
// UTF-8.
enum class lone_bytes : std::uint8_t {
    letters_of_words, // others are slips
    all,              // of a notation that is written in Latin-1 too
};
bool has_lone_latin1(std::string_view text, lone_bytes those);

// The same text without the beginning of such a character, which the end of what has been read cuts.
std::string_view without_cut_character(std::string_view text);

// The lines that are no UTF-8 are those in Latin-1. What comes after the last line end stays unless it is the
// end of all.
void convert_latin1_lines(std::string& bytes, bool ended, std::string& output);

} // namespace ctlpgn
