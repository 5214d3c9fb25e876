#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::games_tests {

struct perft_line {
    std::string id;
    std::string position;
    std::vector<std::pair<int, std::uint64_t>> counts; ///< depth and leaves
};

/// The facts in tests/games/GAME/perft.tsv: name, position, and the leaves at depth 1, 2, ..., between tabs.
std::vector<perft_line> read_perft_file(const std::string& game);

std::vector<std::string> split(const std::string& text, char separator);

} // namespace ctlpgn::games_tests
