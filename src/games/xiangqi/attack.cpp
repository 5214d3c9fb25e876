#include "attack.hpp"

#include "geometry.hpp"

#include <algorithm>

namespace ctlpgn::xiangqi {

namespace {

/// The first two pieces that are met on a ray.
struct met_on_ray {
    point first;
    point second;
};

met_on_ray look_along(const board& b, const short_list<point, 9>& ray) {
    met_on_ray met;
    for (const point at : ray) {
        if (b.is_empty(at))
            continue;
        if (met.first) {
            met.second = at;
            return met;
        }
        met.first = at;
    }
    return met;
}

template <class visitor> bool visit_line_attackers(const board& b, point target, side by, visitor&& visit) {
    if (!(geometry.lines[target.index()] & b.occupied(by)).empty()) {
        for (const auto& ray : geometry.straight[target.index()]) {
            const met_on_ray met = look_along(b, ray);
            if (met.first && b.holds(met.first, by, piece_kind::rook) && visit(met.first))
                return true;
            if (met.second && b.holds(met.second, by, piece_kind::cannon) && visit(met.second))
                return true;
        }
    }
    return false;
}

bool steps_to(const short_list<point, 3>& targets, point to) {
    return std::find(targets.begin(), targets.end(), to) != targets.end();
}

/// Those that can attack a king in its palace: rooks, cannons, horses and pawns.
template <class visitor> bool visit_checkers(const board& b, point target, side by, visitor&& visit) {
    if (visit_line_attackers(b, target, by, visit))
        return true;
    for (const guarded_step& from : geometry.to_horse[target.index()]) {
        if (b.holds(from.to, by, piece_kind::horse) && b.is_empty(from.over) && visit(from.to))
            return true;
    }
    for (const auto& ray : geometry.straight[target.index()]) {
        const point near = ray.count == 0 ? point{} : *ray.begin();
        if (near && b.holds(near, by, piece_kind::pawn) &&
            steps_to(geometry.pawn[index_of(by)][near.index()], target) && visit(near))
            return true;
    }
    return false;
}

} // namespace

point_set attackers(const board& b, point target, side by) {
    point_set found;
    visit_checkers(b, target, by, [&](point at) {
        found.insert(at);
        return false;
    });
    const std::size_t them = index_of(by);
    b.occupied(by).for_each([&](point at) {
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
    for (const auto& ray : geometry.straight[left.index()]) {
        const auto* const end = std::find(ray.begin(), ray.end(), right);
        if (end == ray.end())
            continue;
        point_set passed;
        for (const auto* at = ray.begin(); at != end; ++at)
            passed.insert(*at);
        return passed & b.occupied();
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
