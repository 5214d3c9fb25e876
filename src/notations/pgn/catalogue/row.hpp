// What the tables of PGN's diagnostics are written with.
#pragma once

#include "catalogue/row.hpp"
#include "notations/pgn/codes.hpp"

namespace ctlpgn::pgn::catalogue_rows {

using enum level;
using enum example_place;
using enum fixable;

} // namespace ctlpgn::pgn::catalogue_rows
