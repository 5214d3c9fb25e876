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
    // The line of play does not go on without them, by its numbers, or since the game lacks its result.
    bool is_proven = false;
};

enum class looked_at : std::uint8_t { after_semicolons, all };

// Those after a semicolon, right after a ply, that have moves alone, of which the first would be the next
// one, while the play goes on with another, or not at all; and those with moves among other words, after
// which the play goes on with the number that follows theirs, or that end with the result. In rising order.
// Of those in braces, which are closed too late, only these with other words.
std::vector<hiding_comment> hiding_comments(const game& record, looked_at which);

} // namespace ctlpgn::pgn
