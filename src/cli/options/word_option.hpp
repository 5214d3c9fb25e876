// Options whose value is one of some words.
#pragma once

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace ctlpgn::cli {

// Refuses all others, and lists the valid words; completions list them too. Case is ignored; with
// CLI::Option::transform() the value is the word as it is in the list.
CLI::Validator one_of(const std::vector<std::string>& words);

// Completions offer these words, but others are accepted as well.
CLI::Validator such_as(const std::vector<std::string>& words);

} // namespace ctlpgn::cli
