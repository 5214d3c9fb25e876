// Rules that look at a limited number of bytes, which are read without testing for the end of the text at
// each byte.
#pragma once

#include "pegc/facts.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace ctlpgn::pegc {

// Why the rule has no such limit, as a clause; nothing if it has one.
std::optional<std::string> short_fault(const facts& known, const rule& r);

// How many bytes an expression looks at, if there is a limit.
std::optional<std::size_t> extent_of(const facts& known, const node& n);

// The maximal number of bytes that the rule looks at, lookaheads included. Expects a rule without fault.
std::size_t most_looked_at(const facts& known, const rule& r);

} // namespace ctlpgn::pegc
