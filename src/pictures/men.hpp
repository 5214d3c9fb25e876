// The men on the board of a game's position.
#pragma once

#include "ctlpgn/board_plan.hpp"

#include <cstddef>

namespace ctlpgn::pictures {

// Places are the indices of cells, and pictures are in the order of the game's kinds.
template <class cell, class game_position>
void show_men(const game_position& shown, int cell_count, men_on_board& into) {
    into.turn = static_cast<side>(shown.to_move);
    into.men.assign(static_cast<std::size_t>(cell_count), man());
    for (int i = 0; i != cell_count; ++i)
        if (const auto here = shown.at(cell::from_index(i)); !here.is_empty())
            into.men[static_cast<std::size_t>(i)] = {static_cast<std::uint8_t>(here.kind()),
                                                     static_cast<side>(here.owner())};
}

template <class cell, class game_position> men_on_board men_of(const game_position& shown, int cell_count) {
    men_on_board men;
    show_men<cell>(shown, cell_count, men);
    return men;
}

} // namespace ctlpgn::pictures
