#include "notations/ctl_pgn/lint/left_out_signs.hpp"

#include "notations/ctl_pgn/hexes.hpp"
#include "text/ascii.hpp"
#include "text/writings/pieces.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::size_t longest_hex = 3;

// Length of the hex that begins at the place; 0: none does.
std::size_t length_of_hex(std::string_view text, std::size_t at) {
    if (at >= text.size() || find_column(text[at]) < 0)
        return 0;
    const std::size_t digits = count_digits(text.substr(at + 1));
    return digits != 0 && digits < longest_hex ? digits + 1 : 0;
}

// Length of the hex with the letter of a piece before it; 0 if there is no letter or no hex.
std::size_t length_of_piece(std::string_view text, std::size_t at) {
    const std::size_t hex = at < text.size() && is_capital(text[at]) ? length_of_hex(text, at + 1) : 0;
    return hex == 0 ? 0 : hex + 1;
}

std::size_t after_blanks(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(" \t", at), text.size());
}

// Where the first hex of a ply ends, if one begins at the place.
std::size_t end_of_origin(std::string_view text, std::size_t at) {
    const std::size_t hex = length_of_hex(text, at);
    return hex != 0 ? at + hex : at + length_of_piece(text, at);
}

bool begins_ply(std::string_view text, std::size_t at) {
    return at == 0 || std::string_view(" \t\n\r,.(").find(text[at - 1]) != std::string_view::npos;
}

// Where the ply begins whose first hex ends before the place; the place itself if none does.
std::size_t begin_of_ply(std::string_view text, std::size_t end) {
    std::size_t begin = end - count_last_digits(text.substr(0, end));
    for (int letters = 0; letters != 2 && begin != 0 && is_capital(text[begin - 1]); ++letters)
        --begin;
    return begins_ply(text, begin) && end_of_origin(text, begin) == end ? begin : end;
}

// Plies without a sign between their hexes: the second hex follows the digits of the first.
std::vector<plain_piece> signs_between(std::string_view text, std::string_view before_hex) {
    std::vector<plain_piece> found;
    for (std::size_t end = 1; end < text.size(); ++end) {
        if (!is_digit(text[end - 1]) || !(is_capital(text[end]) || is_blank(text[end])))
            continue;
        const std::size_t next = after_blanks(text, end);
        const std::size_t hex = length_of_hex(text, next);
        const std::size_t piece = length_of_piece(text, next);
        if (hex + piece == 0 || begin_of_ply(text, end) == end)
            continue;
        found.push_back({end, next, std::string(hex != 0 ? before_hex : "×")});
        end = next + hex + piece;
    }
    return found;
}

struct word_for_sign {
    std::string_view word;
    std::string_view sign;
};

constexpr word_for_sign sign_words[] = {
    {"comma", ", "}, {"dash", "-"},     {"hyphen", "-"}, {"minus", "-"},  {"to", "-"},      {"takes", "×"},
    {"times", "×"},  {"captures", "×"}, {"dot", ". "},   {"point", ". "}, {"period", ". "},
};

// The first letter is a space.
optional_piece word_at(std::string_view text, std::size_t at) {
    constexpr std::size_t longest = 10;
    if (at == 0 || !(is_letter_or_digit(text[at - 1]) || text[at - 1] == '+'))
        return std::nullopt;
    const std::string_view near = text.substr(at + 1, longest);
    const std::string_view word = near.substr(0, near.find(' '));
    const auto* const row = std::ranges::find(sign_words, word, &word_for_sign::word);
    const std::size_t next = at + word.size() + 2;
    const bool goes_on = next < text.size() && is_capital(text[next]) && word.size() != near.size();
    return row != std::end(sign_words) && goes_on ? read_piece{word.size() + 2, std::string(row->sign)}
                                             : optional_piece();
}

// Length of 12. at the beginning of a line; 0: it begins with something else.
std::size_t length_of_number(std::string_view line) {
    const std::size_t digits = count_digits(line);
    return digits != 0 && line.substr(digits).starts_with(". ") ? digits + 2 : 0;
}

