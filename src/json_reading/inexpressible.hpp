// What the notation cannot express of a game from JSON, reported with its place in the JSON.
#pragma once

#include "format/same_game.hpp"
#include "json_reading/game_builder.hpp"

#include <string>

namespace ctlpgn::json_reading {

// What no text of the notation can hold; empty if nothing is found without writing the text.
std::string find_inexpressible(const built_game& built, const notation& chosen);

// What was lost when the text of the game was read again.
std::string describe(const layout::difference& found, const built_game& built, const game& read);

// The text was not read as one game; this is its first game.
std::string describe_break(const built_game& built, const game& read);

} // namespace ctlpgn::json_reading
