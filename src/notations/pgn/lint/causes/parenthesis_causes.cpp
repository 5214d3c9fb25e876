// Drops the consequences of parentheses that are doubled, turned round, missing or too early.
#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/causes/around_variations.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

bool doubles_parenthesis(const game& record, const variation& asked) {
    const std::size_t next = record.text.find_first_not_of(white_space, asked.where.begin + 1);
    return next != std::string_view::npos && record.text[next] == '(' &&
           unclosed_around(record, asked.where.begin) != nullptr;
}

void keep_doubled_parenthesis(const game& record, std::vector<finding>& findings) {
    std::vector<span> doubled;       // from the first parenthesis to the second
    std::vector<span> without_plies; // what they enclose, where those of the line are all in variations
    for (const finding& each : findings) {
        const variation* const outer = each.id == codes::variation_without_move && each.where.begin != 0
                                           ? variation_before(record, each.where.begin - 1)
                                           : nullptr;
        if (outer != nullptr && doubles_parenthesis(record, *outer) &&
            record.text.find_first_not_of(white_space, outer->where.begin + 1) == each.where.begin)
            doubled.push_back({outer->where.begin, each.where.begin});
        if (!doubled.empty() && doubled.back().end == each.where.begin && outer->line.first_ply == no_node)
            without_plies.push_back(outer->where);
    }
    if (doubled.empty())
        return;
    sort_stably(doubled, {}, &span::begin);
    std::vector<std::uint32_t> inner; // those that are reported with the parenthesis before
    for (finding& each : findings) {
        if (each.id != code::unclosed_variation)
            continue;
        // The parentheses of the variations around the doubled one may have been closed by those of inner
        // ones.
        const auto next = std::ranges::lower_bound(doubled, each.where.begin, {}, &span::begin);
        if (next == doubled.end())
            continue;
        each.where = {next->begin, next->begin + 1};
        inner.push_back(next->end);
    }
    sort_stably(inner);
    sort_stably(without_plies, {}, &span::begin);
    drop_findings(findings, [&](const finding& each) {
        if (each.id != codes::variation_without_move)
            return false;
        const span* const around = last_span_before(without_plies, each.where.begin);
        return std::ranges::binary_search(inner, each.where.begin) ||
               (around != nullptr && !inner.empty() && each.where.begin < around->end);
    });
}

namespace {

// (3... Nf6 4. Nc3 ( 4. Kf1 b5: the variation in an unclosed one that begins with the ply after it outside;
// null if there is none.
const variation* turned_closing(const game& record, const variation& open) {
    const node first = open.line.first_ply;
    if (open.replaces == no_node || first == no_node || record.plies[first].number == 0)
        return nullptr;
    const bool replaces_black = record.plies[open.replaces].player == side::black;
    const std::uint32_t outside = record.plies[first].number + (replaces_black ? 1U : 0U);
    const side mover = replaces_black ? side::white : side::black;
    constexpr int most = 16; // variations that are looked at
    auto each = record.variations.begin() + (&open - record.variations.data()) + 1;
    for (int i = 0; i != most && each != record.variations.end() && each->where.begin < open.where.end;
         ++i, ++each) {
        const node begun = each->line.first_ply;
        if (begun != no_node && each->replaces != no_node && record.plies[begun].number == outside &&
            record.plies[each->replaces].player != mover &&
            says_white_is_left_out(record, record.plies[begun]) == (mover == side::black))
            return &*each;
    }
    return nullptr;
}

} // namespace

// It opens another variation, and leaves both open.
void keep_turned_closing(const game& record, std::vector<finding>& findings) {
    if (std::ranges::count(findings, code::unclosed_variation, &finding::id) < 2)
        return;
    for (finding& each : findings) {
        const variation* const open =
            each.id == code::unclosed_variation ? variation_before(record, each.where.begin) : nullptr;
        const variation* const turned = open == nullptr ? nullptr : turned_closing(record, *open);
        if (turned == nullptr)
            continue;
        const span sign{turned->where.begin, turned->where.begin + 1};
        each.related.push_back({sign, "this seems to be the parenthesis that closes it"});
        const std::uint32_t begin = each.where.begin;
        drop_findings(findings, [begin](const finding& other) {
            return (other.id == code::unclosed_variation && other.where.begin != begin) ||
                   (is_of_lines(other.id) && other.where.begin >= begin);
        });
        return;
    }
}

// (())
void keep_outer_empty(std::vector<finding>& findings) {
    std::vector<span> empty;
    for (const finding& each : findings)
        if (each.id == code::empty_variation)
            empty.push_back(each.where);
    sort_stably(empty, {}, &span::begin);
    drop_findings(findings, [&empty](const finding& each) {
        if (each.id != code::empty_variation && each.id != codes::variation_without_move)
            return false;
        const auto next = std::ranges::lower_bound(empty, each.where.begin, {}, &span::begin);
        return next != empty.begin() && each.where.begin < std::prev(next)->end;
    });
}

namespace {

// 2. Nf3 2. f4 exf4) Nc6: the first ply of the line before the parenthesis whose number says the same move
// once more; no_node if there is none.
node begin_of_unopened(const game& record, const line_of_play& line, std::uint32_t parenthesis) {
    const std::vector<std::uint32_t> numbers = ply_numbers(record);
    node before = no_node;
    for (node at = line.first_ply; at != no_node && record.plies[at].begin < parenthesis;
         before = at, at = record.plies[at].next) {
        const ply& here = record.plies[at];
        if (before == no_node || here.number == 0 || here.number != numbers[before])
            continue;
        const bool is_reply = is_number_of_reply(record, parts_of(record, here).number);
        if (is_reply == (record.plies[before].player == side::black))
            return at;
    }
    return no_node;
}

} // namespace

