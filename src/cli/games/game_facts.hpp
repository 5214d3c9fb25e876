// What is known of every game apart from its tags, under the names that conditions and patterns use.
#pragma once

#include "ctlpgn/notation.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

// Whether the name is that of a number: plies, variations, comments and game.
bool is_number_of_game(std::string_view name);

inline constexpr std::string_view number_in_file = "game";

// Names of facts that are not tags.
inline constexpr std::array<std::string_view, 7> fact_names{"plies",   "variations", "comments",    "result",
                                                            "variant", "notation",   number_in_file};

// One of these facts about a game (`game` is its number in its file); none for another name.
std::optional<std::string> fact_of(std::string_view name, const game& record, const notation& chosen);

} // namespace ctlpgn::cli
