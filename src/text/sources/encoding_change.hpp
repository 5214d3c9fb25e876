// Where the encoding of a text changes: joined files may have been written by different programs.
#pragma once

#include "text/encoding.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn {

// Where another encoding begins, and which; at the end of the text if none does.
struct encoding_change {
    std::size_t at = 0;
    text_encoding to = text_encoding::utf8;
};

// Finds UTF-16 in a text of another encoding.
encoding_change find_utf16(std::string_view text);

// Finds what follows text in UTF-16; this part of it begins with a complete character.
encoding_change find_end_of_utf16(std::string_view text, text_encoding is);

// How many bytes at the end of a part of such a text may belong to the beginning of another encoding.
std::size_t undecided_size(std::string_view part);

} // namespace ctlpgn
