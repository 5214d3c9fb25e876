// S121 to S140: how positions (PDTL) are written.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_positions[] = {
    {codes::missing_placement,
     error,
     "missing-placement",
     "missing board: expected lines such as /27:dk/1:DK/, found {found}",
     "A position begins with the cross-lines that hold pieces, from 28 down, each between slashes: the "
     "number of the line, a colon, then letters for pieces and digits for empty hexes from left to right. "
     "The text has been skipped, so the places of the pieces are not known.",
     never,
     {position, "w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_slash,
     error,
     "missing-slash",
     "unexpected {found} in a line of the board: expected a piece, a digit or `/`",
     "Every cross-line of a position is between two slashes, and the last one has its slash before the "
     "space, too. Only letters of pieces and the digits 1 to 8 may be on a line. Write the slash, or "
     "correct the character.",
     safe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_turn,
     error,
     "missing-turn",
     "missing side to move: expected w or b, found {found}",
     "The second field of a position says whose turn it is: w for White, b for Black, as a small letter. "
     "Other text in its place has been skipped. Write w or b.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ W -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_rights,
     error,
     "missing-rights",
     "malformed castling field {found}: expected one such as RKRrkr or `--`",
     "The third field of a position says who may still castle or leap, White first: RKR if neither king nor "
     "rooks have moved, RK or KR if one rook has, K if both have, a hyphen if the king has; then the same "
     "for Black in small letters. It always has two parts. The forms of other games, such as KQkq, are not "
     "known.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w KQkq - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_special,
     error,
     "missing-special",
     "unreadable special capture {found}: expected one such as G15@13, G13@9-11 or F14, or `-`",
     "The fourth field of a position says which pawn may be taken in passing or for its scorn: its hex and "
     "the line or lines that it crossed (G15@13, G13@9-11), or the hex of a scornful pawn alone (F14). A "
     "hyphen means that there is none. Other text in its place has been skipped. A field that names a hex "
     "may be a right to capture, so it is left for you to correct.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- none 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_clock,
     error,
     "missing-clock",
     "missing ply counter: expected the plies since the last capture or pawn's ply, found {found}",
     "The fifth field of a position counts the plies since a piece was taken or a pawn moved, for the draw "
     "by exhaustion. It is a number; where it is not known, it is zero. Other text in its place has been "
     "skipped.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - none 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_move_number,
     error,
     "missing-move-number",
     "missing move number: expected a number or `?`, found {found}",
     "The last field of a position is the number of the move that is played next; the moves of the game "
     "begin with it. Where it is not known, it is a question mark. Other text in its place has been skipped.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 one", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::missing_field,
     warning,
     "missing-field",
     "fewer than six fields in the position",
     "A position has six fields: the lines of the board, the side to move, the castling field, the special "
     "capture, the plies since the last capture or pawn's ply, and the number of the next move. Fields that "
     "are missing at the end have been read as if nothing special were the case. Write them all: after the "
     "board, w -- - 0 1 for example.",
     safe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w --", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::position_spacing,
     warning,
     "position-spacing",
     "wrong spacing in the position: exactly one space separates its fields",
     "One space separates each field of a position from the next; the last field has none after it, and the "
     "lines of the board have none within them. More spaces can be read as well, but programs that compare "
     "positions as text take them for different ones. Remove the spaces that are too many.",
     safe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w  -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::single_hyphen,
     warning,
     "single-hyphen",
     "single hyphen for two kings that have moved: {found} instead of `--`",
     "The castling field has two parts, White's and Black's, and each king that has moved has its own "
     "hyphen. One hyphen for both is a habit of other games and leaves a part out. Write --.",
     safe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w - - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::text_after_position,
     error,
     "text-after-position",
     "text after the position: {found}",
     "A position has six fields and ends with the number of the next move. What follows has been skipped. "
     "Remove it, or look for a space that splits one of the fields.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1 2", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::doubled_slash,
     warning,
     "doubled-slash",
     "two slashes with no line of the board between them",
     "One slash separates each line of the board from the next. Lines without pieces are left out, so two "
     "slashes in a row have no meaning. Remove one.",
     safe,
     {position, "/27:1k/20:3p3//8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::unreadable_board_line,
     error,
     "unreadable-board-line",
     "unreadable line of the board {found}: expected a number, a colon and pieces, such as 27:dk",
     "Between two slashes is one cross-line of the board: its number from 0 to 28, a colon, then letters "
     "for pieces and digits for empty hexes from left to right. The line has been skipped. Another sign for "
     "the colon can be fixed, and so can a missing colon where the hexes show which digits are the number.",
     safe,
     {position, "/27;1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::split_empty_hexes,
     warning,
     "split-empty-hexes",
     "empty hexes counted in parts: write {found} as one digit",
     "A digit counts all the empty hexes that follow each other: 3, not 111 or 12. Digits in a row are read "
     "as their sum, but programs that compare positions as text take such a position for a different one. "
     "Write the sum.",
     safe,
     {position, "/27:1k/20:111p3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::one_sided_rights,
     warning,
     "one-sided-rights",
     "castling field {found} for one side only: the other side needs its hyphen",
     "The castling field has two parts, White's and Black's, and a king that has moved has a hyphen for its "
     "part: RKR-, -rkr. Some programs leave that hyphen out, and the field is read as if it were there. "
     "Write it.",
     safe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w K - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w K- - 0 1"}},

    {codes::special_form,
     warning,
     "special-form",
     "nonstandard special capture {found}: expected the pawn's hex, `@` and the lines it crossed",
     "The fourth field of a position is the hex on which the pawn now is, @, and the line that it crossed, "
     "or both lines with a hyphen between them: D18@20, D16@18-20. Some programs write P@D20[D18] and "
     "P@D20,18[D16], and people write G15@G13 or G13@9,11. The meaning is clear. Write the prescribed form.",
     safe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- P@F22[F20] 0 1",
      "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1"}},

    {codes::counter_form,
     warning,
     "counter-form",
     "nonstandard counter {found}: no leading zeros, 0 for unknown plies, ? for an unknown move",
     "The fifth field of a position is the number of plies since the last capture or pawn's ply, and 0 where "
     "that is not known; the sixth is the number of the next move, and ? where that is not known. Numbers "
     "have no zeros before them. Another form is read as what it means. Write the prescribed one.",
     safe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - - 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
