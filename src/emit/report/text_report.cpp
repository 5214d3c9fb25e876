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

std::string text_report(const diagnostic& of, std::string_view file, std::string_view source_line,
                        const text_report_options& how) {
    std::string report;
    report.append(emit::shown_text(file))
        .append(":")
        .append(std::to_string(of.line))
        .append(":")
        .append(std::to_string(of.column));
    report.append(": ").append(level_text(of.severity)).append("[").append(code_text(of.id)).append("] ");
    report.append(of.message).append("\n");
    if (!how.source || source_line.empty())
        return report;

    const emit::excerpt part =
        emit::cut_excerpt(source_line, offset_of_column(source_line, of.column), of.end - of.begin);
    const std::string number = std::to_string(of.line);
    const std::string margin(number.size(), ' ');
    report.append(" ").append(number).append(" | ").append(part.text).append("\n");
    report.append(" ").append(margin).append(" | ").append(part.mark).append("\n");
    return report;
}

} // namespace ctlpgn
