// S141 to S160: limits of the reader. Most have no example: it would be too large to read.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info syntax_limits[] = {
    {code::nesting_too_deep, error, "nesting-too-deep",
     "variations are nested deeper than the reader's limit of {detail}",
     "The format allows variations inside variations to any depth, but a reader has to remember each open "
     "one, and a damaged or hostile file could use up its memory. What is nested deeper than the limit has "
     "not been read as a variation. If the file is sound, raise the limit on depth.",
     moves, "", ""},

    {code::too_many_tags, error, "too-many-tags",
     "the game has more tags than the reader's limit of {detail}",
     "The format has some thirty tags and sets no limit to their number; the reader sets one against damaged "
     "or hostile files. The tags beyond it have not been kept. If the file is sound, raise the limit on "
     "tags.",
     tags, "", ""},

    {code::comment_too_long, error, "comment-too-long",
     "the comment is longer than the reader's limit of {detail} bytes",
     "The format sets no limit to the length of a comment; the reader sets one against damaged or hostile "
     "files. Often a closing brace is missing, and the comment has swallowed what follows. Close it; or, if "
     "the file is sound, raise the limit on comments.",
     moves, "", ""},

    {code::game_too_long, error, "game-too-long",
     "the game is longer than the reader's limit of {detail} bytes",
     "A game is read in one piece, so the reader limits its length. What lies beyond the limit has been "
     "skipped up to the next game. Often the file is no CTL-PGN at all, or a closing brace is missing. If "
     "the "
     "file is sound, raise the limit on games.",
     file, "", ""},

    {code::number_too_large, error, "number-too-large",
     "the number {found} is larger than the reader can hold",
     "Numbers of moves, labels and fields of a position have no limit in the format, but programs keep them "
     "in a fixed space. No game comes near to it, so this is a slip of the keyboard or a damaged file. The "
     "number of a rating ($n) goes up to 255; a larger one has not been kept. Correct the number.",
     moves, "1. G7-G13, E21-E17\n($[99999999999] 1. E7-E13, E21-E17)\n2. E7-E13 :",
     "1. G7-G13, E21-E17\n($[1] 1. E7-E13, E21-E17)\n2. E7-E13 :"},

    {code::too_many_findings, error, "too-many-findings",
     "this game has {detail} more findings than the reader's limit lets through",
     "A game with very many findings is mostly one that was damaged, or is no CTL-PGN, and a list of them "
     "all would help nobody. The findings beyond the limit have been counted, not kept. Mend the first ones "
     "and check again, or raise the limit on findings.",
     file, "", ""},
};

} // namespace ctlpgn::catalogue_rows
