#include "notations/ctl_pgn/lint/causes/consequences.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/lint/causes/code_groups.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "notations/ctl_pgn/lint/causes/number_causes.hpp"
#include "notations/ctl_pgn/lint/depth_dots.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <vector>

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
    return is_about_the_board(id) || of_comments || id == codes::early_end_mark ||
           id == codes::moves_after_mate;
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

// What is in the parenthesis is no variation: (@B: good. }
void keep_text_in_variation(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> begins; // of text that a brace closes, with the spaces before it
    for (const finding& each : findings)
        if (each.id == codes::unexpected_text && record.raw(each.where).ends_with('}')) {
            const std::string_view before = record.text.substr(0, each.where.begin);
            begins.push_back(static_cast<std::uint32_t>(before.find_last_not_of(" \t") + 1));
        }
    if (begins.empty())
        return;
    sort_stably(begins);
    drop_findings(findings, [&begins](const finding& each) {
        return each.id == codes::unclosed_variation && std::ranges::binary_search(begins, each.where.end);
    });
}

std::uint32_t count_dots_before(const game& record, std::uint32_t at) {
    std::uint32_t count = 0;
    for (; at != 0 && (record.text[at - 1] == '.' || record.text[at - 1] == ' '); --at)
        count += record.text[at - 1] == '.' ? 1U : 0U;
    return count;
}

// The innermost variation that ends before its dots say that a line is less deep by one; the end if there is
// none. Of such lines only the first counts.
auto variation_before_dots(const game& record, const variation& outer) {
    const std::vector<wrong_dots> all = find_wrong_dots(record);
    const auto first = std::ranges::find_if(all, [&](const wrong_dots& each) {
        const auto dots = static_cast<std::uint32_t>(std::ranges::count(record.raw(each.where), '.'));
        return dots + 1 == each.depth && each.where.begin > outer.where.begin &&
               each.where.begin < outer.where.end;
    });
    auto found = record.variations.end();
    for (auto each = record.variations.begin(); first != all.end() && each != record.variations.end(); ++each)
        if (each->where.begin > outer.where.begin && each->where.begin < first->where.begin &&
            first->where.begin < each->where.end)
            found = each;
    // Where its own dots are right, as they are not if the outer one ends before it.
    const bool has_right_dots =
        found != record.variations.end() && count_dots_before(record, found->where.begin) + 1 == first->depth;
    return has_right_dots ? found : record.variations.end();
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
    if (const auto inner = variation_before_dots(record, *outer); inner != record.variations.end()) {
        open->where = {inner->where.begin, inner->where.begin + 1};
        return;
    }
    for (auto each = std::next(outer);
         each != record.variations.end() && each->where.begin < outer->where.end; ++each)
        if (repeated_number(record, each->line.first_ply, each->where.end) != no_node)
            open->where = {each->where.begin, each->where.begin + 1};
}

// ($[1] 4. K2-K4) without its parenthesis, which is missing where the number begins again: it is before the
// label there, which may have another sign in place of it.
void join_label_of_unopened(const game& record, std::vector<finding>& findings, std::uint32_t stray) {
    const node first =
        stray == not_found ? no_node : repeated_number(record, record.main_line.first_ply, stray);
    if (first == no_node)
        return;
    const std::uint32_t begin = record.plies[first].number_begin;
    const auto label = std::ranges::find_if(findings, [&](const finding& each) {
        return each.id == codes::stray_label && each.where.end <= begin &&
               trimmed(record.raw({each.where.end, begin})).empty();
    });
    if (label == findings.end())
        return;
    const std::uint32_t sign = label->where.begin;
    const span replaced{sign, sign + (record.text[sign] == '$' ? 0U : 1U)};
    for (finding& each : findings)
        if (each.id == codes::stray_parenthesis && each.where.begin == stray)
            each.remedy = fix{
                .edits = {{replaced, "("}}, .safe = false, .title = "open the variation before its label"};
    findings.erase(label);
}

// After a lost line nothing has its number: a reference to that was right.
void drop_references_to_lost_moves(const game& record, std::vector<finding>& findings) {
    constexpr std::size_t most_gaps = 16;
    struct gap {
        std::uint32_t first;
        std::uint32_t end;
    };
    std::vector<gap> gaps;
    for (const finding& each : findings)
        if (each.id == codes::wrong_number && each.at_ply != no_node && gaps.size() != most_gaps)
            gaps.push_back({each.number, record.plies[each.at_ply].number});
    drop_findings(findings, [&](const finding& each) {
        const auto asked = std::ranges::lower_bound(record.references, each.where.begin, {},
                                                    [](const reference& other) { return other.where.begin; });
        return each.id == codes::dangling_reference && asked != record.references.end() &&
               asked->where.begin < each.where.end && std::ranges::any_of(gaps, [asked](const gap& lost) {
                   return asked->number >= lost.first && asked->number < lost.end;
               });
    });
}

} // namespace

void drop_consequences(const game& record, std::vector<finding>& findings) {
    drop_missing_tags(record, findings);
    drop_references_to_lost_moves(record, findings);
    const std::uint32_t unclosed = first_of(findings, codes::unclosed_variation);
    const std::uint32_t stray = first_of(findings, codes::stray_parenthesis);
    if (unclosed == not_found && stray == not_found)
        return;
    move_to_unclosed_inside(record, findings);
    const std::uint32_t begin =
        std::min(unclosed, stray == not_found ? not_found : disorder_before(findings, stray));
    drop_findings(findings, [begin](const finding& each) {
        return each.where.begin >= begin && (is_about_order(each.id) || depends_on_lines(each.id));
    });
    keep_text_in_variation(record, findings);
    join_label_of_unopened(record, findings, stray);
}

} // namespace ctlpgn::ctl_pgn
