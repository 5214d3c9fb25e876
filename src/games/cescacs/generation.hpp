#pragma once

#include "attack.hpp"
#include "king_safety.hpp"
#include "play.hpp"
#include "regain.hpp"
#include "set_up.hpp"
#include "special.hpp"

#include <bit>
#include <type_traits>

namespace ctlpgn::cescacs {

// Whether a sink has seen enough: if it has a member done(), that is called now and then.
template <class sink_type> bool has_enough(const sink_type& sink) {
    if constexpr (requires { sink.done(); })
        return sink.done();
    else
        return false;
}

// Calls sink(ply) for every legal ply of the side to move. A template so that counting keeps no list; most
// callers want legal.hpp.
template <class sink_type> class generator {
  public:
    generator(const position& p, sink_type& sink)
        : position_(p), sink_(sink), us_(p.to_move), them_(opponent(p.to_move)),
          safety_(safety_of(p, p.to_move)) {}

    void run() {
        if (!safety_.in_check() && promotions_in_place())
            return;
        const bool only_king = safety_.checker_count > 1;
        position_.occupied(us_).for_each([&](hex from) {
            const piece mover = position_.at(from);
            if (has_enough(sink_))
                return;
            if (mover.kind() == piece_kind::king)
                king_plies(from, mover);
            else if (!only_king)
                piece_plies(from, mover);
        });
        if (has_enough(sink_))
            return;
        special_captures();
        if (!safety_.in_check())
            castling_plies();
    }

  private:
    bool may_end_on(hex to) const { return !safety_.in_check() || safety_.evasions.contains(to); }

    void emit(piece mover, hex from, hex to, piece target) {
        if (target.is_empty())
            sink_(make_step(mover.kind(), from, to));
        else if (target.kind() != piece_kind::king)
            sink_(make_capture(mover.kind(), from, to, target.kind()));
    }

    // Emits one ply for each promotion that is open, or the ply itself away from the last hexes.
    void emit_pawn(ply played) {
        if (!last_hexes(us_).contains(played.to)) {
            sink_(played);
            return;
        }
        const kind_mask kinds = regainable(position_, us_, played.to.colour());
        if (kinds == 0) {
            played.becomes = promotion::awaiting;
            sink_(played);
            return;
        }
        emit_promotions(played, kinds);
    }

    void emit_promotions(ply played, kind_mask kinds) {
        for (piece_kind kind : promotion_kinds) {
            if (contains(kinds, kind)) {
                played.becomes = promotion_to(kind);
                sink_(played);
            }
        }
    }

    // True where a pawn must be promoted in place: then nothing else is legal.
    bool promotions_in_place() {
        bool forced = false;
        awaiting_pawns(position_, us_).for_each([&](hex h) {
            const kind_mask kinds = regainable(position_, us_, h.colour());
            forced = forced || kinds != 0;
            emit_promotions(make_promotion_in_place(h, piece_kind::none), kinds);
        });
        return forced;
    }

    void piece_plies(hex from, piece mover) {
        const direction_mask free = safety_.directions_of(from);
        const bool pinned = free != all_directions;
        if (pinned && safety_.in_check())
            return;
        if (mover.kind() == piece_kind::pawn) {
            pawn_plies(from, free);
            return;
        }
        line_plies(from, mover, free);
        if (!is_jumper[index_of(mover.kind())] || pinned)
            return;
        if (mover.kind() == piece_kind::knight)
            jumps_and_rides(from, mover);
        else
            jump_plies(from, mover);
    }

    void line_plies(hex from, piece mover, direction_mask free) {
        for (unsigned rest = reach.directions[mover.code()] & free; rest != 0; rest &= rest - 1) {
            const auto d = static_cast<direction>(std::countr_zero(rest));
            hex to = from;
            for (int left = reach.hexes[mover.code()][d]; left > 0; --left) {
                to = next_hex(to, d);
                if (to.is_none())
                    break;
                const piece target = position_.at(to);
                if (target.belongs_to(us_))
                    break;
                if (may_end_on(to))
                    emit(mover, from, to, target);
                if (!target.is_empty())
                    break;
            }
        }
    }

    void jump_to(hex from, hex to, piece mover) {
        const piece target = position_.at(to);
        if (!target.belongs_to(us_) && may_end_on(to))
            emit(mover, from, to, target);
    }

    void jump_plies(hex from, piece mover) {
        jumps_from(from).for_each([&](hex to) { jump_to(from, to, mover); });
    }

    void jumps_and_rides(hex from, piece mover) {
        jumps_from(from).for_each([&](hex to) {
            jump_to(from, to, mover);
            if (!position_.is_empty(to))
                return;
            const hex end = ride_end(from, to);
            if (end && position_.is_empty(end) && may_end_on(end))
                sink_(make_step(mover.kind(), from, end));
        });
    }

    void pawn_plies(hex from, direction_mask free) {
        // From a last hex only the oblique step towards the centre stays on the board.
        const forward_directions& ours = forward[index_of(us_)];
        for (direction d : ours.capture) {
            const hex to = next_hex(from, d);
            if ((free & mask_of(d)) == 0 || to.is_none())
                continue;
            const piece target = position_.at(to);
            if (target.belongs_to(them_) && target.kind() != piece_kind::king && may_end_on(to))
                emit_pawn(make_capture(piece_kind::pawn, from, to, target.kind()));
        }
        for (direction d : ours.oblique) {
            const hex to = next_hex(from, d);
            if ((free & mask_of(d)) != 0 && to && position_.is_empty(to) && may_end_on(to))
                emit_pawn(make_step(piece_kind::pawn, from, to));
        }
        if ((free & mask_of(ours.straight)) == 0)
            return;
        hex to = from;
        for (int left = triple_origins(us_).contains(from) ? 3 : 2; left > 0; --left) {
            to = next_hex(to, ours.straight);
            if (to.is_none() || !position_.is_empty(to))
                break;
            if (may_end_on(to))
                emit_pawn(make_step(piece_kind::pawn, from, to));
        }
    }

    void king_plies(hex from, piece mover) {
        outlook seen = outlook_of(position_, them_);
        if (from == position_.king(us_))
            seen.blockers.erase(from); // a rider's line continues beyond the king that leaves it
        const auto try_target = [&](hex to) {
            const piece target = position_.at(to);
            if (!target.belongs_to(us_) && first_attacker(position_, seen, to).is_none())
                emit(mover, from, to, target);
        };
        for (direction d = 0; d < direction_count; ++d) {
            if (const hex to = next_hex(from, d))
                try_target(to);
        }
        if (may_leap(from))
            jumps_from(from).for_each(try_target);
    }

    bool may_leap(hex from) const {
        return from == homes_of(us_).king && allows(position_.castling[index_of(us_)], king_bit) &&
               !safety_.in_check();
    }

    void special_captures() {
        for_each_special_capture(position_, [&](const ply& played) {
            const position next = after(position_, played);
            if (!in_check(next, us_))
                emit_pawn(played);
        });
    }

    void castling_plies() {
        const castling_state state = usable_castling(position_, us_);
        if (state == castling_state::none)
            return;
        const hex_set occupied = position_.occupied();
        for (std::size_t i = 0; i < castling_count; ++i) {
            const castling& entry = castling_of(us_, i);
            if (!allows(state, entry.needs) || entry.way.intersects(occupied) ||
                first_attacker(position_, entry.king_to, them_))
                continue;
            const ply played = make_castling(us_, i);
            if (first_attacker(after(position_, played), entry.king_to, them_).is_none())
                sink_(played);
        }
    }

    const position& position_;
    sink_type& sink_;
    const side us_;
    const side them_;
    const king_safety safety_;
};

template <class sink_type> void for_each_legal_ply(const position& p, sink_type&& sink) {
    generator<std::remove_reference_t<sink_type>>{p, sink}.run();
}

} // namespace ctlpgn::cescacs
