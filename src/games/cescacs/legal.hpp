#pragma once

#include "ply.hpp"
#include "position.hpp"

#include <optional>
#include <vector>

namespace ctlpgn::cescacs {

// Replaces the contents of `plies` by the legal plies of the side to move; keeps its storage.
void legal_plies(const position& p, std::vector<ply>& plies);
std::vector<ply> legal_plies(const position& p);

int count_legal_plies(const position& p);
bool has_legal_ply(const position& p);
// One of them, if there is any.
std::optional<ply> find_legal_ply(const position& p);

// Nothing to play and no check: a win by two to one for the other side.
bool is_stalemate(const position& p);

// Neither side can win: a bare king against a bare king, or against king and one bishop, knight or elephant.
bool is_dead_material(const position& p);

// Whether a legal ply uses the special capture of the position.
bool can_use_special(const position& p);

// The position with its special capture dropped where no legal ply can use it: what the repetition of a
// position compares.
position for_repetition(position p);

} // namespace ctlpgn::cescacs
