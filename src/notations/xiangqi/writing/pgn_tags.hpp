// The header of a game as the tags of PGN.
#pragma once

#include "ctlpgn/tree.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

// Each with its line end; `format` is the value of Format, which is left out if that is empty. Servers know a
// game by its tag Variant.
void write_pgn_tags(const game& record, std::string_view format, bool for_servers, std::string& output);

} // namespace ctlpgn::xiangqi
