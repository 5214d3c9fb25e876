// `ctlpgn lint --watch`: lints again whenever something changes.
#pragma once

#include "cli/lint/lint_run.hpp"

namespace ctlpgn::cli {

// Ends only with the process.
int watch_lint(const lint_command_options& options, run_configurations& configurations);

} // namespace ctlpgn::cli
