// Options whose value is one of some words.
#pragma once

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace ctlpgn::cli {

// Refuses all others, and says which there are; so do completions.
CLI::Validator one_of(const std::vector<std::string>& words);

} // namespace ctlpgn::cli
