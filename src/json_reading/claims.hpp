// Claims in the JSON about a ply that the board can check.
#pragma once

#include "ctlpgn/notation.hpp"
#include "json_reading/game_builder.hpp"

#include <string>
#include <vector>

namespace ctlpgn::json_reading {

// The first capture or check mark that contradicts the board, with its place in the JSON; empty if there is
// none. The game is written as the board says, so its text would not show the difference.
class claims {
  public:
    [[nodiscard]] std::string contradiction_in(const built_game& built, const notation& chosen);

  private:
    std::vector<ply> played_; // memory to be used again
};

} // namespace ctlpgn::json_reading
