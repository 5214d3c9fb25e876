#include "notations/ctl_pgn/board/slips.hpp"

#include "games/cescacs/legal.hpp"
#include "games/cescacs/legality.hpp"
#include "notations/ctl_pgn/board/guess.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::size_t most_slips = 64; // of a game

} // namespace

std::optional<cescacs::ply> with_hex_nearby(const cescacs::position& before, const cescacs::ply& claimed) {
    std::optional<cescacs::ply> found;
    for (const cescacs::ply& each : legal_plies(before)) {
        const bool differs_in_one_hex_only =
            each.kind == cescacs::ply_kind::step && each.mover == claimed.mover &&
            each.capture == claimed.capture && each.captured == claimed.captured &&
            each.becomes == claimed.becomes &&
            (each.from == claimed.from ? is_one_slip_apart(claimed.to, each.to)
                                       : each.to == claimed.to && is_one_slip_apart(claimed.from, each.from));
        if (!differs_in_one_hex_only)
            continue;
        if (found)
            return std::nullopt;
        found = each;
    }
    return found;
}

std::optional<cescacs::ply> as_scornful(const cescacs::position& before, const cescacs::ply& claimed) {
    cescacs::ply meant = claimed;
    meant.capture = cescacs::capture_kind::scornful;
    return cescacs::judge(before, meant).is_legal() ? std::optional(meant) : std::nullopt;
}

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
