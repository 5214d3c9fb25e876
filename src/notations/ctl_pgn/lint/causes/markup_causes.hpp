// Markup and stars around a game, or around its lines, that do not belong to the game.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// <blockquote> before a game and </blockquote> after it are one fault, like a footnote that begins with
// a star, which is no result.
void keep_causes_of_markup(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
