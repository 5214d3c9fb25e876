// The help of the program and its commands, in lines that fit a terminal of 80 columns.
#pragma once

#include <CLI/App.hpp>

#include <memory>
#include <string>

namespace ctlpgn::cli {

// Options of this group are only named in the help of a command; there is a page about them.
inline constexpr const char* limits_group = "Limits";

// What all commands write their help with.
std::shared_ptr<CLI::FormatterBase> help_writer();

// All about a command, or about the program.
std::string help_on(const CLI::App& command);

// All about the options of one group.
std::string help_on_group(const CLI::App& command, const std::string& group);

} // namespace ctlpgn::cli
