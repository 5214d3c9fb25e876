#include "notations/ctl_pgn/board/illegality_words.hpp"

#include "games/cescacs/attack.hpp"
#include "games/cescacs/regain.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/piece_words.hpp"
#include "text/enumerated.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::hex;
using cescacs::illegality;
using cescacs::piece_kind;
using cescacs::position;

constexpr std::size_t illegality_count =
    static_cast<std::size_t>(illegality::promotion_in_place_in_check) + 1;

// By illegality. Plies that contradict the board are not judged; a piece that a pawn can never become cannot
// be written.
constexpr std::array<illegality_row, illegality_count> rows{{
    {codes::none, ply_part::whole, false},
    {codes::none, ply_part::whole, false},
    {codes::king_captured, ply_part::whole, false},
    {codes::wrong_movement, ply_part::whole, false},
    {codes::way_blocked, ply_part::whole, true},
    {codes::ride_captures, ply_part::whole, false},
    {codes::pawn_captures_wrongly, ply_part::whole, false},
    {codes::pawn_needs_capture, ply_part::whole, false},
    {codes::triple_step_origin, ply_part::whole, false},
    {codes::waiting_pawn_moves, ply_part::whole, false},
    {codes::en_passant_unavailable, ply_part::whole, true},
    {codes::scornful_unavailable, ply_part::whole, true},
    {codes::pinned_piece_moves, ply_part::whole, true},
    {codes::check_unanswered, ply_part::whole, true},
    {codes::capture_uncovers_king, ply_part::whole, true},
    {codes::king_into_check, ply_part::whole, true},
    {codes::leap_after_king_move, ply_part::whole, true},
    {codes::leap_in_check, ply_part::whole, true},
    {codes::castling_king_moved, ply_part::whole, true},
    {codes::castling_rook_moved, ply_part::whole, true},
    {codes::castling_in_check, ply_part::whole, true},
    {codes::castling_way_blocked, ply_part::whole, true},
    {codes::castling_into_check, ply_part::whole, true},
    {codes::piece_not_regainable, ply_part::promotion, true},
    {codes::piece_not_regainable, ply_part::promotion, true},
    {codes::bishop_not_regainable, ply_part::promotion, true},
    {codes::promotion_omitted, ply_part::promotion, true},
    {codes::promotion_due, ply_part::whole, true},
    {codes::promotion_in_check, ply_part::whole, true},
}};

// By kind.
constexpr std::array<std::string_view, cescacs::piece_kind_count> movements{
    "",
    "a pawn goes one or two hexes straight ahead, or one obliquely ahead",
    "an elephant goes one or two hexes straight ahead, or one along a diagonal that is not sideways",
    "a bishop rides along diagonals",
    "a knight jumps, or makes the same jump twice",
    "a pegasus rides along diagonals, or jumps as a knight",
    "a rook rides along orthogonals",
    "a wyvern rides along orthogonals, or jumps as a knight",
    "a queen rides along orthogonals and diagonals",
    "a king goes one hex, or leaps as a knight from its first hex",
};

std::string movement(const cescacs::ply& claimed, cescacs::side us) {
    if (claimed.mover == piece_kind::pawn && cescacs::triple_origins(us).contains(claimed.from))
        return "a pawn on " + std::string(hex_name(claimed.from)) +
               " goes one, two or three hexes straight ahead, or one obliquely ahead";
    return std::string(movements[cescacs::index_of(claimed.mover)]);
}

std::vector<std::string> names_of(const cescacs::hex_set& hexes) {
    std::vector<std::string> names;
    hexes.for_each([&names](hex at) { names.emplace_back(hex_name(at)); });
    return names;
}

std::string attack(const position& p, hex asked, hex given) {
    return piece_on(p, asked) + " attacks " + std::string(hex_name(given));
}

std::string piece_on_hex(const position& p, hex at) {
    return "a " + piece_name(p.at(at)) + " is on " + std::string(hex_name(at));
}

std::string where_pawn_captures(cescacs::side player, hex from) {
    cescacs::hex_set targets;
    for (const cescacs::direction d : cescacs::forward[cescacs::index_of(player)].capture)
        if (const hex target = next_hex(from, d))
            targets.insert(target);
    const std::string pawn = "a pawn on " + std::string(hex_name(from));
    return targets.empty() ? pawn + " captures nowhere"
                           : pawn + " captures on " + enumerated(names_of(targets), " or ");
}

