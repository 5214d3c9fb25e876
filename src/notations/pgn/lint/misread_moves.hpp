// Text that is not a legal move as read, but makes sense on the board in another way.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/chess/position.hpp"

#include <optional>
#include <string>

namespace ctlpgn::pgn {

struct parted_move {
    span where; // both parts
    chess::ply played;
    bool goes_on = false; // the moves after it can be played
};

// 2. Ng1 f3: the origin of a piece and, after a space, its target have been read as two moves. Nothing if it
// is something else.
[[nodiscard]] std::optional<parted_move> move_in_two_parts(const game& record, const ply& first,
                                                           const chess::position& before);

// 3. Bb5a6 4. Ba4   3. Bb5-a6 4. Ba4: two moves without a space, or with a hyphen, have been read as one by a
// piece that is not there. Both with a space; empty if it is something else.
[[nodiscard]] std::string two_moves_in_one(const game& record, const ply& written,
                                           const chess::position& before);

} // namespace ctlpgn::pgn
