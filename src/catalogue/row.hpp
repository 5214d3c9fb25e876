// What the tables of diagnostics are written with.
//
// A diagnostic is one row in one table: its code, level, name, message, explanation, and two examples with
// the place that they are put in; last, whether `lint --fix` can mend it. To add one, give it the next free
// number in ctlpgn/catalogue.hpp and write its row here, in the table of its section and in the order of its
// number. To add a layer, give it a thousand and a letter in ctlpgn/catalogue.hpp and in catalogue.cpp, and
// list its tables there.
//
// A message is one sentence without a full stop; {found} and {detail} are filled in by message.hpp. Examples
// are coherent with the position that they begin from, since the board is asked about them, too. They are
// empty where only a limit of the reader can raise the diagnostic (nesting-too-deep, too-many-tags,
// comment-too-long, game-too-long, too-many-findings), or a text that is no UTF-8 (other-encoding).
#pragma once

#include "ctlpgn/catalogue.hpp"

namespace ctlpgn::catalogue_rows {

using enum level;
using enum example_place;
using enum fixable;

} // namespace ctlpgn::catalogue_rows
