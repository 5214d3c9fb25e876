// Text with one byte per character, which may contain UTF-8: joined files may have been written by different
// programs.
#pragma once

#include "text/encoding.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn {

void append_one_byte(std::string_view line, text_encoding from, bool keeps_utf8, std::string& output);

// How many bytes of the line became the first `size` of what was appended for it.
std::size_t one_byte_size(std::string_view line, text_encoding from, bool keeps_utf8, std::size_t size);

} // namespace ctlpgn
