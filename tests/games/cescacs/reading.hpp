#pragma once

#include "games/cescacs/position.hpp"

#include <string>
#include <vector>

namespace ctlpgn::cescacs_tests {

/// A position from its PDTL; for tests only, so it trusts the text.
cescacs::position read_pdtl(const std::string& text);

/// The hex of a name such as "F14".
cescacs::hex hex_named(const std::string& name);

struct perft_line {
    std::string id;
    std::string pdtl;
    std::vector<std::pair<int, std::uint64_t>> counts; ///< depth and leaves
};

/// The facts in perft.tsv.
std::vector<perft_line> read_perft_file();

} // namespace ctlpgn::cescacs_tests
