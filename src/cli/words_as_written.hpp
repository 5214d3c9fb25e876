// Words in brackets. The library for command lines reads "[a,b]" as a list wherever an option takes several
// values, so a file with such a name would become one or more other files.
#pragma once

#include <CLI/App.hpp>

#include <span>
#include <string>
#include <vector>

namespace ctlpgn::cli {

// The same words, with a mark before each that would be read as a list.
std::vector<std::string> mark_brackets(std::span<const char* const> words);

// Makes every option of every command remove the mark before anything else sees the word.
void take_words_as_written(CLI::App& program);

// The word without its mark.
std::string as_written(std::string word);

} // namespace ctlpgn::cli
