// Pictures of the pieces that only this game has.
#pragma once

#include "pictures/chess_men.hpp"

namespace ctlpgn::ctl_pgn {

inline constexpr piece_picture pegasus{
    .name = "pegasus",
    .body = "M25.4 30.6c.8-9.2-.4-18-6.2-21.6l-1-5-3.6 4.2c-4.4 1.6-6.6 5.6-8.4 10.4-1 2.6-2.4 4-2 5.8.6 2.4 "
            "3.2 3"
            " 5.2 2 1.8-1 2.8-2.6 5.6-3 .6 2.8-4.2 3-6 7.2z"
            "M20 30.6h9c3.6-1.2 6-4 6-7.4l-1.4-.8c2.4-1.6 3.6-4.4 3.6-8l-1.4-.6c1.2-2.6 1.6-6 .8-9.6-7.6 "
            "2.4-13 8-14 16z",
    .lines = "M22.4 26.6c.2-7.6 3.2-12.6 8-16M26.6 26.6c1-4.4 3.4-7.2 6.6-8.8M11.5 30.6h17",
    .spots = "M13.4 13.4a1.6 1.6 0 1 0 .01 0z",
    .foot = pictures::wide_foot};

inline constexpr piece_picture wyvern{
    .name = "wyvern",
    .body = "M17 15L4.6 5.4C2.4 12 2.4 18.6 3.6 26c2.2-3.4 5-3.6 7.2-.6 1.4-2.8 3.6-2.4 5.4 1.2h2z"
            "M23 15l-1.2 11.6h2c1.8-3.6 4-4 5.4-1.2 2.2-3 5-2.8 7.2.6C37.6 18.6 37.6 12 35.4 5.4z"
            "M25.4 30.6c-1.6-4-2.4-8-2.4-13h-6c0 5-.8 9-2.4 13z"
            "M20 21.6l5.2-8.4 1.4-9.2-4.4 4.2h-4.4L13.4 4l1.4 9.2z",
    .lines = "M17.2 12.6l2 1.4M22.8 12.6l-2 1.4M14.6 17L7 10.6M25.4 17L33 10.6M11.5 30.6h17",
    .foot = pictures::wide_foot};

} // namespace ctlpgn::ctl_pgn
