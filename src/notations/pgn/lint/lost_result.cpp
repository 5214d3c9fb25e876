// Games that stand one after the other without results: the number 1 begins another one after an empty line.
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

bool follows_empty_line(const game& record, std::uint32_t offset) {
    const std::string_view before = record.text.substr(0, offset);
    const std::string_view spaces = before.substr(before.find_last_not_of(" \t\r\n") + 1);
    return std::ranges::count(spaces, '\n') > 1 ||
           (std::ranges::count(spaces, '\r') > 1 && spaces.find('\n') == std::string_view::npos);
}

// The first ply of the main line that another game seems to begin with; no_node if there is none.
node begin_of_next_game(const game& record) {
    const node first = record.main_line.first_ply;
    if (first == no_node || record.plies[first].number > 1)
        return no_node;
    std::vector<std::uint32_t> numbers;
    for (node n = record.plies[first].next; n != no_node; n = record.plies[n].next) {
        const ply& here = record.plies[n];
        if (here.number != 1 || !follows_empty_line(record, here.number_begin))
            continue;
        if (numbers.empty())
            numbers = ply_numbers(record);
        if (numbers[n] != 1)
            return n;
    }
    return no_node;
}

} // namespace

void keep_up_to_lost_result(const game& record, std::vector<finding>& findings) {
    // The number 1 is a wrong one there, which has been found.
    if (findings.empty())
        return;
    const node next = begin_of_next_game(record);
    if (next == no_node)
        return;
    const span number = parts_of(record, record.plies[next]).number;
    std::erase_if(findings, [&](const finding& each) {
        const std::uint32_t about = layer_of(each.id);
        return each.where.begin >= number.begin && (about == layer::moves || about >= layer::board);
    });
    finding& added = findings.emplace_back();
    added.id = codes::lost_result;
    added.where = number;
    added.at_ply = next;
}

} // namespace ctlpgn::pgn
