// The options that say which files a command reads.
#pragma once

#include "cli/input/input_search.hpp"

#include <CLI/App.hpp>

#include <array>
#include <string>

namespace ctlpgn::cli {

// FILE and --notation. The choice must live as long as the command.
void add_files(CLI::App& command, input_choice& choice);

// Options for what is left out of folders and for the configuration, in this group of the help.
void add_file_patterns(CLI::App& command, input_choice& choice, const char* group = "Which files");

// --config and --no-config. `file` and `none` must live as long as the command.
std::array<CLI::Option*, 2> add_configuration_options(CLI::App& command, std::string& file, bool& none);

} // namespace ctlpgn::cli
