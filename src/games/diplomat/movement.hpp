#pragma once

#include "open_point.hpp"
#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::diplomat {

// Where a pawn steps and what it captures, if anything is there.
struct pawn_reach {
    cell_set steps;
    cell_set captures;
};

const pawn_reach& reach_of_pawn(side s, cell from, reading meaning);

// What the piece on a cell attacks, including pieces of its side.
cell_set attacks_of(const board& b, cell from, reading meaning);

// Where the mover's piece on a cell can go, including captures but not suborning. The king's safety is not
// checked.
cell_set moves_of(const position& p, cell from, reading meaning);

// What the mover's diplomat on a cell can suborn.
cell_set suborns_of(const position& p, cell from);

// The origins of legal steps and captures by the mover's pieces of a kind to a cell: the possible meanings of
// a move that names these two.
cell_set candidates(const position& p, piece_kind kind, cell to, reading meaning = taken_reading);

// The diplomats that can legally suborn what is on a cell.
cell_set suborners(const position& p, cell target, reading meaning = taken_reading);

// Whether a pawn may be promoted there without doubt: on crown 1 of the enemy's half.
bool is_promotion_cell(side s, cell at);
// Whether a pawn there has no step forward left, so that it has to be promoted.
bool is_last_cell(side s, cell at);

// The step of the piece on a cell, completed from the board.
inline ply complete_ply(const position& p, cell from, cell to, piece_kind becomes = piece_kind::none) {
    return {ply_kind::step, p.at(from).kind(), from, to, p.at(to).kind(), becomes};
}
inline ply make_suborn(const position& p, cell from, cell to) {
    return {ply_kind::suborn, p.at(from).kind(), from, to, p.at(to).kind(), piece_kind::none};
}

} // namespace ctlpgn::diplomat
