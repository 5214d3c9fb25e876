// The commands of the program and their options as data, from which come its help, its manual and its
// completions.
#pragma once

#include <CLI/App.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

struct option_words {
    std::vector<std::string>
        names;         // "-o", "--output"; of an argument without a name what it is called: "FILE"
    std::string value; // what its value is called; empty: it takes none
    std::vector<std::string> choices; // all values it can have; empty: too many to list
    std::string written;              // what it does, in a phrase
    bool argument = false;            // has no name with hyphens
    bool required = false;
    bool repeated = false;
};

struct option_group {
    std::string title;
    std::vector<option_words> options;
};

struct command_words {
    std::string name;    // empty: the program itself
    std::string written; // what it does, in paragraphs
    std::string notes;   // what else is worth knowing, with examples
    std::vector<option_words> arguments;
    std::vector<option_group> groups;
};

// Of one option: its names and its value, as in "-o, --output FILE".
std::string term_of(const option_words& option);

// The usage line of the command: "ctlpgn explain [OPTION]... CODE..."
std::string usage_of(const command_words& command);

// A paragraph without its line ends, or a line that is kept as it is, such as an example. The latter is empty
// or begins with a space.
struct text_part {
    std::string text;
    bool as_it_is = false;
};

std::vector<text_part> parts_of(std::string_view text);

option_words words_of(const CLI::Option& option);
command_words words_of(const CLI::App& command);

// The program first, then its commands.
std::vector<command_words> all_command_words(const CLI::App& program);

} // namespace ctlpgn::cli
