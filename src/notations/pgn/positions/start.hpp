// The position that a game begins with.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/chess/position.hpp"
#include "notations/pgn/positions/fen.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::pgn {

// Which rules a game says it is played by.
enum class rules_of_game : std::uint8_t { chess, chess960, other };

// Where it does not say so, its position may.
rules_of_game rules_of(const game& asked);
// By its tag Variant alone.
rules_of_game named_rules_of(const game& asked);
// By the value of the tag Variant.
rules_of_game rules_called(std::string_view variant);

// Whether such games begin where only the tag FEN can say.
bool needs_position(std::string_view variant);

// Whether plies can be judged from it.
bool is_playable(const read_position& position);

struct starting_position {
    chess::position position = chess::start_position();
    const tag* fen = nullptr; // where it is written
    bool playable = true;     // plies can be judged from it
};

starting_position start_of(const game& asked);

// The number of the move that a position is before; 0 where it is unknown.
std::uint32_t number_in(const game& asked, const tag& fen);

side first_side(const game& asked);

// notation::initial
initial_position initial(const game& record);

// notation::game_from
std::string game_from(std::string_view position_text, std::string_view ply);

// notation::variant_of
std::string variant_of(const game& asked);

} // namespace ctlpgn::pgn
