// The main line of a game as far as it can be played.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/chess/ply.hpp"
#include "games/chess/position.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace ctlpgn::pgn {

struct played_line {
    std::vector<node> nodes;                // of all its plies
    std::vector<chess::position> positions; // the first one, and those after the plies that can be played
    std::vector<chess::ply> plies;          // those that can

    [[nodiscard]] std::size_t size() const { return nodes.size(); }
    [[nodiscard]] bool is_whole() const { return plies.size() == nodes.size(); }
};

// None if the game does not begin with a position that repair knows.
std::optional<played_line> play_main_line(const game& record);

} // namespace ctlpgn::pgn
