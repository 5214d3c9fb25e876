// Findings made by hand, to test reports alone.
#pragma once

#include "ctlpgn/report.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::emit_tests {

// A finding about `marked`, which is once in `line`, on line 7.
inline diagnostic found(code id, std::string_view line, std::string_view marked) {
    diagnostic made;
    made.id = id;
    made.severity = describe(id).severity;
    made.message = "it is wrong";
    made.line = 7;
    made.begin = 100 + line.find(marked);
    made.end = made.begin + marked.size();
    made.column = static_cast<std::uint32_t>(made.begin - 100 + 1);
    made.end_line = 7;
    made.end_column = made.column + static_cast<std::uint32_t>(marked.size());
    made.game = 1;
    made.ply = 24;
    made.number = 12;
    made.mover = side::black;
    return made;
}

// With a fix that replaces it.
inline diagnostic with_fix(diagnostic asked, std::string_view instead) {
    file_edit edit{.begin = asked.begin,
                   .end = asked.end,
                   .line = asked.line,
                   .column = asked.column,
                   .end_line = asked.end_line,
                   .end_column = asked.end_column,
                   .text = std::string(instead)};
    asked.remedy =
        file_fix{.edits = {std::move(edit)}, .safe = true, .title = "write " + std::string(instead)};
    return asked;
}

inline reported in_line(const diagnostic& what, std::string_view path, std::string_view line) {
    source_excerpt source;
    source.text = line;
    source.offset = static_cast<std::size_t>(what.begin - 100);
    return {what, path, "12.black", source, std::vector<source_excerpt>(what.related.size(), source)};
}

// The report in this format for one file with these findings.
inline std::string report_of(std::string_view format, const std::vector<reported>& findings,
                             const report_options& options = {}, std::uint64_t hidden = 0) {
    std::string written;
    for (const report_format& each : report_formats()) {
        if (each.name != format)
            continue;
        const auto report = each.make([&written](std::string_view bytes) { written += bytes; }, options);
        const std::string_view path = findings.empty() ? "a.txt" : findings.front().path;
        report_totals totals;
        report->begin_file(path);
        for (const reported& one : findings) {
            report->add(one);
            ++totals.by_code[one.found.id];
        }
        report->end_file(path, hidden);
        report->finish(totals);
    }
    return written;
}

} // namespace ctlpgn::emit_tests
