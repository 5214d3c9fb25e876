// The corpus as a folder of single files, for readers and tools that take files.
#pragma once

#include "conformance/themes/corpus.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace ctlpgn::conformance {

// The file of a part, relative to the corpus: pgn/valid/plies/check.pgn.
std::string file_of(const corpus_case& which, std::string_view part);

// Writes into a new or empty folder a file for each part of each case, the manifest, and all files of the
// corpus that are not themes. Throws suite_error.
void unpack(const std::filesystem::path& corpus, const std::filesystem::path& folder);

} // namespace ctlpgn::conformance
