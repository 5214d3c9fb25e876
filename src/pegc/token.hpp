// Rules with a few texts, such as the hexes of a board, which are read byte by byte through a table instead
// of trying one alternative after the other.
#pragma once

#include "pegc/facts.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::pegc {

// Why the rule cannot be read that way, as a clause; nothing if it can.
std::optional<std::string> token_fault(const facts& known, const rule& r);

// A class, which needs no table.
bool is_one_character(const rule& r);

// A tree of all texts, which finds the longest match. State 0 means failure, state 1 is the beginning; states
// from `first_final` on come after a text of the rule, one state for each. States without successors are the
// last and have no row.
struct token_table {
    std::array<std::size_t, 256> classes{}; // of equivalent bytes; class 0 always fails
    std::size_t class_count = 1;
    std::size_t first_final = 0;
    std::size_t state_count = 0;
    std::size_t longest = 0;
    std::vector<std::vector<std::size_t>> next; // by state and class
};

// Expects a rule without fault.
token_table make_token(const facts& known, const rule& r);

} // namespace ctlpgn::pegc
