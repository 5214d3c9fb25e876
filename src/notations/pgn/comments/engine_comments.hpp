// What programs that let engines play write about a ply: {+0.31/12 1.2s}. Read with grammar/pgn/engine.peg.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ctlpgn::pgn {

// Texts are as written; what is not said is empty.
struct engine_values {
    // Of what says it at the beginning of the comment, with a comma and spaces after it.
    std::size_t size = 0;
    bool is_of_book = false;
    std::string_view pawns;         // with its sign
    bool is_white_view = false;     // the score or the mate; otherwise it is the view of the player who moved
    std::string_view plies_to_mate; // without its sign
    bool is_mated = false;
    std::string_view depth;
    std::string_view seconds;                 // for the move, as a decimal number
    std::optional<std::int64_t> milliseconds; // for the move, otherwise
    std::optional<std::int64_t> milliseconds_left;
};

// None if a comment does not begin with such values.
std::optional<engine_values> read_engine_comment(std::string_view comment);

} // namespace ctlpgn::pgn
