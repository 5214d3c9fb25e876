#include "notations/ctl_pgn/fixes/contradictions.hpp"

#include "lint/rules/results.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "notations/ctl_pgn/lint/result_marks.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

// Whether an edit ends where one of these begins.
bool comes_before(const fix& made, const std::vector<std::uint32_t>& places) {
    return std::ranges::any_of(made.edits, [&places](const text_edit& each) {
        return std::ranges::binary_search(places, each.where.end);
    });
}

// Whether an edit begins inside or directly after one of the plies that begin at these places, or contains a
// line end, which may be that of a column of plies.
bool joins_others_ply(const game& record, const fix& made, const std::vector<std::uint32_t>& places) {
    return !places.empty() && std::ranges::any_of(made.edits, [&](const text_edit& each) {
        const node before = ply_around(record, each.where.begin);
        return record.raw(each.where).find('\n') != std::string_view::npos ||
               (before != no_node && std::ranges::binary_search(places, record.plies[before].begin));
    });
}

// About a letter, a sign or a space of a ply; its meaning is clear if the rest of the ply is.
bool is_about_spelling(code id) {
    switch (code_number(id)) {
    case code_number(codes::foreign_hyphen):
    case code_number(codes::letter_x):
    case code_number(codes::written_pawn):
    case code_number(codes::lowercase_piece):
    case code_number(codes::reversed_check):
    case code_number(codes::check_mark_form):
    case code_number(codes::sign_spacing): return true;
    default: return false;
    }
}

bool is_in_unread_ply(const game& record, const text_edit& asked) {
    const node around = ply_around(record, asked.where.begin);
    return around != no_node && record.plies[around].kind == ply_kind::unreadable &&
           asked.where.begin < record.plies[around].text().end;
}

// About castling rights of a position, if the game castles later.
bool is_about_used_right(code id, bool castles) {
    return castles && (id == codes::right_without_king || id == codes::right_without_rook);
}

// Whether the sign # at the end is doubtful evidence for the result: an earlier ply is illegal or contradicts
// the board, or the board refutes the sign.
bool is_mate_doubtful(const game& record, const std::vector<finding>& findings) {
    const last_ply last = last_of(record);
    return last.itself != nullptr && is_mate(*last.itself) &&
           std::ranges::any_of(findings, [](const finding& each) {
               const std::uint32_t layer = layer_of(each.id);
               return each.at_ply != no_node && (layer == layer::board || layer == layer::rules);
           });
}

// Words in place of the missing result: they may say who has won, which would be overlooked in a comment, or
// contradict the Result tag.
bool is_in_place_of_result(const game& record, const finding& asked) {
    if (record.result != 0 || record.plies.empty() ||
        (asked.id != codes::unexpected_text && asked.id != codes::unreadable_line))
        return false;
    const std::string_view words_there = record.raw(asked.where);
    if (asked.where.begin < record.plies.back().begin || std::ranges::none_of(words_there, may_be_letter))
        return false;
    const std::string result_there = said_result(words_there);
    const tag* const named = find_result_tag(record, words);
    const std::uint8_t in_tag = named == nullptr ? 0 : read_result(record.raw(named->value), words);
    return result_there.empty() || (in_tag != 0 && words.results[in_tag] != result_there);
}

// LG5-H6, where nothing is on G5, and no other ply has the letter: GL5-H6 may be meant.
bool is_of_absent_piece(const game& record, const finding& asked, const std::vector<node>& absent) {
    const node around = ply_around(record, asked.where.begin);
    if (around == no_node || !std::ranges::binary_search(absent, around))
        return false;
    const symbol letter = record.plies[around].piece;
    return std::ranges::count(record.plies, letter, &ply::piece) == 1;
}

// Consecutive plies that contradict the board: several have slips, or a ply before them is missing.
std::vector<node> contradicted_in_a_row(const game& record, const std::vector<node>& contradicted) {
    std::vector<node> found;
    for (const node each : contradicted) {
        const node next = record.plies[each].next;
        if (next != no_node && std::ranges::binary_search(contradicted, next))
            found.insert(found.end(), {each, next});
    }
    sort_stably(found);
    return found;
}

// Keeps the other places of the fix.
void drop_edits_of_unread(const game& record, fix& asked) {
    std::vector<fix_part> parts = std::exchange(asked.parts, {});
    std::vector<text_edit> edits = std::exchange(asked.edits, {});
    auto next = edits.begin();
    for (fix_part& part : parts) {
        const auto end = next + part.edits;
        if (std::any_of(next, end, [&](const text_edit& each) { return is_in_unread_ply(record, each); })) {
            asked.partial = true;
        } else {
            asked.parts.push_back(std::move(part));
            std::move(next, end, std::back_inserter(asked.edits));
        }
        next = end;
    }
}

// A seeming field of a position that contains lines of the board.
bool removes_lines(const game& record, const finding& asked) {
    const bool is_about_field = asked.id >= codes::missing_turn && asked.id <= codes::text_after_position;
    return is_about_field && std::ranges::any_of(asked.remedy->edits, [&record](const text_edit& each) {
               return record.raw(each.where).find(':') != std::string_view::npos;
           });
}

} // namespace

