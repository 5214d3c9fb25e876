// Usual forms as they are compared with rules: one element after the other.
#pragma once

#include "pegc/tree.hpp"

#include <string>
#include <vector>

namespace ctlpgn::pegc {

// Without groups around sequences, and with each character of a literal by itself.
using pattern = std::vector<node>;
pattern elements_of(const node& n);

// What an element can be, if it can be several things: alternatives, or the characters of a small class.
std::vector<node> alternatives_of(const node& element);

bool looks_ahead(const node& n);
// A lookahead of the form itself, which is asked in its place, whether what follows answers it or not.
node as_written(node look);
bool is_written(const node& look);
bool is_same(const node& a, const node& b);

// Whether all that the one class matches is in the other.
bool is_within(const node& element, const node& characters);

// Parts in a row, without groups and what matches nothing; literals that meet are one.
node in_sequence(std::vector<node> parts);
node in_group(node inner);

// The check of a proof: this must not match here. It is no part of what is read.
node excluded(const node& what);
// The same: what is read here must end where this does.
node ends_as(node read, const node& what);
bool is_check(const node& n);

// What is left to be read when all that is checked has been proved.
node without_checks(const node& n);

} // namespace ctlpgn::pegc