// The plies that would have answered the check.
std::string answers(const position& before, cescacs::side us) {
    const cescacs::hex_set found = checkers(before, us);
    const std::string source = "in check from " + enumerated(names_of(found)) + ": ";
    if (found.size() > 1)
        return source + "the king must move";
    const hex checker = found.first();
    const std::string kind = kind_name(before.at(checker).kind());
    if (cescacs::way_between(checker, before.king(us)).hexes < 2)
        return source + "the king must move or the " + kind + " be taken";
    return source + "the king must move, the " + kind + " be taken or its way be blocked";
}

std::string kinds_regainable(const position& before, hex pawn) {
    const cescacs::kind_mask kinds = regainable(before, before.to_move, pawn.colour());
    std::vector<std::string> names;
    for (const piece_kind kind : cescacs::promotion_kinds)
        if (contains(kinds, kind))
            names.push_back("a " + kind_name(kind));
    return enumerated(names, " or ") + " can be regained";
}

std::string_view colour_word(hex at) {
    static constexpr std::array<std::string_view, 3> colours{"dark", "light", "coloured"};
    return colours[static_cast<std::size_t>(at.colour())];
}

std::string why_not_regained(const cescacs::ply& claimed) {
    return "a " + kind_name(kind_of(claimed.becomes)) + " cannot be regained: none was lost";
}

} // namespace

const illegality_row& row_of(illegality why) {
    return rows[static_cast<std::size_t>(why)];
}

std::string piece_on(const position& p, hex at) {
    return "the " + kind_name(p.at(at).kind()) + " on " + std::string(hex_name(at));
}

std::string why_illegal(const position& before, const cescacs::ply& claimed, const cescacs::verdict& found) {
    const cescacs::side us = before.to_move;
    switch (found.why) {
    case illegality::wrong_movement: return movement(claimed, us);
    case illegality::blocked:
    case illegality::castling_way_blocked: return piece_on_hex(before, found.at);
    case illegality::pawn_captures_wrongly: return where_pawn_captures(us, claimed.from);
    case illegality::triple_step_origin:
        return side_name(us) + " makes triple steps from " +
               enumerated(names_of(cescacs::triple_origins(us)));
    case illegality::en_passant_unavailable:
        return "no pawn has just crossed " + std::string(hex_name(found.at));
    case illegality::scornful_unavailable:
        return "the pawn on " + std::string(hex_name(found.at)) + " has not just passed by the one on " +
               std::string(hex_name(claimed.from));
    case illegality::pinned:
        return piece_on(before, found.at) + " is pinned by " + piece_on(before, found.attacker);
    case illegality::check_unanswered: return answers(before, us);
    case illegality::capture_uncovers_king:
        return piece_on(before, found.at) + " covers the king from " + piece_on(before, found.attacker);
    case illegality::king_attacked:
    case illegality::castling_target_attacked: return attack(before, found.attacker, found.at);
    case illegality::leap_after_king_move:
        return claimed.from == cescacs::homes_of(us).king
                   ? "the king has moved before"
                   : "the king is on " + std::string(hex_name(claimed.from));
    case illegality::leap_in_check:
    case illegality::castling_in_check:
    case illegality::promotion_in_place_in_check: return piece_on(before, found.attacker) + " gives check";
    case illegality::castling_rook_moved: return piece_on(before, found.at) + " has moved before";
    case illegality::promotion_never:
    case illegality::promotion_not_regainable: return why_not_regained(claimed);
    case illegality::promotion_bishop_colour:
        return "a bishop of " + std::string(colour_word(found.at)) + " hexes cannot be regained on " +
               std::string(hex_name(found.at)) + ": it was not lost";
    case illegality::promotion_omitted: return kinds_regainable(before, found.at);
    case illegality::promotion_due:
        return "the pawn on " + std::string(hex_name(found.at)) + " must be promoted, since " +
               kinds_regainable(before, found.at);
    default: return {};
    }
}

} // namespace ctlpgn::ctl_pgn
