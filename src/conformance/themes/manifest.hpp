// manifest.json: the corpus as a suite for other readers.
#pragma once

#include "conformance/themes/corpus.hpp"
#include "ctlpgn/notation.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <span>
#include <string>

namespace ctlpgn::conformance {

// Makes it from all cases of the corpus (read_corpus), its suite.json, and the suite.json of each notation.
// Throws suite_error if these do not assign a case to a section.
std::string manifest_of(const std::filesystem::path& corpus, std::span<const corpus_case> cases);

// The settings for cases in the suite.json of a notation. Throws suite_error.
nlohmann::ordered_json suite_words(const std::filesystem::path& corpus, const notation& chosen);

} // namespace ctlpgn::conformance
