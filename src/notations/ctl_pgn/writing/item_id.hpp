// The Id of a part or form of a game, made from that of the whole.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

struct item_form {
    std::string fragment;   // O20, C10-20, E31; empty: as it was
    std::string variation;  // 1:2; empty: none in particular
    bool variations = true; // there are still some
    bool comments = true;   // there are still some, in some language
};

// A value that cannot be read as an Id is unchanged.
std::string id_of_form(std::string_view id, const item_form& form);

} // namespace ctlpgn::ctl_pgn
