// What is checked in a game of C'escacs once it has been read.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <vector>

namespace ctlpgn::ctl_pgn {

// notation::check
void check(const game& of, check_level how_much, std::vector<finding>& findings);

// notation::positions
std::vector<std::string> positions(const game& of);

} // namespace ctlpgn::ctl_pgn
