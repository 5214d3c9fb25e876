// Why a ply is not legal, as a code and in a sentence.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "games/cescacs/legality.hpp"
#include "notations/ctl_pgn/reading/ply_parts.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

struct illegality_row {
    code id;
    ply_part where;
    bool asks_other_pieces; // other pieces than mover and target matter
};

// Expects a ply that is illegal but coherent.
const illegality_row& row_of(cescacs::illegality why);

// The text of its message after the colon; empty if the message needs none.
std::string why_illegal(const cescacs::position& before, const cescacs::ply& claimed,
                        const cescacs::verdict& found);

// "the rook on C9"
std::string piece_on(const cescacs::position& p, cescacs::hex at);

} // namespace ctlpgn::ctl_pgn
