// Faulty games whose meaning is not in doubt once their faults are fixed.
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

// Applies the safe fixes of the linter for syntax errors, for a missing result and for a required tag to the
// text of a game. `seen` counts everything that is no longer wrong then.
repaired_game repair(std::string_view text, const notation& chosen, const limits& bounds);

struct rewritten_game {
    std::vector<std::string> texts; // in canonical form; empty if the game is kept as it is
    fixing_summary seen;
    std::uint32_t changed_marks = 0; // as in formatted_game
};

// Repairs and writes a game that cannot be formatted as it is. It may turn out to be several.
rewritten_game rewrite(std::string_view text, const notation& chosen, const format_options& options,
                       const limits& bounds);

} // namespace ctlpgn
