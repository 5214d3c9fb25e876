// What xiangqi adds to the catalogue of diagnostics.
#pragma once

#include "ctlpgn/notation.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

// The rows of its own codes, by rising code, and its examples of the core's.
std::span<const diagnostic_info> own_diagnostics();
std::span<const core_example> core_examples();

// An example as a whole file.
std::string example_file(example_place place, std::string_view example);

} // namespace ctlpgn::xiangqi
