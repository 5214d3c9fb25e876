// The words of the main line of a game, without its annotations.
#pragma once

#include "ctlpgn/finding.hpp"
#include "repair/words.hpp"

#include <vector>

namespace ctlpgn::pgn {

struct words_of_line {
    span where;
    std::vector<span> left_out;      // of it: comments, variations and the like
    std::vector<repair::word> words; // known_as: 1 + the ply of the tree that begins there; 0: none
};

words_of_line words_of_main_line(const game& record, const std::vector<finding>& findings);

} // namespace ctlpgn::pgn
