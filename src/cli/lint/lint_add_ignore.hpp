// `ctlpgn lint --add-ignore`: adds excuses to the text for what is found there now.
#pragma once

#include "cli/lint/lint_run.hpp"

namespace ctlpgn::cli {

// Writes a comment before the first move of each game in which something was found, in place. Returns the
// exit status.
int add_ignores(const lint_command_options& options, run_configurations& configurations);

} // namespace ctlpgn::cli
