// The comments of a game that hide its moves.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::pgn {

struct hiding_comment {
    span where;
    node after = no_node;                  // the ply that it follows
    std::vector<std::uint32_t> semicolons; // offsets in the game; none: it has other words, too
    bool hides_result = false;
    // The line of play does not continue without them, as its numbers or the missing result show.
    bool is_proven = false;
};

enum class looked_at : std::uint8_t { after_semicolons, all };

// Finds two kinds of comments, in ascending order. A comment after a semicolon, right after a ply, that
// consists only of moves: its first move would be the next one, but the play continues with another, or not
// at all. And a comment with moves among other words: the play continues with the number after theirs, or the
// comment ends with the result. Comments in braces, closed too late, are only of the second kind.
std::vector<hiding_comment> hiding_comments(const game& record, looked_at which);

} // namespace ctlpgn::pgn
