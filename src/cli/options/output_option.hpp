// -o, for commands that write something else than games.
#pragma once

#include <CLI/App.hpp>

#include <string>

namespace ctlpgn::cli {

// `what` is written: "a page". A file whose name is that of games is refused.
CLI::Option* add_output_option(CLI::App& command, std::string& path, const std::string& what,
                               const std::string& help = "write to FILE (atomically)");

// What is wrong with the name of a file for that; nothing if it is no name of games.
std::string fault_of_output_name(const std::string& path, const std::string& what);

} // namespace ctlpgn::cli
