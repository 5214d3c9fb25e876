// G P001 to P020: what a position says.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info positions_sense[] = {
    {codes::rank_length,
     error,
     "rank-length",
     "rank {found} does not have eight squares",
     "The pieces of a rank and its digits, which count empty squares, add up to eight squares (section "
     "16.1.3.1). It is not known where the pieces are. Correct the rank.",
     never,
     {position, "4k3/8/8/8/8/8/4P2/4K3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::king_missing,
     error,
     "king-missing",
     "missing king of {player}",
     "Each side has a king as long as the game lasts. Moves are not judged without it. Add it: K for White, "
     "k for Black.",
     never,
     {position, "8/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::several_kings,
     error,
     "several-kings",
     "more than one king of {player}",
     "Each side has one king, and nothing is ever promoted to a king. Moves are not judged. Remove the one "
     "that is too many.",
     never,
     {position, "4k3/8/8/8/8/8/4P3/4KK2 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::pawn_on_end_rank,
     error,
     "pawn-on-end-rank",
     "pawn on the first or last rank: {square}",
     "Pawns begin on the second and seventh ranks, and become pieces on the last (Laws of Chess, 3.7). Moves "
     "are not judged. Correct the rank, or write the piece that the pawn has become.",
     never,
     {position, "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1"}},

    {codes::too_many_pawns,
     warning,
     "too-many-pawns",
     "more than eight pawns of {player}",
     "Each side begins with eight pawns, and nothing becomes a pawn. Remove the extra ones.",
     never,
     {position, "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"}},

    {codes::too_many_pieces,
     warning,
     "too-many-pieces",
     "more than sixteen pieces of {player}",
     "Each side begins with sixteen pieces and pawns, and none is added. Remove the extra ones.",
     never,
     {position, "4k3/8/8/8/PPPPPPPP/8/QRRBBNNQ/4K2Q w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::too_many_promoted,
     warning,
     "too-many-promoted",
     "more extra pieces of {player} than missing pawns",
     "An extra piece was a pawn once, so there is one pawn fewer for each. Remove what is "
     "too many, or correct the letter.",
     never,
     {position, "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", "4k3/8/8/8/8/8/1PPPPPPP/QQ2K3 w - - 0 1"}},

    {codes::opponent_in_check,
     error,
     "opponent-in-check",
     "the side that has just moved is in check: its king is on {square}",
     "A side may not leave its own king attacked (Laws of Chess, 3.9), so the king of the side that is not "
     "to move is never in check. Moves are not judged. Probably the other side is to move.",
     never,
     {position, "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"}},

    {codes::impossible_check,
     note,
     "impossible-check",
     "impossible check to the king on {square}: no move can have given it",
     "A move gives check with the piece that moved, with one that it uncovered, or with both. This position "
     "cannot arise in a game. It may be one that was composed.",
     never,
     {position, "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", "4k3/8/8/8/8/3n4/8/4K3 w - - 0 1"}},

    {codes::castling_king_not_home,
     error,
     "castling-king-not-home",
     "castling right of {player}, but the king is not on its home square",
     "A side castles only while its king has not moved (Laws of Chess, 3.8), from e1 or e8. In Chess960, "
     "which needs the tag Variant, any square of the first rank may be its home. Remove the rights of that "
     "side.",
     unsafe,
     {position, "4k3/8/8/8/8/8/4K3/7R w K - 0 1", "4k3/8/8/8/8/8/4K3/7R w - - 0 1"}},

    {codes::castling_rook_missing,
     error,
     "castling-rook-missing",
     "castling right without a rook on {square}",
     "A side castles only with a rook that has not moved (Laws of Chess, 3.8). The right has been left out. "
     "Remove it.",
     unsafe,
     {position, "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"}},

    {codes::castling_several_on_wing,
     error,
     "castling-several-on-wing",
     "two castling rights on one side, the second with the rook on {square}",
     "There is one rook on either side of the king when the game begins. One of the two rights has been left "
     "out. Remove it.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"*\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K1RR w "
      "HG - 0 1\"]\n\n*\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"*\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K1RR w "
      "H - 0 1\"]\n\n*\n"}},

    {codes::en_passant_wrong_rank,
     error,
     "en-passant-wrong-rank",
     "en passant square {found} is on the side of the player to move",
     "If White is to move, a black pawn has just passed a square of the sixth rank; if Black is, a white one "
     "a square of the third (section 16.1.3.4). It has been read as -. Correct the square, or the side to "
     "move.",
     unsafe,
     {position, "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"}},

    {codes::en_passant_no_pawn,
     error,
     "en-passant-no-pawn",
     "no pawn in front of the en passant square {found}",
     "The square is the one that a pawn has just crossed by stepping twice (section 16.1.3.4). No such pawn "
     "is there. It has been read as -. Write the right square or a hyphen.",
     unsafe,
     {position, "4k3/8/8/8/8/8/4P3/4K3 b - e3 0 1", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"}},

    {codes::en_passant_way_occupied,
     error,
     "en-passant-way-occupied",
     "occupied square {square}, which a pawn cannot have just passed",
     "A pawn steps twice only over an empty square, and leaves its own one empty (section 16.1.3.4). The "
     "square has been read as -. Correct it or the pieces.",
     unsafe,
     {position, "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"}},

    {codes::en_passant_late,
     warning,
     "en-passant-late",
     "halfmove clock {found} right after a pawn's step: expected 0",
     "A square that has just been passed says that the ply before was that of a pawn, after which the count "
     "begins anew (section 16.1.3.5). Write 0, or a hyphen for the square.",
     unsafe,
     {position, "4k3/8/8/8/4P3/8/8/4K3 b - e3 3 9", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9"}},

    {codes::clock_above_moves,
     warning,
     "clock-above-moves",
     "halfmove clock {found} is higher than the number of plies played",
     "The fifth field counts plies since a pawn moved or a piece was taken, the sixth is the number of the "
     "move to be played (section 16.1.3). So many plies have not been played by then. Correct one of the "
     "two.",
     never,
     {position, "4k3/8/8/8/8/8/4P3/4K3 w - - 30 5", "4k3/8/8/8/8/8/4P3/4K3 w - - 30 50"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
