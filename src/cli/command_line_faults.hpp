// Messages about a command line that cannot be understood.
#pragma once

#include <CLI/App.hpp>

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

bool is_option(std::string_view word);

// Options in the words after a command that lack their value, have an empty one, or have one where none
// belongs. The library for command lines takes the next word for an empty value. Empty: there are none.
std::string fault_of_values(const CLI::App& command, std::span<const char* const> words);

// What the library found when it parsed the words of a command; null if none is named.
std::string fault_of(const CLI::ParseError& error, const CLI::App& program, const CLI::App* command);

} // namespace ctlpgn::cli
