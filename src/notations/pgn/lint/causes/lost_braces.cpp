// Text that has been read as moves, as the numbers after it show: words of comments that lack their opening
// brace, or that a brace in their text has ended; and dashes.
#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "notations/pgn/rule_tables.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

constexpr std::string_view escaped_brace = "\\}";

bool is_begin_of_variation(const game& record, node asked, node replaced) {
    const variation* const around = variation_before(record, record.plies[asked].begin);
    return around != nullptr && around->line.first_ply == asked && around->replaces == replaced;
}

// The place of a ply in the order of plies that its number names.
std::int64_t place_by_number(const ply& numbered, bool is_reply) {
    return 2 * std::int64_t{numbered.number} + (is_reply ? 1 : 0);
}

// How many of the plies before a numbered one, since the last numbered ply before it, are more than the two
// numbers allow. `steps`: by how many plies the next is later than the last; 0 if it replaces that.
node count_surplus(const game& record, node last, node next, std::int64_t steps) {
    constexpr int longest = 16; // in plies
    const ply& after = record.plies[next];
    const std::int64_t written =
        place_by_number(after, is_number_of_reply(record, parts_of(record, after).number));
    node numbered = last;
    for (; !record.plies[numbered].has_number(); --numbered, ++steps)
        if (numbered == 0 || record.plies[numbered - 1].next != numbered || steps > longest)
            return 0;
    const ply& before = record.plies[numbered];
    const std::int64_t surplus = place_by_number(before, before.player == side::black) + steps - written;
    return surplus > 0 && surplus <= last - numbered ? static_cast<node>(surplus) : 0;
}

// The `\}` that ends the comment before the brace: {a \} b}
span escaped_before(const game& record, span brace) {
    const auto after = std::ranges::lower_bound(record.comments, brace.end, {},
                                                [](const comment& each) { return each.where.end; });
    if (after == record.comments.begin())
        return {};
    const std::uint32_t end = std::prev(after)->where.end;
    const bool is_escaped = record.raw(std::prev(after)->where).ends_with(escaped_brace) &&
                            record.raw({end, brace.begin}).find('{') == std::string_view::npos;
    return is_escaped ? span{end - 2, end} : span{};
}

span escaped_inside(const game& record, span comment) {
    const std::size_t at = record.raw(comment).find(escaped_brace);
    if (at == std::string_view::npos)
        return {};
    const std::uint32_t begin = comment.begin + static_cast<std::uint32_t>(at);
    return {begin, begin + 2};
}

} // namespace

node first_ply_of_unopened_comment(const game& record, span brace) {
    const node last = ply_around(record, brace.begin);
    const node next = ply_from(record, brace.end);
    if (last == no_node || next == no_node || !record.plies[next].has_number())
        return no_node;
    const bool replaces = is_begin_of_variation(record, next, last);
    if (record.plies[last].next != next && !replaces)
        return no_node;
    const node surplus = count_surplus(record, last, next, replaces ? 0 : 1);
    return surplus == 0 ? no_node : last + 1 - surplus;
}

// The plies that are words of the comment, and all that they displace.
span moves_of_unopened_comment(const game& record, const finding& cause) {
    const node first = first_ply_of_unopened_comment(record, cause.where);
    return first == no_node ? span{} : span{record.plies[first].begin, end_of_any_game};
}

// 9. h3 -- Nb8 10. d4: the dash is no move, as the next number shows.
span moves_after_dash(const game& record, const finding& cause) {
    const node dash = ply_around(record, cause.where.begin);
    node last = dash;
    for (int i = 0; last != no_node && i != 3; ++i, ++last) {
        const node next = record.plies[last].next;
        if (next != last + 1)
            return {};
        if (record.plies[next].has_number())
            return count_surplus(record, last, next, 1) == 1 ? span{cause.where.end, end_of_any_game}
                                                             : span{};
    }
    return {};
}

// If words of the comment have been read as moves.
span moves_after_escaped_brace(const game& record, const finding& cause) {
    const node next = ply_from(record, cause.where.end);
    const std::size_t brace = record.text.find('}', cause.where.end);
    const bool has_moves =
        next != no_node && brace != std::string_view::npos && record.plies[next].begin < brace;
    return has_moves ? span{cause.where.end, end_of_any_game} : span{};
}

void keep_escaped_braces(const game& record, std::vector<finding>& findings) {
    for (finding& each : findings) {
        const span escaped = each.id == codes::stray_brace      ? escaped_before(record, each.where)
                             : each.id == codes::nested_comment ? escaped_inside(record, each.where)
                                                                : span{};
        if (escaped.empty())
            continue;
        each.id = codes::escaped_brace;
        each.where = escaped;
    }
}

} // namespace ctlpgn::pgn
