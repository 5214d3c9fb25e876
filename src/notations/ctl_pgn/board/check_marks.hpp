// What the check mark of a ply should be.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/cescacs/attack.hpp"
#include "notations/ctl_pgn/ply_words.hpp"

namespace ctlpgn::ctl_pgn {

enum class mark_fault : std::uint8_t { none, missing, superfluous, wrong_kind, no_mate, missing_mate };

// Plain + is right for every check that is not mate.
constexpr mark_fault fault_of_mark(check_mark written, cescacs::check_kind given) {
    using cescacs::check_kind;
    if (given == check_kind::mate)
        return written == check_mark::mate ? mark_fault::none : mark_fault::missing_mate;
    if (written == check_mark::mate)
        return mark_fault::no_mate;
    if (given == check_kind::none)
        return written == check_mark::none ? mark_fault::none : mark_fault::superfluous;
    switch (written) {
    case check_mark::none: return mark_fault::missing;
    case check_mark::check: return mark_fault::none;
    case check_mark::far: return given == check_kind::far ? mark_fault::none : mark_fault::wrong_kind;
    case check_mark::adjoining:
        return given == check_kind::adjoining ? mark_fault::none : mark_fault::wrong_kind;
    default: return given == check_kind::double_check ? mark_fault::none : mark_fault::wrong_kind;
    }
}

} // namespace ctlpgn::ctl_pgn
