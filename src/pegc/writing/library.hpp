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

    // The file and its imports, each once, imported files first.
    std::vector<const grammar_file*> closure(std::string_view name) const;
};

// The folder of a file of that name: ctl_pgn for ctl_pgn/pdtl. Empty if it is in none.
std::string_view folder_of(std::string_view name);

using folders = std::vector<std::filesystem::path>;

// The name by which others import it: its path in the first folder that contains it.
std::string name_of(const std::filesystem::path& grammar, const folders& roots);

// Reads the grammar, its imports, and all other .peg files in the folders, since they may use its rules.
// Throws file_error and syntax_error; other files with errors are left out.
library read_folders(const std::filesystem::path& grammar, const folders& roots);

// The same with the grammar's own folder.
library read_folder(const std::filesystem::path& grammar);

// The same for given texts, which must include all imports. Throws syntax_error.
struct named_text {
    std::string_view name;
    std::string_view text;
};
library read_texts(const std::vector<named_text>& texts);

} // namespace ctlpgn::pegc
