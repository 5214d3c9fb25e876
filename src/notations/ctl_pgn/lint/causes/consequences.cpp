#include "notations/ctl_pgn/lint/causes/consequences.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/lint/causes/code_groups.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::uint32_t not_found = 0xffffffff;

// What is said about how moves follow each other in a line of play.
bool is_about_order(code id) {
    switch (code_number(id)) {
    case code_number(codes::wrong_number):
    case code_number(codes::missing_black_ply):
    case code_number(codes::misplaced_ellipsis):
    case code_number(codes::variation_of_earlier_move):
    case code_number(codes::variation_of_no_move):
    case code_number(codes::variation_replaces_nothing):
    case code_number(codes::variation_repeats_ply):
    case code_number(codes::repeated_label):
    case code_number(codes::orphan_variation): return true;
    default: return false;
    }
}

// What depends on which line of play a move is in.
bool depends_on_lines(code id) {
    const std::uint32_t number = code_number(id);
    const bool of_comments = number > layer::comments && number < code_number(codes::unknown_annotation);
    return is_about_the_board(id) || is_about_last_ply(id) || of_comments || id == codes::wrong_depth_dots;
}

// Where a label cannot be read or is twice, it is not known which variation a reference means.
bool depends_on_labels(code id) {
    return id == code::wrong_line_reference || id == code::unlabelled_variation || id == code::unknown_label;
}

// Whether a ply is there may depend on one that could not be read.
bool is_about_unread_ply(code id) {
    return id >= codes::unreadable_ply && id <= codes::not_a_hex;
}

std::uint32_t first_of(const std::vector<finding>& findings, code id) {
    std::uint32_t first = not_found;
    for (const finding& each : findings)
        if (each.id == id)
            first = std::min(first, each.where.begin);
    return first;
}

// A parenthesis that closes nothing shows that one before it is wrong: at the last place, if any, where the
// moves are out of order.
std::uint32_t disorder_before(const std::vector<finding>& findings, std::uint32_t place) {
    std::uint32_t last = place;
    for (const finding& each : findings)
        if (each.where.begin < place && is_about_order(each.id) && each.id != codes::missing_black_ply &&
            (last == place || each.where.begin > last))
            last = each.where.begin;
    return last;
}

// What was found of one kind where something of another kind was found, too.
void drop_beside(std::vector<finding>& findings, code dropped, code kept) {
    const std::vector<std::uint32_t> places = begins_of(findings, kept);
    if (places.empty())
        return;
    drop_findings(findings, [&](const finding& each) {
        return each.id == dropped && std::ranges::binary_search(places, each.where.begin);
    });
}

// A tag that could not be read may be the one that is missing.
void drop_missing_tags(const game& record, std::vector<finding>& findings) {
    const auto is_unread_tag = [&record](const finding& each) {
        return each.id == codes::unreadable_tag ||
               (each.id == codes::unreadable_line &&
                record.raw(each.where).find('"') != std::string_view::npos);
    };
    if (std::ranges::any_of(findings, is_unread_tag))
        drop_findings(findings, [](const finding& each) {
            return each.id == codes::missing_roster_tag && each.where.empty();
        });
}

// If the position has no king or rook for a right, castling is impossible.
void drop_castlings_without_right(std::vector<finding>& findings) {
    const auto is_right = [](const finding& each) {
        return each.id == codes::right_without_king || each.id == codes::right_without_rook;
    };
    if (std::ranges::any_of(findings, is_right))
        drop_findings(findings, [](const finding& each) {
            return each.id == codes::castling_king_not_home || each.id == codes::castling_rook_not_home;
        });
}

// Only the end mark of a ply is there, which is reported with the ply: 2. :
void keep_plies_of_marks(std::vector<finding>& findings) {
    const std::vector<std::uint32_t> unread = ends_of(findings, codes::unreadable_ply);
    drop_findings(findings, [&unread](const finding& each) {
        return each.id == codes::glued_end_mark && std::ranges::binary_search(unread, each.where.end);
    });
}

// The parenthesis that is missing may be that of a variation inside of the one that seems to lack it.
void move_to_unclosed_inside(const game& record, std::vector<finding>& findings) {
    const auto open = std::ranges::find(findings, code{codes::unclosed_variation}, &finding::id);
    if (open == findings.end())
        return;
    const auto outer = std::ranges::lower_bound(record.variations, open->where.begin, {},
                                                [](const variation& each) { return each.where.begin; });
    if (outer == record.variations.end() || outer->where.begin != open->where.begin)
        return;
    for (auto each = std::next(outer);
         each != record.variations.end() && each->where.begin < outer->where.end; ++each)
        if (repeated_number(record, each->line.first_ply, each->where.end) != no_node)
            open->where = {each->where.begin, each->where.begin + 1};
}

} // namespace

void drop_consequences(const game& record, std::vector<finding>& findings) {
    drop_beside(findings, code::unknown_tag, codes::misspelt_redefine);
    for (const code name : {code::unknown_tag, codes::misspelt_redefine, codes::missing_roster_tag})
        drop_beside(findings, name, codes::tag_name_letters);
    drop_missing_tags(record, findings);
    drop_castlings_without_right(findings);
    drop_beside(findings, codes::unknown_number_not_one, codes::misplaced_unknown_number);
    drop_beside(findings, codes::glued_end_mark, codes::remark_after_mate);
    keep_plies_of_marks(findings);
    const auto has = [&findings](code id) { return first_of(findings, id) != not_found; };
    const std::uint32_t unclosed = first_of(findings, codes::unclosed_variation);
    const std::uint32_t stray = first_of(findings, codes::stray_parenthesis);
    const bool is_out_of_joint = unclosed != not_found || stray != not_found;
    // Of a move or a variation with a wrong number it is not known what refers to it.
    const bool has_wrong_numbers =
        has(codes::wrong_number) || has(codes::variation_of_earlier_move) || has(codes::variation_of_no_move);
    if (is_out_of_joint || has_wrong_numbers || has(codes::unexpected_text) || has(codes::unreadable_label) ||
        has(codes::unclosed_label) || has(codes::repeated_label))
        drop_findings(findings, [](const finding& each) { return depends_on_labels(each.id); });
    if (is_out_of_joint || std::ranges::any_of(findings, is_about_unread_ply, &finding::id))
        drop_findings(findings, [](const finding& each) { return each.id == code::reference_without_ply; });
    if (has(codes::unexpected_text)) // a parenthesis may be in it
        drop_findings(findings, [](const finding& each) { return each.id == codes::wrong_depth_dots; });
    if (!is_out_of_joint)
        return;
    move_to_unclosed_inside(record, findings);
    const std::uint32_t begin =
        std::min(unclosed, stray == not_found ? not_found : disorder_before(findings, stray));
    drop_findings(findings, [&](const finding& each) {
        if (each.id == codes::missing_end_mark)
            return unclosed != not_found;
        if (each.id == codes::wrong_depth_dots) // it may be what shows where the parenthesis is missing
            return true;
        return each.where.begin >= begin && (is_about_order(each.id) || depends_on_lines(each.id));
    });
}

} // namespace ctlpgn::ctl_pgn
