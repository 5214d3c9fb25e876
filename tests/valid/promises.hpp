// What is promised of valid games.
#pragma once

#include "ctlpgn/notation.hpp"
#include "valid/drafted_game.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::valid {

struct broken_promise {
    std::string what; // empty: none is broken. The same words for what is broken in the same way.
    std::string detail;
};

// For a text that holds only drafted games.
broken_promise find_broken_promise(std::span<const drafted_game> made, std::string_view text,
                                   const notation& chosen);

} // namespace ctlpgn::valid
