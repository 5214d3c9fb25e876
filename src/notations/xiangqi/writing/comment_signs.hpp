// The signs of comments, and those within them that are no part of what they say.
#pragma once

#include "ctlpgn/told.hpp"
#include "ctlpgn/tree.hpp"

#include <array>
#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

// Comments between /* and */ may hold braces; nothing is escaped where braces close them but a brace.
inline constexpr std::string_view block_open = "/*";
inline constexpr std::string_view block_close = "*/";

inline constexpr std::array<comment_kind, 1> kinds_of_comments{{{"diagram", "DIAG"}}};

// Also a backslash, which would escape one.
bool holds_brace(std::string_view text);

// Whether a text that is in no comment yet is written between /* and */.
bool needs_block(std::string_view words);

// vocabulary: what a comment says, without the backslashes before what would close it, and how it is written.
std::string said_in(const game& record, const comment& asked);
std::string written_for(std::string_view words);

} // namespace ctlpgn::xiangqi
