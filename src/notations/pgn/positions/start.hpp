// The position that a game begins with.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/chess/position.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/positions/variants.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::pgn {

// By the tags of a game; if they do not decide, the position may.
rules_of_game rules_of(const game& asked);
// By its tag Variant alone.
rules_of_game named_rules_of(const game& asked);

// Whether plies can be judged from it.
bool is_playable(const read_position& position, const rules_of_game& rules = {});

struct starting_position {
    chess::position position = chess::start_position();
    const tag* fen = nullptr; // where it is written
    bool playable = true;     // plies can be judged from it
};

starting_position start_of(const game& asked);

// The number of the next move in a position; 0 if it is unknown.
std::uint32_t number_in(const game& asked, const tag& fen);

side first_side(const game& asked);

// notation::initial
initial_position initial(const game& record);

// notation::game_from
std::string game_from(std::string_view position_text, std::string_view ply, std::string_view rules);

// notation::rules_of
std::string name_of_rules(const game& asked);

// notation::variant_of
std::string variant_of(const game& asked);

} // namespace ctlpgn::pgn
