// Findings in short games that are checked against the rules of play.
#pragma once

#include "notations/ctl_pgn/board/support.hpp"

namespace ctlpgn::rules_tests {

using board_tests::game_text;

// All codes, such as "R002", in order of place; of some layers if they are named.
inline std::vector<std::string> judged(const std::string& text, const std::string& layers = {}) {
    return board_tests::codes_in(text, layers, check_level::legal);
}

// The findings of the layer of rules.
inline std::vector<diagnostic> rule_findings(const std::string& text) {
    return board_tests::diagnostics_in(text, "R", check_level::legal);
}

using codes = std::vector<std::string>;

} // namespace ctlpgn::rules_tests
