// What of a game out of JSON its notation cannot say, reported with its place in the JSON.
#pragma once

#include "format/same_game.hpp"
#include "json_reading/game_builder.hpp"

#include <string>

namespace ctlpgn::json_reading {

// What no text of the notation has room for; empty if nothing is seen without writing the text.
std::string find_unsayable(const built_game& built, const notation& chosen);

// What was lost when the text of the game was read again.
std::string describe(const layout::difference& found, const built_game& built, const game& read);

// The text was not read as one game, and its first game is this.
std::string describe_break(const built_game& built, const game& read);

} // namespace ctlpgn::json_reading