// Length of "Marta: ", with the colon and the space; 0: none.
std::size_t length_of_name(std::string_view line) {
    constexpr std::size_t longest = 32;
    const std::size_t colon = line.substr(0, longest).find(": ");
    if (colon == std::string_view::npos || colon == 0 || !may_be_letter(line.front()))
        return 0;
    const std::string_view name = line.substr(0, colon);
    const bool is_name = std::ranges::all_of(name, [](char c) { return may_be_letter(c) || c == ' '; });
    return is_name ? colon + 2 : 0;
}

// Length of 1. in a line that begins with 1.1. or 1.1.2.
std::size_t length_before_last_number(std::string_view line) {
    std::size_t last = 0;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t digits = count_digits(line.substr(at));
        if (digits == 0 || !line.substr(at + digits).starts_with('.'))
            break;
        last = at;
        at += digits + 1;
    }
    return last;
}

std::size_t length_of_quotation_signs(std::string_view line) {
    std::size_t size = 0;
    while (line.substr(size).starts_with('>'))
        size += line.substr(size).starts_with("> ") ? 2 : 1;
    return size;
}

// A beginning of lines, with the length found by the function.
std::vector<plain_piece> beginnings(std::string_view text, std::size_t (*length_in)(std::string_view line)) {
    std::vector<plain_piece> found;
    for (const std::string_view line : lines_of(text))
        if (const std::size_t size = length_in(line); size != 0)
            found.push_back({place_in(text, line), place_in(text, line) + size, ""});
    return found;
}

} // namespace

std::vector<plain_piece> hyphens_left_out(std::string_view text) {
    return signs_between(text, "-");
}

std::vector<plain_piece> captures_left_out(std::string_view text) {
    return signs_between(text, "×");
}

std::vector<plain_piece> words_for_signs(std::string_view text) {
    return all_pieces(text, " ", word_at);
}

std::vector<plain_piece> plies_of_black_first(std::string_view text) {
    std::vector<plain_piece> found;
    for (const std::string_view line : lines_of(text)) {
        const std::size_t begin = length_of_number(line);
        const std::size_t comma = line.find(", ");
        if (begin == 0 || comma == std::string_view::npos || line.find(", ", comma + 1) != line.npos ||
            line.find_first_of("{}()") != std::string_view::npos)
            continue;
        const std::size_t end = line.find_last_not_of(" \t:") + 1; // the mark of the end stays where it is
        if (end <= comma + 2)
            continue;
        std::string exchanged(line.substr(comma + 2, end - comma - 2));
        exchanged.append(", ").append(line.substr(begin, comma - begin));
        found.push_back({place_in(text, line) + begin, place_in(text, line) + end, std::move(exchanged)});
    }
    return found;
}

std::vector<plain_piece> names_before_moves(std::string_view text) {
    constexpr std::size_t most_names = 2;
    std::vector<plain_piece> found;
    std::vector<std::string_view> names;
    std::string_view before; // the line of White's ply, if it is the last one
    for (const std::string_view line : lines_of(text)) {
        const std::string_view last = std::exchange(before, {});
        const std::size_t size = length_of_name(line);
        const bool has_number = length_of_number(line.substr(size)) != 0;
        if (has_number)
            before = line;
        if (size == 0 || (!has_number && end_of_origin(line, size) == size))
            continue;
        const std::string_view name = line.substr(0, size);
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
        if (names.size() > most_names)
            return {};
        const std::size_t begin = place_in(text, line);
        if (last.empty() || has_number)
            found.push_back({begin, begin + size, ""});
        else
            found.push_back({place_in(text, last) + last.size(), begin + size, ", "});
    }
    return found;
}

std::vector<plain_piece> numbers_of_sublists(std::string_view text) {
    return beginnings(text, length_before_last_number);
}

std::vector<plain_piece> signs_of_quotations(std::string_view text) {
    return beginnings(text, length_of_quotation_signs);
}

std::vector<plain_piece> bars_that_hide(std::string_view text) {
    std::vector<plain_piece> found;
    for (std::size_t at = text.find('|'); at != std::string_view::npos; at = text.find('|', at + 1)) {
        if (!text.substr(at).starts_with("||") || text.substr(at).starts_with("|||"))
            return {}; // of a table
        found.push_back({at, at + 2, ""});
        ++at;
    }
    return found.size() % 2 == 0 ? found : std::vector<plain_piece>();
}

} // namespace ctlpgn::ctl_pgn
