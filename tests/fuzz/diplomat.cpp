// A file of Diplomat games, and what is promised of it in every notation.
#include "fuzz/promises.hpp"
#include "fuzz/seeds.hpp"
#include "fuzz/target.hpp"
#include "golden/corpus.hpp"

namespace ctlpgn::fuzz {

namespace {

const notation& in_diplomat() {
    return *find_notation("diplomat");
}

int run(std::span<const std::byte> bytes) {
    const std::string_view text = text_of(bytes);
    keep_promises_of_tree(text, in_diplomat());
    keep_promises_of_format(text, in_diplomat());
    keep_promises_of_lint(text, in_diplomat());
    return 0;
}

std::vector<std::string> seeds() {
    std::vector<std::string> result = sentence_seeds("diplomat/file", 60, 400);
    for (const golden::corpus_file& file : golden::corpus_of(in_diplomat()))
        result.push_back(file.text);
    return result;
}

} // namespace

const target diplomat = {"diplomat", run, seeds};

} // namespace ctlpgn::fuzz
