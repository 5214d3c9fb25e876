#include "notations/ctl_pgn/board/doubt.hpp"

#include "notations/ctl_pgn/board/guess.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::hex;
using cescacs::hex_set;
using cescacs::incoherence;
using cescacs::piece;
using cescacs::position;

constexpr std::uint32_t bit_of(piece asked) {
    return std::uint32_t{1} << asked.code();
}

bool is_about_origin(incoherence what) {
    return what == incoherence::origin_empty || what == incoherence::origin_holds_other_piece ||
           what == incoherence::origin_holds_opponents_piece;
}

bool is_about_captured(incoherence what) {
    return what == incoherence::captures_empty_hex || what == incoherence::captures_other_piece ||
           what == incoherence::captures_own_piece;
}

// The hex held another piece than the text says, and that piece has left it now.
bool overwrites(incoherence what) {
    return what == incoherence::target_holds_own_piece || what == incoherence::target_holds_opponents_piece ||
           what == incoherence::captures_own_piece || what == incoherence::captures_other_piece ||
           what == incoherence::en_passant_target_occupied || what == incoherence::castling_target_occupied;
}

// Such a ply may be one of the other side.
bool is_others_ply(const cescacs::coherence_finding& fault) {
    return fault.what == incoherence::origin_holds_opponents_piece &&
           fault.found.kind() == fault.expected.kind();
}

hex_set holding(const position& p, const hex_set& among, piece wanted) {
    hex_set found;
    among.for_each([&](hex at) {
        if (p.at(at) == wanted)
            found.insert(at);
    });
    return found;
}

} // namespace

bool doubt::excuses(const position& before, const cescacs::coherence_finding& fault) const {
    if (!is_any())
        return false;
    const traces& known = traces_;
    if (known.everything)
        return true;
    if (fault.at && known.hexes.contains(fault.at))
        return true;
    if (fault.at && known.kinds.contains(fault.at) && fault.found.belongs_to(fault.expected.owner()))
        return true;
    if (fault.expected.is_empty())
        return fault.at && known.empty.contains(fault.at);
    const std::uint32_t expected = bit_of(fault.expected);
    if ((known.lost & expected) != 0 || !holding(before, known.hexes, fault.expected).empty())
        return true;
    return (known.unseen & expected) != 0 && !(known.others_played && is_others_ply(fault));
}

// Where the named mover still is, if it is not where the ply says.
bool doubt::look_for_mover(const position& before, const cescacs::ply& claimed,
                           const cescacs::coherence_finding& fault, position& after) {
    hex_set among = legal_origins(before, claimed);
    if (fault.what == incoherence::origin_holds_other_piece && fits_other_mover(before, claimed)) {
        open().hexes = open().hexes | among; // perhaps only its letter is wrong
        return false;
    }
    // Either this origin is miswritten, or the target of the ply that brought the piece there was.
    const piece wanted = fault.expected;
    among = among | candidates_near(before, wanted, fault.at);
    among.erase(claimed.to);
    if (among.empty() && wanted.kind() != cescacs::piece_kind::pawn)
        among = before.pieces(wanted.owner(), wanted.kind());
    return take_away(among, wanted, after);
}

// Where the named captured piece still is, if it is not on the target.
void doubt::look_for_captured(const position& before, const cescacs::ply& claimed,
                              const cescacs::coherence_finding& fault, position& after) {
    open().hexes = open().hexes | candidates_near(before, fault.expected, fault.at);
    // Perhaps only the captured piece is wrong; otherwise the target is.
    if (!fits_other_capture(before, claimed))
        take_away(legal_targets(before, claimed), fault.expected, after);
}

bool doubt::take_away(const hex_set& among, piece wanted, position& after) {
    if (among.size() == 1 && after.at(among.first()) == wanted) {
        after.clear(among.first());
        open().hexes.erase(among.first());
        return true;
    }
    open().hexes = open().hexes | among;
    return false;
}

// Whether this ply has found a piece that an earlier contradiction left somewhere.
bool doubt::find_again(const position& before, piece wanted, position& after) {
    if (!is_any() || wanted.is_empty())
        return false;
    for (std::uint32_t* const pieces : {&traces_.lost, &traces_.unseen})
        if ((*pieces & bit_of(wanted)) != 0) {
            *pieces &= ~bit_of(wanted);
            return true;
        }
    const hex_set found = holding(before, traces_.hexes, wanted);
    if (found.empty())
        return false;
    take_away(found, wanted, after);
    return true;
}

void doubt::note_unknown(const position& before) {
    traces& known = open();
    known.empty = known.empty | before.occupied(before.to_move);
    for (std::size_t kind = 1; kind != cescacs::piece_kind_count; ++kind)
        known.unseen |= bit_of({before.to_move, static_cast<cescacs::piece_kind>(kind)});
}

void doubt::note(const position& before, const cescacs::ply& claimed, const cescacs::coherence_finding& fault,
                 position& after) {
    if (is_others_ply(fault)) { // and one of the side to move is missing before it
        note_unknown(before);
        open().others_played = true;
    }
    const bool has_found = find_again(before, fault.expected, after);
    if (overwrites(fault.what))
        open().lost |= bit_of(fault.found);
    if (!has_found) {
        // Only the origin was miswritten, and the intended one is known, so nothing else is in doubt. Or the
        // piece is another one, and its letter was lost.
        if (is_about_origin(fault.what) && look_for_mover(before, claimed, fault, after)) {
            open().kinds.insert(claimed.to);
            return;
        }
        if (is_about_captured(fault.what))
            look_for_captured(before, claimed, fault, after);
        if (fault.what == incoherence::castling_rook_not_home)
            take_away(before.pieces(fault.expected.owner(), fault.expected.kind()), fault.expected, after);
    }
    for (const cescacs::hex at : {claimed.from, claimed.to, fault.at})
        if (at)
            open().hexes.insert(at);
}

} // namespace ctlpgn::ctl_pgn
