#include "slow_rules.hpp"

#include "slow_disc.hpp"

#include <algorithm>

namespace ctlpgn::diplomat_tests {

using namespace diplomat;

namespace {

places rook_targets(const slow_board& b, place from) {
    places found;
    if (from.is_centre()) {
        for (int radius = 0; radius < 14; ++radius)
            travel_outward(b, place_at(radius, 3), 0, found);
        return found;
    }
    for (const heading h : {heading{1, 0}, heading{-1, 0}, heading{0, 1}, heading{0, -1}}) {
        place last{};
        if (travel(b, from, h, found, last))
            travel_outward(b, place_at(last.radius + 7, 3), 0, found);
    }
    return found;
}

places bishop_targets(const slow_board& b, place from, reading meaning) {
    places found;
    for (const int turn : {1, -1}) {
        if (from.is_centre()) {
            for (int radius = 0; radius < 14; ++radius)
                travel_outward(b, place_at(radius, 3), turn, found);
            continue;
        }
        for (const int climb : {1, -1}) {
            place last{};
            if (!travel(b, from, {turn, climb}, found, last) || meaning == reading::narrow)
                continue;
            travel_outward(b, place_at(last.radius + 7, 3), 1, found);
            travel_outward(b, place_at(last.radius + 7, 3), -1, found);
        }
    }
    found.erase(from);
    return found;
}

places horse_targets(place from, reading meaning) {
    places found;
    for (const place over : all_places()) {
        if (!touch_straight(from, over))
            continue;
        for (const place to : all_places()) {
            if (to == from || !touch_diagonally(over, to))
                continue;
            const bool across = from.crown == 3 && over.is_centre();
            if (!touch(from, to) && (!across || meaning == reading::wide))
                found.insert(to);
        }
    }
    // The centre and crown 3 are a jump apart although they touch.
    for (const place to : all_places()) {
        if (touch_centre(from, to))
            found.insert(to);
    }
    return found;
}

struct pawn_places {
    places steps;
    places captures;
};

pawn_places pawn_targets(bool is_white, place from, reading meaning) {
    const int goal = is_white ? 10 : 3;
    pawn_places found;
    for (const place to : all_places()) {
        if (!touch_straight(from, to))
            continue;
        const bool enemy_half = apart(from.is_centre() ? to.radius : from.radius, goal) <= 3;
        const bool outward = to.crown < from.crown;
        const bool forward = from.crown == to.crown ? apart(to.radius, goal) < apart(from.radius, goal)
                                                    : meaning == reading::wide || enemy_half == outward;
        if (forward)
            found.steps.insert(to);
    }
    for (const place to : all_places()) {
        if (!touch_diagonally(from, to))
            continue;
        const bool beside_step = std::any_of(found.steps.begin(), found.steps.end(),
                                             [&](place step) { return touch_straight(step, to); });
        // The centre is adjacent in both directions: pieces that step from it or to it also capture there.
        const bool centre_step = (from.is_centre() || to.is_centre()) && found.steps.contains(to);
        if (centre_step || (!from.is_centre() && beside_step))
            found.captures.insert(to);
    }
    return found;
}

places attacked_from(const slow_board& b, place from, reading meaning) {
    const piece what = on(b, from);
    switch (what.kind()) {
    case piece_kind::pawn: return pawn_targets(what.owner() == side::white, from, meaning).captures;
    case piece_kind::horse: return horse_targets(from, meaning);
    case piece_kind::bishop: return bishop_targets(b, from, meaning);
    case piece_kind::rook: return rook_targets(b, from);
    case piece_kind::king: {
        places found;
        for (const place to : all_places()) {
            if (to != from && touch(from, to))
                found.insert(to);
        }
        return found;
    }
    default: return {};
    }
}

bool can_capture_king(const slow_board& b, side player, reading meaning) {
    const piece king{player == side::white ? side::black : side::white, piece_kind::king};
    for (const place from : all_places()) {
        if (!on(b, from).belongs_to(player))
            continue;
        for (const place to : attacked_from(b, from, meaning)) {
            if (on(b, to) == king)
                return true;
        }
    }
    return false;
}

class generator {
  public:
    generator(const position& p, reading meaning) : board_(board_of(p)), us_(p.to_move), meaning_(meaning) {}

