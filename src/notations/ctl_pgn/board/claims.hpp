// What a ply of the tree claims, in the words of the game.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/cescacs/ply.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/symbols.hpp"

namespace ctlpgn::ctl_pgn {

constexpr cescacs::side game_side(side of) {
    return static_cast<cescacs::side>(of);
}

static_assert(static_cast<int>(capture_kind::scornful) == static_cast<int>(cescacs::capture_kind::scornful) &&
              static_cast<int>(capture_kind::en_passant) ==
                  static_cast<int>(cescacs::capture_kind::en_passant) &&
              static_cast<int>(capture_kind::en_passant_first) ==
                  static_cast<int>(cescacs::capture_kind::en_passant_first));

// The place's hex; none for a place that could not be read.
constexpr cescacs::hex hex_of(place of) {
    return of < cescacs::hex_count ? cescacs::hex::from_index(of) : cescacs::hex{};
}

constexpr place place_of(cescacs::hex of) {
    return of ? static_cast<place>(of.index()) : no_place;
}

constexpr cescacs::piece_kind kind_or_pawn(symbol written) {
    return written == no_symbol ? cescacs::piece_kind::pawn : kind_of(written);
}

constexpr cescacs::promotion promotion_of(symbol written) {
    return written == awaiting_promotion ? cescacs::promotion::awaiting
                                         : cescacs::promotion_to(kind_of(written));
}

// False if the ply does not say enough to be played.
constexpr bool claim(const ply& written, cescacs::ply& into) {
    switch (written.kind) {
    case ply_kind::displaced:
        into.kind = cescacs::ply_kind::step;
        into.mover = kind_or_pawn(written.piece);
        into.from = hex_of(written.from);
        into.to = hex_of(written.to);
        into.capture = static_cast<cescacs::capture_kind>(written.capture);
        into.captured = capture_of(written) == capture_kind::none ? cescacs::piece_kind::none
                                                                  : kind_or_pawn(written.captured);
        into.becomes = promotion_of(written.promotion);
        into.castling = cescacs::no_castling;
        return into.from && into.to;
    case ply_kind::castled:
        if (written.to >= cescacs::castling_count)
            return false;
        into = cescacs::make_castling(game_side(written.player), written.to);
        return true;
    case ply_kind::in_place:
        into = cescacs::make_promotion_in_place(hex_of(written.to), cescacs::piece_kind::none);
        into.becomes = promotion_of(written.promotion);
        return static_cast<bool>(into.to);
    case ply_kind::missing:
    case ply_kind::passed:
    case ply_kind::unreadable: break;
    }
    return false;
}

} // namespace ctlpgn::ctl_pgn
