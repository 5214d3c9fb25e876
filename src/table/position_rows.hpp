// Which positions of a game have a row.
#pragma once

#include "table/game_situations.hpp"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace ctlpgn::tables {

struct position_row {
    std::int64_t hash = 0;
    std::uint32_t ply = 1; // the number of the ply that is played in it
    node next = no_node;   // that ply; none if the game ends there, or is not legal from there on
};

// Its memory is reused for the next game.
class position_rows {
  public:
    // Those of the main line in their order, each when it occurs first, as far as the plies are legal. Valid
    // until the next call.
    [[nodiscard]] std::span<const position_row> of(const game& record, const notation& written_in);

  private:
    void leave_out_repeated();

    game_situations situations_;
    std::vector<position_row> rows_;
    std::vector<std::pair<std::int64_t, std::uint32_t>> order_; // of one game: hash and index in rows_
};

} // namespace ctlpgn::tables
