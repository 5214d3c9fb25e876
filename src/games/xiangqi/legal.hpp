#pragma once

#include "ply.hpp"
#include "position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::xiangqi {

// Replaces the contents of `plies` by the legal plies of the side to move; keeps its storage.
void legal_plies(const position& p, std::vector<ply>& plies);
std::vector<ply> legal_plies(const position& p);

int count_legal_plies(const position& p);
// One of them, if there is any.
std::optional<ply> find_legal_ply(const position& p);

enum class standing : std::uint8_t { quiet, check, mate, stalemate };

// Check, mate or stalemate of the side to move; with mate and with stalemate it has lost.
standing standing_of(const position& p);

// Whether neither side has a piece that crosses the river.
bool is_dead(const position& p);

} // namespace ctlpgn::xiangqi
