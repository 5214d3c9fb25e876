// Usual forms as sequences of elements, which are compared with rules.
#pragma once

#include "pegc/tree.hpp"

#include <string>
#include <vector>

namespace ctlpgn::pegc {

// Without groups around sequences, and with single characters instead of literals.
using pattern = std::vector<node>;
pattern elements_of(const node& n);

// The possibilities of an element: alternatives, or the characters of a small class.
std::vector<node> alternatives_of(const node& element);

bool looks_ahead(const node& n);
// A lookahead of the form itself, which is tested in its place even if the rest decides it.
node as_written(node look);
bool is_written(const node& look);
bool is_same(const node& a, const node& b);

// Whether one class is a subset of the other.
bool is_within(const node& element, const node& characters);

// A sequence of parts, without groups and empty parts; adjacent literals are joined.
node in_sequence(std::vector<node> parts);
node in_group(node inner);

// A check for the proof: this must not match here. It consumes nothing.
node excluded(const node& what);
// A check for the proof: the part read here must end where this does.
node ends_as(node read, const node& what);
bool is_check(const node& n);

// The form without its checks, once they have been proved.
node without_checks(const node& n);

} // namespace ctlpgn::pegc
