// A line for each finding: file:line:column: code level message.
#include "emit/report/colours.hpp"
#include "emit/report/excerpt.hpp"
#include "emit/report/report_formats.hpp"

#include <utility>

namespace ctlpgn::emit {

namespace {

class concise_report : public report {
  public:
    concise_report(write_bytes write, const report_options& options)
        : write_(std::move(write)), colour_(options.colour) {}

    void begin_file(std::string_view path) override { path_ = shown_text(path) + ":"; }

    void add(const reported& finding) override {
        const diagnostic& what = finding.found;
        place_ = path_;
        place_.append(std::to_string(what.line)).append(":").append(std::to_string(what.column)).append(":");
        line_ = colour_.strong(place_);
        line_.append(" ").append(colour_.of_level(what.severity, code_text(what.id)));
        line_.append(fix_mark(what))
            .append(" ")
            .append(level_text(what.severity))
            .append(" ")
            .append(what.message)
            .append("\n");
        write_(line_);
    }

    void end_file(std::string_view path, std::uint64_t hidden) override {
        if (hidden != 0)
            write_(shown_text(path) + ": " + std::to_string(hidden) + " more\n");
    }

  private:
    write_bytes write_;
    colours colour_;
    std::string path_;  // of the file, as it is shown
    std::string place_; // of the reported finding, and its line; their memory is reused
    std::string line_;
};

} // namespace

std::unique_ptr<report> make_concise_report(write_bytes write, const report_options& options) {
    return std::make_unique<concise_report>(std::move(write), options);
}

} // namespace ctlpgn::emit
