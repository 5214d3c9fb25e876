// Random sentences of a grammar, written one after the other or each to a file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace ctlpgn::cli {

struct sentence_options {
    std::string grammar; // one of grammar::texts
    std::size_t count = 1;
    std::uint64_t seed = 1;
    std::size_t size = 400; // bytes, roughly at most
    bool near_miss = false;
    std::string folder; // empty: standard output
};

// Throws output_error, and input_error if there are no near misses.
void write_sentences(const sentence_options& options);

} // namespace ctlpgn::cli
