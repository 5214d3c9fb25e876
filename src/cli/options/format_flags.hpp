// The options about how games are written, which several commands have.
#pragma once

#include "ctlpgn/format_settings.hpp"

#include <CLI/App.hpp>

namespace ctlpgn::cli {

inline constexpr const char* format_group = "How games are written";

// `settings` must outlive the parsing of the command line.
void add_format_flags(CLI::App& command, format_settings& settings);

} // namespace ctlpgn::cli
