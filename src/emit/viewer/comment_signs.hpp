// Squares and arrows that comments ask for.
#pragma once

#include "ctlpgn/board_picture.hpp"
#include "ctlpgn/notation.hpp"

namespace ctlpgn::emit {

// Of the comments in this chain.
void add_signs(board_picture& to, const game& record, node first_annotation, const vocabulary& words);

} // namespace ctlpgn::emit
