// The command line as a whole: its commands, and what is said of one that cannot be understood.
#pragma once

#include <CLI/App.hpp>

#include <string>

namespace ctlpgn::cli {

// Runs the command that is named. Throws what that throws; a wrong command line is reported and gives `failed`.
int run_command_line(CLI::App& program, int argc, const char* const* argv, const int& status);

// The command of a name, with a guess at what was meant if there is none. Throws setting_error.
CLI::App& find_command(CLI::App& program, const std::string& name);

} // namespace ctlpgn::cli
