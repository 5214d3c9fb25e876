// The output of `ctlpgn lint --show-files` and `--show-settings`.
#pragma once

#include "cli/lint/lint_jobs.hpp"

#include <string>

namespace ctlpgn::cli {

// The files that would be linted, one per line.
std::string files_text(const lint_jobs& jobs);

// The settings of each file, in the form of a configuration.
std::string settings_text(const lint_jobs& jobs);

} // namespace ctlpgn::cli
