// S121 to S140: how positions (PDTL) are written.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info syntax_positions[] = {
    {code::missing_placement, error, "missing-placement",
     "expected the lines of the board such as /27:dk/1:DK/, found {found}",
     "A position begins with the cross-lines that hold pieces, from 28 down, each between slashes: the "
     "number of the line, a colon, then letters for pieces and digits for empty hexes from left to right. "
     "The text has been skipped, so nobody knows where the pieces are.",
     position, "start w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"},

    {code::missing_slash, error, "missing-slash",
     "expected / at the end of the line of the board, found {found}",
     "Every cross-line of a position stands between two slashes, and the last one has its slash before the "
     "blank, too. Only letters of pieces and the digits 1 to 8 may stand on a line. Write the slash, or "
     "correct the character.",
     position, "/27:1k/20:3p3/8:3P3/1:1K w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", safe},

    {code::missing_turn, error, "missing-turn", "expected w or b for the side to move, found {found}",
     "The second field of a position says whose turn it is: w for White, b for Black, as a small letter. "
     "What stood in its place has been skipped. Write w or b.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ W -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::missing_rights, error, "missing-rights",
     "expected the castling field such as RKRrkr or --, found {found}",
     "The third field of a position says who may still castle or leap, White first: RKR if neither king nor "
     "rooks have moved, RK or KR if one rook has, K if both have, a hyphen if the king has; then the same "
     "for Black in small letters. It always has two parts. The forms of other games, such as KQkq, are not "
     "known.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w KQkq - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::missing_special, error, "missing-special",
     "expected a special capture such as G15@13 or F14, or a hyphen, found {found}",
     "The fourth field of a position says which pawn may be taken in passing or for its scorn: its hex and "
     "the line or lines that it crossed (G15@13, G13@9-11), or the hex of a scornful pawn alone (F14). A "
     "hyphen means that there is none. What stood in its place has been skipped.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- none 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::missing_clock, error, "missing-clock",
     "expected the number of plies since the last capture or pawn's ply, found {found}",
     "The fifth field of a position counts the plies since a piece was taken or a pawn moved, for the draw "
     "by exhaustion. It is a number; where it is not known, zero stands for it. What stood in its place has "
     "been skipped.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - ? 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::missing_move_number, error, "missing-move-number",
     "expected the number of the next move or ?, found {found}",
     "The last field of a position is the number of the move that is played next; the moves of the game "
     "begin with it. Where it is not known, a question mark stands for it. What stood in its place has been "
     "skipped.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 one", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::missing_field, warning, "missing-field",
     "expected the next of the six fields of the position, found {found}",
     "A position has six fields: the lines of the board, the side to move, the castling field, the special "
     "capture, the plies since the last capture or pawn's ply, and the number of the next move. Fields that "
     "are missing at the end have been read as if nothing special were the case. Write them all: after the "
     "board, w -- - 0 1 for example.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w --", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", safe},

    {code::position_spacing, warning, "position-spacing",
     "the fields of a position have exactly one blank between them, and none at the end",
     "One blank parts each field of a position from the next, and the last one ends it. More blanks can be "
     "read as well, but programs that compare positions as text take them for different ones. Remove the "
     "blanks that are too many.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w  -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", safe},

    {code::single_hyphen, warning, "single-hyphen",
     "expected two hyphens for two kings that have moved, found {found}",
     "The castling field has two parts, White's and Black's, and each king that has moved has a hyphen of "
     "its own. One hyphen for both is a habit of other games and leaves a part out. Write --.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w - - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", safe},

    {code::text_after_position, error, "text-after-position",
     "expected the end of the position after the move number, found {found}",
     "A position has six fields and ends with the number of the next move. What follows has been skipped. "
     "Remove it, or look for a blank that splits one of the fields.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1 2", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},
};

} // namespace ctlpgn::catalogue_rows
