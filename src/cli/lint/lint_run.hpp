// Lints the files of a command line and reports what was found.
#pragma once

#include "cli/lint/lint_fixes.hpp"
#include "cli/lint/lint_jobs.hpp"

#include <optional>
#include <string>

namespace ctlpgn::cli {

struct lint_command_options {
    lint_inputs inputs;
    std::string output_path;
    std::string format = "full";
    bool format_is_given = false; // on the command line
    std::string colour = "auto";
    bool all_boards = false;
    bool statistics = false;
    bool exit_zero = false;
    bool quiet = false;
    bool show_files = false;
    bool show_settings = false;
    bool watch = false;
    std::optional<std::string> ignore_because; // adds excuses to the text, for this reason
    fix_wishes fixes;
};

// Returns the exit status. Throws setting_error, input_error and output_error if nothing can go on.
int run_lint(const lint_command_options& options, run_configurations& configurations);

} // namespace ctlpgn::cli
