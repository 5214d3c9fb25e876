#include "ctlpgn/text_report.hpp"

#include "text/utf8.hpp"

#include <utf8proc.h>

#include <algorithm>

namespace ctlpgn {

namespace {

// In columns of a terminal. Longer lines are shown in part.
constexpr int widest_excerpt = 100;
constexpr int context_before = 40;

struct cell {
    std::string text;
    int width = 0;
};

// A character as it is shown: what would disturb the terminal is replaced.
cell shown(std::string_view text, const utf8::decoded& character) {
    if (!character.valid)
        return {"\xEF\xBF\xBD", 1};
    if (character.code_point == '\t')
        return {" ", 1};
    if (character.code_point < 0x20 || character.code_point == 0x7F)
        return {"\xE2\x96\xAF", 1};
    return {std::string(text.substr(0, character.size)),
            utf8proc_charwidth(static_cast<utf8proc_int32_t>(character.code_point))};
}

struct excerpt {
    std::string text;
    std::string mark;
};

// `column` is 1-based, in code points; `length` in bytes of the line.
excerpt cut_excerpt(std::string_view line, std::uint32_t column, std::uint64_t length) {
    std::size_t begin = 0;
    for (std::uint32_t i = 1; i < column && begin < line.size(); ++i)
        begin += utf8::decode(line.substr(begin)).size;
    const std::size_t end = static_cast<std::size_t>(std::min<std::uint64_t>(begin + length, line.size()));

    // Walk back from the place for some context, on whole characters.
    std::size_t from = begin;
    int before = 0;
    while (from > 0 && before < context_before) {
        --from;
        while (from > 0 && (static_cast<unsigned char>(line[from]) & 0xC0U) == 0x80U)
            --from;
        ++before;
    }

    excerpt made;
    if (from > 0) {
        made.text.append("…");
        made.mark.append(1, ' ');
    }
    int width = 0;
    std::size_t at = from;
    for (; at < line.size() && width < widest_excerpt; at += utf8::decode(line.substr(at)).size) {
        const cell next = shown(line.substr(at), utf8::decode(line.substr(at)));
        made.text += next.text;
        const bool marked = at >= begin && at < end;
        if (at < begin)
            made.mark.append(static_cast<std::size_t>(std::max(next.width, 0)), ' ');
        else if (marked)
            made.mark.append(static_cast<std::size_t>(std::max(next.width, at == begin ? 1 : 0)),
                             at == begin ? '^' : '~');
        width += next.width;
    }
    if (at < line.size())
        made.text += "…";
    if (begin == end)
        made.mark += '^';
    // A wide character has one caret under its first column.
    const std::size_t caret = made.mark.find('^');
    for (std::size_t i = caret + 1; i < made.mark.size(); ++i)
        made.mark[i] = '~';
    return made;
}

} // namespace

std::string text_report(const diagnostic& of, std::string_view file, std::string_view source_line,
                        const text_report_options& how) {
    std::string report;
    report.append(file).append(":").append(std::to_string(of.line)).append(":").append(std::to_string(of.column));
    report.append(": ").append(level_text(of.severity)).append("[").append(code_text(of.id)).append("] ");
    report.append(of.message).append("\n");
    if (!how.source || source_line.empty())
        return report;

    const excerpt part = cut_excerpt(source_line, of.column, of.end - of.begin);
    const std::string number = std::to_string(of.line);
    const std::string margin(number.size(), ' ');
    report.append(" ").append(number).append(" | ").append(part.text).append("\n");
    report.append(" ").append(margin).append(" | ").append(part.mark).append("\n");
    return report;
}

} // namespace ctlpgn
