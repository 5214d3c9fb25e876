// The words of the main line of a game, without its annotations.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"
#include "repair/games/repair_rules.hpp"
#include "repair/words.hpp"

#include <cstddef>
#include <vector>

namespace ctlpgn::repair {

struct words_of_line {
    span where;
    std::vector<span> left_out; // of it: comments, variations and the like
    std::vector<word> words;    // known_as: 1 + the ply of the tree that begins there; 0: none
};

words_of_line words_of_main_line(const game& record, const std::vector<finding>& findings,
                                 const repair_rules& rules);

// Whether the finding is in the line, not in what is left out of it.
bool is_among_moves(const words_of_line& line, const finding& asked);

// Whether any ply of the line has a mark, such as that of a check.
bool has_marks(const std::vector<word>& in_line);

std::size_t count_plies(const std::vector<word>& in_line);

} // namespace ctlpgn::repair
