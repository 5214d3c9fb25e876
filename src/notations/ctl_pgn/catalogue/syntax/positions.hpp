// S121 to S140: how positions (PDTL) are written.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_positions[] = {
    {codes::missing_placement,
     error,
     "missing-placement",
     "a position must begin with lines of the board such as /27:dk/1:DK/, found {found}",
     "A position begins with the cross-lines that hold pieces, from 28 down, each between slashes: the "
     "number of the line, a colon, then letters for pieces and digits for empty hexes from left to right. "
     "The text has been skipped, so nobody knows where the pieces are. A different sign in place of the "
     "colon can be fixed.",
     unsafe,
     {position, "/27;1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_slash,
     error,
     "missing-slash",
     "a line of the board must have only pieces and digits, and then /, found {found}",
     "Every cross-line of a position stands between two slashes, and the last one has its slash before the "
     "space, too. Only letters of pieces and the digits 1 to 8 may stand on a line. Write the slash, or "
     "correct the character.",
     safe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_turn,
     error,
     "missing-turn",
     "the side to move must be w or b, found {found}",
     "The second field of a position says whose turn it is: w for White, b for Black, as a small letter. "
     "What stood in its place has been skipped. Write w or b.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ W -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_rights,
     error,
     "missing-rights",
     "the castling field must look like RKRrkr or --, found {found}",
     "The third field of a position says who may still castle or leap, White first: RKR if neither king nor "
     "rooks have moved, RK or KR if one rook has, K if both have, a hyphen if the king has; then the same "
     "for Black in small letters. It always has two parts. The forms of other games, such as KQkq, are not "
     "known.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w KQkq - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_special,
     error,
     "missing-special",
     "the special capture must look like G15@13 or F14, or be a hyphen, found {found}",
     "The fourth field of a position says which pawn may be taken in passing or for its scorn: its hex and "
     "the line or lines that it crossed (G15@13, G13@9-11), or the hex of a scornful pawn alone (F14). A "
     "hyphen means that there is none. What stood in its place has been skipped.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- none 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_clock,
     error,
     "missing-clock",
     "the number of plies since the last capture or pawn's ply must stand here, found {found}",
     "The fifth field of a position counts the plies since a piece was taken or a pawn moved, for the draw "
     "by exhaustion. It is a number; where it is not known, zero stands for it. What stood in its place has "
     "been skipped.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - ? 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_move_number,
     error,
     "missing-move-number",
     "the number of the next move, or ?, must stand here, found {found}",
     "The last field of a position is the number of the move that is played next; the moves of the game "
     "begin with it. Where it is not known, a question mark stands for it. What stood in its place has been "
     "skipped.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 one", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_field,
     warning,
     "missing-field",
     "a position must have six fields, and this one has fewer",
     "A position has six fields: the lines of the board, the side to move, the castling field, the special "
     "capture, the plies since the last capture or pawn's ply, and the number of the next move. Fields that "
     "are missing at the end have been read as if nothing special were the case. Write them all: after the "
     "board, w -- - 0 1 for example.",
     safe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w --", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::position_spacing,
     warning,
     "position-spacing",
     "a position must have exactly one space between its fields, and no others",
     "One space separates each field of a position from the next; the last field has none after it, and the "
     "lines of the board have none within them. More spaces can be read as well, but programs that compare "
     "positions as text take them for different ones. Remove the spaces that are too many.",
     safe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w  -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::single_hyphen,
     warning,
     "single-hyphen",
     "two kings that have moved must be written as two hyphens, found {found}",
     "The castling field has two parts, White's and Black's, and each king that has moved has a hyphen of "
     "its own. One hyphen for both is a habit of other games and leaves a part out. Write --.",
     safe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w - - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::text_after_position,
     error,
     "text-after-position",
     "a position must end after the move number, found {found}",
     "A position has six fields and ends with the number of the next move. What follows has been skipped. "
     "Remove it, or look for a space that splits one of the fields.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1 2", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
