#include "fuzz/seeds.hpp"

#include "golden/corpus.hpp"
#include "syntax/grammar_texts.hpp"
#include "syntax/sentences.hpp"

#include <algorithm>

namespace ctlpgn::fuzz {

std::vector<std::string> corpus_seeds() {
    constexpr std::size_t longest = 1500;
    std::vector<std::string> result;
    for (const golden::corpus_file& file : golden::corpus())
        if (file.text.size() <= longest)
            result.push_back(file.text);
    return result;
}

std::vector<std::string> sentence_seeds(std::string_view grammar, std::size_t count, std::size_t size) {
    const syntax::grammar language = syntax::strict_grammar(grammar);
    syntax::sentence_maker maker(language, 1);
    std::vector<std::string> result;
    while (result.size() != count)
        result.push_back(maker.sentence(size));
    return result;
}

std::vector<std::string> file_seeds(const notation& chosen) {
    std::string grammar(chosen.name);
    std::ranges::replace(grammar, '-', '_');
    std::vector<std::string> result = sentence_seeds(grammar + "/file", 60, 400);
    for (const golden::corpus_file& file : golden::corpus_of(chosen))
        result.push_back(file.text);
    return result;
}

} // namespace ctlpgn::fuzz
