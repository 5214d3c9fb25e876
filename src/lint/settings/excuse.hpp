// Writing comments that excuse findings of a game (docs/lint.md).
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace ctlpgn {

// In the form that the notation has for comments.
std::string excuse_comment(const notation& chosen, const std::set<std::string>& codes,
                           std::string_view reason);

// Where a comment excuses the whole game: on its own line before the first move.
struct excuse_place {
    std::uint32_t at = 0;
    std::string_view before; // what has to be written before and after it
    std::string_view after;
};
// None in a game without moves.
std::optional<excuse_place> place_of_excuse(const game& record);

} // namespace ctlpgn
