// UTF-8 that a program took for Latin-1 and turned into UTF-8 once more: Ã¼ for ü.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace ctlpgn {

struct twice_encoded {
    std::size_t size = 0; // bytes of the characters that represent the one
    char32_t meant = 0;
    bool is_certain = false; // no one writes these characters one after the other; É» may end a quotation
};

// The character that the beginning of a text represents, if it does.
std::optional<twice_encoded> read_twice_encoded(std::string_view text);

// The offset of the first byte, not before `from`, with which one may begin, or the size of the text.
std::size_t find_twice_encoded(std::string_view text, std::size_t begin = 0);

} // namespace ctlpgn
