#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::pegc {

void append_utf8(std::string& out, std::uint32_t c);

// The character at the beginning of well-formed text, and its number of bytes.
struct first_character {
    std::uint32_t value;
    std::size_t length;
};
first_character read_utf8(std::string_view text);

} // namespace ctlpgn::pegc
