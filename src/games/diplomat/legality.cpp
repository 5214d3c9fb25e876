#include "legality.hpp"

#include "attack.hpp"
#include "games/common/claims.hpp"
#include "geometry.hpp"
#include "movement.hpp"
#include "play.hpp"

#include <algorithm>

namespace ctlpgn::diplomat {

namespace {

// The open point on which a movement of a kind depends.
constexpr open_point open_movement(piece_kind kind) {
    switch (kind) {
    case piece_kind::bishop: return open_point::bishop_past_centre;
    case piece_kind::horse: return open_point::horse_across_centre;
    case piece_kind::pawn: return open_point::radial_forward;
    default: return open_point::none;
    }
}

// The first piece on the shortest line that leads to a cell; none if no line does.
cell first_in_way(const board& b, const line_list& lines, cell to) {
    cell blocker;
    std::ptrdiff_t shortest = radius_count;
    for (const line& each : lines) {
        const auto* const end = std::find(each.cells.begin(), each.cells.end(), to);
        if (end == each.cells.end() || end - each.cells.begin() >= shortest)
            continue;
        const auto* const met =
            std::find_if(each.cells.begin(), end, [&](cell at) { return !b.is_empty(at); });
        if (met == end)
            continue;
        shortest = end - each.cells.begin();
        blocker = *met;
    }
    return blocker;
}

verdict explain_line(const position& p, const ply& claimed, const line_list& lines) {
    const cell blocker = first_in_way(p, lines, claimed.to);
    return blocker ? verdict{illegality::blocked, blocker, {}}
                   : verdict{illegality::wrong_movement, claimed.from, {}};
}

verdict explain_pawn(const position& p, const ply& claimed) {
    const pawn_reach reach = reach_of_pawn(p.to_move, claimed.from, reading::wide);
    if (reach.steps.contains(claimed.to))
        return {illegality::pawn_blocked, claimed.to, {}};
    if (reach.captures.contains(claimed.to))
        return {illegality::pawn_needs_capture, claimed.to, {}};
    const bool is_beside = geometry.beside[claimed.from.index()].contains(claimed.to);
    return {is_beside ? illegality::pawn_moves_back : illegality::wrong_movement, claimed.from, {}};
}

// Why a piece cannot go where no reading allows it to go.
verdict explain_movement(const position& p, const ply& claimed) {
    switch (claimed.mover) {
    case piece_kind::rook: return explain_line(p, claimed, geometry.straight[claimed.from.index()]);
    case piece_kind::bishop: return explain_line(p, claimed, geometry.diagonal[claimed.from.index()]);
    case piece_kind::pawn: return explain_pawn(p, claimed);
    case piece_kind::diplomat:
        if (claimed.captured != piece_kind::none &&
            geometry.beside[claimed.from.index()].contains(claimed.to))
            return {illegality::diplomat_captures, claimed.to, {}};
        break;
    default: break;
    }
    return {illegality::wrong_movement, claimed.from, {}};
}

verdict judge_movement(const position& p, const ply& claimed) {
    if (claimed.kind == ply_kind::suborn) {
        if (claimed.mover != piece_kind::diplomat)
            return {illegality::suborned_by_other, claimed.from, {}};
        const bool is_beside = geometry.beside[claimed.from.index()].contains(claimed.to);
        return is_beside ? verdict{} : verdict{illegality::suborned_from_afar, claimed.to, {}};
    }
    if (moves_of(p, claimed.from, reading::narrow).contains(claimed.to))
        return {};
    if (moves_of(p, claimed.from, reading::wide).contains(claimed.to))
        return {illegality::none, {}, {}, open_movement(claimed.mover)};
    return explain_movement(p, claimed);
}

verdict judge_promotion(const position& p, const ply& claimed) {
    const bool is_pawn_step = claimed.mover == piece_kind::pawn && claimed.kind == ply_kind::step;
    const verdict open{illegality::none, {}, {}, open_point::promotion_place};
    if (claimed.becomes == piece_kind::none)
        return is_pawn_step && is_last_cell(p.to_move, claimed.to) ? open : verdict{};
    if (!is_pawn_step)
        return {illegality::promotion_misplaced, claimed.to, {}};
    const auto known = std::find(promotion_kinds.begin(), promotion_kinds.end(), claimed.becomes);
    if (known == promotion_kinds.end())
        return {illegality::promotion_never, claimed.to, {}};
    return is_promotion_cell(p.to_move, claimed.to) ? verdict{} : open;
}

verdict explain_attack(const position& p, const ply& claimed, const board& after, const cell_set& attacking) {
    if (claimed.mover == piece_kind::king)
        return {illegality::king_attacked, claimed.to, attacking.first()};
    const cell_set already = attacking & checkers(p, p.to_move, reading::narrow);
    if (!already.empty())
        return {illegality::check_unanswered, after.king(p.to_move), already.first()};
    return {illegality::pinned, claimed.from, attacking.first()};
}

verdict judge_king_safety(const position& p, const ply& claimed) {
    const side us = p.to_move;
    board after = p;
    move_pieces(after, us, claimed);
    const cell_set surely = checkers(after, us, reading::narrow);
    if (!surely.empty())
        return explain_attack(p, claimed, after, surely);
    const cell_set perhaps = checkers(after, us, reading::wide);
    return {illegality::none,
            {},
            {},
            perhaps.empty() ? open_point::none : open_movement(after.at(perhaps.first()).kind())};
}

} // namespace

verdict judge(const position& p, const ply& claimed) {
    const bool captures = claimed.kind == ply_kind::suborn || claimed.captured != piece_kind::none;
    if (const verdict found = games::judge_against_board<verdict>(p, claimed, captures); !found.is_legal())
        return found;
    if (claimed.captured == piece_kind::king)
        return {illegality::king_captured, claimed.to, {}};
    open_point open = open_point::none;
    for (const auto& judge_part : {judge_movement, judge_promotion, judge_king_safety}) {
        const verdict found = judge_part(p, claimed);
        if (!found.is_legal())
            return found;
        open = open == open_point::none ? found.open : open;
    }
    return {illegality::none, {}, {}, open};
}

} // namespace ctlpgn::diplomat
