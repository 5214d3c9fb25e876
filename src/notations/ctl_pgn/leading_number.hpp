// The number that a text begins with, by which a main line goes on after its end.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace ctlpgn::ctl_pgn {

// None if there is no digit, or the number is beyond any that is kept.
inline std::optional<std::uint32_t> leading_number(std::string_view text) {
    std::uint32_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() ? std::optional(number) : std::nullopt;
}

} // namespace ctlpgn::ctl_pgn
