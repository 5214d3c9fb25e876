#include "notations/ctl_pgn/doubt.hpp"

#include "notations/ctl_pgn/guess.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::hex;
using cescacs::hex_set;
using cescacs::incoherence;
using cescacs::piece;
using cescacs::position;

constexpr std::uint32_t bit_of(piece of) {
    return std::uint32_t{1} << of.code();
}

bool is_about_origin(incoherence what) {
    return what == incoherence::origin_empty || what == incoherence::origin_holds_other_piece ||
           what == incoherence::origin_holds_opponents_piece;
}

// Something else stood there than the notation says, and is gone from there now.
bool overwrites(incoherence what) {
    return what == incoherence::target_holds_own_piece || what == incoherence::target_holds_opponents_piece ||
           what == incoherence::captures_own_piece || what == incoherence::captures_other_piece ||
           what == incoherence::en_passant_target_occupied || what == incoherence::castling_target_occupied;
}

hex_set holding(const position& in, const hex_set& among, piece wanted) {
    hex_set found;
    among.for_each([&](hex at) {
        if (in.at(at) == wanted)
            found.insert(at);
    });
    return found;
}

} // namespace

bool doubt::excuses(const position& before, const cescacs::coherence_finding& fault) const {
    if (!any_)
        return false;
    if (fault.at && hexes_.contains(fault.at))
        return true;
    if (fault.expected.is_empty())
        return false;
    return (lost_ & bit_of(fault.expected)) != 0 || !holding(before, hexes_, fault.expected).empty();
}

// Where the named piece was left, if it does not stand where the ply says.
bool doubt::look_for_trace(const position& before, const cescacs::ply& claimed,
                           const cescacs::coherence_finding& fault, position& after) {
    const piece wanted = fault.expected;
    if ((lost_ & bit_of(wanted)) != 0) {
        lost_ &= ~bit_of(wanted); // it is here, and nowhere else any more
        return false;
    }
    hex_set traces = any_ ? holding(before, hexes_, wanted) : hex_set{};
    if (traces.empty() && is_about_origin(fault.what))
        traces = legal_origins(before, claimed);
    if (traces.size() != 1) {
        const hex_set near = candidates_near(before, wanted, fault.at);
        if (near.size() == 1 || traces.empty())
            traces = near;
    }
    traces.erase(claimed.to);
    if (traces.empty() && is_about_origin(fault.what) && wanted.kind() != cescacs::piece_kind::pawn)
        traces = before.pieces(wanted.owner(), wanted.kind());
    if (traces.size() == 1 && after.at(traces.first()) == wanted) {
        after.clear(traces.first());
        hexes_.erase(traces.first());
        return true;
    }
    hexes_ = hexes_ | traces;
    return false;
}

void doubt::note(const position& before, const cescacs::ply& claimed, const cescacs::coherence_finding& fault,
                 position& after) {
    if (overwrites(fault.what) && !hexes_.contains(fault.at))
        lost_ |= bit_of(fault.found);
    const bool elsewhere = is_about_origin(fault.what) || fault.what == incoherence::captures_empty_hex ||
                           fault.what == incoherence::captures_other_piece ||
                           fault.what == incoherence::captures_own_piece ||
                           fault.what == incoherence::castling_rook_not_home;
    const bool found =
        elsewhere && !fault.expected.is_empty() && look_for_trace(before, claimed, fault, after);
    // Only the origin was miswritten, and it is known what was meant: nothing is left in doubt.
    if (found && is_about_origin(fault.what))
        return;
    any_ = true;
    hexes_.insert(claimed.from);
    hexes_.insert(claimed.to);
    if (fault.at)
        hexes_.insert(fault.at);
}

} // namespace ctlpgn::ctl_pgn
