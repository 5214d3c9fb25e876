// Rules whose texts writers can copy as they are: short, and of characters that are seen and need no escape.
#pragma once

#include "pegc/facts.hpp"

#include <cstddef>
#include <optional>

namespace ctlpgn::pegc {

// How many bytes such a text has at most; nothing where there is no limit, or where some text has a space, a
// control character, a quotation mark or a backslash.
std::optional<std::size_t> most_plain_bytes(const facts& known, const node& n);

} // namespace ctlpgn::pegc
