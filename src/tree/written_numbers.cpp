#include "tree/written_numbers.hpp"

#include "tree/around.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn {

namespace {

void number_line(const game& record, node first, std::uint32_t number, std::vector<std::uint32_t>& output) {
    bool is_begun = false; // by the first side's ply
    for (node at = first; at != no_node; at = record.plies[at].next) {
        const ply& here = record.plies[at];
        const bool is_first = here.player == side::white;
        if (here.number != 0)
            number = here.number;
        else if (is_first && is_begun)
            ++number;
        output[at] = number;
        number += is_first ? 0 : 1;
        is_begun = is_first;
    }
}

} // namespace

// A variation follows what it replaces, so that has its number already.
std::vector<std::uint32_t> written_numbers(const game& record, std::uint32_t first) {
    std::vector<std::uint32_t> numbers(record.plies.size(), 1);
    number_line(record, record.main_line.first_ply, first == 0 ? 1 : first, numbers);
    for (const variation& each : record.variations)
        number_line(record, each.line.first_ply, each.replaces == no_node ? 1 : numbers[each.replaces],
                    numbers);
    return numbers;
}

node next_numbered(const game& record, node after) {
    node next = record.plies[after].next;
    while (next != no_node && record.plies[next].number == 0)
        next = record.plies[next].next;
    return next;
}

bool says_white_is_left_out(const game& record, const ply& black) {
    const std::string_view before = record.raw({black.number_begin, black.begin});
    constexpr std::string_view signs[] = {"…", "..", "--", "–", "—"};
    return std::ranges::any_of(
        signs, [before](std::string_view each) { return before.find(each) != std::string_view::npos; });
}

std::int64_t plies_skipped(const game& record, node numbered, std::uint32_t expected) {
    const ply& here = record.plies[numbered];
    if (here.number <= expected)
        return 0;
    // One more than expected may be a slip where no other number follows.
    const node next = next_numbered(record, numbered);
    if (next == no_node ? here.number == expected + 1 : record.plies[next].number != here.number + 1)
        return 0;
    const bool is_reply = here.player == side::black;
    const bool says_reply = is_reply && says_white_is_left_out(record, here);
    return 2 * (std::int64_t{here.number} - expected) + (says_reply ? 1 : 0) - (is_reply ? 1 : 0);
}

node ply_numbered_by(const game& record, span number) {
    const node next = ply_from(record, number.end);
    if (next == no_node)
        return no_node;
    const ply& found = record.plies[next];
    const bool is_it = found.number_begin == number.begin ||
                       record.raw({number.end, found.begin}).find_first_not_of(". \t\r\n") ==
                           std::string_view::npos;
    return is_it ? next : no_node;
}

} // namespace ctlpgn
