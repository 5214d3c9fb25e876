// F: the file as a whole.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info files_rows[] = {
    {code::mixed_line_ends,
     note,
     "mixed-line-ends",
     "all lines of a game must end alike, found {line end}",
     "Lines end with LF or with CRLF, as the writer's system has it, but in one game all alike. A mixture "
     "comes from pasting texts of different systems together, and editors and comparisons stumble over it. "
     "Let your editor save the file with one kind.",
     safe,
     {}},

    {code::lost_character,
     warning,
     "lost-character",
     "text must not hold U+FFFD, which stands where a character was lost",
     "Programs write this character in the place of bytes that they cannot read, usually a letter with an "
     "accent, from a file in another encoding. The text no longer shows which letter it was. Write it again, "
     "or convert the file that the game came from once more, from the encoding it really is in. It is "
     "reported once per game.",
     never,
     {}},

    {code::double_encoding,
     warning,
     "double-encoding",
     "characters must be encoded once, found {found} for {character}",
     "In UTF-8 a letter with an accent is several bytes. A program that takes such a file for Latin-1 reads "
     "each of them as a letter of its own, and saves these as UTF-8: ü becomes Ã¼, and ’ becomes â€™. It is "
     "reported once per game, and the fix is for all tags and comments; where other letters with accents "
     "stand among them, somebody should look first.",
     safe,
     {}},
};

} // namespace ctlpgn::catalogue_rows
