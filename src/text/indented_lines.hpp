// Texts whose lines are aligned with each other, such as drawings.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn {

// Whether a line other than the first is indented, and does not consist only of spaces.
[[nodiscard]] bool has_indented_line(std::string_view text);

// How many spaces and tabs all lines but the first begin with, the same ones in each; empty lines have no
// say.
[[nodiscard]] std::size_t common_indentation(std::string_view text);

// Whether a line but the last ends with spaces or tabs.
[[nodiscard]] bool has_spaces_at_line_ends(std::string_view text);

// Appends the lines with that much indentation less, without spaces at their ends, and with \n as line ends.
// The first line, and the end of the last, stay as they are.
void append_aligned(std::string_view text, std::size_t indentation, std::string& output);

} // namespace ctlpgn
