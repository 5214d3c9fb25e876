// Turns the damaged places of a line of play into findings: one for each, and none for its consequences.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/finding.hpp"
#include "repair/finding_roles.hpp"
#include "repair/verdicts.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::repair {

// A place where the text says something other than was played.
struct damaged_place {
    span where;
    finding fault; // reported if nothing has been found there yet
    verdict how_sure = verdict::doubtful;
    std::vector<text_edit> edits;    // the repair; empty: none is known
    std::string meant;               // "Nf6"
    std::string unmarked;            // the same without what marks it
    std::vector<std::string> others; // other plies that may be meant, the likeliest first
    float cost = 0;                  // as in damage
    float margin = 0;                // by what is written, or with how likely plies are; the lesser
};

struct repaired_line {
    span where;                         // from the first damage to where the line has been read
    std::vector<damaged_place> damages; // in ascending order
};

// Says in a finding which plies may be meant in a place, and how to write each.
void name_candidates(span where, std::span<const std::string> names, finding& fault);

// The damaged place that a finding is in, if any.
const damaged_place* damage_at(std::span<const damaged_place> damages, span found);

// Which line each finding is in, if any. Findings that are in none stay as they are.
using lines_of_findings = std::vector<repaired_line*>;

// The damaged place that comes right after a finding in a text, with nothing but white space between, if any.
const damaged_place* damage_after(std::span<const damaged_place> damages, span found, std::string_view text);

void report(std::vector<repaired_line>& lines, const lines_of_findings& in_line, std::string_view text,
            const finding_roles& roles, std::vector<finding>& findings);

} // namespace ctlpgn::repair
