// Whether the damaged plies of a line explain what has been found in it. If they do not, something else is
// wrong with the moves, and the line is not repaired.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"
#include "repair/games/repair_rules.hpp"
#include "repair/report.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::repair {

// What has been found in a line that was decoded.
struct searched_line {
    const game& record;
    const repair_rules& rules;
    const std::vector<const finding*>& found; // in the line
};

// The first finding that a damaged ply may have; null: there is none.
const finding* first_misfit(const searched_line& asked);

// Whether its text can be read as no ply.
bool is_no_ply(const damaged_place& damaged);

// The first damage that is in doubt, if any: text that is no ply, even if a ply seems to be missing there, or
// characters that no ply has, whose own fixes put that right first, or a legal ply that is about as likely as
// any other.
std::vector<damaged_place>::iterator first_in_doubt(const searched_line& asked,
                                                    std::vector<damaged_place>& damages);

// Whether the damages explain what has been found before `end`. Otherwise something else is wrong, such as
// another encoding, moves that are written twice, or a variation without its parenthesis: their own fixes put
// that right first.
bool are_damages_all(const searched_line& asked, const std::vector<damaged_place>& damages,
                     std::uint32_t end);

// Where the first damage begins, with the words before it that have been read as one ply with it.
std::uint32_t begin_of(const searched_line& asked, const std::vector<damaged_place>& damages);

} // namespace ctlpgn::repair
