// Options whose value is one of some words.
#pragma once

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace ctlpgn::cli {

// Refuses all others, and says which there are; so do completions. Letters may be of either case; with
// CLI::Option::transform() the value is the word as it is in the list.
CLI::Validator one_of(const std::vector<std::string>& words);

// Completions offer these words, and others are taken as well.
CLI::Validator such_as(const std::vector<std::string>& words);

} // namespace ctlpgn::cli
