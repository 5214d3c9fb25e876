#include "cli/lint/lint_summary.hpp"

#include "text/counted.hpp"
#include "text/enumerated.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

std::string found_text(const lint_counts& counts) {
    const report_totals& totals = counts.totals;
    std::vector<std::string> found;
    for (const auto& [count, what] :
         {std::pair{totals.errors, "error"}, {totals.warnings, "warning"}, {totals.notes, "note"}})
        if (count != 0)
            found.push_back(counted(count, what));
    std::string text = "Found " + enumerated(found) + " in ";
    if (counts.files_with_findings != totals.files)
        text.append(std::to_string(counts.files_with_findings)).append(" of ");
    return text + counted(totals.files, "file") + "; run 'ctlpgn explain " + code_text(counts.gravest) +
           "' for details.\n";
}

// Where unsafe fixes were not asked for, it is known only that there are some.
std::string fixable_text(const fixable_counts& counts) {
    const std::string unsafely = std::to_string(counts.unsafely);
    if (counts.safely == 0)
        return counts.unsafely != 0 ? unsafely + " can be fixed with --fix --unsafe-fixes.\n"
               : counts.perhaps     ? "Some can be fixed with --fix --unsafe-fixes.\n"
                                    : std::string();
    const std::string more = counts.unsafely != 0 ? "; " + unsafely + " more with --fix --unsafe-fixes"
                             : counts.perhaps     ? ", and more with --fix --unsafe-fixes"
                                                  : std::string();
    return "[*] " + std::to_string(counts.safely) + " can be fixed with --fix" + more + ".\n";
}

// "7 plies repaired, 1 left: Rad1 or Rfd1 may be meant in move 23."
std::string repaired_text(const repair_counts& counts) {
    if (counts.repaired == 0)
        return {};
    std::string text = counted(counts.repaired, "ply", "plies") + " repaired";
    if (counts.left != 0)
        text.append(", ").append(std::to_string(counts.left)).append(" left");
    std::string_view before = ": ";
    for (const std::string& each : counts.notes)
        text.append(std::exchange(before, "; ")).append(each);
    return text + (counts.left > counts.notes.size() ? "; and others.\n" : ".\n");
}

} // namespace

std::string lint_summary_text(const lint_counts& counts) {
    std::string text;
    if (counts.fixes_were_applied)
        text += "Fixed " + counted(counts.fixed, "diagnostic") + ".\n";
    text += repaired_text(counts.repairs);
    if (!counts.was_linted)
        return text;
    if (!counts.totals.by_code.empty())
        return text + found_text(counts) + fixable_text(counts.fixable);
    if (counts.totals.unreadable != 0)
        return text;
    const std::string files = counted(counts.totals.files, "file") + ".\n";
    if (counts.totals.files == 0)
        return text + "No files were linted: the settings leave out all of them.\n";
    if (counts.totals.games == 0)
        return text + "No games in " + files;
    return text + "All good: " + counted(counts.totals.games, "game") + " in " + files;
}

} // namespace ctlpgn::cli
