// G S121 to S140: FEN and EPD.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_positions[] = {
    {codes::missing_placement,
     error,
     "missing-placement",
     "missing board: expected eight ranks separated by `/`, found {found}",
     "A position begins with the pieces: eight ranks from the eighth down, each with letters for pieces and "
     "digits for empty squares (section 16.1.3.1). Without it there is no position. Write all eight ranks.",
     never,
     {position, "x w KQkq - 0 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}},

    {codes::missing_turn,
     error,
     "missing-turn",
     "missing side to move: expected w or b, found {found}",
     "The second field says whose turn it is: w for White, b for Black (section 16.1.3.2). It has been read "
     "as w. Write one of the two.",
     unsafe,
     {position, "4k3/8/8/8/8/8/4P3/4K3 x - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::missing_rights,
     error,
     "missing-rights",
     "missing castling rights: expected letters such as KQkq, or `-`, found {found}",
     "The third field says who may still castle and where (section 16.1.3.3). It has been read as -. Write "
     "the letters of those who may, or a hyphen.",
     unsafe,
     {position, "4k3/8/8/8/8/8/4P3/4K3 w ? - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::missing_special,
     error,
     "missing-special",
     "missing en passant square: expected one such as e3, or `-`, found {found}",
     "The fourth field is the square that a pawn has just passed by a double step (section 16.1.3.4). It has "
     "been read as -. Write the square or a hyphen.",
     unsafe,
     {position, "4k3/8/8/8/8/8/4P3/4K3 w - x 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::missing_clock,
     error,
     "missing-clock",
     "missing halfmove clock: expected a number, found {found}",
     "The fifth field counts for the rule of fifty moves (section 16.1.3.5). It has been read as 0. Write "
     "the number.",
     unsafe,
     {position, "4k3/8/8/8/8/8/4P3/4K3 w - - x 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::missing_move_number,
     error,
     "missing-move-number",
     "missing move number: expected a number, found {found}",
     "The sixth field is the number of the move to be played (section 16.1.3.6). It has been read as 1. "
     "Write the number.",
     unsafe,
     {position, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 x", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::missing_field,
     warning,
     "missing-field",
     "fewer than six fields in the position",
     "A FEN has six fields (section 16.1.3). Those that are missing at its end have been read as -, 0 and 1. "
     "Write them.",
     unsafe,
     {position, "4k3/8/8/8/8/8/4P3/4K3 w - -", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::position_spacing,
     warning,
     "position-spacing",
     "wrong spacing in the position: one space separates its fields",
     "Adjacent fields are separated by a single space (section 16.1.3). Write one.",
     safe,
     {position, "4k3/8/8/8/8/8/4P3/4K3  w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::text_after_position,
     error,
     "text-after-position",
     "text after the six fields of the position: {found}",
     "A FEN has six fields (section 16.1.3). What comes after them has been skipped. Remove it.",
     unsafe,
     {position, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 x", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::adjacent_digits,
     warning,
     "adjacent-digits",
     "adjacent digits for empty squares: write their sum",
     "The digit counts all the empty squares that follow each other (section 16.1.3.1). Two digits side by "
     "side have been added. Write their sum.",
     safe,
     {position, "4k3/8/8/8/8/8/4P12/4K3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::promoted_piece_mark,
     warning,
     "promoted-piece-mark",
     "mark on a piece letter: {found}",
     "Programs for crazyhouse mark pieces that were pawns. Chess has no use for that mark, and it has been "
     "skipped. Remove it.",
     safe,
     {position, "4k3/8/8/8/8/8/3Q~4/4K3 w - - 0 1", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1"}},

    {codes::pieces_in_hand,
     warning,
     "pieces-in-hand",
     "pieces in hand, which chess does not have: {found}",
     "Pieces in hand belong to other games than chess. They have been skipped. Remove them, or say in the "
     "tag Variant which game it is.",
     unsafe,
     {position, "4k3/8/8/8/8/8/4P3/4K3[Q] w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::uppercase_turn,
     warning,
     "uppercase-turn",
     "uppercase side to move {found}: write it in lower case",
     "The side to move is w or b (section 16.1.3.2). It has been read as the small letter. Write that.",
     safe,
     {position, "4k3/8/8/8/8/8/4P3/4K3 W - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}},

    {codes::rook_files,
     note,
     "rook-files",
     "castling rights {found} are not letters of KQkq",
     "The letters of files say with which rook the king may castle: that is X-FEN and Shredder-FEN, which "
     "Chess960 needs. The standard has K, Q, k and q alone (section 16.1.3.3). In games of Chess960 nothing "
     "is wrong with it.",
     never,
     {position, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}},

    {codes::castling_order,
     warning,
     "castling-order",
     "castling rights {found} are not in the order KQkq",
     "Capital letters come before small ones, and the king's side before the queen's (section 16.1.3.3). It "
     "has been read as if they did. Write them in that order.",
     safe,
     {position, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kqKQ - 0 1",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}},

    {codes::en_passant_rank,
     error,
     "en-passant-rank",
     "en passant square {found} is not on the third or sixth rank",
     "A pawn passes a square of the third rank with White's double step, of the sixth with Black's (section "
     "16.1.3.4). It has been read as -. Write the square that was passed, not the pawn's.",
     unsafe,
     {position, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e4 0 1",
      "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"}},

    {codes::operation_spacing,
     warning,
     "operation-spacing",
     "wrong spacing of operations: one space before each, none at the end",
     "The parts of an EPD are separated by a single space (section 16.2.3). Write one.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n\n4k3/8/8/8/8/8/4P3/4K3 w - -  bm Kd2;\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n"}},

    {codes::fen_clocks,
     warning,
     "fen-clocks",
     "counters of a FEN in an EPD: {found}",
     "An EPD has four fields; the number of plies and that of the move are the operations hmvc and fmvn "
     "(section 16.2.5). They have been skipped. Write the operations.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 bm Kd2;\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n"}},

    {codes::unclosed_operation,
     error,
     "unclosed-operation",
     "unclosed operation: expected `;`, found {found}",
     "Each operation of an EPD ends with a semicolon (section 16.2.4). It has been read as if it were "
     "there. Write it.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n\n4k3/8/8/8/8/8/4P3/4K3 w - - bm Kd2\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
