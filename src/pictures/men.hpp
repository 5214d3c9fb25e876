// The men on the board of a game's position.
#pragma once

#include "ctlpgn/board_plan.hpp"

#include <cstddef>

namespace ctlpgn::pictures {

// Places are the indices of cells, and pictures are in the order of the game's kinds.
template <class cell, class game_position>
void show_men(const game_position& shown, int cell_count, men_on_board& into) {
    into.turn = static_cast<side>(shown.to_move);
    into.men.resize(static_cast<std::size_t>(cell_count));
    man* to = into.men.data();
    for (int i = 0; i != cell_count; ++i) {
        // An empty cell has no kind, and belongs to the first side.
        const auto here = shown.at(cell::from_index(i));
        *to++ = {static_cast<std::uint8_t>(here.kind()), static_cast<side>(here.owner())};
    }
}

template <class cell, class game_position> men_on_board men_of(const game_position& shown, int cell_count) {
    men_on_board men;
    show_men<cell>(shown, cell_count, men);
    return men;
}

} // namespace ctlpgn::pictures
