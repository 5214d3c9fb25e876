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

// How a game ends on the board: by mate or stalemate, by what is left, or by a rule of a variant.
enum class ending_kind : std::uint8_t {
    none,
    mate,
    stalemate,
    dead, // neither side can win
    king_in_centre,
    last_check, // the third check, or the fifth
    king_on_last_rank,
    both_kings_on_last_rank,
    king_exploded,
    pieces_lost // all of a side
};

struct ending {
    ending_kind kind = ending_kind::none;
    std::optional<side> winner; // none: it is a draw
};

constexpr bool is_over(const ending& asked) {
    return asked.kind != ending_kind::none;
}

ending ending_of(const position& p);

// Whether it has ended by a rule of its variant, whatever could still be played.
bool ends_by_rule(const position& p);

// Whether neither side can win with what is left: bare kings, one minor piece, or bishops of one colour only.
bool is_dead(const position& p);

} // namespace ctlpgn::chess
