// Comments where every reader takes them: one after a ply, before its variations, or before the first ply of a
// line, and none after the result. What several readers refuse are two comments, one between or after
// variations, and one that holds a brace.
#pragma once

#include "ctlpgn/tree.hpp"

#include <string>

namespace ctlpgn::pgn {

// `text` is that of the tree, and gets what is written anew.
void make_comments_plain(game& tree, std::string& text);

} // namespace ctlpgn::pgn
