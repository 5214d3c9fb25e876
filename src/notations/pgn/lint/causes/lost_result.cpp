// Consecutive games without results: the number 1 begins another game after an empty line, or on a new line
// if the numbers continue from it.
#include "lint/rules/drop_findings.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "text/ascii.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

std::ptrdiff_t count_line_ends_before(const game& record, std::uint32_t offset) {
    const std::string_view before = record.text.substr(0, offset);
    const std::string_view spaces = before.substr(before.find_last_not_of(" \t\r\n") + 1);
    const std::ptrdiff_t line_feeds = std::ranges::count(spaces, '\n');
    return line_feeds != 0 ? line_feeds : std::ranges::count(spaces, '\r');
}

// The move before it again.
bool repeats_move(const game& record, node white) {
    const auto same = [&record](node again, node before) {
        return record.raw(record.plies[again].text()) == record.raw(record.plies[before].text());
    };
    return white > 1 && white + 1 < record.plies.size() && same(white, white - 2) &&
           same(white + 1, white - 1);
}

// A separate number before it may be the first digit of the same number: 10. d4 Nbd7 1/1. c4
bool begins_game(const game& record, node asked) {
    const std::uint32_t begin = record.plies[asked].number_begin;
    const std::ptrdiff_t line_ends = count_line_ends_before(record, begin);
    if (line_ends > 1)
        return true;
    // Within a line it may be a variation without parentheses, among the first moves.
    constexpr node least_plies = 4;
    if (line_ends == 0 && asked < least_plies)
        return false;
    std::string_view before = record.text.substr(0, begin);
    before = before.substr(0, before.find_last_not_of(white_space) + 1);
    const std::string_view word = before.substr(before.find_last_of(white_space) + 1);
    const bool follows_number = word.find_first_not_of("0123456789.") == std::string_view::npos;
    const node next = next_numbered(record, asked);
    return !follows_number && next != no_node && record.plies[next].number == 2 &&
           !repeats_move(record, asked);
}

} // namespace

std::vector<node> begins_of_next_games(const game& record) {
    const node first = record.main_line.first_ply;
    std::vector<node> begins;
    if (first == no_node || record.plies[first].number > 1)
        return begins;
    std::vector<std::uint32_t> numbers;
    for (node n = record.plies[first].next; n != no_node; n = record.plies[n].next) {
        const ply& here = record.plies[n];
        if (here.number != 1 || !begins_game(record, n))
            continue;
        if (numbers.empty())
            numbers = ply_numbers(record);
        if (numbers[n] != 1)
            begins.push_back(n);
    }
    return begins;
}

void keep_up_to_lost_result(const game& record, std::vector<finding>& findings) {
    // The number 1 has been reported as wrong there.
    const auto is_shifted = [](const finding& each) { return each.id == codes::shifted_numbers; };
    if (findings.empty() || std::ranges::any_of(findings, is_shifted))
        return;
    const std::vector<node> games = begins_of_next_games(record);
    if (games.empty())
        return;
    const span number = parts_of(record, record.plies[games.front()]).number;
    drop_findings(findings, [&](const finding& each) {
        const std::uint32_t about = layer_of(each.id);
        return each.where.begin >= number.begin &&
               (about == layer::moves || about >= layer::board || each.id == codes::marker_differs_from_tag);
    });
    finding& added = findings.emplace_back();
    added.id = codes::lost_result;
    added.where = number;
    added.at_ply = games.front();
    if (games.size() > 1)
        added.related.push_back(
            {parts_of(record, record.plies[games.back()]).number, "and the last one here"});
}

} // namespace ctlpgn::pgn
