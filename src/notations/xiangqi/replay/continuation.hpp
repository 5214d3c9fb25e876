// Chooses between several plies by how far the line of play can continue after each.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/replay/resolution.hpp"

#include <optional>
#include <span>

namespace ctlpgn::xiangqi {

// None if the rest of the line does not decide.
std::optional<xiangqi::ply> likeliest(const game& record, const position& before,
                                      std::span<const xiangqi::ply> candidates, node next);

// For a text with two readings: the ply that the standard names, unless the rest of the line can be played to
// its end only after the other one.
void settle_by_line(const game& record, const position& before, const ctlpgn::ply& written,
                    resolution& found);

} // namespace ctlpgn::xiangqi
