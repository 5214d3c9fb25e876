#include "notations/ctl_pgn/lint/causes/causes.hpp"

#include "lint/rules/cut_end.hpp"
#include "lint/rules/drop_findings.hpp"
#include "lint/rules/number_causes.hpp"
#include "lint/rules/repeated_moves.hpp"
#include "lint/rules/unclosed.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "notations/ctl_pgn/lint/causes/frame_causes.hpp"
#include "notations/ctl_pgn/lint/causes/letter_causes.hpp"
#include "notations/ctl_pgn/lint/causes/line_causes.hpp"
#include "notations/ctl_pgn/lint/causes/mark_causes.hpp"
#include "notations/ctl_pgn/lint/causes/markup_causes.hpp"
#include "notations/ctl_pgn/lint/causes/number_causes.hpp"
#include "notations/ctl_pgn/lint/causes/position_causes.hpp"
#include "notations/ctl_pgn/lint/causes/recurring.hpp"
#include "notations/ctl_pgn/lint/causes/side_causes.hpp"
#include "notations/ctl_pgn/lint/causes/swallowed_text.hpp"
#include "notations/ctl_pgn/lint/causes/tag_causes.hpp"
#include "notations/ctl_pgn/lint/causes/variation_causes.hpp"
#include "notations/ctl_pgn/rule_tables.hpp"
#include "notations/ctl_pgn/tags.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_about_the_end(code id) {
    return id == codes::missing_end_mark || id == codes::missing_result;
}

// The ply is there, and only written otherwise.
bool is_of_whole_ply(code id) {
    return id == codes::missing_separator || id == codes::not_a_hex;
}

bool is_about_unread_text(code id) {
    switch (code_number(id)) {
    case code_number(codes::unreadable_line):
    case code_number(codes::unreadable_tag):
    case code_number(codes::unreadable_ply):
    case code_number(codes::missing_origin):
    case code_number(codes::missing_separator):
    case code_number(codes::missing_destination):
    case code_number(codes::not_a_hex):
    case code_number(codes::surplus_ply):
    case code_number(codes::unexpected_text): return true;
    default: return false;
    }
}

bool has_read_a_ply(const game& record) {
    return std::ranges::any_of(record.plies, &ply::readable);
}

// Something comes before each line of the game, as numbers of lines do, or the signs of a list.
bool is_framed(std::string_view text) {
    constexpr std::string_view signs = "->+*|\"':. \t0123456789";
    const std::size_t tag = text.find("[Variant");
    if (tag == std::string_view::npos)
        return false;
    const std::string_view before = text.substr(0, tag);
    const std::string_view frame = before.substr(before.find_last_of("\n\r") + 1);
    return !frame.empty() && frame.find_first_not_of(signs) == std::string_view::npos;
}

// A text without its first tag: one that holds no ply of this game at all is another game, or none; a bare
// list of moves lacks everything that is around moves.
void keep_missing_variant(const game& record, std::vector<finding>& findings) {
    const finding* const missing = first_finding(findings, codes::missing_variant);
    if (missing == nullptr)
        return;
    // It is among tags after the game.
    const finding* const late = first_finding(findings, codes::misplaced_tag);
    if (late != nullptr && late->where.begin > missing->where.begin && !record.tags.empty() &&
        record.tags.front().where.begin >= late->where.begin && variant_of(record) != game_variant::none) {
        drop_findings(findings, [](const finding& each) { return each.id == codes::missing_variant; });
        return;
    }
    const bool unread =
        std::ranges::any_of(findings, [](const finding& each) { return is_about_unread_text(each.id); });
    const bool is_other =
        unread && (!has_read_a_ply(record) || is_framed(record.text.substr(missing->where.begin)));
    // Or comments alone, as programs write them before a game.
    const bool is_bare = record.tags.empty() && record.offset == 0 &&
                         (has_read_a_ply(record) || (record.plies.empty() && !record.comments.empty()));
    const std::uint32_t at = missing->where.begin;
    drop_findings(findings, [&](const finding& each) {
        if (is_other)
            return !is_about_a_limit(each.id) &&
                   (each.id != codes::missing_variant || each.where.begin != at);
        return is_bare && record.result == 0 && is_about_the_end(each.id);
    });
}

