// What JSON says of a ply although the board shows it.
#pragma once

#include "ctlpgn/notation.hpp"
#include "json_reading/game_builder.hpp"

#include <string>
#include <vector>

namespace ctlpgn::json_reading {

// The first capture or mark of check that is not what the board says, with its place in the JSON; empty if
// there is none. Who writes the game goes by the board, so its text would not show the difference.
class claims {
  public:
    [[nodiscard]] std::string contradiction_in(const built_game& built, const notation& chosen);

  private:
    std::vector<ply> played_; // memory to be used again
};

} // namespace ctlpgn::json_reading
