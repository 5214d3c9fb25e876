#include "text/writings/kinds.hpp"
#include "text/writings/pieces.hpp"

#include <algorithm>
#include <bitset>
#include <iterator>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::size_t least_numbers = 4;
constexpr std::size_t most_digits = 3;
constexpr std::size_t largest_move = 999;

// The number of a move, as 12. or 12... or 12 has it.
struct written_number {
    std::size_t begin = 0;
    std::size_t end = 0; // of its digits
    std::uint32_t value = 0;
};

bool is_white_space(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

// A single brace at the end of its line is the one around all moves.
bool may_hold_comments(std::string_view text) {
    const std::size_t open = text.find('{');
    if (open == std::string_view::npos)
        return false;
    const std::size_t behind = text.find_first_not_of(" \t\r", open + 1);
    return behind == std::string_view::npos || text[behind] != '\n' ||
           text.find('{', open + 1) != std::string_view::npos;
}

// The numbers of the main line, each of which is a separate word or begins one with a dot after it; none if
// there are comments or variations, which may be anywhere, or if one of them is not what it has to be, given
// those before it. Lines of tags are skipped.
template <class May_be> std::vector<written_number> numbers_in(std::string_view text, May_be&& may_be) {
    if (may_hold_comments(text) || text.find('(') != std::string_view::npos)
        return {};
    std::vector<written_number> found;
    bool begins_word = true;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '[' && begins_line(text, at)) {
            at = std::min(text.find('\n', at), text.size());
            continue;
        }
        if (!begins_word || !is_digit(text[at])) {
            while (at != text.size() && !is_white_space(text[at]))
                ++at;
            begins_word = at != text.size();
            at += begins_word ? 1U : 0U;
            continue;
        }
        const std::size_t begin = at;
        while (at != text.size() && is_digit(text[at]))
            ++at;
        begins_word = false;
        if (at == text.size() || (text[at] != '.' && text[at] != ' ') || at - begin > most_digits)
            continue;
        const written_number next{begin, at, value_of_digits(text.substr(begin, at - begin), 10)};
        if (!may_be(next, found))
            return {};
        found.push_back(next);
    }
    return found.size() < least_numbers ? std::vector<written_number>() : found;
}

std::vector<plain_piece> with_numbers(const std::vector<written_number>& read,
                                      std::uint32_t (*number_of)(std::size_t index)) {
    std::vector<plain_piece> pieces;
    for (std::size_t i = 0; i != read.size(); ++i)
        pieces.push_back({read[i].begin, read[i].end, std::to_string(number_of(i))});
    return pieces;
}

// The end of a move: before the spaces, line ends and quotation signs that separate it from the next one.
std::size_t end_of_move(std::string_view text, const written_number& number, std::size_t next) {
    const std::string_view move = text.substr(number.begin, next - number.begin);
    return number.begin + move.find_last_not_of(" \t\r\n>|") + 1;
}

// Columns of moves that were side by side: if some moves have separate lines, all of them get one.
std::vector<plain_piece> with_lines_of_their_own(std::string_view text,
                                                 const std::vector<written_number>& read,
                                                 std::vector<plain_piece> pieces) {
    std::vector<plain_piece> gaps;
    for (std::size_t i = 1; i < read.size(); ++i) {
        const std::size_t end = end_of_move(text, read[i - 1], read[i].begin);
        if (text.substr(end, read[i].begin - end).find('\n') == std::string_view::npos)
            gaps.push_back({end, read[i].begin, "\n"});
    }
    if (gaps.empty() || gaps.size() + 1 == read.size())
        return pieces;
    std::vector<plain_piece> merged;
    std::ranges::merge(pieces, gaps, std::back_inserter(merged), {}, &plain_piece::begin,
                       &plain_piece::begin);
    std::vector<plain_piece> joined;
    for (plain_piece& each : merged) {
        if (joined.empty() || joined.back().end != each.begin) {
            joined.push_back(std::move(each));
            continue;
        }
        joined.back().end = each.end;
        joined.back().written += each.written;
    }
    return joined;
}

} // namespace

// 1. e4 2. e5 3. Nf3 for 1. e4 e5 2. Nf3
std::vector<plain_piece> numbers_of_plies(std::string_view text) {
    const std::vector<written_number> read =
        numbers_in(text, [](const written_number& next, const std::vector<written_number>& before) {
            return next.value == before.size() + 1;
        });
    std::vector<plain_piece> pieces;
    for (std::size_t i = 0; i != read.size(); ++i) {
        const written_number& each = read[i];
        if (i % 2 == 0) {
            pieces.push_back({each.begin, each.end, std::to_string(i / 2 + 1)});
            continue;
        }
        const std::size_t end = std::min(text.find_first_not_of(". \t", each.end), text.size());
        pieces.push_back({each.begin, end, ""});
    }
    return pieces;
}

// In lists that are numbered automatically.
std::vector<plain_piece> numbers_all_one(std::string_view text) {
    const std::vector<written_number> read =
        numbers_in(text, [](const written_number& next, const auto& /*before*/) { return next.value == 1; });
    return with_numbers(read, [](std::size_t index) { return static_cast<std::uint32_t>(index) + 1; });
}

// If the numbers run from 1 on without repetition, each move goes to the place that its number gives.
std::vector<plain_piece> moves_out_of_order(std::string_view text) {
    std::bitset<largest_move + 1> seen;
    const std::vector<written_number> read =
        numbers_in(text, [&seen](const written_number& next, const auto& /*before*/) {
            const bool is_new = next.value != 0 && !seen[next.value];
            seen.set(next.value);
            return is_new;
        });
    std::vector<std::size_t> places(read.size(), read.size()); // of each number
    for (std::size_t i = 0; i != read.size(); ++i) {
        const std::size_t number = read[i].value - std::size_t{1};
        if (number >= read.size())
            return {};
        places[number] = i;
    }
    const auto move_at = [&](std::size_t i) {
        const std::size_t next =
            i + 1 == read.size() ? std::min(text.find('\n', read[i].begin), text.size()) : read[i + 1].begin;
        return text.substr(read[i].begin, end_of_move(text, read[i], next) - read[i].begin);
    };
    std::vector<plain_piece> pieces;
    for (std::size_t i = 0; i != read.size(); ++i)
        if (places[i] != i)
            pieces.push_back(
                {read[i].begin, read[i].begin + move_at(i).size(), std::string(move_at(places[i]))});
    return with_lines_of_their_own(text, read, std::move(pieces));
}

} // namespace ctlpgn
