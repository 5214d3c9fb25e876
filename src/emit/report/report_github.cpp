// Workflow commands, which GitHub shows as annotations of a change.
#include "emit/report/excerpt.hpp"
#include "emit/report/report_formats.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::emit {

namespace {

struct replacement {
    char byte;
    std::string_view written;
};

// What a message may not contain, and what a property may not contain in addition.
constexpr replacement in_data[] = {{'%', "%25"}, {'\r', "%0D"}, {'\n', "%0A"}};
constexpr replacement in_properties[] = {
    {'%', "%25"}, {'\r', "%0D"}, {'\n', "%0A"}, {':', "%3A"}, {',', "%2C"}};

// What would disturb a terminal is replaced in a log as well; line ends are escaped below.
std::string shown_lines(std::string_view text) {
    std::string result;
    for (;;) {
        const std::size_t end = text.find_first_of("\r\n");
        result += shown_text(text.substr(0, end));
        if (end == std::string_view::npos)
            return result;
        result += text[end];
        text.remove_prefix(end + 1);
    }
}

std::string escaped(std::string_view text, std::span<const replacement> replacements) {
    std::string result;
    for (const char byte : shown_lines(text)) {
        const auto found = std::ranges::find(replacements, byte, &replacement::byte);
        if (found == replacements.end())
            result += byte;
        else
            result += found->written;
    }
    return result;
}

std::string_view command(level severity) {
    switch (severity) {
    case level::error: return "error";
    case level::warning: return "warning";
    case level::note: break;
    }
    return "notice";
}

class github_report : public report {
  public:
    explicit github_report(write_bytes write) : write_(std::move(write)) {}

    void add(const reported& finding) override {
        const diagnostic& what = finding.found;
        std::string line = "::";
        line.append(command(what.severity)).append(" file=").append(escaped(finding.path, in_properties));
        line.append(",line=").append(std::to_string(what.line));
        line.append(",endLine=").append(std::to_string(what.end_line));
        // GitHub accepts columns only for findings within one line.
        if (what.line == what.end_line) {
            line.append(",col=").append(std::to_string(what.column));
            line.append(",endColumn=").append(std::to_string(what.end_column));
        }
        const std::string title = code_text(what.id) + " " + std::string(describe(what.id).name);
        line.append(",title=").append(escaped(title, in_properties));
        line.append("::").append(escaped(what.message, in_data)).append("\n");
        write_(line);
    }

    void end_file(std::string_view path, std::uint64_t hidden) override {
        if (hidden != 0)
            write_("::notice file=" + escaped(path, in_properties) + "::" + std::to_string(hidden) +
                   " more\n");
    }

    void add_unreadable(std::string_view path, std::string_view why) override {
        write_("::error file=" + escaped(path, in_properties) + "::" + escaped(why, in_data) + "\n");
    }

  private:
    write_bytes write_;
};

} // namespace

std::unique_ptr<report> make_github_report(write_bytes write, const report_options& /*how*/) {
    return std::make_unique<github_report>(std::move(write));
}

} // namespace ctlpgn::emit
