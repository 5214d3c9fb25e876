// A PDTL as written: a plain set-up, whose sense is not yet checked.
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"
#include "games/cescacs/castling.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

struct position_setup {
    struct man {
        span where;
        symbol piece = no_symbol;
        side owner = side::white;
        std::uint8_t hex_of_line = 0; // counted from the left, from 0
    };
    struct line {
        span where;
        std::uint8_t number = 0;
        std::uint32_t hexes = 0; // the number of hexes that pieces and digits add up to
        std::size_t first_man = 0;
        std::size_t man_count = 0;
    };
    struct special_capture {
        span where;
        place pawn = no_place;
        std::array<std::uint8_t, 2> crossed{};
        std::uint8_t crossed_count = 0;
    };

    std::vector<line> lines;
    std::vector<man> men;
    side turn = side::white;
    span turn_where;
    std::array<cescacs::castling_state, 2> rights{}; // by side
    span rights_where;
    special_capture special; // no pawn: none
    std::uint32_t clock = 0;
    span clock_where;
    std::uint32_t number = 1; // 0: unknown
    span number_where;

    void clear();
};

// Reads a PDTL and appends findings. All spans are relative to `text`. Returns whether there were no
// findings.
bool read_position(std::string_view text, position_setup& setup, std::vector<finding>& findings);

// The same, whatever is wrong with it.
position_setup setup_of(std::string_view text);

// The strict reading.
bool accepts_position(std::string_view text);

} // namespace ctlpgn::ctl_pgn
