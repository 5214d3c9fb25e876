// The tags of PGN: one table says all that the standard prescribes of each.
#pragma once

#include "ctlpgn/tags.hpp"
#include "ctlpgn/tree.hpp"
#include "notations/pgn/tag_values.hpp"

#include <array>
#include <span>
#include <string_view>

namespace ctlpgn::pgn {

// The tags that every game has, in their order (8.1.1).
inline constexpr std::array<std::string_view, 7> seven_tag_roster{"Event", "Site",  "Date",  "Round",
                                                                  "White", "Black", "Result"};

// Those that say by which rules and from where a game is played, which no reader can do without.
inline constexpr std::array<std::string_view, 3> tags_of_play{"Variant", "SetUp", "FEN"};

// Whether reduced export format has it (3.2.4).
bool is_in_reduced_format(std::string_view name);

struct tag_row {
    std::string_view name;
    value_form form = value_form::free;
};

// Tags that the standard or many programs know (9).
std::span<const tag_row> known_tags();

// The row of that name; null if there is none.
const tag_row* find_known_tag(std::string_view name);

// The known name that is nearly that one; empty if there is none.
std::string_view closest_tag(std::string_view name);

} // namespace ctlpgn::pgn
