#include "notations/ctl_pgn/lint/writings.hpp"

#include "notations/ctl_pgn/lint/framed_moves.hpp"
#include "notations/ctl_pgn/lint/left_out_signs.hpp"
#include "notations/ctl_pgn/tags.hpp"
#include "text/ascii.hpp"
#include "text/writings/kinds.hpp"
#include "text/writings/pieces.hpp"

#include <cstdint>
#include <iterator>
#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

// 6F of J6F
bool ends_turned_hex(std::string_view text) {
    const std::size_t size = count_digits(text);
    return size != text.size() && is_capital(text[size]);
}

// 6H for H6, if no digit or letter is next to it; in J6F the first letter is the piece's. Where most hexes
// are as usual, a single one is a slip.
std::vector<plain_piece> turned_hexes(std::string_view text) {
    constexpr std::size_t most_digits = 2;
    std::vector<plain_piece> found;
    std::size_t usual = 0;
    for (std::size_t at = 1; at < text.size(); ++at) {
        usual +=
            is_capital(text[at - 1]) && is_digit(text[at]) && !ends_turned_hex(text.substr(at)) ? 1U : 0U;
        const bool ends_hex = is_digit(text[at - 1]) && is_capital(text[at]);
        if (!ends_hex || (at + 1 != text.size() && is_digit(text[at + 1])))
            continue;
        std::size_t begin = at;
        while (begin != 0 && is_digit(text[begin - 1]) && at - begin <= most_digits)
            --begin;
        if (at - begin <= most_digits)
            found.push_back({begin, at + 1, text[at] + std::string(text.substr(begin, at - begin))});
    }
    if (usual > found.size())
        found.clear();
    return found;
}

bool is_number_with_dot(std::string_view line) {
    const std::size_t size = count_digits(line);
    return size != 0 && size != line.size() && (line[size] == '.' || line[size] == '?');
}

// Moves after a sign, without words about them.
bool holds_moves(std::string_view line) {
    const auto is_word = [](char c) { return is_small_letter(c) && c != 'x'; };
    return may_hold_hex(line) && (is_number_with_dot(line) || std::ranges::none_of(line, is_word));
}

// ; A comment of PGN, to the end of its line.
optional_piece line_comment_at(std::string_view text, std::size_t at) {
    constexpr std::size_t longest = 1024; // in bytes, since a line may be of any length
    if (at != 0 && white_space.find(text[at - 1]) == std::string_view::npos)
        return std::nullopt;
    const std::string_view near = text.substr(at, longest);
    const std::size_t end = std::min(near.find_first_of("\r\n"), near.size());
    const std::string_view written = trimmed(near.substr(1, end - 1));
    if (end == longest || written.empty() || written.find_first_of("{}") != std::string_view::npos ||
        holds_moves(written))
        return std::nullopt;
    return read_piece{end, std::string(begins_line(text, at) ? "{ " : "\n{ ").append(written).append(" }")};
}

// A move, a comment, a variation, a tag or the result.
bool may_begin_line(std::string_view line) {
    constexpr std::string_view signs = "[]{}().*";
    const bool is_result = line.size() > 2 && is_digit(line[0]) && line[1] == '-' && is_digit(line[2]);
    return line.empty() || signs.find(line.front()) != std::string_view::npos || is_number_with_dot(line) ||
           is_result;
}

// A number alone at the end of a line belongs to the next move.
bool ends_with_number(std::string_view line) {
    const std::size_t size = count_last_digits(line);
    return size != 0 && size != line.size() && is_blank(line[line.size() - size - 1]);
}

// The line that ends, or begins, at the place, without outer spaces.
std::string_view line_up_to(std::string_view text, std::size_t end) {
    const std::size_t begin = end == 0 ? 0 : text.rfind('\n', end - 1) + 1;
    return trimmed(text.substr(begin, end - begin));
}
std::string_view line_from(std::string_view text, std::size_t begin) {
    return trimmed(text.substr(begin, text.find('\n', begin) - begin));
}

// Whether it contains only characters of moves.
bool may_be_of_moves(std::string_view word) {
    constexpr std::string_view signs = "-.,:?!@=+#^*";
    return std::ranges::all_of(word, [signs](char c) {
        return is_capital(c) || is_digit(c) || is_beyond_ascii(c) || signs.find(c) != std::string_view::npos;
    });
}

// Whether the line that ends here ends with a separate number, or with a space.
bool ends_line_with_number(std::string_view text, std::size_t end) {
    const std::size_t size = count_last_digits(text.substr(0, end));
    return size != end && is_blank(text[end - size - 1]);
}

