// A file of xiangqi games, and the promises about it in every notation.
#include "fuzz/promises.hpp"
#include "fuzz/seeds.hpp"
#include "fuzz/target.hpp"

namespace ctlpgn::fuzz {

namespace {

const notation& in_xiangqi() {
    return *find_notation("xiangqi");
}

int run_xiangqi(std::span<const std::byte> bytes) {
    keep_promises(text_of(bytes), in_xiangqi());
    return 0;
}

std::vector<std::string> xiangqi_seeds() {
    return file_seeds(in_xiangqi());
}

} // namespace

const target xiangqi = {"xiangqi", run_xiangqi, xiangqi_seeds};

} // namespace ctlpgn::fuzz
