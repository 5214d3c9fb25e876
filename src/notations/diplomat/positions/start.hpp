// The position that a game begins with.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/diplomat/position.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::diplomat {

inline constexpr std::string_view set_up_tag = "Setup";

// The tag that has it; null if the game begins from the initial position.
const tag* find_set_up(const game& record);

// The first tag FEN that has one, as PGN names it; null if none has, or if there is a tag Setup.
const tag* find_position_as_in_pgn(const game& record);

// [SetUp "1"], which PGN writes with such a tag.
bool is_set_up_flag(const game& record, const tag& asked);

struct game_start {
    position on_board;
    bool playable = true; // every man could be read, both kings are there, and it is said who is to move
    bool written = false;
};

game_start start_of(const game& record);

// notation::initial
initial_position initial(const game& record);

// notation::game_from
std::string game_from(std::string_view position_text, std::string_view ply, std::string_view rules);

} // namespace ctlpgn::diplomat
