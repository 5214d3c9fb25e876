// corpus/manifest.json: the corpus as a suite for other readers.
#pragma once

#include "ctlpgn/notation.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace ctlpgn::golden {

// What it has to be, from the files of the corpus, what the linter finds in them, corpus/suite.json, and the
// suite.json of each notation. Throws if that does not say to which section a file belongs.
std::string manifest();

// Whether some notations of the corpus are not built, so that the manifest cannot be made.
bool lacks_notations();

// What the notation's suite.json says of its cases.
nlohmann::ordered_json suite_words(const notation& chosen);

// Those with a corpus, as they came to the project, so that a new one is at the end.
std::vector<const notation*> notations_of_suite();

std::filesystem::path manifest_path();

} // namespace ctlpgn::golden
