#include "lint/rules/unclosed.hpp"

#include "ctlpgn/annotations.hpp"
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

// Whether Black's plies have a number like White's: 1. e4 1. e5
bool are_replies_numbered_alike(const game& record) {
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next)
        if (record.plies[at].player == side::black && record.plies[at].number != 0)
            return !says_white_is_left_out(record, record.plies[at]);
    return false;
}

// 2... d5 3. exd5 3. Nf3: White's number repeated, while Black's other plies have none like it.
bool is_number_once_more(const game& record, node white, node black) {
    return record.plies[black].player == side::black &&
           record.plies[white].number == record.plies[black].number &&
           !says_white_is_left_out(record, record.plies[black]) && !are_replies_numbered_alike(record);
}

// 3. e4 3... Nf6
bool is_numbered_at_once(const game& record, node black) {
    const ply& here = record.plies[black];
    if (black == 0 || here.player != side::black || here.number == 0 || !says_white_is_left_out(record, here))
        return false;
    const std::uint32_t end = record.plies[black - 1].whole().end;
    return end <= here.number_begin &&
           record.raw({end, here.number_begin}).find_first_not_of(white_space) == std::string_view::npos;
}

// Whether Black's ply has a number right after White's, and no other one has: something is missing between.
bool is_only_one_numbered_at_once(const game& record, node black) {
    if (!is_numbered_at_once(record, black))
        return false;
    for (node each = 0; each != record.plies.size(); ++each)
        if (each != black && is_numbered_at_once(record, each))
            return false;
    return true;
}

// (1... Nc4 2. Nd3# (1... Ra1 2. Qxa1#): whether a variation after a later ply of an unclosed one has its
// number, so that both replace the same ply.
bool is_beside(const game& record, const variation& later, const variation& unclosed) {
    const node first = unclosed.line.first_ply;
    const node other = later.line.first_ply;
    return first != no_node && other != no_node && later.replaces != first &&
           record.plies[first].number != 0 && record.plies[first].number == record.plies[other].number &&
           says_white_is_left_out(record, record.plies[first]) ==
               says_white_is_left_out(record, record.plies[other]);
}

// The first of the variations inside it that continues the line outside, before it does so itself; null if
// there is none.
const variation* find_unclosed_inside(const game& record, const variation& outer) {
    const std::uint32_t end = end_of_unclosed(record, outer).value_or(outer.where.end);
    for (auto each = record.variations.begin() + (&outer - record.variations.data()) + 1;
         each != record.variations.end() && each->where.begin < end; ++each)
        if (end_of_unclosed(record, *each))
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
        if (written == 0 || (written == expected && !is_number_once_more(record, before, at) &&
                             !(written == outside && is_only_one_numbered_at_once(record, at))))
            continue;
        return written == outside ? at : no_node;
    }
    return no_node;
}

std::optional<std::uint32_t> end_of_unclosed(const game& record, const variation& asked) {
    const node outside = going_on_outside(record, asked);
    for (node at = asked.line.first_ply; at != outside; at = record.plies[at].next)
        for (const node inner : variations_of(record, record.plies[at].first_annotation))
            if (is_beside(record, record.variations[inner], asked))
                return record.variations[inner].where.begin;
    if (outside == no_node)
        return std::nullopt;
    return record.plies[outside].number_begin;
}

namespace {

// (3. Nf3 d5 (3... Nc6 4. exd5) 3... a6: before the second ply of the last variation inside, which may lack
// its parenthesis instead; nowhere if it has no number.
std::optional<std::uint32_t> end_of_last_inside(const game& record, const variation& outer,
                                                std::uint32_t end) {
    const variation* last = nullptr;
    for (auto each = record.variations.begin() + (&outer - record.variations.data()) + 1;
         each != record.variations.end() && each->where.begin < end; ++each)
        if (each->where.end <= end && (last == nullptr || each->where.end > last->where.end))
            last = &*each;
    if (last == nullptr || last->line.first_ply == no_node)
        return std::nullopt;
    const node second = record.plies[last->line.first_ply].next;
    if (second == no_node || record.plies[second].number == 0)
        return std::nullopt;
    return record.plies[second].number_begin;
}

} // namespace

std::vector<std::uint32_t> ends_of_unclosed(const game& record, const variation& asked) {
    std::vector<std::uint32_t> ends;
    const std::optional<std::uint32_t> known = end_of_unclosed(record, asked);
    const node first = asked.line.first_ply;
    if (!known && first != no_node) {
        for (const node inner : variations_of(record, record.plies[first].first_annotation))
            ends.push_back(record.variations[inner].where.begin);
        if (const node second = record.plies[first].next; second != no_node)
            ends.push_back(record.plies[second].number_begin);
    }
    ends.push_back(known.value_or(asked.where.end));
    if (const auto inside = end_of_last_inside(record, asked, ends.back()))
        ends.insert(std::ranges::lower_bound(ends, *inside), *inside);
    return ends;
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
    const std::uint32_t outside = unclosed != record.variations.end()
                                      ? ends_of_unclosed(record, *unclosed).front()
                                      : static_cast<std::uint32_t>(record.text.size());
    bool is_known = false; // the inner variation may have been reported itself
    drop_findings(findings, [&](const finding& each) {
        return (each.where.begin >= from && depends_on_lines(each.id)) ||
               (layer_of(each.id) == layer::rules && each.where.begin >= outside) ||
               (each.id == code::unclosed_variation && each.where.begin == from &&
                std::exchange(is_known, true)) ||
               std::ranges::find(of_main_line, each.id) != of_main_line.end();
    });
}

void keep_unclosed_comment(const game& record, std::vector<finding>& findings,
                           std::initializer_list<code> of_lone_ends) {
    const auto open = std::ranges::find(findings, code::unclosed_comment, &finding::id);
    if (open == findings.end())
        return;
    const std::uint32_t begin = open->where.begin;
    const node last = ply_around(record, begin);
    const auto comment = std::ranges::find(record.comments, begin,
                                           [](const ctlpgn::comment& each) { return each.where.begin; });
    const auto has = [&](char sign) {
        return comment != record.comments.end() &&
               record.raw(comment->where).find(sign) != std::string_view::npos;
    };
    const bool has_end = has(')');
    const bool has_beginning = has('(');
    drop_findings(findings, [&](const finding& each) {
        // The ply after the last one before it may be in it.
        const bool lacks_next = layer_of(each.id) == layer::moves && each.at_ply == last && last != no_node;
        if (depends_on_moves(each.id))
            return each.where.begin > begin || lacks_next;
        if (each.where.begin < begin)
            return each.id == code::unclosed_variation && has_end;
        return has_beginning && std::ranges::find(of_lone_ends, each.id) != of_lone_ends.end();
    });
}

} // namespace ctlpgn
