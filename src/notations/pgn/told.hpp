// Additional fields in the JSON of PGN: plies in UCI form, and the commands in comments.
#pragma once

#include "ctlpgn/notation.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::pgn {

inline constexpr std::array<std::string_view, 1> told_keys_of_plies{"uci"};
inline constexpr std::array<std::string_view, 1> told_keys_of_comments{"commands"};

// told_besides
void tell_ply(const ply& resolved, told_members& members);
void tell_comment(const game& record, const comment& asked, told_members& members);

} // namespace ctlpgn::pgn
