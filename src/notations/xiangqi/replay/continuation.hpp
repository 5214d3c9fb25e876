// Which of several plies is meant, by how far the line of play can go on after each.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/replay/resolution.hpp"

#include <optional>
#include <span>

namespace ctlpgn::xiangqi {

// None if the rest of the line says nothing.
std::optional<xiangqi::ply> likeliest(const game& record, const position& before,
                                      std::span<const xiangqi::ply> candidates, node next);

// Of a ply that another reading names, too: what the standard names, unless the rest of the line can be
// played to its end after the other one alone.
void settle_by_line(const game& record, const position& before, const ctlpgn::ply& written,
                    resolution& found);

} // namespace ctlpgn::xiangqi