// Line ends within moves, by programs that wrap any text at one width.
std::vector<plain_piece> line_ends_within_moves(std::string_view text) {
    constexpr std::size_t most_digits = 6; // and the dot
    std::vector<plain_piece> found;
    for (std::size_t end = text.find('\n'); end + 1 < text.size() && end != std::string_view::npos;
         end = text.find('\n', end + 1)) {
        const char first = text[end + 1];
        const char last = end == 0 ? '\n' : text[end - 1];
        const bool is_cut = ends_line_with_number(text, end);
        const bool is_usual = !is_cut && is_number_with_dot(text.substr(end + 1, most_digits));
        if (is_usual || first == '[' || first == '\n' || last == ']')
            continue;
        const std::string_view before = line_up_to(text, end);
        const std::string_view next = line_from(text, end + 1);
        const bool is_in_number =
            ends_with_number(before) && (is_number_with_dot(next) || next.starts_with('.'));
        const bool is_of_moves =
            !before.empty() && std::string_view("]})").find(before.back()) == before.npos;
        const bool is_cut_word = may_be_of_moves(before.substr(before.find_last_of(" \t") + 1)) &&
                                 may_be_of_moves(next.substr(0, next.find_first_of(" \t")));
        if (!is_of_moves || !is_cut_word || (may_begin_line(next) && !is_in_number))
            continue;
        const auto begin = static_cast<std::size_t>(before.data() + before.size() - text.data());
        const bool has_space =
            is_blank(last) || is_blank(first) || before.ends_with(',') || before.ends_with('.');
        found.push_back({begin, place_in(text, next), has_space ? " " : ""});
    }
    return found;
}

// 1W. and 1B., each on its own line.
std::vector<plain_piece> letters_after_numbers(std::string_view text) {
    std::vector<plain_piece> found;
    byte_search search(text, "WB");
    for (std::size_t at = search.find(1); at != std::string_view::npos; at = search.find(at + 1)) {
        const std::size_t last = text.find_last_not_of("0123456789", at - 1);
        const std::size_t ply = text.find_first_not_of(".:) ", at + 1);
        if (last + 1 == at || last == std::string_view::npos || last == 0 || text[last] != '\n' ||
            ply == at + 1 || ply == std::string_view::npos)
            continue;
        if (text[at] == 'W')
            found.push_back({at, ply, ". "});
        else
            found.push_back({text[last - 1] == '\r' ? last - 1 : last, ply, ", "});
    }
    return found;
}

struct spoken_word {
    std::string_view word;
    std::string_view letter;
};

constexpr spoken_word words_before_plies[] = {
    {"Bishop", "J"}, {"Knight", "N"}, {"Pegasus", "G"}, {"Elephant", "E"}, {"Rook", "R"}, {"Queen", "D"},
    {"King", "K"},   {"Wyvern", "V"}, {"Pawn", ""},     {"White", ""},     {"Black", ""},
};

bool begins_with_hex(std::string_view text) {
    return text.size() > 1 && is_capital(text[0]) && is_digit(text[1]);
}

// Bishop F6-C15, White: H6-H12
std::vector<plain_piece> words_for_pieces(std::string_view text) {
    std::vector<plain_piece> found;
    byte_search search(text, " ");
    for (std::size_t at = search.find(2); at != std::string_view::npos; at = search.find(at + 1)) {
        const std::size_t end = text[at - 1] == ':' ? at - 1 : at;
        if (!is_small_letter(text[end - 1]))
            continue;
        const auto* const row = std::ranges::find_if(words_before_plies, [&](const spoken_word& each) {
            return text.substr(0, end).ends_with(each.word);
        });
        const std::string_view ply = text.substr(at + 1);
        if (row == std::end(words_before_plies))
            continue;
        const std::size_t begin = end - row->word.size();
        const bool is_before_ply =
            begins_with_hex(ply) || (row->letter.empty() && !ply.empty() && begins_with_hex(ply.substr(1)));
        if (is_before_ply && (begin == 0 || !may_be_letter(text[begin - 1])))
            found.push_back({begin, at + 1, std::string(row->letter)});
    }
    return found;
}

