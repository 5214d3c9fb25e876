// How faults of PGN are fixed. Its rules (pgn.rules) say by which function each.
#pragma once

#include "lint/fixes/shared_fixes.hpp"
#include "notations/pgn/fix_functions.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::pgn {

// Also what several fixes of a game look at; made when first asked for.
class game_fixes : public fix_context {
  public:
    using fix_context::fix_context;

    // The ply in standard algebraic notation; empty where the board does not show it.
    [[nodiscard]] const std::string& san(node asked) const;

  private:
    mutable std::optional<std::vector<std::string>> sans_;
};

// The seven tags with nothing known except for the result, and an empty line.
std::string whole_roster(const game_fixes& context);

using proposed = std::optional<fix>;

// anything (text.cpp)
proposed fix_by_removing(const game_fixes& context, const finding& found);

// moves (plies.cpp)
proposed fix_by_joining(const game_fixes& context, const finding& found);

} // namespace ctlpgn::pgn
