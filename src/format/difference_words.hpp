// How a difference between two trees is described to people.
#pragma once

#include "format/same_game.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::layout {

// `number`: of the move in the first tree that it is at; 0: unknown.
std::string words_of(const difference& found, const game& first, std::uint32_t number);

// A ply in quotation marks, with the number of its move: "Nf3" of move 2
std::string words_of_ply(const game& record, node at, std::uint32_t number);

} // namespace ctlpgn::layout
