#include "notations/diplomat/replay/illegality_words.hpp"

#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/words.hpp"

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>

namespace ctlpgn::diplomat {

namespace {

std::string join(std::initializer_list<std::string_view> parts) {
    std::string result;
    for (const std::string_view part : parts)
        result += part;
    return result;
}

// By illegality. Contradictions to the board have other codes.
constexpr std::array<illegality_row, 22> rows{{
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
    {codes::way_not_free, "is blocked"},
    {codes::diplomat_captures, "never captures"},
    {codes::suborned_by_other_piece, "cannot suborn"},
    {codes::suborned_from_afar, "is not beside it"},
    {codes::pawn_way_taken, "is blocked"},
    {codes::pawn_step_diagonal, "goes there only to capture"},
    {codes::pawn_backwards, "would go backwards"},
    {codes::promotion_to_king, "cannot become that"},
    {codes::promotion_of_other_piece, "cannot be promoted"},
    {codes::king_goes_into_check, "would be attacked there"},
    {codes::check_ignored, "does not end the check"},
    {codes::pinned_piece, "would leave its king attacked"},
}};
static_assert(rows.size() == static_cast<std::size_t>(illegality::pinned) + 1);

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
    codes::nothing_to_suborn,
    codes::suborns_own_piece,
}};
static_assert(codes_of_contradictions.size() ==
              static_cast<std::size_t>(contradiction::suborns_own_piece) + 1);

} // namespace

const illegality_row& row_of(illegality why) {
    return rows[static_cast<std::size_t>(why)];
}

code code_of(contradiction fault) {
    return codes_of_contradictions[static_cast<std::size_t>(fault)];
}

std::string name_of(piece what) {
    return std::string(name_of(what.owner())).append("'s ").append(word_of(what.kind()));
}

std::string reason_of(const position& p, const diplomat::ply& played, const verdict& why) {
    const piece mover{p.to_move, played.mover};
    switch (why.why) {
    case illegality::king_captured: return join({name_of(p.at(why.at)), " is on ", name_of(why.at)});
    case illegality::wrong_movement:
        return join({"the ", word_of(played.mover), " is on ", name_of(played.from)});
    case illegality::blocked: return join({name_of(p.at(why.at)), " is on ", name_of(why.at)});
    case illegality::diplomat_captures:
    case illegality::pawn_blocked: return join({name_of(p.at(why.at)), " is on ", name_of(why.at)});
    case illegality::suborned_by_other:
        return join({"the piece on ", name_of(played.from), " is a ", word_of(played.mover)});
    case illegality::suborned_from_afar: return join({"the diplomat is on ", name_of(played.from)});
    case illegality::pawn_needs_capture: return join({name_of(why.at), " is empty"});
    case illegality::pawn_moves_back: return join({"it is on ", name_of(played.from)});
    case illegality::promotion_never: return join({"a pawn cannot become a ", word_of(played.becomes)});
    case illegality::promotion_misplaced: return join({"it is ", name_of(mover)});
    case illegality::king_attacked:
    case illegality::check_unanswered:
    case illegality::pinned:
        return join({name_of(p.at(why.attacker)), " on ", name_of(why.attacker), " attacks it"});
    default: break;
    }
    return {};
}

} // namespace ctlpgn::diplomat
