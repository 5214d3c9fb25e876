// How comments that have been read are read once more: by the rules that read the game, with nothing said of
// it twice.
#pragma once

#include "grammar/pgn/file.hpp"
#include "parsing/quiet_state.hpp"

#include <string_view>

namespace ctlpgn::pgn {

namespace comment_rules = grammar::pgn::file::tolerant;

struct comment_reading : parsing::quiet_state {
    // Whose turn it would be is not known here. If it is White's, the hyphen of "e4 - e5 2." separates two
    // moves, as in most games.
    [[nodiscard]] bool holds(grammar::pgn::file::condition /*which*/, std::string_view /*subject*/) const {
        return true;
    }
};

} // namespace ctlpgn::pgn
