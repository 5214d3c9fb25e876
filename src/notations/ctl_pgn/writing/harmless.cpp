// Findings despite which a game of CTL-PGN can be rewritten.
#include "notations/ctl_pgn/writing/harmless.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/positions/special_steps.hpp"
#include "notations/ctl_pgn/rule_tables.hpp"
#include "notations/ctl_pgn/trailing_comma.hpp"
#include "notations/ctl_pgn/written_ellipsis.hpp"
#include "record/tag_text.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

// False at the beginning of a variation.
std::optional<bool> is_clear_whose_ply(const game& record, span where) {
    const variation* const around = variation_before(record, where.begin);
    const node next = ply_from(record, where.end);
    const bool begins_it = around != nullptr && next != no_node && around->line.first_ply == next;
    return begins_it ? std::optional(false) : std::nullopt;
}

// Nothing is known about the rights of a position that ends before they are given.
std::optional<bool> has_rights_for_castlings(const game& record, span where) {
    const tag* const position = tag_around(record, where);
    const bool castles =
        std::ranges::any_of(record.plies, [](const ply& each) { return each.kind == ply_kind::castled; });
    const bool lacks_rights =
        position != nullptr && setup_of(record.raw(position->value)).rights_where.empty();
    return castles && lacks_rights ? std::optional(false) : std::nullopt;
}

// Whether a pawn can have stepped as the field of a position says.
std::optional<bool> names_pawn(const game& record, span where) {
    const tag* const position = tag_around(record, where);
    const bool is_possible =
        position != nullptr && is_special_possible(setup_of(record.raw(position->value)));
    return is_possible ? std::nullopt : std::optional(false);
}

std::optional<bool> judge(code id, const game& record, span where) {
    const std::string_view text = record.raw(where);
    switch (code_number(id)) {
    // No move and no rating has the number 0, so the tree does not keep one.
    case code_number(codes::leading_zero):
    case code_number(codes::bare_nag): return text.find_first_not_of("$0") != std::string_view::npos;
    // It is a guess which quotation mark ends the value.
    case code_number(codes::unquoted_value): return is_certain_value(record, where);
    // Without any tags, the beginning may belong to the previous game.
    case code_number(codes::missing_variant): return record.index == 1 || !record.tags.empty();
    // Parentheses around plies may have a meaning.
    case code_number(codes::move_spacing):
    case code_number(codes::missing_comma): return text.find('(') == std::string_view::npos;
    // The meaning of another sign is a guess.
    case code_number(codes::check_mark_form):
        return std::ranges::find(check_signs.begin() + 1, check_signs.end(), trimmed(text, " \t")) !=
               check_signs.end();
    // Those of lists, tables and quotations.
    case code_number(codes::signs_before_move): return std::ranges::none_of(text, is_letter_or_digit);
    // Whose ply comes first in a variation may depend on the board.
    case code_number(codes::missing_number): return is_clear_whose_ply(record, where);
    case code_number(codes::pgn_ellipsis):
        return may_be_doubled_dot(text) || is_lone_comma(text) ? std::optional(false) : std::nullopt;
    // The rights that the game uses would be lost.
    case code_number(codes::missing_field): return has_rights_for_castlings(record, where);
    case code_number(codes::special_form): return names_pawn(record, where);
    case code_number(codes::trailing_comma): return is_after_end_of_game(record, where.begin);
    default: break;
    }
    return std::nullopt;
}

} // namespace

const harmless_findings harmless{
    .always = rewritable, .if_empty = rewritable_if_empty, .in_plies = rewritable_in_plies, .judge = judge};

} // namespace ctlpgn::ctl_pgn
