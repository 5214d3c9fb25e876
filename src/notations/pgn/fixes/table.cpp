// Findings get their fixes by the rules (pgn.rules), and lose those that other findings speak against.
#include "lint/fixes/guesses.hpp"
#include "lint/fixes/recurring_fixes.hpp"
#include "lint/rules/dependence.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/fix_rows.hpp"
#include "notations/pgn/fixes/find_fixes.hpp"
#include "notations/pgn/fixes/fixes.hpp"
#include "notations/pgn/letters/lost_letters.hpp"
#include "notations/pgn/lint/mark_codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/pgn.hpp"
#include "notations/pgn/repair/written_form.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/lines.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace ctlpgn::pgn {

namespace {

// If a number is skipped, moves may be missing; if a variation or a comment is not closed, moves may be in
// another line.
void drop_guesses_after_gap(const game& record, std::vector<finding>& findings) {
    const std::initializer_list<code> signs = {
        codes::misnumbered_move, codes::missing_reply,   codes::missing_white_move, codes::missing_beginning,
        codes::missing_moves,    codes::swallowed_moves, code::unclosed_variation};
    drop_guesses_of_board(record, findings, signs);
    const auto is_sign = [&signs](const finding& each) {
        return std::ranges::find(signs, each.id) != signs.end();
    };
    if (std::ranges::none_of(findings, is_sign))
        return;
    for (finding& each : findings)
        if (each.id == codes::ply_count_differs)
            each.remedy.reset();
}

// The number after a move that cannot be played or read may be right: that may have been another move, or
// none.
class doubted_lines {
  public:
    doubted_lines(const game& record, const std::vector<finding>& findings)
        : game_(record), lines_(record), first_(lines_.count(), no_node) {
        for (const finding& each : findings)
            if (is_about_move(each.id) || leaves_out_moves(record, each))
                doubt(each.at_ply != no_node ? each.at_ply : ply_around(record, each.where.begin));
        for (node n = 0; n != record.plies.size(); ++n)
            if (record.plies[n].kind == ply_kind::unreadable)
                doubt(n);
    }

    // In the lines that it branches from, moves count up to the branch.
    [[nodiscard]] bool hold(node asked) const {
        for (line_index line = lines_.line_of(asked);;) {
            // A variation one of whose moves cannot be played may not belong here.
            const bool begins = line != main_line_index && game_.variations[line - 1].line.first_ply == asked;
            if (first_[line] < asked || (begins && first_[line] != no_node))
                return true;
            if (line == main_line_index)
                return false;
            const variation& here = game_.variations[line - 1];
            if (here.replaces == no_node)
                return false;
            asked = here.replaces;
            line = lines_.line_of(asked);
        }
    }

    [[nodiscard]] bool any() const {
        return std::ranges::any_of(first_, [](node each) { return each != no_node; });
    }

  private:
    static bool is_about_move(code id) {
        return (layer_of(id) == layer::board && id != codes::overdisambiguated &&
                id != codes::unmarked_capture && id != codes::capture_of_nothing) ||
               id == codes::unreadable_ply || id == codes::null_move || id == codes::missing_reply ||
               id == codes::missing_white_move || id == codes::missing_moves;
    }
    // 9. Rd1 Nd7 16. Bh4: the intended number of this move is known, but not that of the next.
    static bool leaves_out_moves(const game& record, const finding& each) {
        return each.id == codes::misnumbered_move && each.at_ply != no_node &&
               record.plies[each.at_ply].number > each.number + 1;
    }
    void doubt(node at) {
        if (at != no_node)
            first_[lines_.line_of(at)] = std::min(first_[lines_.line_of(at)], at);
    }

