#include "notations/pgn/repair/repair_rules.hpp"

#include "lint/rules/dependence.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

constexpr std::array misfits{
    codes::unreadable_ply,       codes::illegal_move,           codes::ambiguous_move,
    codes::king_left_in_check,   codes::king_into_check,        codes::castling_right_missing,
    codes::castling_way_blocked, codes::castling_through_check, codes::foreign_letter,
    codes::unexpected_text,      codes::missing_reply,          codes::missing_white_move,
    codes::missing_promotion,    codes::repeated_moves,         codes::lone_number};

constexpr std::array slips{codes::split_move,         codes::glued_text,
                           codes::bare_glyph,         codes::lowercase_piece,
                           codes::uppercase_square,   codes::written_pawn,
                           codes::stray_punctuation,  codes::stray_dot,
                           codes::number_punctuation, codes::glued_number,
                           codes::lone_number,        codes::misnumbered_move,
                           codes::missing_moves,      codes::shifted_numbers,
                           codes::wrong_number,       codes::unknown_suffix,
                           codes::suffix_spacing,     codes::capture_sign,
                           codes::castling_sign,      codes::mark_sign,
                           codes::mark_spacing,       codes::promotion_sign,
                           codes::missing_promotion,  codes::misplaced_promotion,
                           codes::piece_word,         codes::missing_capture_sign,
                           codes::short_capture,      codes::unreadable_nag,
                           codes::nag_out_of_range,   codes::padded_nag,
                           codes::promotion_piece,    codes::language_letters,
                           codes::long_move,          codes::coordinate_move};

// Faults that may be mere consequences of a damaged ply, besides those of the board and of the rules of play.
constexpr std::array consequences{
    codes::missing_reply,       codes::missing_white_move, codes::lone_number,    codes::wrong_number,
    codes::misnumbered_move,    codes::shifted_numbers,    codes::unreadable_ply, codes::glued_number,
    codes::misplaced_variation, codes::missing_moves};

// Text among the moves that is none of them.
constexpr std::array no_moves{codes::bare_glyph,
                              codes::unknown_suffix,
                              codes::suffix_spacing,
                              codes::en_passant_words,
                              codes::mark_words,
                              codes::text_in_parentheses,
                              codes::result_in_variation,
                              codes::unreadable_nag,
                              codes::nag_out_of_range,
                              codes::markup,
                              codes::mail_quote,
                              codes::foreign_space,
                              codes::control_character,
                              codes::unknown_result,
                              codes::text_after_result,
                              codes::result_before_moves,
                              codes::command_outside_comment};

// Of German and of old English books, as far as neither keys nor scanners make them of other letters.
constexpr std::array<repair::other_letter, 3> letters_elsewhere{{{'N', "S"}, {'N', "Kt"}, {'R', "T"}}};

constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};

bool may_be_consequence(const finding& asked) {
    return is_about_board(asked.id) || repair::repair_rules::is_one_of(consequences, asked.id);
}

bool is_no_move(const game& record, const finding& asked) {
    // The letter N means a novelty, or a knight.
    return repair::repair_rules::is_one_of(no_moves, asked.id) &&
           !(asked.id == codes::bare_glyph && record.raw(asked.where) == "N");
}

// A letter of an unknown language says nothing sure.
bool is_sure(const game& /*record*/, const ply& read) {
    return !is_foreign(read.piece);
}

constexpr repair::repair_rules rules{
    .misfits = misfits,
    .slips = slips,
    .repeated_moves = codes::repeated_moves,
    .gap = codes::missing_moves,
    .unreadable_ply = codes::unreadable_ply,
    .missing_ply_of_first_side = codes::missing_white_move,
    .missing_ply_of_second_side = codes::missing_reply,
    .unlikely_ply = codes::unlikely_move,
    .may_be_consequence = may_be_consequence,
    .is_no_move = is_no_move,
    .is_sure = is_sure,
    .signs = {.marks = "+#", .capture = 'x', .judgement = "!?", .glyph = '$'},
    .results = results,
    .reads_variations = true,
    .other_sign = 8,
    .other_letters = letters_elsewhere,
};

} // namespace

const repair::repair_rules& rules_of_repair() {
    return rules;
}

} // namespace ctlpgn::pgn