// Only text that cannot be read comes before it, which has been reported.
void drop_late_variant(const game& record, std::vector<finding>& findings) {
    const finding* const late = first_finding(findings, codes::variant_not_first);
    if (late != nullptr && !record.tags.empty() && record.tags.front().where.begin >= late->where.begin)
        drop_findings(findings, [](const finding& each) { return each.id == codes::variant_not_first; });
}

// What comes after the place is not what it seems, and parentheses around it have not been closed there.
void drop_from(std::uint32_t place, std::vector<finding>& findings) {
    drop_findings(findings, [place](const finding& each) {
        return (each.where.begin > place && !is_about_a_limit(each.id)) || is_about_the_end(each.id) ||
               each.id == codes::unclosed_variation;
    });
}

// 5.{ EG5-H8, NL17-G25: what a brace within a move parts is not missing.
void drop_before_brace(const game& record, std::uint32_t brace, std::vector<finding>& findings) {
    drop_findings(findings, [&record, brace](const finding& each) {
        const bool is_of_move = each.id == codes::trailing_comma ||
                                (each.id >= codes::unreadable_ply && each.id <= codes::not_a_hex);
        return (each.id == codes::comment_in_line && each.where.begin == brace) ||
               (is_of_move && each.where.begin <= brace && share_line(record, each.where.begin, brace));
    });
}

// What is found after a comment that is never closed follows from that.
void keep_unclosed_comment(const game& record, const finding& unclosed, std::vector<finding>& findings) {
    const std::uint32_t brace = unclosed.where.begin;
    drop_from(brace, findings);
    drop_before_brace(record, brace, findings);
    if (!has_read_a_ply(record)) // tags, too
        drop_findings(findings, [](const finding& each) {
            return each.id == codes::missing_roster_tag || each.id == codes::missing_roster;
        });
}

// Whether it would be found no more if the comment ended where it must have been meant to.
bool follows_from_late_end(const late_end& end, const finding& asked) {
    switch (layer_of(asked.id)) {
    case layer::syntax:
    case layer::moves:
    case layer::variations:
    case layer::comments:
    case layer::board:
    case layer::rules: break;
    default: return false;
    }
    return !is_about_a_limit(asked.id) && std::ranges::none_of(end.remaining, [&asked](const finding& each) {
        return each.id == asked.id && each.where == asked.where;
    });
}

// A comment that is closed too late is no fault by itself, and is reported for its consequences. Where the
// text is outside of the language because of that, it is an unclosed comment.
void keep_late_end(const game& record, std::vector<finding>& findings) {
    if (record.comments.empty())
        return;
    std::vector<finding> causes = findings;
    drop_spoiled(record, consequences, causes);
    const std::optional<late_end> end = find_late_end(record, causes);
    if (!end)
        return;
    bool is_in_language = true;
    drop_findings(findings, [&](const finding& each) {
        const bool follows = follows_from_late_end(*end, each);
        is_in_language = is_in_language && !(follows && layer_of(each.id) == layer::syntax);
        return follows;
    });
    finding& added = findings.emplace_back();
    added.id = is_in_language ? codes::late_closing_brace : codes::unclosed_comment;
    added.detail = "}";
    added.where = {end->where->where.begin, end->where->where.begin + 1};
    added.related.push_back({{end->where->where.end - 1, end->where->where.end}, "it ends here"});
    const bool is_stray = end->meant.text.empty();
    added.remedy = fix{.edits = {end->meant},
                       .safe = false,
                       .title = is_stray ? "remove the brace" : "close the comment at the end of its line"};
}

void keep_causes_of_comments(const game& record, std::vector<finding>& findings) {
    if (const finding* const unclosed = first_finding(findings, codes::unclosed_comment))
        keep_unclosed_comment(record, *unclosed, findings);
    else
        keep_late_end(record, findings);
}

