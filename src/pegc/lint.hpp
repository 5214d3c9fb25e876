// What the reader of a grammar cannot see at once: rules that do not fit together.
#pragma once

#include "pegc/message.hpp"
#include "pegc/writing/library.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace ctlpgn::pegc {

// On how many texts quick ways are tried where nobody asks for more.
inline constexpr std::size_t usual_texts = 40;

// The faults of a grammar and of what it imports, in the order of files and positions.
std::vector<message> lint(const library& lib, std::string_view name, std::size_t texts = usual_texts);

} // namespace ctlpgn::pegc
