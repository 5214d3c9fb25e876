#include "cli/lint/lint_summary.hpp"

#include <string_view>

namespace ctlpgn::cli {

namespace {

std::string counted(std::uint64_t count, std::string_view what) {
    return std::to_string(count).append(" ").append(what).append(count == 1 ? "" : "s");
}

std::string found_text(const lint_counts& counts) {
    const report_totals& totals = counts.totals;
    return "Found " + counted(totals.errors, "error") + ", " + counted(totals.warnings, "warning") + " and " +
           counted(totals.notes, "note") + " in " + std::to_string(counts.files_with_findings) + " of " +
           counted(totals.files, "file") + "; 'ctlpgn explain " + code_text(totals.by_code.begin()->first) +
           "' tells more.\n";
}

std::string fixable_text(const lint_counts& counts) {
    if (counts.safely_fixable == 0 && counts.unsafely_fixable == 0)
        return {};
    if (counts.safely_fixable == 0)
        return std::to_string(counts.unsafely_fixable) + " can be fixed with --fix --unsafe-fixes.\n";
    if (counts.unsafely_fixable == 0)
        return "[*] " + std::to_string(counts.safely_fixable) + " can be fixed with --fix.\n";
    return "[*] " + std::to_string(counts.safely_fixable) + " can be fixed with --fix; " +
           std::to_string(counts.unsafely_fixable) + " more with --fix --unsafe-fixes.\n";
}

} // namespace

std::string lint_summary_text(const lint_counts& counts) {
    std::string text;
    if (counts.fixes_were_applied)
        text += "Fixed " + counted(counts.fixed, "finding") + ".\n";
    if (!counts.totals.by_code.empty())
        return text + found_text(counts) + fixable_text(counts);
    if (counts.totals.unreadable == 0)
        text += "All good: " + counted(counts.totals.games, "game") + " in " +
                counted(counts.totals.files, "file") + ".\n";
    return text;
}

} // namespace ctlpgn::cli
