// How faults of PGN are fixed. Its rules (pgn.rules) name the function for each code.
#pragma once

#include "lint/fixes/shared_fixes.hpp"
#include "notations/pgn/fix_functions.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::pgn {

// Also caches what several fixes of a game need; it is computed on first use.
class game_fixes : public fix_context {
  public:
    using fix_context::fix_context;

    // The ply in standard algebraic notation; empty if the board does not know it.
    [[nodiscard]] const std::string& san(node asked) const;

  private:
    mutable std::optional<std::vector<std::string>> sans_;
};

// The seven tags, all unknown except for the result, and an empty line.
std::string whole_roster(const game_fixes& context, std::string_view result);

// The result that the board shows after the main line up to the ply before `next`, or, with no_node, after
// all of it; empty if it shows none.
std::string_view result_shown_before(const game& record, node next);

using proposed = std::optional<fix>;

// anything (text.cpp)
proposed fix_by_removing(const game_fixes& context, const finding& found);

// numbers (numbers.cpp)
proposed fix_misread_number(const game_fixes& context, const finding& found);

// moves (plies.cpp)
proposed fix_by_joining(const game_fixes& context, const finding& found);

} // namespace ctlpgn::pgn
