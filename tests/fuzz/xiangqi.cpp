// A file of xiangqi games, and what is promised of it in every notation.
#include "fuzz/promises.hpp"
#include "fuzz/seeds.hpp"
#include "fuzz/target.hpp"
#include "golden/corpus.hpp"

namespace ctlpgn::fuzz {

namespace {

const notation& in_xiangqi() {
    return *find_notation("xiangqi");
}

int run(std::span<const std::byte> bytes) {
    const std::string_view text = text_of(bytes);
    keep_promises_of_tree(text, in_xiangqi());
    keep_promises_of_format(text, in_xiangqi());
    keep_promises_of_lint(text, in_xiangqi());
    return 0;
}

std::vector<std::string> seeds() {
    std::vector<std::string> result = sentence_seeds("xiangqi/file", 60, 400);
    for (const golden::corpus_file& file : golden::corpus_of(in_xiangqi()))
        result.push_back(file.text);
    return result;
}

} // namespace

const target xiangqi = {"xiangqi", run, seeds};

} // namespace ctlpgn::fuzz
