#include "notations/xiangqi/replay/illegality_words.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/words.hpp"

#include <array>

namespace ctlpgn::xiangqi {

namespace {

// By illegality. Contradictions to the board have other codes.
constexpr std::array<illegality_row, 24> rows{{
    {},
    {codes::none, "is empty"},
    {codes::none, "is the opponent's"},
    {codes::none, "holds another piece"},
    {codes::none, "would take its own side's piece"},
    {codes::none, "would have to capture"},
    {codes::none, "would capture nothing"},
    {codes::none, "would capture another piece"},
    {codes::king_taken, "would take a king"},
    {codes::against_movement, "does not move like this"},
    {codes::leaves_palace, "would leave its palace"},
    {codes::crosses_river, "would cross the river"},
    {codes::pawn_backwards, "would go backwards"},
    {codes::pawn_sideways_at_home, "has not crossed the river"},
    {codes::way_not_free, "is blocked"},
    {codes::horse_leg_held, "is hobbled"},
    {codes::elephant_eye_stopped, "is blocked"},
    {codes::cannon_without_screen, "has no screen"},
    {codes::cannon_with_screens, "has more than one screen"},
    {codes::king_goes_into_check, "would be attacked there"},
    {codes::check_ignored, "does not end the check"},
    {codes::pinned_piece, "would leave its king attacked"},
    {codes::screen_for_cannon, "would be a screen before its own king"},
    {codes::generals_face, "would let the kings face each other"},
}};
static_assert(rows.size() == static_cast<std::size_t>(illegality::kings_face) + 1);

// By contradiction.
constexpr std::array<code, 11> codes_of_contradictions{{
    code::none,
    code::none,
    codes::empty_origin,
    codes::opponent_on_origin,
    codes::other_piece_on_origin,
    codes::own_piece_on_target,
    codes::no_such_mover,
    codes::several_movers,
    codes::no_mover_reaches,
    codes::off_the_board,
    codes::impossible_direction,
}};
static_assert(codes_of_contradictions.size() ==
              static_cast<std::size_t>(contradiction::impossible_direction) + 1);

std::string place_of_piece(const position& p, point at) {
    return name_of(p.at(at)) + " is on " + std::string(name_of(at));
}

// For each piece that could be meant: "the one on b2 is blocked".
std::string reasons_of(const position& p, const std::vector<xiangqi::ply>& candidates) {
    std::string list;
    for (const xiangqi::ply& claimed : candidates)
        list.append(list.empty() ? "the one on " : ", that on ")
            .append(name_of(claimed.from))
            .append(" ")
            .append(row_of(judge(p, claimed).why).briefly);
    return list;
}

std::string attacks(const position& p, point step) {
    return name_of(p.at(step)) + " on " + std::string(name_of(step)) + " attacks it";
}

} // namespace

const illegality_row& row_of(illegality why) {
    return rows[static_cast<std::size_t>(why)];
}

code code_of(contradiction fault) {
    return codes_of_contradictions[static_cast<std::size_t>(fault)];
}

std::string reason_of(const position& p, const xiangqi::ply& played, const verdict& why) {
    const std::string mover(word_of(played.mover));
    switch (why.why) {
    case illegality::king_captured:
    case illegality::blocked:
    case illegality::horse_leg_blocked:
    case illegality::elephant_eye_blocked:
    case illegality::cannon_has_screens: return place_of_piece(p, why.at);
    case illegality::wrong_movement:
    case illegality::pawn_moves_back:
    case illegality::pawn_before_river:
    case illegality::cannon_needs_screen:
        return "the " + mover + " is on " + std::string(name_of(played.from));
    case illegality::leaves_palace:
    case illegality::crosses_river: return "the " + mover + " goes to " + std::string(name_of(played.to));
    case illegality::king_attacked:
    case illegality::check_unanswered:
    case illegality::pinned:
    case illegality::becomes_screen:
        return why.attacker.is_none() || p.at(why.attacker).is_empty() ? std::string("the king is attacked")
                                                                       : attacks(p, why.attacker);
    case illegality::kings_face: return "nothing is between them";
    default: break;
    }
    return {};
}

std::string detail_of(const position& p, const ctlpgn::ply& written, const resolution& which) {
    switch (which.fault) {
    case contradiction::opponent_on_origin:
    case contradiction::other_piece_on_origin: return name_of(p.at(point_of(written.from)));
    case contradiction::own_piece_on_target: {
        const point at = written.to != no_place ? point_of(written.to) : which.played.to;
        const bool is_same = written.from == written.to && written.to != no_place;
        return is_same ? "itself" : name_of(p.at(at));
    }
    case contradiction::no_such_mover:
    case contradiction::off_the_board: return name_of(piece{p.to_move, kind_of(written.piece)});
    case contradiction::no_mover_reaches: return reasons_of(p, which.candidates);
    case contradiction::impossible_direction: return std::string(word_of(kind_of(written.piece)));
    default: return {};
    }
}

std::string list_of(const std::vector<xiangqi::ply>& candidates) {
    std::string list;
    std::size_t left = candidates.size();
    for (const xiangqi::ply& each : candidates) {
        --left;
        list.append(list.empty() ? "" : left == 0 ? " and " : ", ").append(name_of(each.from));
    }
    return list;
}

} // namespace ctlpgn::xiangqi
