// S001 to S010: bytes and characters.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info syntax_text[] = {
    {code::byte_order_mark, note, "byte-order-mark",
     "the file begins with a byte-order mark, which UTF-8 does not need",
     "A byte-order mark (U+FEFF) tells the order of bytes in encodings of two or four bytes. CTL-PGN files "
     "are UTF-8, which has only one order, and programs that do not expect the mark stumble over the first "
     "tag. Save the file as UTF-8 without a byte-order mark.",
     file,
     "\xEF\xBB\xBF[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n*\n",
     safe},

    {code::invalid_utf8, error, "invalid-utf8", "the bytes {found} are not UTF-8",
     "CTL-PGN files are UTF-8, and no character is written with these bytes there. Mostly the file was saved "
     "in an older encoding such as Latin-1, where an accented letter is a single byte. Convert the file to "
     "UTF-8; the rest of the text has been read.",
     moves,
     "{ Annotated by J. Ferr\xE0s. }\n1. G7-G13 :", "{ Annotated by J. Ferràs. }\n1. G7-G13 :", unsafe},

    {code::lone_carriage_return, error, "lone-carriage-return",
     "a carriage return stands here without a line feed",
     "Lines end with a line feed, or with a carriage return and a line feed. A carriage return alone ended "
     "lines on very old systems; programs of today show such text as one line. It has been read as the end "
     "of a line. Replace it by a line feed.",
     moves, "1. G7-G13, E21-E17\r2. E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :", safe},

    {code::control_character, warning, "control-character",
     "the control character {found} does not belong in a text",
     "Tags and comments are plain text, and a control character has no meaning in it. Other programs may "
     "show it as nothing, as a box, or stop reading. Such characters often come from copied text; delete it.",
     moves, "{ A quiet \x07 start. }\n1. G7-G13 :", "{ A quiet start. }\n1. G7-G13 :", unsafe},

    {code::foreign_hyphen, warning, "foreign-hyphen", "expected the hyphen - or ‐, found {found}",
     "Where the format has a hyphen, it is the one of the keyboard (U+002D) or the typographers' one "
     "(U+2010). Dashes, minus signs and non-breaking hyphens look alike but are other characters, and most "
     "readers reject them; word processors put them in by themselves. Replace it by a hyphen.",
     moves, "1. G7–G13 :", "1. G7-G13 :", safe},

    {code::other_encoding, error, "other-encoding",
     "the file is written in {detail} and must be written in UTF-8",
     "Files are written in UTF-8. Some programs save text in UTF-16, or in the one-byte characters of older "
     "systems, and most readers can make nothing of that. The file has been converted and read; lines and "
     "columns are right, but bytes are counted as in UTF-8. Save the file as UTF-8; lint --fix does.",
     file, "", "", safe},
};

} // namespace ctlpgn::catalogue_rows
