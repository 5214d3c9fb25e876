// The openings that positions show, by the Encyclopaedia of Chess Openings: README.md says where they come
// from.
#pragma once

#include "ctlpgn/opening.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace ctlpgn::pgn {

// The opening of the position with this hash (chess::hash), if the table has that position.
std::optional<known_opening> find_opening(std::uint64_t hash);

// Whether a position of the table can still come after one with these pawns at home (pawns_at_home).
bool leads_to_openings(std::uint16_t pawns_at_home);

// The pawns that no position of the table has at home whose code begins with the same letter and digit.
std::uint16_t pawns_that_move_in(std::string_view code);

} // namespace ctlpgn::pgn
