// --bytes: the part of each file that is read.
#pragma once

#include "text/sources/byte_range.hpp"

#include <CLI/App.hpp>

#include <optional>

namespace ctlpgn::cli {

void add_byte_range_option(CLI::App& command, std::optional<byte_range>& to);

} // namespace ctlpgn::cli