// A guess that the board or the lines of a position contradict is wrong: a number for White before a ply of
// Black's, or l as a bishop where 1 was meant.
void drop_contradicted(const game& record, std::vector<finding>& findings) {
    const auto has = [&findings](code id) {
        return std::ranges::find(findings, id, &finding::id) != findings.end();
    };
    const bool has_odd_lines = has(codes::line_too_short) || has(codes::line_too_long);
    const bool castles =
        std::ranges::any_of(record.plies, [](const ply& each) { return each.kind == ply_kind::castled; });
    std::vector<std::uint32_t> others_plies;
    std::vector<std::uint32_t> wrong_pieces;
    std::vector<std::uint32_t> wrong_numbers;
    std::vector<node> contradicted; // by the board
    std::vector<node> absent;       // those that begin where nothing is
    for (const finding& each : findings) {
        if (layer_of(each.id) == layer::board && each.at_ply != no_node)
            contradicted.push_back(each.at_ply);
        if (each.id == codes::origin_empty && each.at_ply != no_node)
            absent.push_back(each.at_ply);
        if (each.id == codes::wrong_number)
            wrong_numbers.push_back(each.where.begin);
        else if (each.at_ply != no_node && (each.id == codes::origin_holds_opponents_piece ||
                                            each.id == codes::origin_holds_other_piece))
            (each.id == codes::origin_holds_opponents_piece ? others_plies : wrong_pieces)
                .push_back(record.plies[each.at_ply].begin);
    }
    sort_stably(contradicted);
    sort_stably(absent);
    for (std::vector<std::uint32_t>* const each : {&others_plies, &wrong_pieces, &wrong_numbers})
        sort_stably(*each);
    const bool has_result_tag = find_result_tag(record, words) != nullptr;
    const bool doubts_mate = is_mate_doubtful(record, findings);
    const std::vector<node> in_a_row = contradicted_in_a_row(record, contradicted);
    for (finding& each : findings) {
        if (!each.remedy)
            continue;
        const bool is_guess_of_many =
            layer_of(each.id) == layer::board && std::ranges::binary_search(in_a_row, each.at_ply);
        const bool is_number =
            each.id == codes::missing_number && std::ranges::binary_search(others_plies, each.where.begin);
        // L is not the letter of a bishop if the bishop is elsewhere: LL5-L7.
        const bool is_letter =
            ((each.id == codes::replaced_letter || each.id == codes::undeclared_letter) && has_odd_lines) ||
            (each.id == codes::replaced_letter &&
             (std::ranges::binary_search(wrong_pieces, each.where.begin) ||
              is_of_absent_piece(record, each, absent)));
        const bool is_figure = each.id == codes::black_figure &&
                               std::ranges::binary_search(contradicted, ply_around(record, each.where.begin));
        const bool is_comma = each.id == codes::missing_comma;
        const bool joins = (is_comma || each.id == codes::missing_number) &&
                           (comes_before(*each.remedy, others_plies) ||
                            (is_comma && joins_others_ply(record, *each.remedy, others_plies)));
        const bool takes_away_piece =
            each.id == codes::move_spacing &&
            record.raw(each.where).find_first_not_of(white_space) != std::string_view::npos &&
            comes_before(*each.remedy, wrong_pieces);
        const bool is_no_number =
            each.id == codes::missing_dot && std::ranges::binary_search(wrong_numbers, each.where.begin);
        const bool is_no_promotion =
            each.id == codes::promotion_form &&
            std::ranges::binary_search(contradicted, ply_around(record, each.where.begin));
        const bool is_result_of_mate = doubts_mate && (each.id == codes::result_differs_from_tag ||
                                                       (each.id == codes::missing_result && !has_result_tag));
        if (is_result_of_mate || is_in_place_of_result(record, each) || is_no_promotion || is_number ||
            is_letter || is_figure || joins || takes_away_piece || is_guess_of_many ||
            is_about_used_right(each.id, castles) || removes_lines(record, each))
            each.remedy.reset();
        else if (is_no_number)
            each.remedy->safe = false;
    }
}

void drop_spelling_of_unread(const game& record, std::vector<finding>& findings) {
    // A sign directly before unreadable text may be part of it, and a sign in place of a ply is all that is
    // there of the ply: E21-E1:9, 1. :
    std::vector<std::uint32_t> unread = begins_of(findings, codes::unexpected_text);
    std::ranges::copy(begins_of(findings, codes::text_after_ply), std::back_inserter(unread));
    sort_stably(unread);
    const std::vector<std::uint32_t> no_hexes = ends_of(findings, codes::not_a_hex);
    const std::vector<std::uint32_t> no_tags = begins_of(findings, codes::unreadable_tag);
    for (finding& each : findings) {
        if (!each.remedy)
            continue;
        const auto is_unread = [&unread](std::uint32_t place) {
            return std::ranges::binary_search(unread, place);
        };
        const bool is_cut_off =
            each.id == codes::remark_spacing && std::ranges::binary_search(no_hexes, each.where.begin); // K1?
        // Without the space it may no longer be taken for a tag: [ 4.]
        const bool opens_no_tag =
            each.id == codes::tag_spacing && std::ranges::binary_search(no_tags, each.where.end);
        if (is_cut_off || opens_no_tag ||
            (each.id == codes::glued_end_mark && (is_unread(each.where.begin) || is_unread(each.where.end))))
            each.remedy.reset();
        if (!is_about_spelling(each.id))
            continue;
        if (each.remedy->parts.empty())
            each.remedy->parts.push_back(
                {static_cast<std::uint32_t>(each.remedy->edits.size()), each.remedy->title});
        const bool is_one = each.remedy->parts.size() == 1;
        drop_edits_of_unread(record, *each.remedy);
        if (each.remedy->edits.empty())
            each.remedy.reset();
        else if (is_one)
            each.remedy->parts.clear();
    }
}

} // namespace ctlpgn::ctl_pgn
