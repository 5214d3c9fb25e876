// --input-encoding: the encoding of the files, for users who know better than the bytes show.
#pragma once

#include "ctlpgn/encoding.hpp"

#include <CLI/App.hpp>

#include <optional>

namespace ctlpgn::cli {

void add_input_encoding_option(CLI::App& command, std::optional<text_encoding>& to);

} // namespace ctlpgn::cli
