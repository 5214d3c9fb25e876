// Comments that every reader accepts: one after a ply and before its variations, or before the first ply of a
// line, and none after the result. Several readers refuse two comments in a row, a comment between or after
// variations, and one that contains a brace.
#pragma once

#include "ctlpgn/tree.hpp"

#include <string>

namespace ctlpgn::pgn {

// `text` is the tree's; rewritten comments are appended to it.
void make_comments_plain(game& tree, std::string& text);

} // namespace ctlpgn::pgn
