// Writing comments that excuse findings of a game (docs/lint.md).
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace ctlpgn {

std::string excuse_comment(const std::set<std::string>& codes, std::string_view reason);

// Where a comment excuses the whole game: on a line of its own before the first move.
struct excuse_place {
    std::uint32_t at = 0;
    std::string_view line_end;
};
// None in a game without moves.
std::optional<excuse_place> place_of_excuse(const game& record);

} // namespace ctlpgn
