// FEN: a position as text.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/chess/position.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

// Where the fields are, and the pieces in the first one; empty if missing.
struct position_places {
    span placement;
    span turn;
    span rights;
    span en_passant;
    span clock;
    std::array<span, chess::square_count> men;
    std::array<span, chess::square_count> castlings; // the letter of each right, by the square of its rook
};

struct read_position {
    chess::position position;
    bool readable = false; // every rank has eight squares; missing later fields were filled in
    position_places places;
};

// Places of findings are bytes of the text.
read_position read_fen(std::string_view text, std::vector<finding>& findings);

// The strict reading.
bool accepts_fen(std::string_view text);

// Rooks that are not the outermost of their wing are named by their files (X-FEN).
void append_fen(std::string& output, const chess::position& p);
std::string write_fen(const chess::position& p);

} // namespace ctlpgn::pgn
