#include "legal.hpp"

#include "attack.hpp"
#include "movement.hpp"

namespace ctlpgn::diplomat {

namespace {

// How the open points are read: where pieces go, and what attacks a king.
struct readings {
    reading of_moves;
    reading of_attacks;
    bool may_stay_pawn = false; // where it has no step left
};

constexpr readings only(reading meaning) {
    return {meaning, meaning};
}

// Calls visit(ply) for a step and for each promotion that it may bring, until visit returns true.
template <class visitor>
bool visit_arrivals(const position& p, cell from, cell to, bool may_stay_pawn, visitor&& visit) {
    const side us = p.to_move;
    const bool is_pawn = p.at(from).kind() == piece_kind::pawn;
    if ((!is_pawn || may_stay_pawn || !is_last_cell(us, to)) && visit(complete_ply(p, from, to)))
        return true;
    if (!is_pawn || !is_promotion_cell(us, to))
        return false;
    for (const piece_kind becomes : promotion_kinds) {
        if (visit(complete_ply(p, from, to, becomes)))
            return true;
    }
    return false;
}

// Calls visit(ply) for each legal ply until visit returns true.
template <class visitor> void visit_legal(const position& p, readings meaning, visitor&& visit) {
    p.occupied(p.to_move).any_of([&](cell from) {
        const cell_set moves =
            moves_of(p, from, meaning.of_moves) & ~p.pieces(opponent(p.to_move), piece_kind::king);
        const bool done = moves.any_of([&](cell to) {
            return !exposes_king(p, complete_ply(p, from, to), meaning.of_attacks) &&
                   visit_arrivals(p, from, to, meaning.may_stay_pawn, visit);
        });
        return done || suborns_of(p, from).any_of([&](cell to) {
            const ply each = make_suborn(p, from, to);
            return !exposes_king(p, each, meaning.of_attacks) && visit(each);
        });
    });
}

// Replaces the contents by them.
void list_legal(const position& p, readings meaning, std::vector<ply>& plies) {
    plies.clear();
    visit_legal(p, meaning, [&](const ply& each) {
        plies.push_back(each);
        return false;
    });
}

} // namespace

void legal_plies(const position& p, std::vector<ply>& plies, reading meaning) {
    list_legal(p, only(meaning), plies);
}

void accepted_plies(const position& p, std::vector<ply>& plies) {
    list_legal(p, {.of_moves = reading::wide, .of_attacks = reading::narrow, .may_stay_pawn = true}, plies);
}

std::vector<ply> legal_plies(const position& p, reading meaning) {
    std::vector<ply> plies;
    legal_plies(p, plies, meaning);
    return plies;
}

int count_legal_plies(const position& p) {
    int count = 0;
    visit_legal(p, only(taken_reading), [&](const ply&) {
        ++count;
        return false;
    });
    return count;
}

std::optional<ply> find_legal_ply(const position& p, reading meaning) {
    std::optional<ply> found;
    visit_legal(p, only(meaning), [&](const ply& each) {
        found = each;
        return true;
    });
    return found;
}

standing standing_of(const position& p, reading meaning) {
    const bool has_ply = find_legal_ply(p, meaning).has_value();
    if (in_check(p, p.to_move, meaning))
        return has_ply ? standing::check : standing::mate;
    return has_ply ? standing::quiet : standing::stalemate;
}

bool is_dead(const position& p) {
    return !p.occupied().any_of([&](cell at) { return p.at(at).kind() != piece_kind::king; });
}

} // namespace ctlpgn::diplomat
