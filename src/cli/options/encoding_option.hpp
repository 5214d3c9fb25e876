// --input-encoding: what the text of each file is written in, where the user knows better than its bytes show.
#pragma once

#include "ctlpgn/encoding.hpp"

#include <CLI/App.hpp>

#include <optional>

namespace ctlpgn::cli {

void add_input_encoding_option(CLI::App& command, std::optional<text_encoding>& to);

} // namespace ctlpgn::cli
