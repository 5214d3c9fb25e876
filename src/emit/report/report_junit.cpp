// JUnit's XML: a file is a suite, and a finding is a case in it, which fails if the finding makes the run
// fail. A suite begins with the number of its cases, so the cases of a file are held back until its end.
#include "emit/report/report_formats.hpp"
#include "emit/viewer/xml_escape.hpp"
#include "text/spooled_text.hpp"

#include <utility>

namespace ctlpgn::emit {

namespace {

class junit_report : public report {
  public:
    junit_report(write_bytes write, const report_options& options)
        : write_(std::move(write)), failing_(options.failing) {
        write_("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"ctlpgn\">\n");
    }

    void begin_file(std::string_view /*path*/) override {
        cases_.clear();
        count_ = 0;
        failures_ = 0;
        errors_ = 0;
    }

    void add(const reported& finding) override {
        const diagnostic& what = finding.found;
        const bool fails = what.severity >= failing_;
        const std::string line = std::to_string(what.line);
        const std::string code = code_text(what.id);
        begin_case(code + " " + std::string(describe(what.id).name) + " " + line + ":" +
                       std::to_string(what.column),
                   finding.path, line);
        const std::string text = "line " + line + ", column " + std::to_string(what.column) + ": " +
                                 std::string(level_text(what.severity)) + ": " + what.message;
        if (fails) {
            cases_.add("<failure type=\"" + code + "\" message=\"" + xml_escaped(what.message) + "\">" +
                       xml_escaped(text) + "</failure>");
        } else {
            cases_.add("<system-out>" + xml_escaped(text) + "</system-out>");
        }
        end_case();
        failures_ += fails ? 1U : 0U;
    }

    void add_unreadable(std::string_view path, std::string_view why) override {
        begin_case("readable", path, {});
        cases_.add("<error message=\"" + xml_escaped(why) + "\"/>");
        end_case();
        ++errors_;
    }

    void end_file(std::string_view path, std::uint64_t hidden) override {
        if (count_ == 0) {
            begin_case("clean", path, {});
            end_case();
        }
        write_("  <testsuite name=\"" + xml_escaped(path) + "\" tests=\"" + std::to_string(count_) +
               "\" failures=\"" + std::to_string(failures_) + "\" errors=\"" + std::to_string(errors_) +
               "\">\n");
        cases_.write_to(write_);
        if (hidden != 0)
            write_("    <system-out>" + std::to_string(hidden) + " more</system-out>\n");
        write_("  </testsuite>\n");
    }

    void finish(const report_totals& /*of*/) override { write_("</testsuites>\n"); }

  private:
    void begin_case(std::string_view name, std::string_view path, std::string_view line) {
        const std::string file = xml_escaped(path);
        std::string text = "    <testcase name=\"" + xml_escaped(name) + "\" classname=\"" + file + "\"";
        if (!line.empty())
            text.append(" file=\"").append(file).append("\" line=\"").append(line).append("\"");
        cases_.add(text + ">");
        ++count_;
    }

    void end_case() { cases_.add("</testcase>\n"); }

    write_bytes write_;
    level failing_;
    spooled_text cases_;
    std::uint64_t count_ = 0;
    std::uint64_t failures_ = 0;
    std::uint64_t errors_ = 0;
};

} // namespace

std::unique_ptr<report> make_junit_report(write_bytes write, const report_options& options) {
    return std::make_unique<junit_report>(std::move(write), options);
}

} // namespace ctlpgn::emit
