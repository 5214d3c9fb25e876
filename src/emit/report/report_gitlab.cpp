// The report of code quality that GitLab shows beside a change (the format of Code Climate).
#include "emit/report/fingerprints.hpp"
#include "emit/report/report_formats.hpp"
#include "emit/report/report_json_value.hpp"

#include <nlohmann/json.hpp>

#include <utility>

namespace ctlpgn::emit {

namespace {

using nlohmann::ordered_json;

std::string_view severity_text(level severity) {
    switch (severity) {
    case level::error: return "major";
    case level::warning: return "minor";
    case level::note: break;
    }
    return "info";
}

class gitlab_report : public report {
  public:
    explicit gitlab_report(write_bytes write) : write_(std::move(write)) { write_("["); }

    void begin_file(std::string_view /*path*/) override { fingerprints_.begin_file(); }

    void add(const reported& finding) override {
        const diagnostic& what = finding.found;
        const std::string code = code_text(what.id);
        const ordered_json positions = {{"begin", {{"line", what.line}, {"column", what.column}}},
                                        {"end", {{"line", what.end_line}, {"column", what.end_column}}}};
        add_issue({{"check_name", code},
                   {"description", code + ": " + what.message},
                   {"severity", severity_text(what.severity)},
                   {"fingerprint", fingerprints_.of(finding)},
                   {"location", {{"path", finding.path}, {"positions", positions}}}});
    }

    // It has no code, and is identified by its path.
    void add_unreadable(std::string_view path, std::string_view why) override {
        add_issue({{"check_name", "unreadable"},
                   {"description", why},
                   {"severity", "blocker"},
                   {"fingerprint", "unreadable " + std::string(path)},
                   {"location", {{"path", path}, {"lines", {{"begin", 1}}}}}});
    }

    void finish(const report_totals& /*of*/) override { write_(is_first_ ? "]\n" : "\n]\n"); }

  private:
    void add_issue(const ordered_json& issue) {
        write_((std::exchange(is_first_, false) ? "\n" : ",\n") + dumped(issue));
    }

    write_bytes write_;
    fingerprints fingerprints_;
    bool is_first_ = true;
};

} // namespace

std::unique_ptr<report> make_gitlab_report(write_bytes write, const report_options& /*how*/) {
    return std::make_unique<gitlab_report>(std::move(write));
}

} // namespace ctlpgn::emit
