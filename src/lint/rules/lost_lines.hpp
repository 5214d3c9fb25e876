// A line of a text that was left out, with all its plies.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ctlpgn {

// How many plies are missing before a number that has been found to be too large; 0 if the numbers after it
// do not show that.
std::int64_t plies_skipped(const game& record, const finding& found);

struct lost_line {
    node first = no_node;    // the ply after the gap
    node numbered = no_node; // whose number shows it
    std::uint32_t plies = 0; // that are missing, by the numbers
};

// Where a number is too large, the next one goes on from it, and what is written between the number before
// and this one contradicts the board, or has a finding with one of the codes. Only in the main line.
std::optional<lost_line> find_lost_line(const game& record, const std::vector<finding>& findings,
                                        std::span<const code> doubts);

// Removes what has been found about the board and the rules of play from the ply after the gap on, and what
// was wrong about the number.
void drop_consequences(const game& record, const lost_line& gap, std::vector<finding>& findings);

} // namespace ctlpgn
