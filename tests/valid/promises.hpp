// The promises about valid games.
#pragma once

#include "ctlpgn/notation.hpp"
#include "valid/drafted_game.hpp"
#include "valid/freedoms.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::valid {

struct broken_promise {
    std::string what; // empty: none is broken. The same words for the same kind of breach.
    std::string detail;
};

// A text that contains only drafted games.
struct valid_text {
    std::span<const drafted_game> made;
    std::string_view text;
    const freedoms& author;
    std::string_view fixed; // the same games in good style
};

broken_promise find_broken_promise(const valid_text& given, const notation& chosen);

} // namespace ctlpgn::valid
