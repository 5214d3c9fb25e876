// V: markers and variations.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info variations_rows[] = {
    {codes::variation_without_marker,
     warning,
     "variation-without-marker",
     "missing marker ({number}) on a half-move before the variation",
     "A variation with its word VAR replaces the half-move whose marker has its number. No half-move has "
     "it, so the variation has been put where its first number says. If a marker there has another number, "
     "one of the two is wrong. Write the marker.",
     unsafe,
     {moves, "1. C2=5 (1) N8+7\nVAR[2]{ 1. C8=5 }", "1. C2=5 (1) N8+7\nVAR[1]{ 1. C8=5 }"}},

    {codes::marker_without_variation,
     warning,
     "marker-without-variation",
     "no variation with the number of the marker {found}",
     "The marker says that there is a variation of this half-move, and the game has none of that "
     "number. Write it, or remove the marker.",
     never,
     {moves, "1. C2=5 (1) N8+7", "1. C2=5 N8+7"}},

    {codes::repeated_variation_number,
     error,
     "repeated-variation-number",
     "duplicate number of a variation: {found}",
     "Markers and variations are matched by number, so a number may occur in only one marker and in only one "
     "variation of a game. The first of each is used. Change one of them.",
     never,
     {moves, "1. C2=5 (1) N8+7\nVAR[1]{ 1. C8=5 }\nVAR[1]{ 1. P7+1 }",
      "1. C2=5 (1,2) N8+7\nVAR[1]{ 1. C8=5 }\nVAR[2]{ 1. P7+1 }"}},
};

} // namespace ctlpgn::xiangqi::rows
