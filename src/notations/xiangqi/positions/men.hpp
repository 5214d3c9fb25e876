// Pieces and their places in a written position.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/xiangqi/position.hpp"

#include <optional>
#include <vector>

namespace ctlpgn::xiangqi {

struct written_man {
    span where;
    piece what;
    point at;
};

// The board; if two pieces are on the same point, the first counts.
position position_of(const std::vector<written_man>& men, std::optional<xiangqi::side> to_move);

// Faults that no position of a game can have. `turn` is where the side to move is written.
void check_men(const std::vector<written_man>& men, std::optional<xiangqi::side> to_move, span turn,
               std::vector<finding>& findings);

} // namespace ctlpgn::xiangqi
