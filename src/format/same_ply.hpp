// Whether two plies of two games are the same move.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <string_view>

namespace ctlpgn::layout {

class same_ply {
  public:
    // They must live as long as this.
    same_ply(const game& a, const game& b, const vocabulary& words) : a_(a), b_(b), words_(words) {}

    // `x` is a ply of the first game and `y` one of the second, both as the board has resolved them.
    [[nodiscard]] bool operator()(const ply& x, const ply& y) const {
        if (x.kind != y.kind)
            return false;
        if (x.kind == ply_kind::missing)
            return true;
        if (!x.readable() || says_nothing(x))
            return a_.raw(x.text()) == b_.raw(y.text());
        // Kings castle, whether it is said or not.
        const bool same_mover = x.kind == ply_kind::castled || mover_name(x.piece) == mover_name(y.piece);
        const bool same_move = x.from == y.from && x.to == y.to && x.capture == y.capture &&
                               x.check == y.check && same_mover &&
                               mover_name(x.captured) == mover_name(y.captured) &&
                               (x.promotion == awaiting_promotion) == (y.promotion == awaiting_promotion) &&
                               name_of(x.promotion) == name_of(y.promotion);
        // Where the text is the same, nothing else has to be compared.
        const bool same_text =
            x.from == no_place && x.text_length != 0 && a_.raw(x.text()) == b_.raw(y.text());
        return same_move && (same_text || ((x.own ^ y.own) & marks_of(x)) == 0);
    }

  private:
    [[nodiscard]] std::string_view name_of(symbol piece) const {
        return piece < words_.pieces.size() ? words_.pieces[piece] : std::string_view();
    }
    // A pawn may be written or not.
    [[nodiscard]] std::string_view mover_name(symbol piece) const {
        return piece == no_symbol ? words_.pawn : name_of(piece);
    }

    // Only the text is known of a word in a game that is not judged.
    static bool says_nothing(const ply& asked) {
        return asked.kind == ply_kind::displaced && asked.from == no_place && asked.to == no_place;
    }

    // The marks that mean something: a mate mark already says that the game ends.
    [[nodiscard]] unsigned marks_of(const ply& asked) const {
        const bool is_mate = words_.mate != 0 && asked.check == words_.mate;
        return is_mate ? ~unsigned{words_.end_mark} : ~0U;
    }

    const game& a_;
    const game& b_;
    const vocabulary& words_;
};

} // namespace ctlpgn::layout
