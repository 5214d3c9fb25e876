#include "legal.hpp"

#include "attack.hpp"
#include "movement.hpp"

namespace ctlpgn::xiangqi {

namespace {

// Calls visit(ply) for each legal ply until visit returns true.
template <class visitor> void visit_legal(const position& p, bool is_exposed_now, visitor&& visit) {
    p.occupied(p.to_move).any_of([&](point from) {
        return moves_of(p, from).any_of([&](point to) {
            const ply each = complete_ply(p, from, to);
            return each.captured != piece_kind::king && !exposes_king(p, each, is_exposed_now) && visit(each);
        });
    });
}

template <class visitor> void visit_legal(const position& p, visitor&& visit) {
    visit_legal(p, is_exposed(p, p.to_move), visit);
}

} // namespace

void legal_plies(const position& p, std::vector<ply>& plies) {
    plies.clear();
    visit_legal(p, [&](const ply& each) {
        plies.push_back(each);
        return false;
    });
}

std::vector<ply> legal_plies(const position& p) {
    std::vector<ply> plies;
    legal_plies(p, plies);
    return plies;
}

int count_legal_plies(const position& p) {
    int count = 0;
    visit_legal(p, [&](const ply&) {
        ++count;
        return false;
    });
    return count;
}

std::optional<ply> find_legal_ply(const position& p) {
    std::optional<ply> found;
    visit_legal(p, [&](const ply& each) {
        found = each;
        return true;
    });
    return found;
}

standing standing_of(const position& p) {
    const bool is_exposed_now = is_exposed(p, p.to_move);
    bool has_ply = false;
    visit_legal(p, is_exposed_now, [&](const ply&) {
        has_ply = true;
        return true;
    });
    if (is_exposed_now && in_check(p, p.to_move))
        return has_ply ? standing::check : standing::mate;
    return has_ply ? standing::quiet : standing::stalemate;
}

bool is_dead(const position& p) {
    return !p.occupied().any_of([&](point at) {
        const piece_kind kind = p.at(at).kind();
        return kind != piece_kind::king && kind != piece_kind::guard && kind != piece_kind::elephant;
    });
}

} // namespace ctlpgn::xiangqi
