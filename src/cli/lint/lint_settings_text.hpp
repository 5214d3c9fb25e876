// What `ctlpgn lint --show-files` and `--show-settings` say.
#pragma once

#include "cli/lint/lint_jobs.hpp"

#include <string>

namespace ctlpgn::cli {

// The files that would be linted, one a line.
std::string files_text(const lint_jobs& jobs);

// The settings of each file, as a configuration would say them.
std::string settings_text(const lint_jobs& jobs);

} // namespace ctlpgn::cli
