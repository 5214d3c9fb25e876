// Pictures of men that several games have: figures on a foot, drawn for this project. Each is a few closed
// paths in a box of 40 by 40, all of them counter-clockwise, so that those that overlap are one figure with
// one outline.
#pragma once

#include "ctlpgn/board_plan.hpp"

namespace ctlpgn::pictures {

inline constexpr piece_picture pawn{
    .name = "pawn",
    .body = "M20 7.5a6 6 0 1 0 .01 0zM15 21h10a1.3 1.3 0 0 0 0-2.6h-10a1.3 1.3 0 0 0 0 2.6z"
            "M27 31c-1.5-5-4-7-4.5-12h-5c-.5 5-3 7-4.5 12z"
            "M11.5 36h17a1.5 1.5 0 0 0 1.5-1.5v-1a3 3 0 0 0-3-3h-14a3 3 0 0 0-3 3v1a1.5 1.5 0 0 0 1.5 1.5z",
    .lines = "M14 30.6h12"};

inline constexpr std::string_view wide_foot =
    "M9.5 36h21a1.5 1.5 0 0 0 1.5-1.5v-1a3 3 0 0 0-3-3h-18a3 3 0 0 0-3 3v1a1.5 1.5 0 0 0 1.5 1.5z";

inline constexpr piece_picture rook{
    .name = "rook",
    .body = "M27.8 31l-1.4-12.2 3.6-2.6v-9h-4.6v3h-2.9v-3h-5v3h-2.9v-3h-4.6v9l3.6 2.6-1.4 12.2z",
    .lines = "M13.8 18.9h12.4M11.5 30.6h17",
    .foot = wide_foot};

inline constexpr piece_picture bishop{.name = "bishop",
                                      .body = "M20 3.6a2.7 2.7 0 1 0 .01 0z"
                                              "M20 8.6c-4.6 3.3-8.6 8-8.6 13.2 0 3.6 2 6.3 4.2 "
                                              "8.7h8.8c2.2-2.4 4.2-5.1 4.2-8.7 0-5.2-4-9.9-8.6-13.2z",
                                      .lines = "M19.8 20.6l5-6M14.6 26h10.8M11.5 30.6h17",
                                      .foot = wide_foot};

inline constexpr piece_picture queen{
    .name = "queen",
    .body = "M29.5 30.6l4-15.6-5.6 6.6-1.4-11.4-4.6 10-1.9-11.6-1.9 11.6-4.6-10-1.4 11.4-5.6-6.6 4 15.6z"
            "M33.6 11a2.4 2.4 0 1 0 .01 0zM26.6 6.6a2.4 2.4 0 1 0 .01 0zM20 5a2.4 2.4 0 1 0 .01 0z"
            "M13.4 6.6a2.4 2.4 0 1 0 .01 0zM6.4 11a2.4 2.4 0 1 0 .01 0z",
    .lines = "M11.8 26.2q8.2-1.8 16.4 0M11.5 30.6h17",
    .foot = wide_foot};

inline constexpr piece_picture king{
    .name = "king",
    .body = "M21.6 18v-7h3.2v-3h-3.2v-4h-3.2v4h-3.2v3h3.2v7z"
            "M28.6 30.6c3-3 5.6-7.4 5.6-11.4 0-4.2-3-6.6-6.4-6.6-3.4 0-6.2 2-7.8 5.2-1.6-3.2-4.4-5.2-7.8-5.2"
            "-3.4 0-6.4 2.4-6.4 6.6 0 4 2.6 8.4 5.6 11.4z",
    .lines = "M20 18.4v7M12.4 26.4q7.6-1.8 15.2 0M11.5 30.6h17",
    .foot = wide_foot};

inline constexpr piece_picture knight{
    .name = "knight",
    .body = "M29.4 30.6c1-9.2-.6-18-7-21.6l-1-5-3.8 4.2c-4.6 1.6-7 5.6-8.8 10.4-1 2.6-2.4 4-2 5.8.6 2.4 3.4 3"
            " 5.4 2 1.8-1 3-2.6 6-3 .6 2.8-4.6 3-6.4 7.2z",
    .lines = "M25.6 15.5c1.6 3.4 2 7.2 1.6 11M11.5 30.6h17",
    .spots = "M16.2 13.4a1.6 1.6 0 1 0 .01 0z",
    .foot = wide_foot};

inline constexpr piece_picture elephant{
    .name = "elephant",
    .body = "M14 7.6C9 5.6 4 8.6 4 15c0 5.2 3 9.4 7 9.4 2 0 3.5-1.5 4-3.6z"
            "M26 7.6l-1 13.2c.5 2.1 2 3.6 4 3.6 4 0 7-4.2 7-9.4 0-6.4-5-9.4-10-7.4z"
            "M20 5c-5 0-8 3.6-8 8.6 0 3.6 1.6 6.8 4 8.8.6 3 .6 5.4 0 8.2h8c-.6-2.8-.6-5.2 0-8.2 2.4-2 4-5.2"
            " 4-8.8 0-5-3-8.6-8-8.6z",
    .lines = "M12.6 10c-1.2 3.6-.4 7.6 2 10.6M27.4 10c1.2 3.6.4 7.6-2 10.6M17 23.6h6M17 27h6M11.5 30.6h17",
    .spots = "M16.4 12.6a1.5 1.5 0 1 0 .01 0zM23.6 12.6a1.5 1.5 0 1 0 .01 0z",
    .foot = wide_foot};

} // namespace ctlpgn::pictures
