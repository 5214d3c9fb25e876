#include "cli/lint/lint_summary.hpp"

#include <string_view>

namespace ctlpgn::cli {

namespace {

std::string counted(std::uint64_t count, std::string_view what) {
    return std::to_string(count).append(" ").append(what).append(count == 1 ? "" : "s");
}

std::string found_text(const lint_counts& of) {
    const report_totals& totals = of.totals;
    return "Found " + counted(totals.errors, "error") + ", " + counted(totals.warnings, "warning") + " and " +
           counted(totals.notes, "note") + " in " + std::to_string(of.files_with_findings) + " of " +
           counted(totals.files, "file") + "; 'ctlpgn explain " + code_text(totals.by_code.begin()->first) +
           "' tells more.\n";
}

std::string fixable_text(const lint_counts& of) {
    if (of.safely_fixable == 0 && of.unsafely_fixable == 0)
        return {};
    if (of.safely_fixable == 0)
        return std::to_string(of.unsafely_fixable) + " can be fixed with --fix --unsafe-fixes.\n";
    if (of.unsafely_fixable == 0)
        return "[*] " + std::to_string(of.safely_fixable) + " can be fixed with --fix.\n";
    return "[*] " + std::to_string(of.safely_fixable) + " can be fixed with --fix; " +
           std::to_string(of.unsafely_fixable) + " more with --fix --unsafe-fixes.\n";
}

} // namespace

std::string lint_summary_text(const lint_counts& of) {
    std::string text;
    if (of.fixes_were_applied)
        text += "Fixed " + counted(of.fixed, "finding") + ".\n";
    if (!of.totals.by_code.empty())
        return text + found_text(of) + fixable_text(of);
    if (of.totals.unreadable == 0)
        text += "All good: " + counted(of.totals.games, "game") + " in " + counted(of.totals.files, "file") +
                ".\n";
    return text;
}

} // namespace ctlpgn::cli
