// What happened on a hex before a ply: where a missing piece went, or when a piece in the way arrived.
#pragma once

#include "notations/ctl_pgn/board/replay.hpp"

#include <cstddef>
#include <optional>

namespace ctlpgn::ctl_pgn {

struct hex_event {
    enum class kind : std::uint8_t { came, left, taken };

    kind what = kind::came;
    node at_ply = no_node;
    cescacs::ply played;
};

// Call it while a ply is visited. It looks at the plies played so far, at most `budget` of them, and reduces
// that. None if nothing happened there, or the budget is spent.
std::optional<hex_event> last_event(const replay& asked, const game& record, cescacs::hex at,
                                    std::size_t& budget);

} // namespace ctlpgn::ctl_pgn
