// What the tables of xiangqi's diagnostics are written with.
#pragma once

#include "catalogue/row.hpp"
#include "notations/xiangqi/codes.hpp"

namespace ctlpgn::xiangqi::rows {

using enum level;
using enum example_place;
using enum fixable;

} // namespace ctlpgn::xiangqi::rows
