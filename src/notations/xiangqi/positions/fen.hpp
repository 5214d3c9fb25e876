// Positions as engines write them: rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/xiangqi/position.hpp"
#include "notations/xiangqi/positions/men.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi {

struct written_fen {
    std::vector<written_man> men;
    std::optional<xiangqi::side> to_move;
    std::uint32_t clock = 0;
    std::uint32_t number = 0; // of the move; 0 if none is written
    std::string fault;        // why its ranks do not make a board; empty: they do
    span fault_where;         // the rank; empty: the whole board
};

// Appends faults in its text, with places in the text. False: there are some.
bool read_fen(std::string_view text, written_fen& fen, std::vector<finding>& findings);

bool accepts_fen(std::string_view text);

// Empty if the text does not give every piece and its place.
std::optional<position> position_of_fen(std::string_view text);

void append_fen(std::string& output, const position& shown);
std::string fen_of(const position& shown);

} // namespace ctlpgn::xiangqi
