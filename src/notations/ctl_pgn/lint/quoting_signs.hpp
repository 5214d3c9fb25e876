// Signs that people and programs put around a ply.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace ctlpgn::ctl_pgn {

struct quoting_sign {
    std::string_view opening;
    std::string_view closing;
};

inline constexpr std::array quoting_signs{
    quoting_sign{"\"", "\""}, quoting_sign{"'", "'"}, quoting_sign{"`", "`"},
    quoting_sign{"*", "*"},   quoting_sign{"_", "_"}, quoting_sign{"“", "”"},
    quoting_sign{"„", "“"},   quoting_sign{"‘", "’"}, quoting_sign{"«", "»"},
};

// The one whose opening sign ends the text; null if there is none.
constexpr const quoting_sign* opened_at_end(std::string_view text) {
    for (const quoting_sign& each : quoting_signs)
        if (text.ends_with(each.opening))
            return &each;
    return nullptr;
}

// The number of bytes of closing signs at the beginning of a text.
constexpr std::size_t size_of_closing(const quoting_sign& sign, std::string_view text) {
    std::size_t size = 0;
    while (text.substr(size).starts_with(sign.closing))
        size += sign.closing.size();
    return size;
}

} // namespace ctlpgn::ctl_pgn
