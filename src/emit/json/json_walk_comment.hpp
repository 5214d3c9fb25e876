// Comments and their references.
#pragma once

#include "emit/json/json_walk.hpp"

#include <string_view>

namespace ctlpgn::emit {

// The comments of a chain of annotations, if it has any.
void walk_comments(const walk& in, std::string_view key, node first);

} // namespace ctlpgn::emit
