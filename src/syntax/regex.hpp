// Rules without recursion as regular expressions for Oniguruma or PCRE. Alternatives and repetitions are
// atomic groups, so that an expression matches what the grammar matches, lookaheads included.
#pragma once

#include "syntax/grammar.hpp"

#include <functional>
#include <string>

namespace ctlpgn::syntax {

// `captured` decides whether the text of a rule becomes a group; it is called in the order of the groups.
// Throws std::logic_error for a recursive rule.
std::string regex(const grammar& language, const pegc::node& n,
                  const std::function<bool(const pegc::rule&)>& captured);
std::string regex(const grammar& language, const pegc::node& n);

} // namespace ctlpgn::syntax
