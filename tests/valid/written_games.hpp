// The text of drafted games, by each notation's rules, independent of the library's writers.
#pragma once

#include "valid/chance.hpp"
#include "valid/drafted_game.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::valid {

struct way_of_writing {
    std::string_view notation;
    // The games of a file. Their plies are adapted to the file: other letters, another form.
    std::string (*write)(std::span<drafted_game> games, chance& lot);
};

std::string ctl_pgn_text(std::span<drafted_game> games, chance& lot);
std::string diplomat_text(std::span<drafted_game> games, chance& lot);
std::string pgn_text(std::span<drafted_game> games, chance& lot);
std::string xiangqi_text(std::span<drafted_game> games, chance& lot);

std::span<const way_of_writing> ways_of_writing();

} // namespace ctlpgn::valid
