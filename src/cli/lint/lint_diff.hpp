// What --fix would change, without the findings that are left.
#pragma once

#include "cli/lint/lint_run.hpp"

namespace ctlpgn::cli {

// Returns the exit status: 1 if anything would change. Throws setting_error, input_error and output_error if
// nothing can go on.
int run_lint_diff(const lint_command_options& options, run_configurations& configurations);

} // namespace ctlpgn::cli
