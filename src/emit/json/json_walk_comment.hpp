// Comments and their references, and hidden lines.
#pragma once

#include "emit/json/json_walk.hpp"

#include <string_view>

namespace ctlpgn::emit {

// The comments of a chain of annotations, if it has any.
void walk_comments(const walk& in, std::string_view key, node first);

// The hidden lines of a chain, after those that stand before tags, if they are asked for.
enum class lines_before_tags : bool { absent, present };
void walk_hidden_lines(const walk& in, std::string_view key, node first,
                       lines_before_tags tags = lines_before_tags::absent);

} // namespace ctlpgn::emit
