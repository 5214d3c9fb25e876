// A file of Diplomat games, and the promises about it in every notation.
#include "fuzz/promises.hpp"
#include "fuzz/seeds.hpp"
#include "fuzz/target.hpp"

namespace ctlpgn::fuzz {

namespace {

const notation& in_diplomat() {
    return *find_notation("diplomat");
}

int run_diplomat(std::span<const std::byte> bytes) {
    keep_promises(text_of(bytes), in_diplomat());
    return 0;
}

std::vector<std::string> diplomat_seeds() {
    return file_seeds(in_diplomat());
}

} // namespace

const target diplomat = {"diplomat", run_diplomat, diplomat_seeds};

} // namespace ctlpgn::fuzz
