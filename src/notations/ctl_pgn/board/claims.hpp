// What a ply of the tree claims, in the words of the game.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/cescacs/ply.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/symbols.hpp"

namespace ctlpgn::ctl_pgn {

constexpr cescacs::side game_side(side player) {
    return static_cast<cescacs::side>(player);
}

static_assert(static_cast<int>(capture_kind::scornful) == static_cast<int>(cescacs::capture_kind::scornful) &&
              static_cast<int>(capture_kind::en_passant) ==
                  static_cast<int>(cescacs::capture_kind::en_passant) &&
              static_cast<int>(capture_kind::en_passant_first) ==
                  static_cast<int>(cescacs::capture_kind::en_passant_first));

// The hex of the place; none if the place could not be read.
constexpr cescacs::hex hex_of(place asked) {
    return asked < cescacs::hex_count ? cescacs::hex::from_index(asked) : cescacs::hex{};
}

constexpr place place_of(cescacs::hex asked) {
    return asked ? static_cast<place>(asked.index()) : no_place;
}

constexpr cescacs::piece_kind kind_or_pawn(symbol written) {
    return written == no_symbol ? cescacs::piece_kind::pawn : kind_of(written);
}

constexpr cescacs::promotion promotion_of(symbol written) {
    return written == awaiting_promotion ? cescacs::promotion::awaiting
                                         : cescacs::promotion_to(kind_of(written));
}

// False if the ply is too incomplete to be played.
constexpr bool claim(const ply& written, cescacs::ply& result) {
    switch (written.kind) {
    case ply_kind::displaced:
        result.kind = cescacs::ply_kind::step;
        result.mover = kind_or_pawn(written.piece);
        result.from = hex_of(written.from);
        result.to = hex_of(written.to);
        result.capture = static_cast<cescacs::capture_kind>(written.capture);
        result.captured = capture_of(written) == capture_kind::none ? cescacs::piece_kind::none
                                                                    : kind_or_pawn(written.captured);
        result.becomes = promotion_of(written.promotion);
        result.castling = cescacs::no_castling;
        return result.from && result.to;
    case ply_kind::castled:
        if (written.to >= cescacs::castling_count)
            return false;
        result = cescacs::make_castling(game_side(written.player), written.to);
        return true;
    case ply_kind::in_place:
        result = cescacs::make_promotion_in_place(hex_of(written.to), cescacs::piece_kind::none);
        result.becomes = promotion_of(written.promotion);
        return static_cast<bool>(result.to);
    case ply_kind::missing:
    case ply_kind::passed:
    case ply_kind::unreadable: break;
    }
    return false;
}

} // namespace ctlpgn::ctl_pgn
