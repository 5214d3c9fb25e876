// Initial texts for targets: from the corpus, and generated from the grammars.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::fuzz {

// The short files of the corpus.
std::vector<std::string> corpus_seeds();

// Random sentences of a grammar, always the same.
std::vector<std::string> sentence_seeds(std::string_view grammar, std::size_t count, std::size_t size);

// Of a notation: sentences of its grammar of files, and its corpus.
std::vector<std::string> file_seeds(const notation& chosen);

} // namespace ctlpgn::fuzz