// N)L17-G25, K1?, C1.5, F6-(15: what seems to come after a ply is in it.
bool is_of_broken_word(code id) {
    return id == codes::stray_parenthesis || id == codes::remark_spacing || id == codes::missing_dot ||
           id == codes::wrong_number || id == codes::unclosed_variation;
}

// Of what cannot be read in one word the first is said; a small letter only where all else can be read.
void keep_first_of_word(const game& record, std::vector<finding>& findings) {
    sort_stably(findings, {}, [](const finding& each) { return each.where.begin; });
    const auto in_one_word = [&record](const finding& one, const finding& other) {
        return record.text.substr(one.where.begin, other.where.begin - one.where.begin)
                   .find_first_of(" \t\r\n,") == std::string_view::npos;
    };
    std::vector<const finding*> dropped;
    const finding* before = nullptr;
    for (const finding& each : findings) {
        if (is_of_broken_word(each.id) && before != nullptr && before->id <= codes::not_a_hex &&
            in_one_word(*before, each))
            dropped.push_back(&each);
        const bool of_ply = each.id >= codes::unreadable_ply && each.id <= codes::lowercase_piece &&
                            each.id != codes::letter_x && each.id != codes::written_pawn;
        if (!of_ply)
            continue;
        const bool may_follow =
            each.id == codes::not_a_hex ||
            (before != nullptr && before->id == codes::not_a_hex && each.id == codes::missing_destination);
        if (before == nullptr || !may_follow || !in_one_word(*before, each)) {
            before = &each;
        } else if (before->id == codes::lowercase_piece) {
            dropped.push_back(before);
            before = &each;
        } else {
            dropped.push_back(&each);
        }
    }
    if (dropped.empty())
        return;
    std::vector<finding> kept;
    for (finding& each : findings)
        if (!std::ranges::binary_search(dropped, &each))
            kept.push_back(std::move(each));
    findings = std::move(kept);
}

// Spaces in one ply, and an arrow after them, are one slip.
void keep_first_space(const game& record, std::vector<finding>& findings) {
    if (first_finding(findings, codes::sign_spacing) == nullptr)
        return;
    node asked = no_node;
    drop_findings(findings, [&](const finding& each) {
        if (each.id != codes::sign_spacing)
            return each.id == codes::remark_spacing && asked != no_node &&
                   each.where.begin == record.plies[asked].text().end; // K4-K1 0??
        const node place = ply_around(record, each.where.begin);
        return place != no_node && place == std::exchange(asked, place);
    });
}

// A brace closes it: E21-E17 good }
void keep_unopened_comment(const game& record, std::vector<finding>& findings) {
    const std::vector<std::uint32_t> texts = ends_of(findings, codes::text_after_ply);
    drop_findings(findings, [&](const finding& each) {
        if (each.id != codes::stray_brace)
            return false;
        const std::string_view before = record.text.substr(0, each.where.begin);
        const auto next = std::ranges::lower_bound(texts, before.find_last_not_of(" \t") + 1);
        return next != texts.end() && *next <= each.where.begin;
    });
}

// One of the texts comes right after a colon that follows the ply.
bool has_text_after_colon(const game& record, const ply& asked, const std::vector<std::uint32_t>& texts) {
    const auto text = std::ranges::upper_bound(texts, asked.text().end);
    return text != texts.end() && share_line(record, asked.text().end, *text) &&
           record.text[*text - 1] == ':';
}

