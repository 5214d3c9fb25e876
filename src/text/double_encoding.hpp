// UTF-8 that a program took for Latin-1 and turned into UTF-8 once more: Ã¼ for ü.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace ctlpgn {

struct twice_encoded {
    std::size_t size = 0; // bytes of the characters that are written for the one
    char32_t meant = 0;
    bool is_certain = false; // people never write these characters in a row; É» may end a quotation
};

// The character that is doubly encoded at the beginning of the text, if there is one.
std::optional<twice_encoded> read_twice_encoded(std::string_view text);

// The offset, not before `from`, of the first byte that may begin one, or the size of the text.
std::size_t find_twice_encoded(std::string_view text, std::size_t begin = 0);

} // namespace ctlpgn
