#include "set_up.hpp"

#include "attack.hpp"
#include "games/common/claims.hpp"

#include <algorithm>

namespace ctlpgn::diplomat {

namespace {

using findings = std::vector<set_up_finding>;

constexpr int pieces_at_start = 20;

void check_kings(const position& p, side s, findings& found) {
    const cell_set kings = p.pieces(s, piece_kind::king);
    const piece king{s, piece_kind::king};
    if (kings.empty())
        found.push_back({set_up_fault::king_missing, {}, king});
    if (kings.has_several())
        found.push_back({set_up_fault::several_kings, kings.last(), king});
}

int count_of_both(const position& p, piece_kind kind) {
    return p.count(side::white, kind) + p.count(side::black, kind);
}

void check_counts(const position& p, findings& found) {
    const piece pawn{p.to_move, piece_kind::pawn};
    int promoted =
        std::max(0, count_of_both(p, piece_kind::pawn) - 2 * start_count[index_of(piece_kind::pawn)]);
    for (const piece_kind kind : promotion_kinds)
        promoted += std::max(0, count_of_both(p, kind) - 2 * start_count[index_of(kind)]);
    const int missing = 2 * start_count[index_of(piece_kind::pawn)] - count_of_both(p, piece_kind::pawn);
    if (p.occupied().size() > pieces_at_start)
        found.push_back({set_up_fault::too_many_pieces, {}, pawn});
    else if (promoted > std::max(0, missing))
        found.push_back({set_up_fault::too_many_promoted, {}, pawn});
}

} // namespace

std::vector<set_up_finding> check_set_up(const position& p) {
    findings found;
    for (const side s : {side::white, side::black})
        check_kings(p, s, found);
    const cell theirs = p.king(opponent(p.to_move));
    if (in_check(p, opponent(p.to_move), reading::narrow))
        found.push_back({set_up_fault::opponent_in_check, theirs, p.at(theirs)});
    check_counts(p, found);
    if (games::clock_exceeds_game(p, p.to_move == side::black))
        found.push_back({set_up_fault::clock_above_moves, {}, {p.to_move, piece_kind::king}});
    return found;
}

} // namespace ctlpgn::diplomat
