// Skipped text has been reported by the reader, and what is missing because of it is not a second slip.
#pragma once

#include "ctlpgn/tree.hpp"
#include "tree/written_move.hpp"

namespace ctlpgn {

// Whether there is more than spaces, dots and line ends between the last ply of the move and what comes next.
[[nodiscard]] bool is_text_skipped_after(const game& record, const written_move& move);

// Whether there is just a comma, after which Black's ply is missing.
[[nodiscard]] bool is_comma_alone_after(const game& record, const written_move& move);

// Whether the ply is missing, and no skipped text can have been it.
[[nodiscard]] bool is_ply_missing(const game& record, const written_move& move, side mover);

} // namespace ctlpgn
