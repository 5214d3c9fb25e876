// Plies, without their comments and variations.
#pragma once

#include "emit/json/json_walk.hpp"
#include "tree/usual_words.hpp"

#include <string_view>

namespace ctlpgn::emit {

inline constexpr std::string_view awaiting_word = "awaiting"; // for a promotion

// The number that was expected instead of the written one.
void walk_expected_number(const walk& context, node which);

// The members of its object that say what is written.
void walk_ply(const walk& context, const ply& p, node which);
// Those that say what the board knows of it.
void walk_judgement(const walk& context, node which);

} // namespace ctlpgn::emit
