// Comments after a semicolon that was meant to separate moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

struct hidden_moves {
    std::uint32_t number = 0; // of the first ply; 0: none
    bool begins_with_number = false;
    std::uint32_t plies = 0;
    bool ends_with_number = false; // of a ply on the next line
    bool has_result = false;
    std::vector<std::uint32_t> semicolons; // offsets in the text
};

// The content of a text, without the semicolon before it, if it consists only of moves.
std::optional<hidden_moves> read_hidden_moves(std::string_view comment);

} // namespace ctlpgn::pgn
