// The position that a game begins with.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/xiangqi/position.hpp"

namespace ctlpgn::xiangqi {

struct game_start {
    position on_board;
    bool playable = true;         // both kings are there, and the text can be read
    const tag* written = nullptr; // where it is; null: the usual position
    bool readable = true;
};

game_start start_of(const game& record);

// The FEN of a tag that gives the position, which is in digits on web boards.
std::string fen_in_file(const game& record, const tag& written);

// notation::initial
initial_position initial(const game& record);

} // namespace ctlpgn::xiangqi
