// Layouts of score sheets besides columns: times beside the moves, semicolons between cells, Black's moves
// before White's, and the moves of each player in a list.
#include "text/writings/kinds.hpp"
#include "text/writings/pieces.hpp"
#include "text/writings/sheet_lines.hpp"

namespace ctlpgn {

namespace {

constexpr std::size_t least_rows_of_layout = 6;

// Nearly all rows are alike: one in eight may be different.
bool are_most_rows(std::size_t others, std::size_t rows) {
    constexpr std::size_t share = 8;
    return rows >= least_rows_of_layout && share * others <= rows;
}

// Comments and variations in the lines from this one on: no sheet has them.
bool is_annotated(std::string_view text, const std::vector<sheet_line>& lines, std::size_t from) {
    return from < lines.size() && text.find_first_of("{}();", lines[from].begin) != std::string_view::npos;
}

// The lines after the tags that begin with a number, if most have the number that their place gives.
struct numbered_rows {
    std::vector<sheet_line> rows;
    bool are_in_order = false; // and without annotations
};

numbered_rows rows_of(std::string_view text) {
    numbered_rows result;
    std::vector<sheet_line> lines = sheet_lines(text);
    std::size_t others = 0;
    const std::size_t first = after_tags(text, lines);
    const bool is_plain = !is_annotated(text, lines, first);
    for (std::size_t i = first; i != lines.size(); ++i) {
        if (lines[i].words.size() < 2)
            continue; // the result
        others += lines[i].words.front().number == result.rows.size() + 1 ? 0U : 1U;
        result.rows.push_back(std::move(lines[i]));
    }
    result.are_in_order = is_plain && are_most_rows(others, result.rows.size());
    return result;
}

// 1:59   0:01:07
bool is_time(std::string_view word) {
    constexpr std::size_t longest_hours = 2;
    const std::size_t hours = count_digits(word);
    std::size_t at = hours;
    std::size_t parts = 0;
    while (at + 2 < word.size() && word[at] == ':' && is_digit(word[at + 1]) && is_digit(word[at + 2])) {
        at += 3;
        ++parts;
    }
    return hours != 0 && hours <= longest_hours && parts != 0 && at == word.size();
}

bool is_minute(std::string_view word) {
    return !word.empty() && word.size() <= longest_sheet_number && count_digits(word) == word.size();
}

void put_in_braces(const sheet_word& asked, std::vector<plain_piece>& pieces) {
    pieces.push_back({asked.begin, asked.begin, "{"});
    pieces.push_back({asked.end, asked.end, "}"});
}

} // namespace

std::vector<plain_piece> pieces_of_times(std::string_view text) {
    std::vector<plain_piece> pieces;
    const std::vector<sheet_line> lines = sheet_lines(text);
    std::size_t times = 0;
    std::size_t moves = 0;
    for (std::size_t i = after_tags(text, lines); i != lines.size(); ++i)
        for (const sheet_word& each : lines[i].words) {
            if (is_time(text_of(text, each))) {
                ++times;
                put_in_braces(each, pieces);
            } else if (each.number == 0) {
                ++moves;
            }
        }
    const std::size_t untimed = moves - std::min(times, moves);
    return times >= least_rows_of_layout && 2 * untimed <= moves ? pieces : std::vector<plain_piece>();
}

// 4. dxe5 1 Bxf3 3: minutes that the players have used, which never become fewer.
std::vector<plain_piece> pieces_of_minutes(std::string_view text) {
    constexpr std::size_t of_white = 2;
    constexpr std::size_t of_black = 4;
    const auto [rows, are_in_order] = rows_of(text);
    if (!are_in_order)
        return {};
    std::vector<plain_piece> pieces;
    std::uint32_t last_of_white = 0;
    std::uint32_t last_of_black = 0;
    std::size_t others = 0;
    bool is_number_of_row = true;
    for (const sheet_line& row : rows) {
        const std::vector<sheet_word>& words = row.words;
        const auto minute = [&](std::size_t at, std::uint32_t& last) {
            if (at >= words.size() || !is_minute(text_of(text, words[at])))
                return false;
            const bool is_later = words[at].number >= last;
            last = words[at].number;
            put_in_braces(words[at], pieces);
            return is_later;
        };
        const bool has_white = minute(of_white, last_of_white);
        const bool has_black = minute(of_black, last_of_black) || &row == &rows.back();
        others += has_white && has_black && words.size() <= of_black + 1 ? 0U : 1U;
        is_number_of_row = is_number_of_row && has_white && last_of_white == words.front().number;
    }
    return are_most_rows(others, rows.size()) && !is_number_of_row ? pieces : std::vector<plain_piece>();
}

// 1;e4;e5
std::vector<plain_piece> pieces_of_semicolons(std::string_view text) {
    constexpr std::size_t most_cells = 3;
    std::vector<plain_piece> pieces;
    std::size_t rows = 0;
    for (const std::string_view line : lines_of(text)) {
        const std::size_t digits = count_digits(line);
        const std::size_t first = line.find(';');
        const auto cells = static_cast<std::size_t>(std::ranges::count(line, ';'));
        const bool is_row = digits != 0 && first == digits && cells <= most_cells &&
                            value_of_digits(line.substr(0, digits), 10) == rows + 1;
        if (!is_row)
            continue;
        ++rows;
        const std::size_t begin = place_in(text, line);
        for (std::size_t at = first; at != std::string_view::npos; at = line.find(';', at + 1))
            pieces.push_back({begin + at, begin + at + 1, at == first ? ". " : " "});
    }
    return rows >= least_rows_of_layout ? pieces : std::vector<plain_piece>();
}

// 1. e5 e4. A line in place of a move says that there is none.
std::vector<plain_piece> pieces_of_black_first(std::string_view text) {
    constexpr std::size_t words_of_move = 3;
    constexpr std::string_view none[] = {"-", "--", "...", "—", "–"};
    std::vector<plain_piece> pieces;
    const std::vector<sheet_line> lines = sheet_lines(text);
    std::vector<sheet_word> words;
    const std::size_t from = after_tags(text, lines);
    for (std::size_t i = from; i != lines.size(); ++i)
        words.insert(words.end(), lines[i].words.begin(), lines[i].words.end());
    std::uint32_t moves = 0;
    std::size_t others = 0;
    for (std::size_t at = 0; at + 2 < words.size();) {
        const bool is_move = words[at].number != 0 && words[at + 1].number == 0 && words[at + 2].number == 0;
        if (!is_move) {
            ++others;
            ++at;
            continue;
        }
        others += words[at].number == ++moves ? 0U : 1U;
        const std::string_view first = text_of(text, words[at + 1]);
        const std::string_view second = text_of(text, words[at + 2]);
        pieces.push_back({words[at + 1].begin, words[at + 1].end, std::string(second)});
        pieces.push_back({words[at + 2].begin, words[at + 2].end,
                          is_one_of(none, first) ? std::string() : std::string(first)});
        at += words_of_move;
    }
    return are_most_rows(others, moves) && !is_annotated(text, lines, from) ? pieces
                                                                            : std::vector<plain_piece>();
}

namespace {

// The moves of one player: rows of a number and a move.
struct player_list {
    std::size_t first = 0; // line
    std::size_t end = 0;

