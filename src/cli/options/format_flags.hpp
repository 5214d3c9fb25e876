// The options about how games are written, which several commands have.
#pragma once

#include "ctlpgn/format.hpp"

#include <CLI/App.hpp>

namespace ctlpgn::cli {

inline constexpr const char* format_group = "How games are written";

// `options` must outlive the parsing of the command line.
void add_format_flags(CLI::App& command, format_options& options);

} // namespace ctlpgn::cli