bool opens_as_closing(const game& record, span sign) {
    const variation* const open = variation_before(record, sign.begin);
    return open != nullptr && open->where.begin == sign.begin && record.text[sign.begin] == ')';
}

namespace {

// Null if none is.
const variation* last_closed_before(const game& record, std::uint32_t place) {
    const variation* last = nullptr;
    for (const variation& each : record.variations)
        if (each.where.end <= place && (last == nullptr || each.where.end > last->where.end))
            last = &each;
    return last;
}

// Of a parenthesis that is missing or wrong.
void drop_consequences_from(std::uint32_t begin, std::vector<finding>& findings) {
    drop_findings(findings,
                  [begin](const finding& each) { return is_of_lines(each.id) && each.where.begin >= begin; });
}

std::vector<finding>::iterator surplus_parenthesis(const game& record, std::vector<finding>& findings) {
    return std::ranges::find_if(findings, [&record](const finding& each) {
        return each.id == code::stray_parenthesis && !opens_as_closing(record, each.where);
    });
}

} // namespace

node begin_of_unopened_variation(const game& record, std::uint32_t parenthesis) {
    const node first = begin_of_unopened(record, record.main_line, parenthesis);
    if (first != no_node)
        return first;
    // (4. Bxc6 dxc6 5. O-O f6 5... Bg4) 6. Re1): the opening one is missing in the variation before it, which
    // its parenthesis has closed.
    const variation* const closed = last_closed_before(record, parenthesis);
    return closed == nullptr ? no_node : begin_of_unopened(record, closed->line, closed->where.end);
}

void keep_unopened_variation(const game& record, std::vector<finding>& findings) {
    const auto stray = surplus_parenthesis(record, findings);
    if (stray == findings.end())
        return;
    const node first = begin_of_unopened_variation(record, stray->where.begin);
    if (first == no_node)
        return;
    stray->at_ply = first;
    drop_consequences_from(record.plies[first].number_begin, findings);
}

namespace {

// Whether the next number after the parenthesis is right only if the plies before it, from `first` on, are
// not of its line.
bool are_of_variation(const game& record, node first, std::uint32_t parenthesis) {
    std::uint32_t half_moves = 2 * ply_numbers(record)[first];
    half_moves += record.plies[first].player == side::black ? 1 : 0;
    for (node at = first; at != no_node; at = record.plies[at].next) {
        const ply& here = record.plies[at];
        if (here.begin < parenthesis)
            continue;
        if (here.number != 0)
            return here.number == half_moves / 2 &&
                   is_number_of_reply(record, parts_of(record, here).number) == (half_moves % 2 == 1);
        ++half_moves;
    }
    return false;
}

} // namespace

namespace {

// Whether something soon after a variation has been found that may follow from its early end.
bool is_doubted_after(const game& record, std::uint32_t end, const std::vector<finding>& findings) {
    constexpr node soon = 4; // plies
    const node first = ply_from(record, end);
    if (first == no_node)
        return false;
    const std::size_t last = std::min<std::size_t>(first + soon, record.plies.size()) - 1;
    const std::uint32_t end_of_look = record.plies[last].text().end;
    return std::ranges::any_of(findings, [end, end_of_look](const finding& each) {
        return is_of_lines(each.id) && each.where.begin >= end && each.where.begin < end_of_look;
    });
}

// The variation of the main line before the parenthesis that may have been closed too early; null if there
// is none.
const variation* early_closed(const game& record, std::uint32_t parenthesis,
                              const std::vector<finding>& findings) {
    constexpr std::size_t most = 8; // the last ones
    std::vector<const variation*> before;
    for (const variation& each : record.variations)
        if (each.where.end <= parenthesis && (before.empty() || each.where.begin >= before.back()->where.end))
            before.push_back(&each);
    if (before.empty())
        return nullptr;
    for (std::size_t i = before.size() - std::min(before.size(), most); i != before.size(); ++i) {
        const node first = ply_from(record, before[i]->where.end);
        if (is_doubted_after(record, before[i]->where.end, findings) ||
            (first != no_node && are_of_variation(record, first, parenthesis)))
            return before[i];
    }
    return before.back();
}

} // namespace

// (2. Bc4) Nf6 3. d3) 2... Nc6
void keep_early_parentheses(const game& record, std::vector<finding>& findings) {
    const auto stray = surplus_parenthesis(record, findings);
    if (stray == findings.end() || stray->at_ply != no_node)
        return;
    const std::uint32_t place = stray->where.begin;
    const variation* const closed = early_closed(record, place, findings);
    if (closed == nullptr)
        return;
    const std::uint32_t end = closed->where.end;
    const node first = ply_from(record, end);
    if (first == no_node || record.plies[first].begin > place)
        return;
    const auto follows = [end, place](const finding& each) {
        return is_of_lines(each.id) && each.where.begin >= end && each.where.begin < place;
    };
    if (std::ranges::none_of(findings, follows) && !are_of_variation(record, first, place))
        return;
    stray->at_ply = first;
    drop_consequences_from(end, findings);
}

} // namespace ctlpgn::pgn