// Other text in place of a mark is not a mark, so the mark is missing.
void keep_text_after_ply(const game& record, std::vector<finding>& findings) {
    const std::vector<std::uint32_t> texts = begins_of(findings, codes::text_after_ply);
    if (texts.empty())
        return;
    drop_findings(findings, [&](const finding& each) {
        // H6-H12 :thinking: the colon is none of an end.
        if (each.id == codes::early_end_mark)
            if (const node ended = ply_around(record, each.where.begin); ended != no_node)
                return has_text_after_colon(record, record.plies[ended], texts);
        const bool is_mark = each.id == codes::missing_end_mark || each.id == codes::missing_check_mark ||
                             each.id == codes::missing_mate_mark;
        if (!is_mark || each.at_ply == no_node)
            return false;
        const std::uint32_t end = record.plies[each.at_ply].whole().end;
        const auto text = std::ranges::lower_bound(texts, end);
        return text != texts.end() &&
               record.text.substr(end, *text - end).find_first_not_of(" \t") == std::string_view::npos;
    });
}

// A mate ends the game; an end that could not be read has been reported; and what PGN writes before Black's
// ply is one slip.
void keep_ends(const game& record, std::vector<finding>& findings) {
    const auto is_unread = [](const finding& each) {
        return is_about_unread_text(each.id) || each.id == codes::text_after_tag;
    };
    if (!has_read_a_ply(record) && std::ranges::any_of(findings, is_unread))
        drop_findings(findings, [](const finding& each) { return each.id == codes::missing_result; });
    const finding* const mark = first_finding(findings, codes::missing_end_mark);
    if (mark != nullptr) {
        const std::uint32_t begin = mark->where.begin;
        const std::uint32_t end = mark->at_ply != no_node ? record.plies[mark->at_ply].whole().end : begin;
        const bool explained = std::ranges::any_of(findings, [begin, end](const finding& each) {
            return (each.id == codes::missing_mate_mark && each.where.begin == begin) ||
                   (each.id == codes::not_a_hex && each.where.end == end) || // a file that is cut there
                   (each.where.begin >= begin && is_about_unread_text(each.id) &&
                    !(each.where.begin < end && is_of_whole_ply(each.id)));
        });
        if (explained)
            drop_findings(findings, [](const finding& each) { return each.id == codes::missing_end_mark; });
    }
    constexpr std::uint32_t longest_number = 12;
    const std::vector<std::uint32_t> parted = begins_of(findings, codes::misplaced_ellipsis);
    drop_findings(findings, [&parted](const finding& each) {
        const auto next = std::ranges::upper_bound(parted, each.where.begin);
        return each.id == codes::pgn_ellipsis && next != parted.begin() &&
               each.where.begin - *std::prev(next) < longest_number;
    });
}

// 12. (G7-G13, E21-E17): the one that closes belongs to the one that opens, which is reported.
void keep_first_parenthesis(const game& record, std::vector<finding>& findings) {
    drop_findings(findings, [&record](const finding& each) {
        return each.id == codes::move_spacing && record.raw(each.where) == ")";
    });
}

} // namespace

void keep_single_causes(const game& record, std::vector<finding>& findings) {
    if (findings.empty() && record.comments.empty())
        return;
    keep_missing_variant(record, findings);
    drop_late_variant(record, findings);
    keep_brace_of_variation(record, findings);
    keep_causes_of_comments(record, findings);
    keep_first_parenthesis(record, findings);
    keep_causes_of_tags(record, findings);
    keep_causes_of_positions(record, findings);
    keep_causes_of_sides(record, findings);
    // A ply too many in one move is reported as that.
    if (first_finding(findings, codes::missing_number) == nullptr)
        keep_repeated_moves(record, findings, {codes::absent_piece});
    keep_causes_of_replies(record, findings, {codes::unreadable_ply});
    keep_causes_of_numbers(record, findings);
    keep_causes_of_variations(record, findings);
    keep_first_of_word(record, findings);
    keep_causes_of_letters(record, findings);
    keep_first_space(record, findings);
    keep_first_frame(record, findings);
    keep_unopened_comment(record, findings);
    keep_text_after_ply(record, findings);
    keep_ends(record, findings);
    keep_causes_of_marks(record, findings);
    keep_causes_of_markup(record, findings);
    keep_first_line(record, findings);
    keep_cut_end(record, findings, {code::unclosed_variation, codes::missing_result, code::empty_variation});
}

} // namespace ctlpgn::ctl_pgn
