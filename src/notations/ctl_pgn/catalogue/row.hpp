// What the tables of CTL-PGN's diagnostics are written with.
#pragma once

#include "catalogue/row.hpp"
#include "notations/ctl_pgn/codes.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

using enum level;
using enum example_place;
using enum fixable;

} // namespace ctlpgn::ctl_pgn::catalogue_rows
