#include "rulec/outline.hpp"

#include "pegc/message.hpp"
#include "pegc/utf8.hpp"

#include <charconv>
#include <cstdint>
#include <utility>

namespace ctlpgn::rulec {

namespace {

constexpr std::size_t field_indent = 4;
constexpr std::size_t text_indent = 8;

std::size_t indent_of(std::string_view line) {
    const std::size_t first = line.find_first_not_of(' ');
    return first == std::string_view::npos ? line.size() : first;
}

field read_field(const rule_text& source, piece line) {
    const std::size_t colon = line.text.find(':');
    if (colon == std::string_view::npos)
        refuse(source, line.offset, "missing ':': a field is a key, a colon and its text");
    if (colon == 0)
        refuse(source, line.offset, "missing key before ':'");
    field result;
    result.key = {line.text.substr(0, colon), line.offset};
    std::string_view rest = line.text.substr(colon + 1);
    if (!rest.empty() && rest.front() != ' ')
        refuse(source, line.offset + colon + 1, "missing space after ':'");
    if (!rest.empty())
        result.value = {rest.substr(1), line.offset + colon + 2};
    return result;
}

class outline_reader {
  public:
    explicit outline_reader(const rule_text& source) : source_(source) {}

    std::vector<block> read() {
        const std::string_view text = source_.text;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            std::string_view line = text.substr(at, end - at);
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            add_line({line, at});
            at = end + 1;
        }
        return std::move(blocks_);
    }

  private:
    void add_line(piece line) {
        if (line.text.empty()) {
            ++empty_lines_;
            return;
        }
        if (line.text.front() == '#')
            return;
        if (line.text.back() == ' ' || line.text.back() == '\t')
            refuse(source_, line.offset + line.text.size() - 1,
                   "space at the end of a line: one that counts is written \\x20");
        const std::size_t indent = indent_of(line.text);
        if (line.text[indent] == '\t')
            refuse(source_, line.offset + indent, "tab in the indentation: lines are indented with spaces");
        const piece inner{line.text.substr(std::min(indent, text_indent)),
                          line.offset + std::min(indent, text_indent)};
        if (indent == 0)
            blocks_.push_back({inner, {}});
        else if (blocks_.empty())
            refuse(source_, line.offset, "missing heading before the first field");
        else if (indent == field_indent)
            blocks_.back().fields.push_back(read_field(source_, inner));
        else if (indent >= text_indent && !blocks_.back().fields.empty())
            add_text(blocks_.back().fields.back(), inner);
        else
            refuse(source_, line.offset + indent,
                   "indented by " + std::to_string(indent) +
                       ": fields are indented by four spaces, and the lines of their text by eight");
        empty_lines_ = 0;
    }

    void add_text(field& into, piece line) const {
        if (!into.lines.empty() || !into.value.text.empty())
            into.lines.insert(into.lines.end(), empty_lines_, piece{"", line.offset});
        into.lines.push_back(line);
    }

    const rule_text& source_;
    std::vector<block> blocks_;
    std::size_t empty_lines_ = 0; // just before
};

// Appends the character of an escape; returns the number of bytes of the escape.
std::size_t append_escaped(const rule_text& source, piece escape, const text_parts& parts,
                           std::string& into) {
    const auto number = [&](std::size_t digits) {
        std::uint32_t value = 0;
        const char* const first = escape.text.data() + 2;
        const std::size_t size = std::min(digits, escape.text.size() - 2);
        const auto [end, error] = std::from_chars(first, first + size, value, 16);
        if (error != std::errc() || end != first + digits)
            refuse(source, escape.offset,
                   "\\" + std::string(1, escape.text[1]) + " without its " + std::to_string(digits) +
                       " hexadecimal digits");
        return value;
    };
    switch (escape.text[1]) {
    case '\\': into += '\\'; return 2;
    case 'n': into += '\n'; return 2;
    case 'r': into += '\r'; return 2;
    case 't': into += '\t'; return 2;
    case 'x': into += static_cast<char>(number(2)); return 4;
    case 'u': pegc::append_utf8(into, number(4)); return 6;
    case '{': {
        const std::size_t end = escape.text.find('}');
        const auto part = parts.find(escape.text.substr(2, end == std::string_view::npos ? end : end - 2));
        if (end == std::string_view::npos || part == parts.end())
            refuse(source, escape.offset, "unknown part: \\{name} is one that the head of the file has");
        into += part->second;
        return end + 1;
    }
    default:
        refuse(source, escape.offset,
               "unknown escape \\" + std::string(1, escape.text[1]) + ": a backslash is written \\\\");
    }
}

} // namespace

void refuse(const rule_text& source, std::size_t offset, std::string what) {
    throw pegc::syntax_error(pegc::message_at(source.path, source.text, offset, std::move(what)));
}

std::vector<block> outline(const rule_text& source) {
    return outline_reader(source).read();
}

std::string prose(const field& written) {
    std::string result(written.value.text);
    bool begins_paragraph = result.empty();
    for (const piece& line : written.lines) {
        if (line.text.empty()) {
            if (!begins_paragraph)
                result += "\n\n";
            begins_paragraph = true;
            continue;
        }
        if (!begins_paragraph)
            result += ' ';
        result += line.text;
        begins_paragraph = false;
    }
    return result;
}

std::string exact_text(const rule_text& source, const field& written, bool whole, const text_parts& parts) {
    if (!written.value.text.empty() && !written.lines.empty())
        refuse(source, written.lines.front().offset, "text below, though there is text beside the key");
    const std::vector<piece> one{written.value};
    const std::vector<piece>& lines = written.lines.empty() ? one : written.lines;
    std::string result;
    bool breaks = false; // after existing text
    for (const piece& line : lines) {
        if (breaks)
            result += '\n';
        breaks = true;
        for (std::size_t at = 0; at < line.text.size();) {
            if (line.text[at] != '\\') {
                result += line.text[at++];
            } else if (at + 1 == line.text.size()) {
                breaks = false;
                ++at;
            } else {
                at += append_escaped(source, {line.text.substr(at), line.offset + at}, parts, result);
            }
        }
    }
    return whole && breaks && !result.ends_with('\n') ? result + "\n" : result;
}

} // namespace ctlpgn::rulec
