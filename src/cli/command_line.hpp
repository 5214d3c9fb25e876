// The command line as a whole: its commands, and the message about one that cannot be understood.
#pragma once

#include <CLI/App.hpp>

#include <string>

namespace ctlpgn::cli {

// Runs the command that is named. Its exceptions pass; a wrong command line is reported and gives `failed`.
int run_command_line(CLI::App& program, int argc, const char* const* argv, const int& status);

// The command with this name. If there is none, throws setting_error, which suggests what may be meant.
CLI::App& find_command(CLI::App& program, const std::string& name);

} // namespace ctlpgn::cli
