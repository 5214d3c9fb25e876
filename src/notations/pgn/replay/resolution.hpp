// Which ply of the game a written move is: standard algebraic notation leaves it to the board where the piece
// comes from.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/chess/legality.hpp"
#include "games/chess/movement.hpp"
#include "games/common/inlining.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <cstdint>
#include <optional>

namespace ctlpgn::pgn {

enum class resolved : std::uint8_t {
    one,       // exactly one legal ply is meant
    illegal,   // none is; `why` says the plainest reason
    ambiguous, // several are; `origins` says where their pieces are
    unread,    // the text says no ply of this game
};

struct resolution {
    resolved outcome = resolved::unread;
    chess::ply played;
    chess::verdict why;
    chess::square_set origins; // from where a piece of that kind may legally go there, whatever the text says
};

// Where the piece may be as far as the text says. Trees that were not read from a text have the square
// alone.
chess::square_set origins_named_by(const ply& written);

constexpr chess::piece_kind promotion_of(const ply& written) {
    return written.promotion == no_symbol ? chess::piece_kind::none : kind_of(written.promotion);
}

// A pawn without its file goes straight ahead, and captures nothing (8.2.3.3).
constexpr bool is_push(const ply& written) {
    return kind_of(written.piece) == chess::piece_kind::pawn && written.capture == 0 &&
           origin_file(written) < 0 && written.from == no_place;
}

// Whether a step that candidates() has named is legal with that promotion.
constexpr bool promotes_well(chess::piece_kind kind, chess::square target, chess::piece_kind becomes,
                             bool becomes_king = false) {
    using enum chess::piece_kind;
    if (kind != pawn || (target.rank() != 0 && target.rank() != chess::rank_count - 1))
        return becomes == none;
    return becomes != none && becomes != pawn && (becomes != king || becomes_king);
}

// The same as below for whatever is no legal step of a piece of a kind.
resolution resolve_unusual(const chess::position& p, bool in_check, const ply& written);

// The same as below in a game by other rules.
resolution resolve_in_variant(const chess::position& p, bool in_check, const ply& written);

// `candidates_for(kind, target)`: chess::candidates.
template <class candidates>
CTLPGN_PART_OF_CALLER inline resolution resolve_by(const chess::position& p, bool in_check,
                                                   const ply& written, bool becomes_king,
                                                   const candidates& candidates_for) {
    const chess::piece_kind kind = kind_of(written.piece);
    const chess::square target = square_of(written.to);
    const chess::piece_kind becomes = promotion_of(written);
    const bool is_step = written.kind == ply_kind::displaced && written.piece < unsaid_piece &&
                         (written.own & drop_mark) == 0 && target &&
                         promotes_well(kind, target, becomes, becomes_king);
    resolution found;
    if (is_step) [[likely]]
        found.origins = candidates_for(kind, target);
    chess::square_set named = found.origins;
    if (written.own != 0 || written.from != no_place)
        named &= origins_named_by(written);
    else if (!named.empty() && is_push(written))
        named &= chess::squares_of_file(target.file());
    if (named.empty()) [[unlikely]]
        return resolve_unusual(p, in_check, written);
    found.outcome = named.has_several() ? resolved::ambiguous : resolved::one;
    found.played = chess::complete_step(p, kind, named.first(), target, becomes);
    return found;
}

// `in_check`: whether the side to move is, as the ply before has shown.
CTLPGN_PART_OF_CALLER inline resolution resolve(const chess::position& p, bool in_check, const ply& written) {
    if (p.variant != nullptr) [[unlikely]]
        return resolve_in_variant(p, in_check, written);
    return resolve_by(p, in_check, written, false, [&](chess::piece_kind kind, chess::square target) {
        return chess::candidates(p, in_check, kind, target);
    });
}

// The ply that a written one is in a position; none if it can be none or several of them, and for a null
// move.
std::optional<chess::ply> sure_ply(const chess::position& now, const ply& written);

} // namespace ctlpgn::pgn