// I23-I192. JF6-C15: numbers that follow the previous move without a line end or a space.
std::vector<plain_piece> line_ends_left_out(std::string_view text) {
    constexpr std::uint32_t most_moves = 1000;
    std::vector<plain_piece> found;
    std::size_t at = text.find("1. ");
    for (std::uint32_t number = 2; at < text.size() && number != most_moves; ++number) {
        const std::string next = std::to_string(number) + ". ";
        at = text.find(next, at + 1);
        const bool follows =
            at != std::string_view::npos && white_space.find(text[at - 1]) == std::string_view::npos;
        if (follows && !begins_line(text, at - 1)) // as in W2.
            found.push_back({at, at, "\n"});
    }
    return found;
}

struct comment_mark {
    std::string_view opening;
    std::string_view closing;
};

constexpr comment_mark comment_marks[] = {{"/*", "*/"}, {"(*", "*)"}, {"<!--", "-->"},
                                          {"//", ""},   {"%", ""},    {"#", ""}};

// A line that is a comment in other languages. If it contains a hex, it may be a move, and is not hidden.
optional_piece foreign_comment_at(std::string_view text, std::size_t at) {
    const std::size_t last = at == 0 ? std::string_view::npos : text.find_last_not_of(" \t", at - 1);
    if (last != std::string_view::npos && text[last] != '\n')
        return std::nullopt;
    const std::string_view written = line_from(text, at);
    const auto* const mark = std::ranges::find_if(comment_marks, [written](const comment_mark& each) {
        return written.starts_with(each.opening) && written.ends_with(each.closing) &&
               written.size() >= each.opening.size() + each.closing.size();
    });
    if (mark == std::end(comment_marks))
        return std::nullopt;
    const std::string_view inner = trimmed(
        written.substr(mark->opening.size(), written.size() - mark->opening.size() - mark->closing.size()));
    if (inner.empty() || is_digit(inner.front()) || may_hold_hex(inner) ||
        inner.find_first_of("{}") != std::string_view::npos)
        return std::nullopt;
    return read_piece{written.size(), std::string("{ ").append(inner).append(" }")};
}

// [event "Open"]   [WHITEELO "2100"]
optional_piece tag_name_at(std::string_view text, std::size_t at) {
    constexpr std::size_t longest_name = 32;
    const std::string_view near = text.substr(at + 1, longest_name);
    const std::string_view name = near.substr(0, near.find(' '));
    if (name.empty() || !near.substr(name.size()).starts_with(" \""))
        return std::nullopt;
    const auto known = std::ranges::find_if(
        tag_rows(), [name](const tag_row& each) { return is_same_in_small_letters(each.text, name); });
    if (known != tag_rows().end())
        return known->text == name ? optional_piece()
                                   : read_piece{1 + name.size(), "[" + std::string(known->text)};
    return std::ranges::all_of(name, is_small_letter)
               ? read_piece{2, std::string("[") + capital(name.front())}
               : optional_piece();
}

constexpr writing writings[] = {
    {"with signs of quotations before its lines", {">"}, true, signs_of_quotations, false, true},
    {"with bars around what is to be hidden", {"|"}, true, bars_that_hide, false, true},
    {"with names before its moves", {":"}, false, names_before_moves},
    {"with words for its signs", {"", " a"}, false, words_for_signs},
    {"with numbers of lists below lists", {"", ".0"}, false, numbers_of_sublists},
    {"without hyphens in its moves", {"", "0A0 "}, false, hyphens_left_out},
    {"without signs of capture in its moves", {"", "0A0 "}, false, captures_left_out},
    {"with Black's plies before White's", {","}, false, plies_of_black_first, true, false, true},
    {"with words for its pieces and players", {"", "a a:"}, false, words_for_pieces},
    {"with W and B after its numbers", {"", "0A"}, false, letters_after_numbers},
    {"with small letters or capitals alone in the names of its tags",
     {"["},
     true,
     [](std::string_view text) { return all_pieces(text, "[", tag_name_at); }},
    {"with the marks that other languages have for comments",
     {"/%#<("},
     false,
     [](std::string_view text) { return all_pieces(text, "/%#<(", foreign_comment_at); }},
    {"with ends of lines within its moves", {"\n"}, false, line_ends_within_moves},
    {"without ends of lines between its moves", {"", "0."}, false, line_ends_left_out},
    {"with the lines of its hexes before their columns", {"", "0A"}, false, turned_hexes},
    {"with comments after semicolons, as in PGN",
     {";"},
     false,
     [](std::string_view text) { return all_pieces(text, ";", line_comment_at); }},
    {.name = "with square brackets around a variation",
     .signs = {"]"},
     .in_free_text = false,
     .pieces = bracket_pieces,
     .is_ever_meant = true},
};

} // namespace

std::span<const writing> own_writings() {
    return writings;
}

} // namespace ctlpgn::ctl_pgn
