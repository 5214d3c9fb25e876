#include "cli/lint/lint_output.hpp"

#include "cli/options/output_option.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/report.hpp"

#include <array>
#include <string>
#include <utility>

namespace ctlpgn::cli {

namespace {

constexpr output_kind report_kinds[] = {
    {"full", "a report as text"},
    {"concise", "a report as text"},
    {"github", "a report as text"},
    {"json", "JSON", {".json"}},
    {"json-lines", "JSON Lines", {".jsonl", ".ndjson", ".json"}},
    {"sarif", "SARIF", {".sarif", ".json"}},
    {"gitlab", "JSON", {".json"}},
    {"junit", "XML", {".xml"}},
};

} // namespace

void check_report_is_written(const lint_command_options& options) {
    const bool is_for_programs = options.format_is_given && !find_report_format(options.format)->is_text;
    const auto refuse = [&options](std::string_view name, bool is_said, std::string_view other) {
        if (is_said)
            throw setting_error(std::string(name) + " writes no report, so it cannot be combined with " +
                                std::string(other) +
                                (other == "--output-format" ? " " + options.format : std::string()));
    };
    for (const auto& [is_said, name] :
         {std::pair(options.fixes.diff, "--diff"), std::pair(options.show_files, "--show-files"),
          std::pair(options.show_settings, "--show-settings"),
          std::pair(options.ignore_because.has_value(), "--add-ignore")}) {
        refuse(name, is_said && is_for_programs, "--output-format");
        refuse(name, is_said && options.statistics, "--statistics");
    }
    refuse("--quiet", options.quiet && is_for_programs, "--output-format");
    refuse("--quiet", options.quiet && !options.statistics && !options.output_path.empty(), "--output");
}

void check_output(const lint_command_options& options, const lint_jobs& jobs) {
    check_not_written_over(jobs, options.output_path);
    check_report_is_written(options);
    if (options.show_files || options.show_settings || options.fixes.diff)
        check_output_name(options.output_path, std::array{output_kind{"", "plain text"}});
    else
        check_output_name(options.output_path, report_kinds, options.format);
}

} // namespace ctlpgn::cli
