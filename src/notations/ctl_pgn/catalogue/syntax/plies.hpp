// S051 to S070: single plies and what is said about them.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_plies[] = {
    {codes::unreadable_ply,
     error,
     "unreadable-ply",
     "unreadable ply {found}: expected one such as JF6-C15",
     "A ply is written with the piece (none for a pawn), the hex that it leaves, a hyphen or a capture "
     "sign, and the hex that it goes to; or as a castling such as KRK-HG; or as the promotion of a waiting "
     "pawn such as A23=D. The text has been skipped, and the plies after it can hardly be followed on the "
     "board.",
     unsafe,
     {moves, "1. G7-G13, castles :", "1. G7-G13, E21-E17 :"}},

    {codes::missing_origin,
     error,
     "missing-origin",
     "missing origin: expected a hex such as F6, found {found}",
     "Plies are written in full: the hex that the piece leaves comes before the hyphen or the capture sign, "
     "also when only one piece could move there. A hex is a column letter and a line number. Write the "
     "missing hex after the piece's letter.",
     unsafe,
     {moves, "1. JF-C15 :", "1. JF6-C15 :"}},

    {codes::missing_separator,
     error,
     "missing-separator",
     "missing hyphen or capture sign (×, @ or @@) after the first hex: found {found}",
     "Between the two hexes of a ply is a hyphen if the target is free, × or * if a piece is taken, and @ "
     "or @@ if a pawn is taken in passing or for its scorn. A waiting pawn that promotes, and nothing else, "
     "has = after its hex. The rest of the ply has been skipped.",
     unsafe,
     {moves, "1. G7G13 :", "1. G7-G13 :"}},

    {codes::missing_destination,
     error,
     "missing-destination",
     "missing target: expected a hex such as F14, found {found}",
     "After the hyphen or the capture sign comes the hex that the piece goes to, and before it the letter of "
     "the captured piece, unless it is a pawn. A hex is a column letter and a line number. Write where the "
     "piece goes.",
     unsafe,
     {moves, "1. G7- :", "1. G7-G13 :"}},

    {codes::missing_promotion,
     error,
     "missing-promotion",
     "missing piece after `=`: expected one of D V R G N J, or `&`, found {found}",
     "The sign = after a pawn's ply says what the pawn becomes: a piece that its side has lost and can have "
     "back, or & if there is none and the pawn has to wait. Kings, elephants and pawns cannot be won back. "
     "Write one of the letters, or &.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/21:1P6/1:1K/ w -- - 0 1\"]\n"
      "\n1. A21-A23= :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/21:1P6/1:1K/ w -- - 0 1\"]\n"
      "\n1. A21-A23=D :\n*\n"}},

    {codes::not_a_hex,
     error,
     "not-a-hex",
     "{found} is not a hex of the board: {reason}",
     "A hex is named by its column, one of the letters P T A B C D E F G H I K L X Z, and its line, 0 to 28 "
     "without a leading zero. The columns B D F H K and T X have even lines, the others odd ones, and a "
     "column is the shorter the farther it is from F: column G, for example, goes from G1 to G27. Correct "
     "the letter or the number.",
     unsafe,
     {moves, "1. G7-G14 :", "1. G7-G13 :"}},

    {codes::letter_x,
     error,
     "letter-x",
     "wrong capture sign {found}: use `×` or `*`",
     "The format forbids the letter x as a capture sign, and X is the name of a column. Letters of other "
     "alphabets and signs that look like × are no capture signs either. The ply has been read as a capture. "
     "Write the multiplication sign × (U+00D7), or * where the keyboard lacks it.",
     safe,
     {moves, "1. E7-E13, F20-F16\n2. E13xF16 :", "1. E7-E13, F20-F16\n2. E13×F16 :"}},

    {codes::written_pawn,
     warning,
     "written-pawn",
     "unnecessary letter of a pawn: {found}",
     "A ply without a piece's letter is a pawn's, and a capture without one takes a pawn. The letter P is "
     "needed in positions only; in plies it is one of the columns. Remove it.",
     safe,
     {moves, "1. PG7-G13 :", "1. G7-G13 :"}},

    {codes::lowercase_piece,
     warning,
     "lowercase-piece",
     "lowercase piece letter {found}: write it in upper case",
     "In plies the letters of pieces are capitals for both sides: it is clear who moves. Small letters mean "
     "Black's pieces in positions and in comments. Write the capital letter.",
     safe,
     {moves, "1. jF6-C15 :", "1. JF6-C15 :"}},

    {codes::unknown_castling,
     error,
     "unknown-castling",
     "unknown castling {found}: there are KRK-II IK IH HIO HIOO HH HG FG FE EF EE, KRD-DD DE HH HG FG FE EF "
     "ED, and KRR-HIH HGG FGG FEE EEF",
     "With the king's rook, castlings are KRK-II IK IH HIO HIOO HH HG FG FE EF EE; with the queen's rook "
     "KRD-DD DE HH HG FG FE EF ED; with both rooks KRR-HIH HGG FGG FEE EEF. The first letter is the column "
     "of the king, the others are those of the rooks. Choose one of these forms.",
     unsafe,
     {moves, "1. I5-I11, E21-E17\n2. KRK-IG :", "1. I5-I11, E21-E17\n2. KRK-II :"}},

    {codes::reversed_check,
     warning,
     "reversed-check",
     "reversed mark of an adjoining check: {found} instead of `+^`",
     "A check that can only be met by moving the king or taking the piece has the mark +^. An older program "
     "wrote the two signs the other way round. Write +^, or + alone, which is right for every check.",
     safe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:3p3/17:3N4/8:3P3/1:1K/ w -- - 0 1\"]\n"
      "\n1. NE17-F22^+ :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:3p3/17:3N4/8:3P3/1:1K/ w -- - 0 1\"]\n"
      "\n1. NE17-F22+^ :\n*\n"}},

    {codes::remark_spacing,
     warning,
     "remark-spacing",
     "wrong spacing of glyphs: expected one space after the ply and none between glyphs, found {found}",
     "A glyph or a draw offer is separated from its ply by one space; several of them, such as ?!(=):, are "
     "joined without spaces. So they cannot be taken for a check mark or a part of the ply. Write one space.",
     safe,
     {moves, "1. G7-G13!, E21-E17 :", "1. G7-G13 !, E21-E17 :"}},

    {codes::glued_end_mark,
     note,
     "glued-end-mark",
     "missing space between the last ply and its colon",
     "The colon that ends a game is separated from the last ply by a space, like a glyph. Many files, and "
     "the format's own examples, write it without one, and readers accept both. Write a space before it.",
     safe,
     {moves, "1. G7-G13:", "1. G7-G13 :"}},

    {codes::bare_nag,
     warning,
     "bare-nag",
     "numeric annotation {found} on a ply instead of a sign such as ! or ?",
     "PGN rates moves with a dollar sign and a number; after a ply CTL-PGN has signs: ! is $1, ? is $2, !! "
     "is $3, ?? is $4, !? is $5, ?! is $6 and ◇ is $7. Other numbers are written in comments only. Write "
     "the sign, or put the number into a comment on the move.",
     safe,
     {moves, "1. G7-G13 $1, E21-E17 :", "1. G7-G13 !, E21-E17 :"}},

    {codes::remark_after_mate,
     warning,
     "remark-after-mate",
     "unexpected {found} after `#`, which ends the ply",
     "The mark # ends the game by itself: a mating ply needs no glyph, no draw is offered after it, and the "
     "colon would end the game a second time. Remove what follows the mark.",
     either,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
      "\n1. DD24-F26# !\n3-0\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
      "\n1. DD24-F26#\n3-0\n"}},

    {codes::check_mark_form,
     warning,
     "check-mark-form",
     "malformed check mark {found}: expected + ++ +^ +∞ or # right after the ply",
     "A check mark is a part of its ply, so no space separates them; and other notations' signs, such as the "
     "dagger, are not used. Write the mark right after the hex or the promotion.",
     safe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:3p3/17:3N4/8:3P3/1:1K/ w -- - 0 1\"]\n"
      "\n1. NE17-F22 +^ :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:3p3/17:3N4/8:3P3/1:1K/ w -- - 0 1\"]\n"
      "\n1. NE17-F22+^ :\n*\n"}},

    {codes::sign_spacing,
     warning,
     "sign-spacing",
     "space or invisible character inside a ply",
     "The hex that the piece leaves, the sign and the hex that it goes to follow one another without spaces, "
     "and so do the letter and the number of a hex. With spaces a ply can be read as well, but programs that "
     "look for plies by their spaces will not find it. Remove them.",
     safe,
     {moves, "1. G7 - G13 :", "1. G7-G13 :"}},

    {codes::promotion_form,
     error,
     "promotion-form",
     "malformed promotion {found}: expected `=` and a capital letter such as D, or `&`",
     "What a pawn becomes comes right after the hex that it reaches: the sign = and the capital letter of "
     "the piece, or & if the pawn has to wait. Other signs in place of =, none, spaces and small letters "
     "are read as well where they can mean nothing else. Write the two characters.",
     safe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/21:1P6/1:1K/ w -- - 0 1\"]\n"
      "\n1. A21-A23=d :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/21:1P6/1:1K/ w -- - 0 1\"]\n"
      "\n1. A21-A23=D :\n*\n"}},

    {codes::rating_form,
     warning,
     "rating-form",
     "rating written with another sign: {found}",
     "The ratings are ? ?? ?! ! !! !? and ◇ (U+25C7) for the only move. Other signs that look like these, or "
     "that are two of them in one character, are read as what they mean, but other readers may not know "
     "them. Write the prescribed sign.",
     safe,
     {moves, "1. G7-G13 □, E21-E17\n2. E7-E13 :", "1. G7-G13 ◇, E21-E17\n2. E7-E13 :"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
