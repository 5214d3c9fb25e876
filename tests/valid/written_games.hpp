// The text of a drafted game, by each notation's own rules. Nothing here asks the library how to write.
#pragma once

#include "valid/chance.hpp"
#include "valid/drafted_game.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::valid {

struct way_of_writing {
    std::string_view notation;
    std::string (*write)(const drafted_game& game, chance& lot);
};

std::span<const way_of_writing> ways_of_writing();

} // namespace ctlpgn::valid
