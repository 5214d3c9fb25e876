#include "attack.hpp"

#include "geometry.hpp"

#include <algorithm>

namespace ctlpgn::xiangqi {

namespace {

bool steps_to(const short_list<point, 3>& targets, point to) {
    return std::find(targets.begin(), targets.end(), to) != targets.end();
}

// Those that can attack a king in its palace: rooks, cannons, horses and pawns.
template <class visitor> bool visit_checkers(const board& b, point target, side player, visitor&& visit) {
    const std::size_t at = target.index();
    if (!(geometry.lines[at] & b.occupied(player)).empty()) {
        const point_set occupied = b.occupied();
        for (std::size_t d = 0; d < direction_count; ++d) {
            const point_set& ray = geometry.rays[at][d];
            if ((ray & b.occupied(player)).empty())
                continue;
            const met_on_ray met(ray & occupied, d);
            if (met.first && b.at(met.first).belongs_to(player)) {
                const piece_kind kind = b.at(met.first).kind();
                const bool attacks = kind == piece_kind::rook ||
                                     (kind == piece_kind::pawn &&
                                      steps_to(geometry.pawn[index_of(player)][met.first.index()], target));
                if (attacks && visit(met.first))
                    return true;
            }
            if (met.second && b.holds(met.second, player, piece_kind::cannon) && visit(met.second))
                return true;
        }
    }
    if ((geometry.horse_origins[at] & b.occupied(player)).empty())
        return false;
    for (const guarded_step& step : geometry.to_horse[at]) {
        if (b.holds(step.to, player, piece_kind::horse) && b.is_empty(step.over) && visit(step.to))
            return true;
    }
    return false;
}

} // namespace

point_set attackers(const board& b, point target, side player) {
    point_set found;
    visit_checkers(b, target, player, [&](point at) {
        found.insert(at);
        return false;
    });
    if (is_over_river(player, target))
        return found; // kings, guards and elephants stay on their half
    const std::size_t them = index_of(player);
    b.occupied(player).for_each([&](point at) {
        const piece_kind kind = b.at(at).kind();
        const auto reaches = [&](const auto& targets) {
            return std::find(targets.begin(), targets.end(), target) != targets.end();
        };
        const bool steps = (kind == piece_kind::king && reaches(geometry.king[them][at.index()])) ||
                           (kind == piece_kind::guard && reaches(geometry.guard[them][at.index()]));
        const auto& jumps = geometry.elephant[them][at.index()];
        const bool jumps_there = kind == piece_kind::elephant &&
                                 std::any_of(jumps.begin(), jumps.end(), [&](const guarded_step& each) {
                                     return each.to == target && b.is_empty(each.over);
                                 });
        if (steps || jumps_there)
            found.insert(at);
    });
    return found;
}

point_set standing_between(const board& b, point left, point right) {
    for (std::size_t d = 0; d < direction_count; ++d) {
        if (geometry.rays[left.index()][d].contains(right))
            return geometry.rays[left.index()][d] & geometry.rays[right.index()][opposite(d)] & b.occupied();
    }
    return {};
}

bool kings_face(const board& b) {
    const point red = b.king(side::red);
    const point black = b.king(side::black);
    return red && black && red.file() == black.file() && standing_between(b, red, black).empty();
}

point_set checkers(const board& b, side checked) {
    const point king = b.king(checked);
    return king ? attackers(b, king, opponent(checked)) : point_set{};
}

bool in_check(const board& b, side checked) {
    const point king = b.king(checked);
    return king && visit_checkers(b, king, opponent(checked), [](point) { return true; });
}

bool is_exposed(const board& b, side whose) {
    return in_check(b, whose) || kings_face(b);
}

} // namespace ctlpgn::xiangqi
