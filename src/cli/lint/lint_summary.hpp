// The summary at the end of a lint: how much was found and fixed, and how much can be fixed.
#pragma once

#include "ctlpgn/report.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace ctlpgn::cli {

// For findings that are left.
struct fixable_counts {
    std::uint64_t safely = 0;
    std::uint64_t unsafely = 0;
    bool perhaps = false; // there are others that have unsafe fixes, which were not counted
};

// Plies that are damaged.
struct repair_counts {
    std::uint64_t repaired = 0;
    // Those of which it is only known what they may be: how many, and the notes about the first of them.
    std::uint64_t left = 0;
    std::vector<std::string> notes;
};

struct lint_counts {
    const report_totals& totals;
    code gravest = code::none; // the first of the most severe findings
    std::uint64_t files_with_findings = 0;
    std::uint64_t fixed = 0;
    bool fixes_were_applied = false;
    bool was_linted = true; // not only fixed
    fixable_counts fixable;
    const repair_counts& repairs;
};

// One or more lines.
std::string lint_summary_text(const lint_counts& counts);

} // namespace ctlpgn::cli
