#include "notations/ctl_pgn/slips.hpp"

#include "games/cescacs/legal.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::size_t most_slips = 64; // of a game

} // namespace

slip_id slips::note(const cescacs::position& before, const cescacs::ply& claimed) {
    if (claimed.kind != cescacs::ply_kind::step || claimed.becomes != cescacs::promotion::none ||
        slips_.size() == most_slips)
        return no_slip;
    slip made{.written = claimed.to, .what = before.at(claimed.from), .meant = {}};
    for (const cescacs::ply& each : legal_plies(before))
        if (each.kind == cescacs::ply_kind::step && each.from == claimed.from)
            made.meant.insert(each.to);
    if (made.meant.empty())
        return no_slip;
    slips_.push_back(made);
    return static_cast<slip_id>(slips_.size() - 1);
}

} // namespace ctlpgn::ctl_pgn
