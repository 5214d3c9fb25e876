#include "emit/report.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn::emit {

namespace {

constexpr report_format formats[] = {
    {"full", make_full_report, true},    {"concise", make_concise_report, true},
    {"json", make_json_report, false},   {"json-lines", make_json_lines_report, false},
    {"sarif", make_sarif_report, false}, {"github", make_github_report, false},
    {"junit", make_junit_report, false},
};

} // namespace

std::span<const report_format> report_formats() {
    return formats;
}

std::string_view fix_mark(const diagnostic& of) {
    return of.remedy && of.remedy->safe ? " [*]" : "";
}

std::string statistics(const report_totals& of) {
    std::vector<std::pair<code, std::uint64_t>> rows(of.by_code.begin(), of.by_code.end());
    std::ranges::stable_sort(rows, std::ranges::greater{}, &std::pair<code, std::uint64_t>::second);
    std::string result;
    for (const auto& [id, count] : rows) {
        constexpr std::size_t width = 7;
        const std::string number = std::to_string(count);
        result.append(width - std::min(width, number.size()), ' ').append(number).append("  ");
        result.append(code_text(id)).append("  ").append(describe(id).name).append("\n");
    }
    return result;
}

} // namespace ctlpgn::emit
