// Where answers go. The module for JavaScript and the C interface each define these functions.
#pragma once

#include <cstdint>
#include <string_view>

namespace ctlpgn::answers {

// The parts of an answer.
enum class channel : std::uint32_t {
    text,  // a text of games, or JSON
    notes, // JSON Lines: messages about it
};

// More of the answer.
void write(channel output, std::string_view bytes);

// The request cannot be answered, and why.
[[noreturn]] void fail(std::string_view why);

} // namespace ctlpgn::answers