    const game& game_;
    game_lines lines_;
    std::vector<node> first_; // by line: the first such move; no_node if there is none
};

void drop_numbers_after_doubt(const game& record, std::vector<finding>& findings) {
    const auto is_fixed = [](const finding& each) {
        return (each.id == codes::misnumbered_move || each.id == codes::shifted_numbers) && each.remedy &&
               each.at_ply != no_node;
    };
    if (std::ranges::none_of(findings, is_fixed))
        return;
    const doubted_lines doubted(record, findings);
    for (finding& each : findings)
        if (is_fixed(each) && (each.id == codes::shifted_numbers ? doubted.any() : doubted.hold(each.at_ply)))
            each.remedy.reset();
}

// *2. c4* e6: of two asterisks around moves the second has ended the game, so that one alone would do so.
void drop_half_of_markup(const game& record, std::vector<finding>& findings) {
    const auto is_glued_asterisk = [&record](span where) {
        const char before = where.begin == 0 ? ' ' : record.text[where.begin - 1];
        return record.raw(where) == "*" && is_letter_or_digit(before);
    };
    const bool ends_game = (record.result != 0 && is_glued_asterisk(record.result_where)) ||
                           std::ranges::any_of(findings, [&](const finding& each) {
                               return each.id == codes::result_before_moves && is_glued_asterisk(each.where);
                           });
    if (!ends_game)
        return;
    for (finding& each : findings)
        if (each.id == codes::markup && record.raw(each.where) == "*")
            each.remedy.reset();
}

// Of a move that may be a piece's the board knows nothing.
void drop_fixes_of_lost_pieces(const game& record, std::vector<finding>& findings) {
    for (finding& each : findings) {
        // !&#33; is read as two suffixes only when the character is written.
        if (each.id == codes::suffix_spacing && follows_lost_piece(record, each.where.begin))
            each.remedy.reset();
        const node at = each.remedy ? ply_around(record, each.where.begin) : no_node;
        if (at == no_node)
            continue;
        const span whole = record.plies[at].whole();
        if (whole.begin <= each.where.begin && each.where.end <= whole.end &&
            follows_lost_piece(record, whole.begin))
            each.remedy.reset();
    }
}

// If a game without moves lacks its result before the tags of another game, that must be fixed first.
void drop_result_of_next_header(std::vector<finding>& findings) {
    const auto is_header = [](const finding& each) {
        return each.id == codes::lost_result && each.at_ply == no_node;
    };
    if (std::ranges::none_of(findings, is_header))
        return;
    for (finding& each : findings)
        if (each.id == codes::missing_marker)
            each.remedy.reset();
}

bool is_against_rules(code id) {
    return id >= codes::king_left_in_check && id <= codes::castling_through_check;
}

// A reading that contradicts the board or the count of moves is not what was meant: a capture en passant that
// names another square than its target, a number in place of a piece.
void drop_contradicted(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> illegal;
    std::vector<std::uint32_t> wrong_numbers;
    std::vector<node> contradicted; // by any rule
    for (const finding& each : findings)
        if (each.at_ply != no_node && (each.id == codes::illegal_move || is_against_rules(each.id)))
            contradicted.push_back(each.at_ply);
    sort_stably(contradicted);
    for (const finding& each : findings)
        if (each.id == codes::illegal_move && each.at_ply != no_node)
            illegal.push_back(each.at_ply);
        else if (each.id == codes::misnumbered_move || each.id == codes::missing_reply ||
                 each.id == codes::missing_moves)
            wrong_numbers.push_back(each.where.begin);
    sort_stably(illegal);
    sort_stably(wrong_numbers);
    // If a move before a parenthesis does not belong to the game, it may belong to the variation that this
    // closes.
    for (finding& each : findings)
        if (each.id == codes::stray_parenthesis && each.at_ply == no_node && !illegal.empty() &&
            illegal.front() <= ply_around(record, each.where.begin))
            each.remedy.reset();
    // What a letter or a sign was taken for was not meant where the board does not know the moves after it,
    // nor was the usual position, from which a game begins that lacks its own.
    for (finding& each : findings)
        if (each.remedy && !contradicted.empty() &&
            ((each.id == codes::foreign_letter &&
              contradicted.back() > ply_around(record, each.where.begin)) ||
             (each.id == codes::bare_glyph && record.raw(each.where) == "N") ||
             each.id == codes::set_up_without_fen))
            each.remedy.reset();
    // Two squares that are glued are two plies if the board has them.
    for (finding& each : findings)
        if (each.id == codes::glued_text && each.remedy && !illegal.empty() &&
            illegal.front() <= ply_around(record, each.where.begin) + 1)
            each.remedy->safe = false;
    const auto has_wrong_number = [&](node asked) {
        return asked < record.plies.size() &&
               std::ranges::binary_search(wrong_numbers, record.plies[asked].number_begin);
    };
    // Dots may say that moves are left out, and what was put together may be two plies.
    for (finding& each : findings)
        if ((each.id == codes::stray_dot || each.id == codes::split_move) && each.remedy &&
            !wrong_numbers.empty() && has_wrong_number(ply_around(record, each.where.begin) + 1))
            each.remedy.reset();
    for (finding& each : findings)
        if ((each.id == codes::en_passant_words &&
             std::ranges::binary_search(illegal, ply_around(record, each.where.begin))) ||
            (each.id == codes::glued_number && std::ranges::binary_search(wrong_numbers, each.where.begin)) ||
            (each.id == codes::number_punctuation &&
             std::ranges::binary_search(wrong_numbers, each.where.begin + 1)))
            each.remedy.reset();
}

// Where a ply is missing, a mark that seems wrong may say which one: 8. Bxh6 9. Qxh6.
void keep_marks_beside_gaps(std::vector<finding>& findings) {
    constexpr std::array gaps{codes::missing_reply, codes::missing_white_move, codes::missing_moves};
    const auto is_gap = [&gaps](const finding& each) {
        return std::ranges::find(gaps, each.id) != gaps.end();
    };
    if (std::ranges::none_of(findings, is_gap))
        return;
    for (finding& each : findings)
        if (is_about_mark(each.id))
            each.remedy.reset();
}

// Before a move that does not fit and is not repaired, a mark or an origin that says too much may show which
// one is damaged: 27. b3+ Ka4. That move may be in a variation, too.
void keep_marks_before_misfits(const game& record, std::vector<finding>& findings) {
    const auto is_open = [](const finding& each) {
        return is_contradiction(each) && each.at_ply != no_node &&
               !(each.remedy && !each.remedy->edits.empty());
    };
    if (std::ranges::none_of(findings, is_open))
        return;
    const game_lines lines(record);
    std::vector<node> before(lines.count()); // the last misfit of each line and its variations
    for (const finding& each : findings)
        if (is_open(each))
            before[lines.line_of(each.at_ply)] = std::max(before[lines.line_of(each.at_ply)], each.at_ply);
    for (std::size_t line = lines.count(); --line != main_line_index;)
        if (const node replaced = record.variations[line - 1].replaces; replaced != no_node)
            before[lines.line_of(replaced)] = std::max(before[lines.line_of(replaced)], before[line]);
    for (finding& each : findings)
        if ((is_claim_of_mark(each.id) || each.id == codes::overdisambiguated) && each.remedy &&
            !each.remedy->proven && each.at_ply != no_node &&
            each.at_ply < before[lines.line_of(each.at_ply)])
            each.remedy.reset();
}

// In a game in long algebraic notation or by squares alone whose moves do not fit, one of them is damaged,
// and it is repaired in the form of the others. How an unlikely move is written is evidence, too.
void keep_forms_for_repairs(const game& record, std::vector<finding>& findings) {
    const auto is_misfit = [](const finding& each) {
        return each.id == codes::unlikely_move || each.id == codes::illegal_move ||
               each.id == codes::move_in_two_parts || is_against_rules(each.id);
    };
    if (std::ranges::none_of(findings, is_misfit))
        return;
    const std::optional<written_form> form = written_form_of(record);
    const bool is_standard = form && form->style.form == move_form::standard;
    const auto is_of_unlikely_move = [&findings](const finding& asked) {
        return std::ranges::any_of(findings, [&asked](const finding& each) {
            return each.id == codes::unlikely_move && asked.where.begin < each.where.end &&
                   each.where.begin < asked.where.end;
        });
    };
    for (finding& each : findings) {
        const bool is_form = each.id == codes::long_move || each.id == codes::coordinate_move ||
                             each.id == codes::overdisambiguated;
        if (each.remedy && !each.remedy->proven && ((is_form && !is_standard) || is_of_unlikely_move(each)))
            each.remedy.reset();
    }
}

// Damaged plies are repaired in the letters of their game, before these are replaced.
void keep_letters_for_repairs(std::vector<finding>& findings) {
    if (std::ranges::none_of(findings, [](const finding& each) {
            return each.remedy && each.remedy->proven && !each.remedy->edits.empty();
        }))
        return;
    for (finding& each : findings)
        if (each.id == codes::language_letters)
            each.remedy.reset();
}

// Moves without tags after a game that the board does not agree with may belong to another game of its
// variant. With the tags of chess they would not.
void doubt_fixes_without_tags(const game& record, std::vector<finding>& findings) {
    const auto is_of_board = [](const finding& each) { return is_about_board(each.id); };
    if (record.offset == 0 || !record.tags.empty() || std::ranges::none_of(findings, is_of_board))
        return;
    for (finding& each : findings)
        if (each.remedy)
            each.remedy->safe = false;
}

} // namespace

void find_fixes(const game& record, offered_fixes wanted, std::vector<finding>& findings) {
    if (findings.empty())
        return;
    const game_fixes context(record, description);
    add_joined_remedies<game_fixes>(context, fix_rows, recurrence, wanted, findings);
    drop_guesses_after_gap(record, findings);
    drop_numbers_after_doubt(record, findings);
    drop_half_of_markup(record, findings);
    drop_fixes_of_lost_pieces(record, findings);
    keep_letters_for_repairs(findings);
    keep_forms_for_repairs(record, findings);
    keep_marks_beside_gaps(findings);
    keep_marks_before_misfits(record, findings);
    drop_result_of_next_header(findings);
    drop_contradicted(record, findings);
    doubt_fixes_without_tags(record, findings);
    doubt_fixes_in_contradicted_lines(record, findings);
    doubt_fixes_beside_skipped_text(
        record, findings,
        {codes::coordinate_move, codes::lowercase_piece, codes::mark_spacing, codes::stray_punctuation});
}

} // namespace ctlpgn::pgn
