// What is promised of a valid game.
#pragma once

#include "ctlpgn/notation.hpp"
#include "valid/drafted_game.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::valid {

struct broken_promise {
    std::string what; // the same words for faults of one kind; empty: none is broken
    std::string detail;
};

broken_promise find_broken_promise(const drafted_game& made, std::string_view text, const notation& chosen);

} // namespace ctlpgn::valid
