// The tags of a game of PGN.
#pragma once

#include "ctlpgn/tree.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::pgn {

// The tags that every game has, in their order (8.1.1).
inline constexpr std::array<std::string_view, 7> seven_tag_roster{"Event", "Site",  "Date",  "Round",
                                                                  "White", "Black", "Result"};

// The first of that name; null if there is none.
const tag* find_tag(const game& in, std::string_view name);

} // namespace ctlpgn::pgn
