// What a run of the linter writes, and where.
#pragma once

#include "cli/lint/lint_jobs.hpp"
#include "cli/lint/lint_run.hpp"

namespace ctlpgn::cli {

// Throws setting_error if a report for programs is asked for together with options that write something else,
// or nothing.
void check_report_is_written(const lint_command_options& options);

// Throws output_error if the output would be written over what is read, and setting_error if its name
// promises something other than what is written, or no report is written.
void check_output(const lint_command_options& options, const lint_jobs& jobs);

} // namespace ctlpgn::cli
