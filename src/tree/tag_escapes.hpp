// Escapes in the values of tags: a backslash before a backslash or a quotation mark. Scripts of other
// languages also put one before an apostrophe, which needs none.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn {

// Whether the backslash at this place escapes the next character.
constexpr bool is_escape(std::string_view written, std::size_t at) {
    return written[at] == '\\' && at + 1 < written.size() &&
           (written[at + 1] == '\\' || written[at + 1] == '"' || written[at + 1] == '\'');
}

// A value as it is written in a tag.
std::string escaped(std::string_view value);

// A written value, with a backslash before each quotation mark and backslash, and before nothing else.
void append_with_escapes(std::string_view written, std::string& output);

} // namespace ctlpgn
