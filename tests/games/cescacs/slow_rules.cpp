#include "slow_rules.hpp"

#include "slow_board.hpp"

namespace ctlpgn::cescacs_tests {

using namespace cescacs;

namespace {

using kind = piece_kind;

struct collector {
    board b;
    side us = b.p.to_move;
    side them = opponent(us);
    int f = ahead(us);
    std::vector<ply> found{};

    void keep(const ply& played) {
        if (!king_attacked({slow_after(b.p, played)}, us))
            found.push_back(played);
    }

    void keep_pawn(ply played) {
        const place to = place_of(played.to);
        if (to.l != last_of(to.c, us)) {
            keep(played);
            return;
        }
        const std::vector<kind> kinds = regainable_at(b, to, us);
        for (kind k : kinds) {
            played.becomes = promotion_to(k);
            keep(played);
        }
        played.becomes = promotion::awaiting;
        if (kinds.empty())
            keep(played);
    }

    ply plain(kind k, place from, place to) const {
        const ply quiet = make_step(k, hex_of(from), hex_of(to));
        return b.empty(to) ? quiet : make_capture(k, hex_of(from), hex_of(to), b.at(to).kind());
    }

    void pawn(place from) {
        const std::string triple =
            us == side::white ? "B4 C5 D6 E7 G7 H6 I5 K4" : "B24 C23 D22 E21 G21 H22 I23 K24";
        const std::string own_name = "PTABCDEFGHIKLXZ"[from.c] + std::to_string(from.l);
        const bool may_triple = (triple + " ").find(own_name + " ") != std::string::npos;
        for (int n = 1; n <= (may_triple ? 3 : 2) && b.empty(from.plus(0, 2 * f * n)); ++n)
            keep_pawn(plain(kind::pawn, from, from.plus(0, 2 * f * n)));
        for (int dc : {-1, 1}) {
            const place oblique = from.plus(dc, f);
            const place taken = from.plus(dc, 3 * f);
            if (b.empty(oblique))
                keep_pawn(plain(kind::pawn, from, oblique));
            if (b.has(taken, them) && b.at(taken).kind() != kind::king)
                keep_pawn(plain(kind::pawn, from, taken));
            specials(from, oblique, taken);
        }
    }

    void specials(place from, place oblique, place taken) {
        const special_capture& offered = b.p.special;
        if (offered.kind == special_kind::none)
            return;
        const place stepper = place_of(offered.pawn);
        const kind victim = b.at(stepper).kind();
        const auto take = [&](capture_kind capture, place to) {
            keep_pawn(make_special_capture(capture, hex_of(from), hex_of(to), victim));
        };
        if (offered.kind == special_kind::scornful) {
            if (stepper == oblique && b.empty(from.plus(0, 2 * f)))
                take(capture_kind::scornful, oblique);
        } else if (stepper.c == taken.c && b.empty(taken)) {
            const bool triple = offered.kind == special_kind::triple_step;
            if (stepper.l == taken.l - 2 * f)
                take(capture_kind::en_passant, taken);
            if (triple && stepper.l == taken.l - 4 * f)
                take(capture_kind::en_passant_first, taken);
        }
    }

    void other(place from, kind k) {
        for (place to : attacked_by(b, from, k, us)) {
            if (!b.has(to, us) && !b.is(to, them, kind::king))
                keep(plain(k, from, to));
        }
        for (place j : jump) {
            const place middle = from.plus(j.c, j.l);
            const place end = middle.plus(j.c, j.l);
            if (k == kind::knight && b.empty(middle) && b.empty(end))
                keep(plain(k, from, end));
            const bool leaps = k == kind::king && from == named("G1", us) && !king_attacked(b, us) &&
                               b.p.castling[index_of(us)] != castling_state::none;
            if (leaps && on_board(middle) && !b.has(middle, us) && !b.is(middle, them, kind::king))
                keep(plain(k, from, middle));
        }
    }

    void castle(std::size_t index) {
        const castling_state state = b.p.castling[index_of(us)];
        const std::vector<std::string>& row = castling_names[index];
        const auto rook_may = [&](const std::string& target, const std::string& home, castling_state alone) {
            if (target == "-")
                return true;
            return (state == alone || state == castling_state::rkr) &&
                   b.is(named(home, us), us, kind::rook) &&
                   rook_has_way(b, named(home, us), named(target, us));
        };
        const place to = named(row[0], us);
        if (state == castling_state::none || !b.is(named("G1", us), us, kind::king) || king_attacked(b, us) ||
            !b.empty(to) || attacked(b, to, them) || !rook_may(row[1], "I3", castling_state::kr) ||
            !rook_may(row[2], "C3", castling_state::rk))
            return;
        ply played = make_step(kind::king, hex_of(named("G1", us)), hex_of(to));
        played.kind = ply_kind::castling;
        played.castling = static_cast<std::uint8_t>(index);
        keep(played);
    }

    bool promote_in_place() {
        for_each_piece(b, us, [&](place q, kind k) {
            if (k != kind::pawn || q.l != last_of(q.c, us) || king_attacked(b, us))
                return;
            for (kind regained : regainable_at(b, q, us)) {
                ply played = make_step(kind::pawn, hex_of(q), hex_of(q), promotion_to(regained));
                played.kind = ply_kind::promotion_in_place;
                found.push_back(played);
            }
        });
        return !found.empty();
    }
};

} // namespace

std::vector<ply> slow_legal_plies(const position& p) {
    collector all{board{p}};
    if (all.promote_in_place())
        return all.found;
    for_each_piece(all.b, all.us,
                   [&](place from, kind k) { k == kind::pawn ? all.pawn(from) : all.other(from, k); });
    for (std::size_t i = 0; i < castling_names.size(); ++i)
        all.castle(i);
    return all.found;
}

} // namespace ctlpgn::cescacs_tests
