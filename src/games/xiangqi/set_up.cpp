#include "set_up.hpp"

#include "attack.hpp"
#include "games/common/claims.hpp"
#include "geometry.hpp"

#include <array>

namespace ctlpgn::xiangqi {

namespace {

using findings = std::vector<set_up_finding>;

// Kinds that are restricted to some points, and the fault of one that is elsewhere.
struct bound_kind {
    piece_kind kind;
    set_up_fault fault;
};

constexpr std::array bound_kinds{bound_kind{piece_kind::king, set_up_fault::king_outside_palace},
                                 bound_kind{piece_kind::guard, set_up_fault::guard_off_points},
                                 bound_kind{piece_kind::elephant, set_up_fault::elephant_off_points},
                                 bound_kind{piece_kind::pawn, set_up_fault::pawn_off_points}};

void check_counts(const position& p, side s, findings& found) {
    for (std::size_t code = 1; code < piece_kind_count; ++code) {
        const piece what{s, static_cast<piece_kind>(code)};
        const point_set points = p.pieces(s, what.kind());
        if (what.kind() != piece_kind::king) {
            if (points.size() > start_count[code])
                found.push_back({set_up_fault::too_many, {}, what});
        } else if (points.empty()) {
            found.push_back({set_up_fault::king_missing, {}, what});
        } else if (points.has_several()) {
            found.push_back({set_up_fault::several_kings, points.last(), what});
        }
    }
}

void check_places(const position& p, side s, findings& found) {
    for (const bound_kind& each : bound_kinds) {
        const point_set& allowed = geometry.possible[index_of(s)][index_of(each.kind)];
        (p.pieces(s, each.kind) & ~allowed).for_each([&](point at) {
            found.push_back({each.fault, at, p.at(at)});
        });
    }
}

} // namespace

std::vector<set_up_finding> check_set_up(const position& p) {
    findings found;
    for (const side s : {side::red, side::black}) {
        check_counts(p, s, found);
        check_places(p, s, found);
    }
    const point ours = p.king(p.to_move);
    const point theirs = p.king(opponent(p.to_move));
    if (kings_face(p))
        found.push_back({set_up_fault::kings_face, ours, p.at(ours)});
    if (in_check(p, opponent(p.to_move)))
        found.push_back({set_up_fault::opponent_in_check, theirs, p.at(theirs)});
    if (games::clock_exceeds_game(p, p.to_move == side::black))
        found.push_back({set_up_fault::clock_above_moves, {}, {p.to_move, piece_kind::king}});
    return found;
}

} // namespace ctlpgn::xiangqi
