// `ctlpgn lint --watch`: lints again whenever something changes.
#pragma once

#include "cli/lint/lint_run.hpp"

namespace ctlpgn::cli {

// Returns only when the process ends.
int watch_lint(const lint_command_options& options, run_configurations& configurations);

} // namespace ctlpgn::cli
