// An annotated game before a notation writes it.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace ctlpgn::valid {

struct drafted_line;

struct drafted_ply {
    std::string text;
    std::uint32_t number = 1; // of its move
    side mover = side::white;
    std::string before; // the positions before and after it, as the notation writes them
    std::string after;
    bool gives_check = false;         // and the author says so with a separate sign
    std::vector<std::uint8_t> glyphs; // the first is one of ! ? !! ?? !? ?!
    std::vector<std::string> remarks; // the texts of comments, without braces and escapes
    std::vector<drafted_line> variations;
};

struct drafted_line {
    std::uint32_t label = 0;          // that references have; 0: none
    std::vector<std::string> remarks; // before its first ply
    std::vector<drafted_ply> plies;
};

struct drafted_game {
    std::vector<std::string> values; // of tags other than those of every game, without escapes
    std::string position;            // empty: the usual start
    drafted_line main_line;
    std::size_t result = 0;           // into those of its notation
    std::vector<std::string> closing; // comments after the result
};

} // namespace ctlpgn::valid
