// What the reader skipped has been reported by it, and what is missing for that reason is no second slip.
#pragma once

#include "ctlpgn/tree.hpp"
#include "tree/written_move.hpp"

namespace ctlpgn {

// Whether more than spaces, dots and line ends is between the last ply of the move and what comes next.
[[nodiscard]] bool is_text_skipped_after(const game& record, const written_move& move);

// Whether a comma does, after which Black's ply is missing.
[[nodiscard]] bool is_comma_alone_after(const game& record, const written_move& move);

// Whether the ply is not there, and nothing that was skipped can have been it.
[[nodiscard]] bool is_ply_missing(const game& record, const written_move& move, side mover);

} // namespace ctlpgn
