// What is known of every game apart from its tags, under the names that conditions and patterns use.
#pragma once

#include "ctlpgn/notation.hpp"
#include "tree/game_facts.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

inline constexpr std::string_view number_in_file = "game";

// Whether the name is that of a fact, as opposed to a tag, and whether the fact is a number: plies, for
// example.
bool is_fact(std::string_view name);
bool is_number_of_game(std::string_view name);

// All their names.
std::vector<std::string_view> fact_names();

// One of these facts about a game (`game` is its number in its file); none for another name.
// `shown`: its opening.
std::optional<std::string> fact_of(std::string_view name, const game& record, const notation& chosen,
                                   shown_opening& shown);

} // namespace ctlpgn::cli
