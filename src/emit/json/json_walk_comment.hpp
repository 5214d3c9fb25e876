// Comments and their references, and hidden lines.
#pragma once

#include "emit/json/json_walk.hpp"

#include <cstddef>
#include <string_view>

namespace ctlpgn::emit {

// The comments of a chain of annotations, if it has any.
void walk_comments(const walk& context, std::string_view key, node first);

// The hidden lines of a chain, perhaps after those that come before tags.
enum class lines_before_tags : bool { absent, present };
void walk_hidden_lines(const walk& context, std::string_view key, node first,
                       lines_before_tags tags = lines_before_tags::absent);

// Writes the member for a single comment, with a comma after it, into memory with this much room. Null if the
// comment has more than a short text that needs no escape.
inline constexpr std::size_t longest_brief_text = 256;
inline constexpr std::size_t longest_addition = 512;
inline constexpr std::size_t longest_brief_comment = longest_brief_text + longest_addition + 48;
[[nodiscard]] char* write_brief_comment(char* at, const walk& context, const comment& c);

} // namespace ctlpgn::emit
