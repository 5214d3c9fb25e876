// Moves as in Vietnam: P2-5 for C2.5, with other letters, and signs that mean something else.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/xiangqi/forms/claim.hpp"

#include <string_view>

namespace ctlpgn::xiangqi {

// By the direction that its sign has in other forms: the dot is forward, and the hyphen sideways.
constexpr direction vietnamese_direction(direction elsewhere) {
    return elsewhere == direction::sideways   ? direction::forward
           : elsewhere == direction::backward ? direction::sideways
                                              : elsewhere;
}

[[nodiscard]] bool is_in_vietnamese(std::string_view ply);

// Whether all plies that can be read are of this form, and some have letters or signs of no other.
[[nodiscard]] bool is_in_vietnamese(const game& record);

// Gives the plies of a game that was read as if they were in another relative form their meaning.
void read_in_vietnamese(game& record);

} // namespace ctlpgn::xiangqi
