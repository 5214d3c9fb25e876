// -o, for commands that write something other than games.
#pragma once

#include <CLI/App.hpp>

#include <string>

namespace ctlpgn::cli {

// `what` names the output: "a page". A file whose name is that of a file of games is refused.
CLI::Option* add_output_option(CLI::App& command, std::string& path, const std::string& what,
                               const std::string& help = "write to FILE (atomically)");

// What is wrong with the name of an output file; empty unless it is a name for games.
std::string fault_of_output_name(const std::string& path, const std::string& what);

} // namespace ctlpgn::cli
