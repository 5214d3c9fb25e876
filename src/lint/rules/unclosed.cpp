#include "lint/rules/unclosed.hpp"

#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

namespace ctlpgn {

namespace {

// Breaches of the rules of play were found before the first ply that cannot be played, and are correct.
bool depends_on_lines(code id) {
    switch (layer_of(id)) {
    case layer::moves: return id != code::result_differs_from_tag;
    case layer::variations:
    case layer::board: return true;
    default: return false;
    }
}

// 2... d5 3. exd5 3. Nf3: White's number repeated, while Black's other plies have no number.
bool is_number_once_more(const game& record, node white, node black) {
    const node first = record.main_line.first_ply;
    const node reply = first == no_node ? no_node : record.plies[first].next;
    const bool are_replies_numbered = reply != no_node && record.plies[reply].number != 0;
    return !are_replies_numbered && record.plies[black].player == side::black &&
           record.plies[white].number == record.plies[black].number &&
           !says_white_is_left_out(record, record.plies[black]);
}

// The first of the variations inside it that continues the line outside; null if there is none.
const variation* find_unclosed_inside(const game& record, const variation& outer) {
    for (auto each = record.variations.begin() + (&outer - record.variations.data()) + 1;
         each != record.variations.end() && each->where.begin < outer.where.end; ++each)
        if (going_on_outside(record, *each) != no_node)
            return &*each;
    return nullptr;
}

// The number of the last move that begins before the place; 0 if it is not known.
std::uint32_t number_before(const game& record, std::uint32_t place) {
    constexpr int most_without = 8; // plies of moves with one number
    node before = ply_around(record, place);
    for (int left = most_without; left != 0 && before != no_node; --left) {
        if (record.plies[before].number != 0)
            return record.plies[before].number;
        before = before == 0 ? no_node : before - 1;
    }
    return 0;
}

// {3. Nf3, perhaps with a label before the number
bool begins_like_variation(const game& record, const comment& asked) {
    std::string_view text = record.raw(asked.where);
    if (!text.starts_with('{'))
        return false;
    text = trimmed(text.substr(1));
    if (const std::string_view label = text.substr(0, text.find(' ')); label.ends_with(']'))
        text = trimmed(text.substr(label.size()));
    const std::size_t size = count_digits(text);
    const std::string_view digits = text.substr(0, size);
    return size != 0 && text.substr(size).starts_with('.') &&
           digits == std::to_string(number_before(record, asked.where.begin));
}

} // namespace

void keep_brace_of_variation(const game& record, std::vector<finding>& findings) {
    const auto stray = std::ranges::find(findings, code::stray_parenthesis, &finding::id);
    if (stray == findings.end() || record.comments.empty())
        return;
    constexpr std::ptrdiff_t most = 8; // comments that are looked at
    const auto end = std::ranges::lower_bound(record.comments, stray->where.begin, {},
                                              [](const comment& each) { return each.where.begin; });
    const auto begin = end - std::min(most, end - record.comments.begin());
    const auto found = std::find_if(std::reverse_iterator(end), std::reverse_iterator(begin),
                                    [&](const comment& each) { return begins_like_variation(record, each); });
    if (found == std::reverse_iterator(begin))
        return;
    const span brace{found->where.begin, found->where.begin + 1};
    stray->related.push_back({brace, "this brace may be meant to open the variation"});
    stray->remedy = fix{.edits = {{brace, "("}}, .safe = false, .title = "write ( for the brace"};
    const span kept = stray->where;
    const std::uint32_t last = number_before(record, brace.begin) == 0
                                   ? brace.begin
                                   : record.plies[ply_around(record, brace.begin)].begin;
    drop_findings(findings, [&](const finding& each) {
        return (each.id == code::stray_parenthesis && each.where != kept) ||
               (depends_on_moves(each.id) && each.where.begin >= last);
    });
}

node going_on_outside(const game& record, const variation& asked) {
    const node first = asked.line.first_ply;
    if (asked.replaces == no_node || first == no_node)
        return no_node;
    std::uint32_t expected = record.plies[first].number;
    const bool replaces_black = record.plies[asked.replaces].player == side::black;
    const std::uint32_t outside = expected + (replaces_black ? 1U : 0U);
    for (node before = first, at = record.plies[first].next; at != no_node;
         before = at, at = record.plies[at].next) {
        expected += record.plies[before].player == side::black ? 1U : 0U;
        const std::uint32_t written = record.plies[at].number;
        if (written == 0 || (written == expected && !is_number_once_more(record, before, at)))
            continue;
        return written == outside ? at : no_node;
    }
    return no_node;
}

void keep_unclosed_variation(const game& record, std::vector<finding>& findings,
                             std::initializer_list<code> of_main_line) {
    finding* first = nullptr;
    for (finding& each : findings)
        if (each.id == code::unclosed_variation &&
            (first == nullptr || each.where.begin < first->where.begin))
            first = &each;
    if (first == nullptr)
        return;
    const auto outer = std::ranges::lower_bound(record.variations, first->where.begin, {},
                                                [](const variation& each) { return each.where.begin; });
    if (outer != record.variations.end() && outer->where.begin == first->where.begin)
        if (const variation* const inner = find_unclosed_inside(record, *outer); inner != nullptr)
            first->where = {inner->where.begin, inner->where.begin + 1};
    const std::uint32_t from = first->where.begin;
    const auto unclosed = std::ranges::lower_bound(record.variations, from, {},
                                                   [](const variation& each) { return each.where.begin; });
    const node outside = unclosed != record.variations.end() ? going_on_outside(record, *unclosed) : no_node;
    bool is_known = false; // the inner variation may have been reported itself
    drop_findings(findings, [&](const finding& each) {
        return (each.where.begin >= from && depends_on_lines(each.id)) ||
               (outside != no_node && layer_of(each.id) == layer::rules &&
                each.where.begin >= record.plies[outside].begin) ||
               (each.id == code::unclosed_variation && each.where.begin == from &&
                std::exchange(is_known, true)) ||
               std::ranges::find(of_main_line, each.id) != of_main_line.end();
    });
}

void keep_unclosed_comment(const game& record, std::vector<finding>& findings) {
    const auto open = std::ranges::find(findings, code::unclosed_comment, &finding::id);
    if (open == findings.end())
        return;
    const std::uint32_t begin = open->where.begin;
    const node last = ply_around(record, begin);
    const auto comment = std::ranges::find(record.comments, begin,
                                           [](const ctlpgn::comment& each) { return each.where.begin; });
    const bool has_parenthesis =
        comment != record.comments.end() && record.raw(comment->where).find(')') != std::string_view::npos;
    drop_findings(findings, [&](const finding& each) {
        // The ply after the last one before it may be in it.
        const bool lacks_next = layer_of(each.id) == layer::moves && each.at_ply == last && last != no_node;
        return depends_on_moves(each.id)
                   ? each.where.begin > begin || lacks_next
                   : each.id == code::unclosed_variation && has_parenthesis && each.where.begin < begin;
    });
}

} // namespace ctlpgn
