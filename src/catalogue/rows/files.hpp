// F: the file as a whole.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info files_rows[] = {
    {code::mixed_line_ends,
     note,
     "mixed-line-ends",
     "mixed line endings in one game: {line end}",
     "Lines end with LF or with CRLF, as the writer's system has it, but in one game all alike. A mixture "
     "comes from pasting texts of different systems together, and editors and comparisons stumble over it. "
     "Let your editor save the file with one kind.",
     safe,
     {}},

    {code::lost_character,
     warning,
     "lost-character",
     "lost character: U+FFFD replaces one that could not be read",
     "Programs write this character in place of bytes that they cannot read, usually a letter with an "
     "accent, from a file in another encoding. The text no longer shows which letter it was. Write it "
     "again, or convert the file that the game came from once more, from the encoding it really is in. It "
     "is reported once per game.",
     never,
     {}},

    {code::double_encoding,
     warning,
     "double-encoding",
     "text encoded twice: {found} should be {character}",
     "In UTF-8 a letter with an accent is several bytes. A program that takes such a file for Latin-1 reads "
     "each of them as a separate letter, and saves these as UTF-8: ü becomes Ã¼, and ’ becomes â€™. It is "
     "reported once per game, and the fix is for all tags and comments; where there are other accented "
     "letters too, check it first.",
     safe,
     {}},
};

} // namespace ctlpgn::catalogue_rows
