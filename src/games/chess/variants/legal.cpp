#include "games/chess/variants/legal.hpp"

#include "games/chess/castling.hpp"
#include "games/chess/legality.hpp"
#include "games/chess/variants/moves.hpp"
#include "games/chess/variants/rules.hpp"

namespace ctlpgn::chess::variants {

namespace {

// Calls visit(ply) for every legal ply, until it returns true.
template <class visitor> class legal_visit {
  public:
    legal_visit(const position& p, visitor& visit) : p_(p), visit_(visit) {}

    void run() {
        if (ends_by_rule(p_))
            return;
        const square_set own = p_.occupied(p_.to_move);
        const bool is_done = own.any_of([&](square from) { return visit_steps(from); });
        if (!is_done && !visit_castlings() && p_.variant->drops)
            visit_drops();
    }

  private:
    bool visit_if_legal(const ply& claimed) { return judge(p_, claimed).is_legal() && visit_(claimed); }

    bool visit_steps(square from) {
        const piece_kind kind = p_.at(from).kind();
        return variants::moves_of(p_, kind, from).any_of([&](square to) {
            if (kind != piece_kind::pawn || to.rank() != last_rank(p_.to_move))
                return visit_if_legal(complete_step(p_, kind, from, to, piece_kind::none));
            for (const piece_kind becomes : promotion_kinds)
                if (visit_if_legal(complete_step(p_, kind, from, to, becomes)))
                    return true;
            return p_.variant->becomes_king &&
                   visit_if_legal(complete_step(p_, kind, from, to, piece_kind::king));
        });
    }

    bool visit_castlings() {
        for (const wing w : {wing::king, wing::queen})
            if (castling_rook(p_, p_.to_move, w) && visit_if_legal(castling_on(p_, w)))
                return true;
        return false;
    }

    void visit_drops() {
        for (std::size_t kind = 1; kind <= kinds_in_hand; ++kind) {
            const auto dropped = static_cast<piece_kind>(kind);
            if (p_.in_hand_of(p_.to_move, dropped) != 0 &&
                (~p_.occupied()).any_of([&](square to) { return visit_if_legal(make_drop(dropped, to)); }))
                return;
        }
    }

    const position& p_;
    visitor& visit_;
};

} // namespace

void legal_plies(const position& p, std::vector<ply>& plies) {
    const auto add = [&plies](const ply& each) {
        plies.push_back(each);
        return false;
    };
    legal_visit(p, add).run();
}

std::optional<ply> find_legal_ply(const position& p) {
    std::optional<ply> found;
    const auto take = [&found](const ply& each) {
        found = each;
        return true;
    };
    legal_visit(p, take).run();
    return found;
}

square_set candidates(const position& p, piece_kind kind, square to) {
    if (p.occupied(p.to_move).contains(to))
        return {};
    square_set found;
    const bool promotes = kind == piece_kind::pawn && to.rank() == last_rank(p.to_move);
    p.pieces(p.to_move, kind).for_each([&](square from) {
        if (variants::moves_of(p, kind, from).contains(to) &&
            judge(p, complete_step(p, kind, from, to, promotes ? piece_kind::queen : piece_kind::none))
                .is_legal())
            found.insert(from);
    });
    return found;
}

} // namespace ctlpgn::chess::variants
