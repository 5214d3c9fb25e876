#include "conformance/levels.hpp"
#include "conformance/report.hpp"
#include "emit/report/excerpt.hpp"
#include "text/counted.hpp"

#include <algorithm>

namespace ctlpgn::conformance {

namespace {

constexpr std::string_view indent = "      ";

void append_line(std::string& output, std::string_view lead, std::string_view line) {
    output.append(indent).append(lead).append(emit::shown_text(line)).append("\n");
}

void append_lines(std::string& output, std::string_view lead, std::string_view lines) {
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        append_line(output, lead, lines.substr(0, end));
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
}

void append_case(std::string& output, const case_result& result, const judging& options) {
    if (result.judged.what == outcome::passed || result.judged.what == outcome::skipped)
        return;
    output.append(result.is_excused() ? "open  " : "FAIL  ")
        .append(emit::shown_text(result.tried->id))
        .append(": ");
    output.append(outcome_name(result.judged.what))
        .append(": ")
        .append(emit::shown_text(result.judged.detail))
        .append("\n");
    const std::vector<std::string> expected = expectations(*result.tried, options);
    for (const std::string& each : expected)
        append_line(output, "expected ", each);
    if (expected.empty())
        append_line(output, "nothing is wrong in ", place_in(result.tried->text));
    append_lines(output, "standard error: ", result.judged.errors);
    if (result.is_excused())
        append_lines(output, "open: ", result.tried->open);
}

std::string padded(std::string text, std::size_t width) {
    return text.append(width - std::min(width, text.size()), ' ');
}

std::string shown(const score& which) {
    return std::to_string(which.reached) + " of " + std::to_string(which.tried);
}

// A column for each score; what it counts comes below the table.
void append_sections(std::string& output, std::span<const case_result> results) {
    constexpr std::size_t width = 14;
    const std::vector<section_scores> sections = scores_by_section(results);
    if (sections.size() < 2)
        return;
    for (const section_scores& each : sections) {
        std::string line = "  " + padded(emit::shown_text(each.section), width);
        for (const score& one : each.scores)
            line += padded(one.tried == 0 ? "-" : shown(one), width);
        output.append(line.substr(0, line.find_last_not_of(' ') + 1)).append("\n");
    }
    std::string legend = "  columns:";
    for (const score& one : sections.front().scores)
        legend.append(&one == &sections.front().scores.front() ? " " : "; ").append(one.what);
    output.append(legend).append("\n");
}

} // namespace

std::string text_report_of(const run_report& report) {
    std::string result;
    for (const case_result& each : report.results)
        append_case(result, each, report.options.options);
    result.append("suite ")
        .append(emit::shown_text(report.version))
        .append(", ")
        .append(role_name(report.options.options.what));
    result.append(", level ").append(level_name(report.options.options.level)).append("\n");
    append_sections(result, report.results);
    for (const score& each : scores(report.results))
        result.append("  ").append(each.what).append(": ").append(shown(each)).append("\n");
    const totals sum = count(report.results);
    result.append(counted(sum.cases, "case")).append(": ").append(std::to_string(sum.passed));
    result.append(" passed, ").append(std::to_string(sum.failed)).append(" failed, ");
    result.append(std::to_string(sum.open)).append(" differ where the documents leave it open, ");
    return result.append(std::to_string(sum.skipped)).append(" skipped\n");
}

} // namespace ctlpgn::conformance
