// Rules that look at a limited number of bytes: read without asking for the end of the text at each of them.
#pragma once

#include "pegc/facts.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace ctlpgn::pegc {

// Why the rule has no such limit, as a clause; nothing when it has.
std::optional<std::string> short_fault(const facts& known, const rule& r);

// How many bytes an expression looks at, where that has a limit.
std::optional<std::size_t> extent_of(const facts& known, const node& n);

// How many bytes the rule looks at, at most, those of its lookaheads included. Expects a rule without fault.
std::size_t most_looked_at(const facts& known, const rule& r);

} // namespace ctlpgn::pegc
