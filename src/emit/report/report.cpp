#include "ctlpgn/report.hpp"

#include "ctlpgn/errors.hpp"
#include "ctlpgn/version.hpp"
#include "emit/report/report_formats.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn {

namespace {

using namespace emit;

constexpr report_format formats[] = {
    {"full", make_full_report, true, true, true, offered_fixes::all},
    {"concise", make_concise_report, true, false, true, offered_fixes::safe},
    {"json", make_json_report, false, true, true, offered_fixes::all},
    {"json-lines", make_json_lines_report, false, true, false, offered_fixes::all},
    {"sarif", make_sarif_report, false, false, false, offered_fixes::all},
    {"github", make_github_report, false, false, true, offered_fixes::none},
    {"gitlab", make_gitlab_report, false, false, false, offered_fixes::none},
    {"junit", make_junit_report, false, false, false, offered_fixes::none},
};

} // namespace

std::span<const report_format> report_formats() {
    return formats;
}

const report_format* find_report_format(std::string_view name) {
    const auto* const found = std::ranges::find(formats, name, &report_format::name);
    return found == std::end(formats) ? nullptr : found;
}

std::string_view fix_mark(const diagnostic& fault) {
    return fault.remedy && fault.remedy->safe ? " [*]" : "";
}

std::string statistics(const report_totals& totals) {
    std::vector<std::pair<code, std::uint64_t>> rows(totals.by_code.begin(), totals.by_code.end());
    std::ranges::stable_sort(rows, std::ranges::greater{}, &std::pair<code, std::uint64_t>::second);
    const auto mark_of = [&totals](code id, std::uint64_t all) -> std::string_view {
        const auto known = totals.fixable_by_code.find(id);
        if (totals.fixable_by_code.empty())
            return "";
        return known == totals.fixable_by_code.end() ? "     " : known->second == all ? "[*]  " : "[-]  ";
    };
    std::string result;
    for (const auto& [id, count] : rows) {
        constexpr std::size_t width = 7;
        const std::string number = std::to_string(count);
        result.append(width - std::min(width, number.size()), ' ').append(number).append("  ");
        result.append(code_text(id)).append("  ").append(mark_of(id, count));
        result.append(describe(id).name).append("\n");
    }
    return result;
}

void count(const diagnostic& what, report_totals& totals) {
    ++totals.by_code[what.id];
    if (what.remedy && what.remedy->safe)
        ++totals.fixable_by_code[what.id];
    switch (what.severity) {
    case level::error: ++totals.errors; break;
    case level::warning: ++totals.warnings; break;
    case level::note: ++totals.notes; break;
    }
}

reported shown(const diagnostic& what, const linted& examined, std::string_view path) {
    reported result{what, path, examined.ply(what), examined.around(what.begin), {}};
    for (const diagnostic_place& other : what.related)
        result.related.push_back(examined.around(other.begin));
    return result;
}

void lint(byte_source& source, const notation& chosen, const lint_options& options, std::string_view path,
          report& output, report_totals& totals) {
    ++totals.files;
    output.begin_file(path);
    const lint_summary counted = lint(source, chosen, options, [&](const linted& game) {
        for (const diagnostic& each : game.found) {
            count(each, totals);
            output.add(shown(each, game, path));
        }
    });
    totals.games += counted.games;
    output.end_file(path, 0);
}

std::string lint_report(std::string_view text, const notation& notation_used, std::string_view format,
                        std::string_view path, const lint_options& options) {
    const report_format* const chosen = find_report_format(format);
    if (chosen == nullptr)
        throw setting_error("unknown format " + std::string(format) + " of reports");
    std::string written;
    const std::unique_ptr<report> source =
        chosen->make([&written](std::string_view bytes) { written += bytes; }, {.version = version()});
    report_totals totals;
    lint(*open_text(text), notation_used, options, path, *source, totals);
    source->finish(totals);
    return written;
}

} // namespace ctlpgn
