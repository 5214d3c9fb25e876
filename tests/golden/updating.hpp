// Expectations that the program writes: compared, or with CTLPGN_UPDATE=1 rewritten.
#pragma once

#include "golden/corpus.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace ctlpgn::golden {

bool updating();

// Fails if the content of the file is not `found`, or rewrites it.
void compare(const std::filesystem::path& file, const std::string& found);

// The same for a part of a case in a theme of the corpus.
void compare(const corpus_file& file, std::string_view part, const std::string& found);

} // namespace ctlpgn::golden
