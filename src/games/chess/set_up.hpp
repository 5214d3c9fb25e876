#pragma once

#include "games/common/findings.hpp"
#include "position.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::chess {

// What cannot occur in a position of a game. `at` and `what` of the finding are the place and the piece; a
// finding about a side names a piece of that side.
enum class set_up_fault : std::uint8_t {
    king_missing,      // what: the king
    several_kings,     // at: one too many
    pawn_on_end_rank,  // at: a pawn on the first or last rank
    too_many_pawns,    // what: the pawn
    too_many_pieces,   // what: the king; more than sixteen
    too_many_promoted, // what: the pawn; more pieces than pawns are missing to have become them
    opponent_in_check, // at: the king that could be captured
    impossible_check,  // at: the king, which is attacked in a way that no ply can have caused

    castling_king_not_home,   // at: the king's square, or none; what: the king
    castling_rook_missing,    // at: the square of the right, where no rook is; what: the rook
    castling_several_on_wing, // at: the inner of two rooks with a right; what: the rook

    en_passant_wrong_rank,   // at: the square given
    en_passant_no_pawn,      // at: the square given; no pawn is in front of it
    en_passant_way_occupied, // at: the square given or the pawn's origin, which is not empty
    en_passant_no_capture,   // at: the square given, on which no legal ply captures
    en_passant_late,         // at: the square given, although the clock says that no pawn has just moved

    clock_above_moves // more plies without pawn move and capture than the game has had
};

// Whether no plies can be judged in a position with this fault.
constexpr bool prevents_play(set_up_fault fault) {
    return fault <= set_up_fault::pawn_on_end_rank || fault == set_up_fault::opponent_in_check;
}

using set_up_finding = games::set_up_finding_of<set_up_fault, square, piece>;

// Every fault of a position separately, in the order of the fields of FEN; empty for a sound position.
std::vector<set_up_finding> check_set_up(const position& p);

} // namespace ctlpgn::chess
