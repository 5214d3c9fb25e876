// Checks how deep a JSON text is nested before it is parsed.
#pragma once

#include <cstddef>
#include <string_view>

namespace ctlpgn {

// Whether lists and objects of the text are nested deeper than this.
constexpr bool is_deeper_than(std::size_t deepest, std::string_view json_text) {
    std::size_t depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < json_text.size(); ++i) {
        const char each = json_text[i];
        if (in_string) {
            i += each == '\\' ? 1U : 0U;
            in_string = each != '"';
        } else if (each == '"') {
            in_string = true;
        } else if (each == '[' || each == '{') {
            if (++depth > deepest)
                return true;
        } else if ((each == ']' || each == '}') && depth != 0) {
            --depth;
        }
    }
    return false;
}

} // namespace ctlpgn
