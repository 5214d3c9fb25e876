// Additional fields in the JSON of PGN: plies in UCI form, and the commands in comments.
#pragma once

#include "ctlpgn/notation.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::pgn {

inline constexpr std::array<std::string_view, 1> added_keys_of_plies{"uci"};
inline constexpr std::array<std::string_view, 2> added_keys_of_comments{"commands", "engine"};

// json_additions
void add_ply_members(const ply& resolved, added_members& members);
void add_comment_members(const game& record, const comment& asked, added_members& members);
void add_engine_members(const game& record, const comment& asked, added_members& members);

} // namespace ctlpgn::pgn
