// The promises about valid games.
#pragma once

#include "ctlpgn/notation.hpp"
#include "valid/drafted_game.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::valid {

struct broken_promise {
    std::string what; // empty: none is broken. The same words for the same kind of breach.
    std::string detail;
};

// For a text that contains only drafted games.
broken_promise find_broken_promise(std::span<const drafted_game> made, std::string_view text,
                                   const notation& chosen);

} // namespace ctlpgn::valid
