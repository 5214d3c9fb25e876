// What --fix would change, and nothing about what is left.
#pragma once

#include "cli/lint/lint_run.hpp"

namespace ctlpgn::cli {

// The exit status: 1 if anything would change. Throws setting_error, input_error and output_error for what
// stops everything.
int run_lint_diff(const lint_command_options& options, run_configurations& configurations);

} // namespace ctlpgn::cli
