#include "conformance/themes/theme.hpp"

#include "conformance/suite.hpp"
#include "conformance/themes/escaped_text.hpp"
#include "text/ascii.hpp"
#include "text/quotes.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace ctlpgn::conformance {

namespace {

constexpr std::string_view case_mark = "=== ";
constexpr std::string_view part_mark = "--- ";
constexpr std::string_view escaped_mark = " escaped";

bool is_name(std::string_view text) {
    const auto is_inside = [](char c) { return is_small_letter(c) || is_digit(c) || c == '-'; };
    return !text.empty() && std::ranges::all_of(text, is_inside) && text.front() != '-' && text.back() != '-';
}

std::size_t rank(std::string_view part, theme_parts parts) {
    return static_cast<std::size_t>(std::ranges::find(parts, part) - parts.begin());
}

std::string listed_parts(theme_parts parts) {
    std::string result;
    for (const std::string_view each : parts)
        result.append(result.empty() ? "" : ", ").append(each);
    return result;
}

// Takes one line after the other.
class theme_reader {
  public:
    theme_reader(std::string_view text, std::string_view file, theme_parts parts)
        : rest_(text), file_(file), parts_(parts) {}

    theme read() {
        if (const std::size_t found = rest_.find('\r'); found != std::string_view::npos) {
            line_ = 1 + static_cast<std::size_t>(std::ranges::count(rest_.substr(0, found), '\n'));
            fail("carriage return: write it as \\x0D, and let git convert no line ends");
        }
        if (!rest_.empty() && rest_.back() != '\n') {
            line_ = 1 + static_cast<std::size_t>(std::ranges::count(rest_, '\n'));
            fail("missing newline at the end of the file");
        }
        while (!rest_.empty() && !is_header_line(rest_))
            take_remark();
        while (!rest_.empty())
            take_case();
        return std::move(result_);
    }

  private:
    [[noreturn]] void fail(const std::string& what) const {
        throw suite_error(std::string(file_) + ":" + std::to_string(line_) + ": " + what);
    }

    std::string_view take_line() {
        const std::size_t end = rest_.find('\n');
        const std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end + 1);
        ++line_;
        return line;
    }

    void take_remark() {
        const std::string_view line = take_line();
        if (!line.starts_with('#'))
            fail(
                "text outside a case: a case begins with === and its name, a remark before the first with #");
        result_.remarks.append(line).append("\n");
    }

    void take_case() {
        const std::string_view header = take_line();
        if (!header.starts_with(case_mark))
            fail("missing name of a case: === and the name");
        const std::string_view name = header.substr(case_mark.size());
        if (!is_name(name))
            fail("wrong name of a case, " + in_quotes(name) + ": small letters, digits and hyphens");
        const auto [first, is_new] = lines_.emplace(name, line_);
        if (!is_new)
            fail("second case " + in_quotes(name) + ": the first is in line " +
                 std::to_string(first->second));
        theme_case& added = result_.cases.emplace_back();
        added.name = name;
        const std::size_t header_line = line_;
        while (!rest_.empty() && !rest_.starts_with("==="))
            take_part(added);
        if (added.find(parts_.front()) == nullptr) {
            line_ = header_line;
            fail("missing part " + in_quotes(parts_.front()) + " of the case " + in_quotes(name));
        }
    }

    void take_part(theme_case& owner) {
        std::string_view header = take_line();
        if (!header.starts_with(part_mark))
            fail("missing name of a part: expected --- and one of " + listed_parts(parts_));
        header.remove_prefix(part_mark.size());
        const bool is_escaped = header.ends_with(escaped_mark);
        if (is_escaped)
            header.remove_suffix(escaped_mark.size());
        check_order(owner, header);
        theme_part& added = owner.parts.emplace_back();
        added.name = header;
        added.line = line_ + 1;
        const std::string_view begin = rest_;
        while (!rest_.empty() && !is_header_line(rest_))
            take_line();
        added.content = content_of(begin.substr(0, begin.size() - rest_.size()), is_escaped, added.line);
    }

    void check_order(const theme_case& owner, std::string_view name) const {
        if (rank(name, parts_) == parts_.size())
            fail("unknown part " + in_quotes(name) + ": expected one of " + listed_parts(parts_));
        if (owner.find(name) != nullptr)
            fail("second part " + in_quotes(name) + " of the case " + in_quotes(owner.name));
        if (!owner.parts.empty() && rank(owner.parts.back().name, parts_) > rank(name, parts_))
            fail("part " + in_quotes(name) + " after " + in_quotes(owner.parts.back().name) +
                 ": the order is " + listed_parts(parts_));
    }

    std::string content_of(std::string_view lines, bool is_escaped, std::size_t first_line) {
        if (!is_escaped)
            return std::string(lines);
        try {
            return unescaped(lines);
        } catch (const escape_error& fault) {
            line_ = first_line + fault.line;
            fail(fault.what());
        }
    }

    std::string_view rest_;
    std::string_view file_;
    theme_parts parts_;
    std::size_t line_ = 0;                          // that was taken last
    std::map<std::string_view, std::size_t> lines_; // of the names
    theme result_;
};

void append_part(std::string& output, const theme_part& written) {
    const bool has_escapes = needs_escapes(written.content);
    output.append(part_mark).append(written.name).append(has_escapes ? escaped_mark : "").append("\n");
    output.append(has_escapes ? escaped(written.content) : written.content);
}

} // namespace

const theme_part* theme_case::find(std::string_view part) const {
    const auto found = std::ranges::find(parts, part, &theme_part::name);
    return found == parts.end() ? nullptr : &*found;
}

std::string_view theme_case::content(std::string_view part) const {
    const theme_part* const found = find(part);
    return found == nullptr ? std::string_view() : found->content;
}

theme read_theme(std::string_view text, std::string_view file, theme_parts parts) {
    return theme_reader(text, file, parts).read();
}

std::string written_theme(const theme& cases) {
    std::string result = cases.remarks;
    for (const theme_case& each : cases.cases) {
        result.append(case_mark).append(each.name).append("\n");
        for (const theme_part& part : each.parts)
            append_part(result, part);
    }
    return result;
}

void set_part(theme& changed, std::string_view case_name, std::string_view part, std::string content,
              theme_parts parts) {
    auto owner = std::ranges::find(changed.cases, case_name, &theme_case::name);
    if (owner == changed.cases.end()) {
        const auto after = std::ranges::find_if(
            changed.cases, [case_name](const theme_case& each) { return each.name > case_name; });
        owner = changed.cases.insert(after, theme_case{std::string(case_name), {}});
    }
    std::erase_if(owner->parts, [part](const theme_part& each) { return each.name == part; });
    if (content.empty() && part != parts.front())
        return;
    const auto after = std::ranges::find_if(owner->parts, [part, parts](const theme_part& each) {
        return rank(each.name, parts) > rank(part, parts);
    });
    owner->parts.insert(after, theme_part{std::string(part), std::move(content), 0});
}

} // namespace ctlpgn::conformance
