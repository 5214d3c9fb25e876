// Turns the damaged places of a line of play into findings: one for each, and none for its consequences.
#pragma once

#include "ctlpgn/finding.hpp"
#include "repair/verdicts.hpp"

#include <span>
#include <string>
#include <vector>

namespace ctlpgn::repair {

// A place where the text says something other than was played.
struct damaged_place {
    finding fault; // reported if nothing has been found there yet
    verdict how_sure = verdict::doubtful;
    std::vector<text_edit> edits; // the repair; empty: none is known
    std::string meant;            // "Nf6"
    std::string second;           // another ply that may be meant; empty: none
};

struct repaired_line {
    span where;                                 // from the first damage to where the line has been read
    std::span<const span> left_out;             // comments, variations and the like in it, in ascending order
    std::vector<damaged_place> damages;         // in ascending order
    bool (*may_be_consequence)(const finding&); // of a damage before it
};

// The damaged place that a finding is in, if any.
const damaged_place* damage_at(std::span<const damaged_place> damages, span found);

// Findings outside of the line stay as they are.
void report(repaired_line line, std::vector<finding>& findings);

} // namespace ctlpgn::repair
