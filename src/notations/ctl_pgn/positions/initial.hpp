// The position that a game begins with.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// The start of every game of C'escacs.
inline constexpr std::string_view start_position =
    "/28:v/27:dk/26:gjg/25:rnnr/24:pejep/23:ppeepp/22:2pjp2/21:3pp3/20:3p3/8:3P3/7:3PP3/6:2PJP2/5:PPEEPP/"
    "4:PEJEP/3:RNNR/2:GJG/1:DK/0:V/ w RKRrkr - 0 1";

// TLPD is the name of PDTL in the Catalan document.
constexpr bool is_position_tag(std::string_view name) {
    return name == "PDTL" || name == "TLPD";
}

// The tag with the position; null if there is none.
const tag* find_position_tag(const game& record);

initial_position initial(const game& record);

// notation::game_from
std::string game_from(std::string_view position_text, std::string_view ply, std::string_view rules);

} // namespace ctlpgn::ctl_pgn
