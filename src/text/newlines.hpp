// How many lines a text ends.
#pragma once

#include <cstdint>
#include <string_view>

namespace ctlpgn {

[[nodiscard]] std::uint32_t count_newlines(std::string_view text);

} // namespace ctlpgn
