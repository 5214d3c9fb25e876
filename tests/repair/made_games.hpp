// Games of legal plies by chance, for notations of which few games are to be had. Captures and checks are
// likelier than other plies, so that pieces meet.
#pragma once

#include "ctlpgn/notation.hpp"
#include "repair/given_back.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ctlpgn::tests {

struct making_settings {
    std::size_t games = 100;
    std::size_t plies = 160; // of each
    std::uint32_t seed = 1;
};

std::vector<played_game> made_games(const notation& chosen, const game_frame& frame,
                                    const making_settings& settings);

} // namespace ctlpgn::tests
