// What is known of every game besides its tags, by the names that conditions and patterns use.
#pragma once

#include "ctlpgn/notation.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

// Of the main line; numbers without a ply do not count.
std::uint64_t count_plies(const game& record);

// Whether games are counted by what has that name: plies and game.
bool is_number_of_game(std::string_view name);

// What has a name that is no tag's.
inline constexpr std::array<std::string_view, 5> fact_names{"plies", "result", "variant", "notation", "game"};

// One of them, of a game (`game` is which of its file it is); none for another name.
std::optional<std::string> fact_of(std::string_view name, const game& record, const notation& chosen);

} // namespace ctlpgn::cli
