// What is known of every game besides its tags, by the names that conditions and patterns use.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

// Of the main line; numbers without a ply do not count.
std::uint64_t count_plies(const game& record);

// Whether games are counted by what has that name: plies and game.
bool is_number_of_game(std::string_view name);

// plies, result, variant, notation, game (which of its file); none for another name.
std::optional<std::string> fact_of(std::string_view name, const game& record, const notation& chosen);

} // namespace ctlpgn::cli
