#include "notations/pgn/repair/repair_rules.hpp"

#include "lint/rules/dependence.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/repair_roles.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

// Of German and of old English books, as far as neither keys nor scanners make them of other letters.
// And castling as the move of the king.
constexpr std::array<repair::other_writing, 7> writings_elsewhere{{{"N", "S"},
                                                                   {"N", "Kt"},
                                                                   {"R", "T"},
                                                                   {"O-O", "Kg1"},
                                                                   {"O-O", "Kg8"},
                                                                   {"O-O-O", "Kc1"},
                                                                   {"O-O-O", "Kc8"}}};

constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};

// The letter N is a novelty, or a knight.
bool may_be_move(const game& record, const finding& asked) {
    return asked.id == codes::bare_glyph && record.raw(asked.where) == "N";
}

// A letter of an unknown language says nothing sure.
bool is_sure(const game& /*record*/, const ply& read) {
    return !is_foreign(read.piece);
}

constexpr repair::repair_rules rules{
    .roles = {.rows = repair_roles, .is_about_board = is_about_board},
    .repeated_moves = codes::repeated_moves,
    .gap = codes::missing_moves,
    .unreadable_ply = codes::unreadable_ply,
    .missing_ply_of_first_side = codes::missing_white_move,
    .missing_ply_of_second_side = codes::missing_reply,
    .misplaced_variation = codes::misplaced_variation,
    .unlikely_ply = codes::unlikely_move,
    .may_be_move = may_be_move,
    .is_sure = is_sure,
    .signs = {.marks = "+#", .capture = 'x', .judgement = "!?", .glyph = '$'},
    .results = results,
    .reads_variations = true,
    .fewest_to_repair = 8,
    .names_misfits = true,
    .margins =
        {.less_by_text = 3, .most_cost = 18, .more_plies = 2, .beside_legal = 6, .legal_beside_other = 10},
    .other_sign = 8,
    .other_writings = writings_elsewhere,
};

} // namespace

const repair::repair_rules& rules_of_repair() {
    return rules;
}

} // namespace ctlpgn::pgn
