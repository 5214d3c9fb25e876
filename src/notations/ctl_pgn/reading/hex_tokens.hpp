// Which hex the grammar's token has read.
#pragma once

#include "grammar/ctl_pgn/file.hpp"
#include "notations/ctl_pgn/hexes.hpp"

#include <array>
#include <cstddef>

namespace ctlpgn::ctl_pgn {

// By the state that the token hex_on_board ends in.
inline constexpr auto place_of_token = [] {
    using token = grammar::ctl_pgn::file::hex_on_board_token;
    std::array<place, token::size> table{};
    table.fill(no_place);
    for (std::size_t i = 0; i != cescacs::hex_count; ++i)
        table[parsing::token_state<token>(hex_text(i))] = static_cast<place>(i);
    table[0] = no_place;
    return table;
}();

} // namespace ctlpgn::ctl_pgn
