// The position that a command line asks for: as text, of a game, or the start.
#pragma once

#include "ctlpgn/board_picture.hpp"
#include "ctlpgn/encoding.hpp"
#include "ctlpgn/notation.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::cli {

struct position_request {
    std::string what;                     // empty: the start
    const notation* written_in = nullptr; // null: the name decides
    std::string configuration;            // this file instead of those near what is read
    bool no_configuration = false;
    std::uint32_t game = 0;                       // 0: the first
    std::string ply;                              // empty: the last of the main line
    std::optional<text_encoding> encoding_read{}; // none: the bytes decide
};

// A position, and the ply that led to it.
struct shown_position {
    const notation* chosen = nullptr;
    std::string text;
    place from = no_place;
    place to = no_place;
    std::string played;                 // that ply as it is written
    std::array<std::string, 2> players; // by side, if the game names them
    end_of_play end;                    // how the rules end the game there
    board_picture signs;                // those that comments after the ply ask for, and no more
    std::size_t contradictions = 0;     // plies of its game that contradict the board
};

// Throws input_error.
shown_position find_position(const position_request& asked);
// That of the start, and after every ply up to the one that is asked for.
std::vector<shown_position> find_positions_until(const position_request& asked);

// Throws output_error if the position is one of a game in the file that is to be written.
void check_not_overwritten(const position_request& asked, const std::string& output_path);

} // namespace ctlpgn::cli
