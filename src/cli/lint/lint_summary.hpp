// What is said at the end of a lint: how much was found and fixed, and how much can be.
#pragma once

#include "ctlpgn/report.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::cli {

struct lint_counts {
    const report_totals& totals;
    std::uint64_t files_with_findings = 0;
    std::uint64_t fixed = 0;
    bool fixes_were_applied = false;
    std::uint64_t safely_fixable = 0;
    std::uint64_t unsafely_fixable = 0;
};

// Some lines.
std::string lint_summary_text(const lint_counts& counts);

} // namespace ctlpgn::cli
