// How comments are read a second time: by the rules that read the game, without reporting anything twice.
#pragma once

#include "grammar/pgn/file.hpp"
#include "parsing/quiet_state.hpp"

#include <string_view>

namespace ctlpgn::pgn {

namespace comment_rules = grammar::pgn::file::tolerant;

struct comment_reading : parsing::quiet_state {
    // It is not known here whose turn it would be. If it is White's, the hyphen of "e4 - e5 2." separates two
    // moves, as in most games.
    [[nodiscard]] bool holds(grammar::pgn::file::condition /*which*/, std::string_view /*subject*/) const {
        return true;
    }
};

} // namespace ctlpgn::pgn
