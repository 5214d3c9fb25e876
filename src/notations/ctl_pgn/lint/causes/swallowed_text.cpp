#include "notations/ctl_pgn/lint/causes/swallowed_text.hpp"

#include "lint/rules/results.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

// "12. GL": the number of a move with a piece or a hex after it; 0 if the line begins otherwise.
std::uint32_t number_of_move(std::string_view line) {
    std::uint32_t number = 0;
    std::size_t at = 0;
    for (; at != std::min<std::size_t>(line.size(), 6) && is_digit(line[at]); ++at)
        number = number * 10 + static_cast<std::uint32_t>(line[at] - '0');
    const std::string_view rest = line.substr(at);
    return rest.size() > 3 && rest.starts_with(". ") && is_capital(rest[2]) ? number : 0;
}

template <class Test>
std::optional<std::uint32_t> find_line(const game& record, const comment& asked, Test test) {
    const std::string_view text = record.raw(asked.where);
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
        const std::size_t begin = text.find_first_not_of(" \t.", end + 1);
        if (begin == std::string_view::npos)
            break;
        if (test(text.substr(begin, text.find_first_of("\r\n", begin) - begin)))
            return static_cast<std::uint32_t>(asked.where.begin + end + 1);
    }
    return std::nullopt;
}

// The number that the next move must have; 0 if it has it.
std::uint32_t number_missing_after(const game& record, const comment& asked) {
    constexpr int near = 8; // plies without numbers, which a whole game may lack
    node before = ply_around(record, asked.where.begin);
    for (int i = 0; i != near && before != no_node && before != 0 && !record.plies[before].has_number(); ++i)
        --before;
    const std::uint32_t next = before == no_node ? 1 : record.plies[before].number + 1U;
    auto after = std::ranges::lower_bound(record.plies, asked.where.end, {}, &ply::number_begin);
    for (int i = 0; i != near && after != record.plies.end() && !after->has_number(); ++i)
        ++after;
    if (after != record.plies.end() && after->number_begin >= end_of_line_of_play(record, asked.where.begin))
        return next; // nothing of the line of play comes after it
    return after != record.plies.end() && after->number <= next ? 0 : next;
}

// What no comment says: the first tag of a game.
constexpr std::string_view begin_of_game = "[Variant ";

bool begins_game(std::string_view line) {
    return line.starts_with(begin_of_game);
}

// What stands at the begin of a line for itself: a comment, a variation, a move, a result or a game.
bool stands_for_itself(std::string_view line) {
    line = line.substr(0, line.find_last_not_of(" \t") + 1);
    return line.starts_with('{') || line.starts_with('(') || number_of_move(line) != 0 ||
           read_result(line, words) != 0 || begins_game(line);
}

} // namespace

bool holds_another_game(const game& record, const comment& asked) {
    return record.raw(asked.where).find(begin_of_game) != std::string_view::npos &&
           find_line(record, asked, begins_game).has_value();
}

std::optional<std::uint32_t> find_swallowed_line(const game& record, const comment& asked) {
    if (record.raw(asked.where).find('\n') == std::string_view::npos)
        return std::nullopt;
    if (holds_another_game(record, asked))
        return find_line(record, asked, stands_for_itself);
    // Which number is missing is asked only where a line has any.
    std::optional<std::uint32_t> next;
    return find_line(record, asked, [&](std::string_view line) {
        const std::uint32_t number = number_of_move(line);
        if (number != 0 && !next)
            next = number_missing_after(record, asked);
        return line.starts_with('{') || (number != 0 && number == next);
    });
}

std::optional<std::uint32_t> find_line_after_unclosed(const game& record, const comment& asked) {
    return find_line(record, asked, stands_for_itself);
}

} // namespace ctlpgn::ctl_pgn
