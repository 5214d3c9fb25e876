#include "legality.hpp"

#include "attack.hpp"
#include "games/common/claims.hpp"
#include "geometry.hpp"
#include "movement.hpp"
#include "play.hpp"

#include <algorithm>
#include <cstdlib>

namespace ctlpgn::xiangqi {

namespace {

// The member of a set that is nearest to a point on a line.
point nearest(const point_set& on_line, point to) {
    return on_line.first() < to ? on_line.last() : on_line.first();
}

bool is_straight(const ply& claimed) {
    return (claimed.from.file() == claimed.to.file()) != (claimed.from.rank() == claimed.to.rank());
}

// How a step of one point can go wrong for a king or a guard.
verdict judge_palace_step(const position& p, const ply& claimed, bool moves_so) {
    const bool leaves = moves_so && !is_in_palace(p.to_move, claimed.to);
    return leaves ? verdict{illegality::leaves_palace, claimed.to, {}}
                  : verdict{illegality::wrong_movement, claimed.from, {}};
}

verdict judge_pawn(const position& p, const ply& claimed) {
    const int ahead = (claimed.to.rank() - claimed.from.rank()) * forward(p.to_move);
    const int aside = std::abs(claimed.to.file() - claimed.from.file());
    if (ahead < 0 && aside == 0)
        return {illegality::pawn_moves_back, claimed.from, {}};
    const bool early = ahead == 0 && aside == 1 && !is_over_river(p.to_move, claimed.from);
    return {early ? illegality::pawn_before_river : illegality::wrong_movement, claimed.from, {}};
}

verdict judge_elephant(const position& p, const ply& claimed) {
    const int files = claimed.to.file() - claimed.from.file();
    const int ranks = claimed.to.rank() - claimed.from.rank();
    if (std::abs(files) != 2 || std::abs(ranks) != 2)
        return {illegality::wrong_movement, claimed.from, {}};
    if (is_over_river(p.to_move, claimed.to))
        return {illegality::crosses_river, claimed.to, {}};
    return {illegality::elephant_eye_blocked, claimed.from.step(files / 2, ranks / 2), {}};
}

verdict judge_horse(const ply& claimed) {
    const auto& jumps = geometry.horse[claimed.from.index()];
    const auto* const found = std::find_if(jumps.begin(), jumps.end(),
                                           [&](const guarded_step& each) { return each.to == claimed.to; });
    return found == jumps.end() ? verdict{illegality::wrong_movement, claimed.from, {}}
                                : verdict{illegality::horse_leg_blocked, found->over, {}};
}

verdict judge_cannon(const position& p, const ply& claimed) {
    point_set between = standing_between(p, claimed.from, claimed.to);
    if (between.empty())
        return {illegality::cannon_needs_screen, claimed.to, {}};
    const point first = nearest(between, claimed.from);
    if (claimed.captured == piece_kind::none)
        return {illegality::blocked, first, {}};
    between.erase(first);
    return {illegality::cannon_has_screens, nearest(between, claimed.from), {}};
}

// Why a piece cannot go to a target that is not among its moves_of.
verdict explain_movement(const position& p, const ply& claimed) {
    const int files = std::abs(claimed.to.file() - claimed.from.file());
    const int ranks = std::abs(claimed.to.rank() - claimed.from.rank());
    switch (claimed.mover) {
    case piece_kind::king: return judge_palace_step(p, claimed, files + ranks == 1);
    case piece_kind::guard: return judge_palace_step(p, claimed, files == 1 && ranks == 1);
    case piece_kind::pawn: return judge_pawn(p, claimed);
    case piece_kind::elephant: return judge_elephant(p, claimed);
    case piece_kind::horse: return judge_horse(claimed);
    default: break;
    }
    if (!is_straight(claimed))
        return {illegality::wrong_movement, claimed.from, {}};
    if (claimed.mover == piece_kind::cannon)
        return judge_cannon(p, claimed);
    return {illegality::blocked, nearest(standing_between(p, claimed.from, claimed.to), claimed.from), {}};
}

verdict judge_king_safety(const position& p, const ply& claimed) {
    const side us = p.to_move;
    // Kings, guards and elephants, which exposes_king does not consider, attack only on their own half.
    const point king_at = p.king(us);
    if (claimed.mover != piece_kind::king && king_at && !is_over_river(us, king_at) &&
        !exposes_king(p, claimed))
        return {};
    board after = p;
    move_pieces(after, us, claimed);
    const point king = after.king(us);
    if (const point_set attacking = checkers(after, us); !attacking.empty()) {
        if (claimed.mover == piece_kind::king)
            return {illegality::king_attacked, claimed.to, attacking.first()};
        if (const point_set already = attacking & checkers(p, us); !already.empty())
            return {illegality::check_unanswered, king, already.first()};
        const point step = attacking.first();
        const bool screens = p.at(step).kind() == piece_kind::cannon &&
                             claimed.captured == piece_kind::none &&
                             standing_between(after, king, step).contains(claimed.to);
        return screens ? verdict{illegality::becomes_screen, claimed.to, step}
                       : verdict{illegality::pinned, claimed.from, step};
    }
    return kings_face(after) ? verdict{illegality::kings_face, king, after.king(opponent(us))} : verdict{};
}

} // namespace

verdict judge(const position& p, const ply& claimed) {
    const bool captures = claimed.captured != piece_kind::none;
    if (const verdict found = games::judge_against_board<verdict>(p, claimed, captures); !found.is_legal())
        return found;
    if (claimed.captured == piece_kind::king)
        return {illegality::king_captured, claimed.to, {}};
    if (!moves_to(p, claimed.from, claimed.to))
        return explain_movement(p, claimed);
    return judge_king_safety(p, claimed);
}

} // namespace ctlpgn::xiangqi
