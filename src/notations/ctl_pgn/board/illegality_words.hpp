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
    bool asks_other_pieces; // what else is on the board decides, and not only mover and target
};

// Expects a ply that is not legal, and coherent.
const illegality_row& row_of(cescacs::illegality why);

// What the message of its code says after the colon; empty where it says all.
std::string why_illegal(const cescacs::position& before, const cescacs::ply& claimed,
                        const cescacs::verdict& found);

// "the rook on C9"
std::string piece_on(const cescacs::position& p, cescacs::hex at);

} // namespace ctlpgn::ctl_pgn
