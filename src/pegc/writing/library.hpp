// A folder of grammar files that import one another.
#pragma once

#include "pegc/tree.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pegc {

struct library {
    std::map<std::string, grammar_file, std::less<>> files; // by name
    std::vector<std::string> unreadable;                    // names of files that could not be read

    // The file and all that it imports, each once, imported files first.
    std::vector<const grammar_file*> closure(std::string_view name) const;
};

// The folder in which a file of that name is: ctl_pgn of ctl_pgn/pdtl. Empty if it is in none.
std::string_view folder_of(std::string_view name);

using folders = std::vector<std::filesystem::path>;

// By what name the others import it: its path below the first of the folders that holds it.
std::string name_of(const std::filesystem::path& grammar, const folders& roots);

// Reads the grammar, its imports, and all other .peg files below the folders, since whether a rule is used
// depends on them, too. Throws file_error and syntax_error; another file with errors is left out.
library read_folders(const std::filesystem::path& grammar, const folders& roots);

// The same with the folder in which the grammar is.
library read_folder(const std::filesystem::path& grammar);

// The same of texts that are at hand. Throws syntax_error; what is imported must be among them.
struct named_text {
    std::string_view name;
    std::string_view text;
};
library read_texts(const std::vector<named_text>& texts);

} // namespace ctlpgn::pegc
