// The functions that make the reports of each format. To add one: a file with its class and its function
// here, and a line in report.cpp.
#pragma once

#include "ctlpgn/report.hpp"

#include <memory>

namespace ctlpgn::emit {

std::unique_ptr<report> make_full_report(write_bytes write, const report_options& options);
std::unique_ptr<report> make_concise_report(write_bytes write, const report_options& options);
std::unique_ptr<report> make_json_report(write_bytes write, const report_options& options);
std::unique_ptr<report> make_json_lines_report(write_bytes write, const report_options& options);
std::unique_ptr<report> make_sarif_report(write_bytes write, const report_options& options);
std::unique_ptr<report> make_github_report(write_bytes write, const report_options& options);
std::unique_ptr<report> make_gitlab_report(write_bytes write, const report_options& options);
std::unique_ptr<report> make_junit_report(write_bytes write, const report_options& options);

} // namespace ctlpgn::emit
