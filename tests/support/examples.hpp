// The examples of the catalogue, in CTL-PGN.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::tests {

inline std::vector<diagnostic_info> diagnostics() {
    return diagnostics_of(*find_notation("ctl-pgn"));
}

// The text as a whole file.
inline std::string example_file(const diagnostic_example& example, std::string_view text) {
    return find_notation("ctl-pgn")->example_file(example.place, text);
}

} // namespace ctlpgn::tests
