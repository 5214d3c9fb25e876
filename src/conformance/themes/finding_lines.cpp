#include "conformance/themes/finding_lines.hpp"

#include "conformance/suite.hpp"
#include "ctlpgn/source.hpp"
#include "text/sources/decoded_source.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace ctlpgn::conformance {

namespace {

std::string begin_of(const diagnostic& each) {
    return std::to_string(each.line) + ":" + std::to_string(each.column);
}

std::string code_of(const diagnostic& each) {
    return " " + code_text(each.id) + " " + std::string(describe(each.id).name) + "\n";
}

// Where lines and columns of a text are in its file.
class text_places {
  public:
    text_places(std::string_view text, const notation& chosen)
        : source_(open_text(text)), decoded_(*source_, chosen) {
        std::array<char, 4096> some{};
        while (const std::size_t size = decoded_.read(some.data(), some.size()))
            text_.append(some.data(), size);
        lines_.push_back(0);
        for (std::size_t at = 0; at != text_.size(); ++at)
            if (text_[at] == '\n')
                lines_.push_back(at + 1);
    }

    // Throws suite_error.
    [[nodiscard]] std::uint64_t offset(std::uint32_t line, std::uint32_t column) {
        if (line == 0 || line > lines_.size() || column == 0)
            throw_no_such(line, column);
        const std::size_t end = line == lines_.size() ? text_.size() : lines_[line] - 1;
        std::size_t at = lines_[line - 1];
        for (std::uint32_t passed = 1; passed != column; ++passed) {
            if (at >= end)
                throw_no_such(line, column);
            at += utf8::decode(std::string_view(text_).substr(at)).size;
        }
        return decoded_.places()->in_file(at);
    }

  private:
    [[noreturn]] static void throw_no_such(std::uint32_t line, std::uint32_t column) {
        throw suite_error("no such place in the text: " + std::to_string(line) + ":" +
                          std::to_string(column));
    }

    std::unique_ptr<byte_source> source_;
    decoded_source decoded_;
    std::string text_;
    std::vector<std::size_t> lines_; // where they begin
};

// Takes the parts of a line.
class finding_line {
  public:
    explicit finding_line(std::string_view line) : rest_(line) {}

    diagnostic read() {
        diagnostic result;
        result.line = number();
        expect(':');
        result.column = number();
        expect('-');
        result.end_line = result.line;
        result.end_column = number();
        if (rest_.starts_with(':')) {
            rest_.remove_prefix(1);
            result.end_line = result.end_column;
            result.end_column = number();
        }
        expect(' ');
        const std::size_t end = std::min(rest_.find(' '), rest_.size());
        const auto found = find_code(rest_.substr(0, end));
        if (!found)
            throw suite_error("unknown code " + std::string(rest_.substr(0, end)));
        result.id = *found;
        rest_.remove_prefix(end);
        expect(' ');
        const diagnostic_info& row = describe(*found);
        if (rest_ != row.name)
            throw suite_error("wrong name of " + code_text(*found) + ": expected " + std::string(row.name));
        result.severity = row.severity;
        return result;
    }

  private:
    [[noreturn]] static void fail() {
        throw suite_error("unreadable finding: expected such as 5:8-9 S005 foreign-hyphen");
    }

    void expect(char c) {
        if (!rest_.starts_with(c))
            fail();
        rest_.remove_prefix(1);
    }

    std::uint32_t number() {
        std::uint32_t value = 0;
        const auto [end, fault] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        if (fault != std::errc())
            fail();
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return value;
    }

    std::string_view rest_;
};

} // namespace

std::string finding_lines(std::span<const diagnostic> found) {
    std::string result;
    for (const diagnostic& each : found) {
        const std::string end_line = each.end_line == each.line ? "" : std::to_string(each.end_line) + ":";
        result += begin_of(each) + "-" + end_line + std::to_string(each.end_column) + code_of(each);
    }
    return result;
}

std::string short_finding_lines(std::span<const diagnostic> found) {
    std::string result;
    for (const diagnostic& each : found)
        result += begin_of(each) + code_of(each);
    return result;
}

std::vector<diagnostic> read_finding_lines(std::string_view lines, std::string_view text,
                                           const notation& chosen) {
    std::vector<diagnostic> result;
    if (lines.empty())
        return result;
    text_places places(text, chosen);
    for (std::size_t number = 1; !lines.empty(); ++number) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        try {
            diagnostic& added = result.emplace_back(finding_line(lines.substr(0, end)).read());
            added.begin = places.offset(added.line, added.column);
            added.end = places.offset(added.end_line, added.end_column);
        } catch (const suite_error& fault) {
            throw finding_error(number, fault.what());
        }
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return result;
}

std::vector<diagnostic> syntax_findings(std::vector<diagnostic> found) {
    std::erase_if(found,
                  [](const diagnostic& each) { return level_of_check(each.id) != check_level::syntax; });
    return found;
}

} // namespace ctlpgn::conformance
