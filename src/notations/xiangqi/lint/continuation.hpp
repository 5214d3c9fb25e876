// Which of several half-moves is meant, by how far the line of play can go on after each.
#pragma once

#include "notations/xiangqi/replay/replay.hpp"

#include <optional>

namespace ctlpgn::xiangqi {

// None if the rest of the line tells nothing.
std::optional<xiangqi::ply> likeliest(const game& record, const replayed& doubtful);

} // namespace ctlpgn::xiangqi