    [[nodiscard]] std::size_t size() const { return end - first; }
};

std::vector<player_list> player_lists(const std::vector<sheet_line>& lines, std::size_t from) {
    std::vector<player_list> lists;
    for (std::size_t i = from; i != lines.size(); ++i) {
        if (lines[i].words.size() != 2)
            continue;
        const std::uint32_t number = lines[i].words.front().number;
        const bool goes_on = !lists.empty() && lists.back().end == i && number != 1;
        if (goes_on && (number == 0 || number == lists.back().size() + 1))
            ++lists.back().end;
        else if (number == 1)
            lists.push_back({i, i + 1});
    }
    return lists;
}

// What the lists of a sheet are headed with.
bool is_headed(std::string_view text, const std::vector<sheet_line>& lines, std::size_t first_row,
               std::span<const std::string_view> names) {
    if (first_row == 0)
        return false;
    const std::vector<sheet_word>& words = lines[first_row - 1].words;
    return words.size() == 1 && std::ranges::any_of(names, [&](std::string_view name) {
               const std::string_view word = text_of(text, words.front());
               return std::ranges::equal(word.substr(0, word.find_last_not_of(".:") + 1), name, {},
                                         small_letter);
           });
}

constexpr std::string_view names_of_white[] = {"white", "weiss", "weiß",  "blancs", "blancas", "bianco",
                                               "wit",   "bílý",  "białe", "hvid",   "vit",     "белые"};
constexpr std::string_view names_of_black[] = {"black", "schwarz", "noirs", "negras", "nero",   "zwart",
                                               "černý", "czarne",  "sort",  "svart",  "pretas", "чёрные"};

} // namespace

// 1 e4, 2 Nf3 … and then 1 e5, 2 d6 …
std::vector<plain_piece> pieces_of_player_lists(std::string_view text) {
    const std::vector<sheet_line> lines = sheet_lines(text);
    const std::vector<player_list> lists = player_lists(lines, after_tags(text, lines));
    if (lists.size() != 2 || lists[0].size() < least_rows_of_layout)
        return {};
    const bool is_second_headed_white = is_headed(text, lines, lists[1].first, names_of_white);
    const bool is_first_headed_black = is_headed(text, lines, lists[0].first, names_of_black);
    const bool is_black_first =
        lists[1].size() == lists[0].size() + 1 ||
        (lists[1].size() == lists[0].size() && (is_first_headed_black || is_second_headed_white));
    const player_list& white = is_black_first ? lists[1] : lists[0];
    const player_list& black = is_black_first ? lists[0] : lists[1];
    if (white.size() != black.size() && white.size() != black.size() + 1)
        return {};
    std::string moves;
    for (std::size_t i = 0; i != white.size(); ++i) {
        moves.append(i == 0 ? "" : "\n").append(std::to_string(i + 1)).append(". ");
        moves.append(text_of(text, lines[white.first + i].words.back()));
        if (i < black.size())
            moves.append(" ").append(text_of(text, lines[black.first + i].words.back()));
    }
    const auto begin_of = [&](const player_list& each) {
        const std::size_t heading = each.first - (each.first == 0 ? 0U : 1U);
        const bool has_heading = is_headed(text, lines, each.first, names_of_white) ||
                                 is_headed(text, lines, each.first, names_of_black);
        return lines[has_heading ? heading : each.first].begin;
    };
    const std::size_t begin = begin_of(lists[0]);
    const std::size_t second = begin_of(lists[1]);
    const std::size_t end_of_first = lines[lists[0].end - 1].end;
    const bool are_parted = text.substr(end_of_first, second - end_of_first).find_first_not_of(white_space) !=
                            std::string_view::npos;
    if (are_parted || is_annotated(text, lines, lists[0].first))
        return {};
    return {{begin, lines[lists[1].end - 1].end, std::move(moves)}};
}

} // namespace ctlpgn
