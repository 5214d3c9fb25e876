#pragma once

#include "position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::chess {

// Replaces the contents of `plies` by the legal plies of the side to move; keeps its storage. A null move is
// not one of them.
void legal_plies(const position& p, std::vector<ply>& plies);
std::vector<ply> legal_plies(const position& p);

int count_legal_plies(const position& p);
bool has_legal_ply(const position& p);
// One of them, if there is any.
std::optional<ply> find_legal_ply(const position& p);

enum class standing : std::uint8_t { quiet, check, mate, stalemate };

// Check, mate or stalemate of the side to move.
standing standing_of(const position& p);

// Whether neither side can win with what is left: bare kings, one minor piece, or bishops of one colour only.
bool is_dead(const position& p);

} // namespace ctlpgn::chess
