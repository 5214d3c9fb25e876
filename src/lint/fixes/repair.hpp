// Faulty games that leave no doubt about what is meant once their faults are fixed.
#pragma once

#include "ctlpgn/fixing.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

struct repaired_game {
    std::string text;
    fixing_summary seen; // unchanged if there is nothing to fix
};

// What the safe fixes of the linter for faults of syntax, and those for a missing result and for a tag
// without which there is no game, make of the text of a game. All that is no longer wrong then is reported.
repaired_game repair(std::string_view text, const notation& chosen, const limits& bounds);

struct rewritten_game {
    std::vector<std::string> texts; // in canonical form; none if the game is kept as it is
    fixing_summary seen;
    std::uint32_t changed_marks = 0; // as formatted_game has it
};

// Writes a game that cannot be formatted as it is, once it is repaired. It may turn out to be several.
rewritten_game rewrite(std::string_view text, const notation& chosen, const format_options& options,
                       const limits& bounds);

} // namespace ctlpgn
