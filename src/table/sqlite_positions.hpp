// How a database keeps positions, so that what was played in one of them is found at once among millions.
//
// positions: one row for each position of a game, sorted by its hash and the game.
// counts: for positions of many games, how often each move was played with each result.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::tables {

// Which program has written a database, and which tables it has. A change of the tables or of the hashes
// needs another version.
inline constexpr std::int32_t application_of_positions = 0x43744C50; // "CtLP"
inline constexpr std::int32_t version_of_positions = 1;

// Counting the rows of a position with fewer games takes no time.
inline constexpr std::int64_t few_games = 1000;

// The temporary table that takes the rows as they come.
inline constexpr std::string_view unsorted_positions = "unsorted_positions";

// Statements that make the tables of it when it is complete.
[[nodiscard]] std::vector<std::string> sorting_of_positions();

} // namespace ctlpgn::tables
