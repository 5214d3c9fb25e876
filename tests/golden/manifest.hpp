// corpus/manifest.json: the corpus as a suite for other readers.
#pragma once

#include <filesystem>
#include <string>

namespace ctlpgn::golden {

// What it has to be, from the files of the corpus, what the linter finds in them, and corpus/suite.json.
// Throws if suite.json does not say to which section a file belongs.
std::string manifest();

std::filesystem::path manifest_path();

} // namespace ctlpgn::golden
