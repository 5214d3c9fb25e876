// Comments whose closing brace is missing, as the numbers of moves prove.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::pgn {

// The ply with which a line of play continues.
struct due_ply {
    std::uint32_t number = 0; // 0: unknown
    side player = side::white;

    [[nodiscard]] due_ply next() const;
    // Whether it may have this number: 12. for White, 12... for Black.
    [[nodiscard]] bool has(std::string_view number_with_dots) const;
};

// For the rule cut_game of the grammar. `due` is the ply that the line of play needs when the comment
// begins.
[[nodiscard]] bool goes_on_inside(std::string_view text, due_ply due);

} // namespace ctlpgn::pgn
