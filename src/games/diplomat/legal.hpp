#pragma once

#include "open_point.hpp"
#include "ply.hpp"
#include "position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::diplomat {

// Replaces the contents of `plies` by the legal plies of the side to move; keeps its storage. A pawn that
// can be promoted without doubt may also stay a pawn where it can still step on; nothing else is promoted.
void legal_plies(const position& p, std::vector<ply>& plies, reading meaning);
inline void legal_plies(const position& p, std::vector<ply>& plies) {
    legal_plies(p, plies, taken_reading);
}
std::vector<ply> legal_plies(const position& p, reading meaning = taken_reading);

// The same by what `judge` accepts: whatever some reading of the open points allows, but no promotion where
// it is in doubt.
void accepted_plies(const position& p, std::vector<ply>& plies);

int count_legal_plies(const position& p);
// One of them, if there is any.
std::optional<ply> find_legal_ply(const position& p, reading meaning);
inline std::optional<ply> find_legal_ply(const position& p) {
    return find_legal_ply(p, taken_reading);
}

enum class standing : std::uint8_t { quiet, check, mate, stalemate };

// Check, mate or stalemate of the side to move; with mate and with stalemate it has lost. Where the two
// readings differ an open point decides.
standing standing_of(const position& p, reading meaning);
inline standing standing_of(const position& p) {
    return standing_of(p, taken_reading);
}

// Whether the kings are alone.
bool is_dead(const position& p);

} // namespace ctlpgn::diplomat
