// Which bytes of a game's text are in its tree or in its findings.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <span>
#include <string>

namespace ctlpgn::golden {

// The first stretch of the text that is neither in the tree nor in a finding nor without meaning, with its
// place; empty if nothing was lost.
//
// In the tree: tags, numbers of moves, plies with what belongs to them, comments, parentheses and labels of
// variations, the result. Without meaning: spaces and line ends; commas and ellipses between the number of a
// move and its last ply; dots before a number, a parenthesis, a brace or a result. Anything else that is
// between two things of the tree is lost text unless a finding is about it.
std::string lost_text(const game& record, std::span<const diagnostic> found, const notation& written_in);

} // namespace ctlpgn::golden