    std::vector<ply> run() {
        for (const place from : all_places()) {
            if (!on(board_, from).belongs_to(us_))
                continue;
            switch (on(board_, from).kind()) {
            case piece_kind::pawn: add_pawn(from); break;
            case piece_kind::diplomat: add_diplomat(from); break;
            default:
                for (const place to : attacked_from(board_, from, meaning_)) {
                    if (!on(board_, to).belongs_to(us_))
                        add(ply_kind::step, from, to);
                }
            }
        }
        return plies_;
    }

  private:
    void add(ply_kind kind, place from, place to, piece_kind becomes = piece_kind::none) {
        const piece mover = on(board_, from);
        const piece target = on(board_, to);
        if (target.kind() == piece_kind::king)
            return;
        slow_board next = board_;
        if (kind == ply_kind::suborn) {
            on(next, to) = {us_, target.kind()};
        } else {
            on(next, from) = {};
            on(next, to) = mover;
        }
        if (!can_capture_king(next, us_ == side::white ? side::black : side::white, meaning_))
            plies_.push_back({kind, mover.kind(), cell::at(from.radius, from.crown),
                              cell::at(to.radius, to.crown), target.kind(), becomes});
    }

    void add_pawn(place from) {
        const pawn_places targets = pawn_targets(us_ == side::white, from, meaning_);
        const int goal = us_ == side::white ? 10 : 3;
        for (const place to : all_places()) {
            const piece target = on(board_, to);
            const bool steps = targets.steps.contains(to) && target.is_empty();
            const bool captures =
                targets.captures.contains(to) && !target.is_empty() && target.owner() != us_;
            if (!steps && !captures)
                continue;
            if (to != place{goal, 1})
                add(ply_kind::step, from, to);
            if (to.crown != 1 || apart(to.radius, goal) > 3)
                continue;
            for (const piece_kind becomes :
                 {piece_kind::horse, piece_kind::bishop, piece_kind::rook, piece_kind::diplomat})
                add(ply_kind::step, from, to, becomes);
        }
    }

    void add_diplomat(place from) {
        for (const place to : all_places()) {
            if (to == from || !touch(from, to))
                continue;
            if (on(board_, to).is_empty())
                add(ply_kind::step, from, to);
            else if (on(board_, to).owner() != us_)
                add(ply_kind::suborn, from, to);
        }
    }

    slow_board board_;
    side us_;
    reading meaning_;
    std::vector<ply> plies_;
};

} // namespace

std::vector<ply> slow_legal_plies(const position& p, reading meaning) {
    return generator(p, meaning).run();
}

bool slow_in_check(const position& p, side checked, reading meaning) {
    return can_capture_king(board_of(p), checked == side::white ? side::black : side::white, meaning);
}

position slow_after(const position& p, const ply& played) {
    position next;
    for (int i = 0; i < 43; ++i) {
        const cell where = cell::from_index(i);
        if (where != played.from && where != played.to)
            next.put(where, p.at(where));
    }
    const piece mover = p.at(played.from);
    const bool suborns = played.kind == ply_kind::suborn;
    if (suborns)
        next.put(played.from, mover);
    const piece_kind arrives = suborns                              ? p.at(played.to).kind()
                               : played.becomes == piece_kind::none ? mover.kind()
                                                                    : played.becomes;
    next.put(played.to, {p.to_move, arrives});
    const bool stays = !suborns && (!p.at(played.to).is_empty() || played.becomes != piece_kind::none);
    next.half_move_clock = stays ? 0 : p.half_move_clock + 1;
    next.move_number = p.move_number + (p.to_move == side::black ? 1 : 0);
    next.to_move = p.to_move == side::white ? side::black : side::white;
    return next;
}

} // namespace ctlpgn::diplomat_tests
