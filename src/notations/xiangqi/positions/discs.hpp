// The pieces: discs with their usual characters, as strokes of a pen.
#pragma once

#include "ctlpgn/board_plan.hpp"
#include "games/xiangqi/piece.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::xiangqi {

inline constexpr std::string_view disc = "M20 2.5a17.5 17.5 0 1 0 .01 0z";

inline constexpr std::string_view horse_lines =
    "M13.6 10.2v12.4h15.2c-.2 4.6-.8 8-2.6 8-.8 0-1.8-.4-2.6-.8M13.6 10.2h13M13.8 14.2h12M13.8 18.3h12"
    "M20.2 10.4v12M11.2 25.6l-.8 4.4M15 25.8l.6 3.4M18.6 25.8l.8 3M22 25.4l.9 2.4";
inline constexpr std::string_view rook_lines =
    "M12.4 12.4h15.2M13.8 16h12.4v8.6h-12.4zM13.8 20.3h12.4M11 28h18M20 9v22.4";

// 兵 仕 相 馬 炮 車 帥, in the order of piece_kind.
inline constexpr std::array<piece_picture, piece_kind_count - 1> red_pieces{{
    {"pawn", disc,
     "M22.6 9.6C20 11 17.6 11.8 14.2 12M14.2 11.8v10.7M14.4 16.6h13M22.6 16.6v5.9M10 22.6h20"
     "M16.6 25.4l-5 5M23.4 25.4l5 5"},
    {"guard", disc,
     "M15.6 9.6c-1.2 4.4-3.2 8-5.8 10.8M13.2 16.4v14.4M17.2 17.4h13.6M24 10.4v18.8"
     "M18.6 29.4h11"},
    {"elephant", disc,
     "M10 15h9.4M14.8 9.6v21.2M14.6 16c-1 3.6-2.6 6.6-4.8 9M15.2 17.6l3.8 4.6"
     "M22.2 11.4h7.4v18.4h-7.4zM22.2 17.4h7.4M22.2 23.6h7.4"},
    {"horse", disc, horse_lines},
    {"cannon", disc,
     "M11.2 14.6l.6 4M18.2 14l-1.6 3.8M14.8 10.2v8.6c0 5-1.8 9-4.8 11.8M15 21.8l3.4 5.8"
     "M23.2 9.6c-.8 2.6-2 4.8-3.6 6.6M22 13h8.2v8.4c0 2-1 2.4-2.8 1.9M21.4 17.6h5v4.6h-5"
     "M21.4 17.6v10c0 2 1 2.7 2.6 2.7h4.4c2 0 2.5-1 2.6-3.6"},
    {"rook", disc, rook_lines},
    {"king", disc,
     "M13.6 9l-1 2.6M10.8 11.8v16.8M10.8 11.8h5.8v6h-5.8M10.8 22h5.8v6h-5.8M19.6 14.6v11.8"
     "M19.6 14.6h10.8v9.4c0 1.8-1 2-2.8 1.6M25 9.4v22"},
}};

// 卒 士 象 馬 砲 車 將, in the order of piece_kind.
inline constexpr std::array<piece_picture, piece_kind_count - 1> black_pieces{{
    {"pawn", disc,
     "M20 9v3M12 12.4h16M16 13.4c-.6 3.6-2 6-4.4 8M15.6 17l2.8 3.8M24 13.4c-.6 3.6-2 6-4.4 8"
     "M23.8 16.6l3.8 4.6M10.4 24.2h19.2M20 21.6v9.8"},
    {"guard", disc, "M10.6 16.6h18.8M20 9.4v19.6M13.2 29.4h13.6"},
    {"elephant", disc,
     "M18 8.8c-1.6 2.4-3.6 4.4-6 6M17 11h6.6l-2 2.8M13.4 14.2h13.2v4.4h-13.2zM20 14.2v4.4"
     "M20.4 18.6c-2.4 2.4-5.4 4-9.2 5M17.4 20.9c4 2.6 4.6 7.2 2.4 9.9l-2.4-.9"
     "M20.6 23.8c-3 2.4-6 4-9.8 4.8M27.4 20l-5.2 2.8M22.2 22.4c1.6 3.8 4.2 6.2 7.6 7.6"},
    {"horse", disc, horse_lines},
    {"cannon", disc,
     "M10 11.8h8.4M14 11.8c-.6 4.4-2 8-4.2 11M12.6 20.2h5.2v8.4h-5.2z"
     "M23.2 9.6c-.8 2.6-2 4.8-3.6 6.6M22 13h8.2v8.4c0 2-1 2.4-2.8 1.9M21.4 17.6h5v4.6h-5"
     "M21.4 17.6v10c0 2 1 2.7 2.6 2.7h4.4c2 0 2.5-1 2.6-3.6"},
    {"rook", disc, rook_lines},
    {"king", disc,
     "M14.6 9.4v21.8M10.4 11v5.6h4.2M9.8 20.6h4.8M11.8 20.6c0 3.6-.6 6.6-2 9"
     "M21.6 9.2c-1 3-2.4 5.2-4.2 6.8M20.8 12h7.4c-1.4 4.6-5 7.8-10.2 9.2M20 15l2.2 2"
     "M17.2 23.6h13.4M26 20v9.6c0 1.6-.8 1.8-3.2 1.2M19.6 26l2 2.8"},
}};

} // namespace ctlpgn::xiangqi
