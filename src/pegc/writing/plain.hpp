// Rules whose texts writers can copy unchecked: short, and of visible characters that need no escape.
#pragma once

#include "pegc/facts.hpp"

#include <cstddef>
#include <optional>

namespace ctlpgn::pegc {

// The maximal number of bytes of such a text; nothing if there is no limit, or if some text has a space, a
// control character, a quotation mark or a backslash.
std::optional<std::size_t> most_plain_bytes(const facts& known, const node& n);

} // namespace ctlpgn::pegc
