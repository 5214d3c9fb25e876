// What happened on a hex before a ply: where the piece went that is missing, when the one came that is in the
// way.
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

// Expects to be asked while a ply is visited. Looking back costs what was played so far; `budget` is how many
// plies may be looked at, and is reduced. None if nothing happened there, or the budget is spent.
std::optional<hex_event> last_event(const replay& asked, const game& record, cescacs::hex at,
                                    std::size_t& budget);

} // namespace ctlpgn::ctl_pgn
