// L005: what a profile must not hold.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info files_profiles[] = {
    {codes::not_for_minimum_reader,
     error,
     "not-for-minimum-reader",
     "not for minimum readers: {what}",
     "The format asks of the simplest reader only that it reads tags and moves; it need not know "
     "variations, comments, and letters that the game redefines. With --profile minimal each of these is "
     "reported once per game. Leave them out of files that are meant for such readers: take away comments "
     "and variations, and write the pieces with their standard letters.",
     never,
     {moves, "{ A quiet start. }\n1. G7-G13 :", "1. G7-G13 :"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
