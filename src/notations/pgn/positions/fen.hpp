// FEN: a position as text.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/chess/position.hpp"

#include <array>
#include <cstdint>
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

// How many checks a text says that White and Black have still to give, or have given.
struct written_checks {
    std::array<std::uint8_t, 2> counts{};
    bool are_written = false;
    bool are_given = false;
};

struct read_position {
    chess::position position; // as that of a game of chess
    // What other games know of it besides.
    chess::variant_circumstances of_variant;
    written_checks checks;
    bool readable = false; // every rank has eight squares; missing later fields were filled in
    position_places places;
};

// Places of findings are bytes of the text.
read_position read_fen(std::string_view text, std::vector<finding>& findings);

// The strict reading.
bool accepts_fen(std::string_view text);

// The position in a game by other rules; null: in chess.
chess::position position_in(const read_position& read, const chess::variant_rules* rules);

// Rooks that are not the outermost of their wing are named by their files (X-FEN).
void append_fen(std::string& output, const chess::position& p);
std::string write_fen(const chess::position& p);

} // namespace ctlpgn::pgn
