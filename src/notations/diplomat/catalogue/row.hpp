// What the tables of Diplomat's diagnostics are written with.
#pragma once

#include "catalogue/row.hpp"
#include "notations/diplomat/codes.hpp"

namespace ctlpgn::diplomat::rows {

using enum level;
using enum example_place;
using enum fixable;

} // namespace ctlpgn::diplomat::rows
