// What the reader of a grammar cannot see at once: rules that do not fit together.
#pragma once

#include "pegc/message.hpp"
#include "pegc/writing/library.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::pegc {

// The faults of a grammar and of what it imports, in the order of files and positions.
std::vector<message> lint(const library& lib, std::string_view name);

} // namespace ctlpgn::pegc
