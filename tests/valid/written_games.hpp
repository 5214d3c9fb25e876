// The text of drafted games, by each notation's rules, independent of the library's writers.
#pragma once

#include "valid/chance.hpp"
#include "valid/drafted_game.hpp"
#include "valid/freedoms.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::valid {

struct way_of_writing {
    std::string_view notation;
    std::span<const freedom> freedoms_of_authors;
    // The games of a file. They are adapted to what the author does: other letters, another form of plies.
    std::string (*write)(std::span<drafted_game> games, freedoms& author, chance& lot);
};

way_of_writing ctl_pgn_way();
way_of_writing diplomat_way();
way_of_writing pgn_way();
way_of_writing xiangqi_way();

std::span<const way_of_writing> ways_of_writing();

} // namespace ctlpgn::valid
