// What is expected and is written by the program: compared, or with CTLPGN_UPDATE=1 written anew.
#pragma once

#include "golden/corpus.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace ctlpgn::golden {

bool updating();

// Fails if the file does not hold `found`, or writes it.
void compare(const std::filesystem::path& file, const std::string& found);

// The same of a part of a case in a theme of the corpus.
void compare(const corpus_file& file, std::string_view part, const std::string& found);

} // namespace ctlpgn::golden
