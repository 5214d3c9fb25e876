#include "ctlpgn/text_report.hpp"

#include "emit/report/excerpt.hpp"
#include "text/utf8.hpp"

namespace ctlpgn {

namespace {

// `column` is 1-based, in code points.
std::size_t offset_of_column(std::string_view line, std::uint32_t column) {
    std::size_t offset = 0;
    for (std::uint32_t i = 1; i < column && offset < line.size(); ++i)
        offset += utf8::decode(line.substr(offset)).size;
    return offset;
}

} // namespace

std::string text_report(const diagnostic& fault, std::string_view file, std::string_view source_line,
                        const text_report_options& options) {
    std::string report;
    report.append(emit::shown_text(file))
        .append(":")
        .append(std::to_string(fault.line))
        .append(":")
        .append(std::to_string(fault.column));
    report.append(": ")
        .append(level_text(fault.severity))
        .append("[")
        .append(code_text(fault.id))
        .append("] ");
    report.append(fault.message).append("\n");
    if (!options.source || source_line.empty())
        return report;

    const emit::excerpt part =
        emit::cut_excerpt(source_line, offset_of_column(source_line, fault.column), fault.end - fault.begin);
    const std::string number = std::to_string(fault.line);
    const std::string margin(number.size(), ' ');
    report.append(" ").append(number).append(" | ").append(part.text).append("\n");
    report.append(" ").append(margin).append(" | ").append(part.mark).append("\n");
    return report;
}

} // namespace ctlpgn
