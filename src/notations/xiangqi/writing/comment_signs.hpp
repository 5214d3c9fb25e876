// The signs of comments, and the escapes inside them.
#pragma once

#include "ctlpgn/additions.hpp"
#include "ctlpgn/tree.hpp"

#include <array>
#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

// Comments between /* and */ may contain braces; in braces, only a brace is escaped.
inline constexpr std::string_view block_open = "/*";
inline constexpr std::string_view block_close = "*/";

inline constexpr std::array<comment_kind, 1> kinds_of_comments{{{"diagram", "DIAG"}}};

// Whether it is from a field of a web board, where || is a line break.
inline constexpr std::string_view web_line_break = "||";
bool is_of_web_board(const game& record, const comment& asked);

std::string said_on_web_board(std::string_view words);

// Also a backslash, which would escape one.
bool holds_brace(std::string_view text);

// Whether a text that is not from a comment is written between /* and */.
bool needs_block(std::string_view words);

// vocabulary: the text of a comment, without the backslashes before signs that would close it, and its
// written form between braces.
std::string said_in(const game& record, const comment& asked);
std::string written_for(std::string_view words);

} // namespace ctlpgn::xiangqi
