// Score sheets: moves in rows and columns, each with its number, and other words above and below.
#include "text/writings/kinds.hpp"
#include "text/writings/pieces.hpp"
#include "text/writings/sheet_lines.hpp"

#include <map>
#include <set>

namespace ctlpgn {

namespace {

// Rows of a sheet of one column; one of several columns needs fewer, with so many numbers in all.
constexpr std::size_t least_rows = 6;
constexpr std::size_t least_rows_of_columns = 3;
constexpr std::size_t least_numbers_in_all = 8;
// So many numbers of a column have to be where they belong.
constexpr std::size_t least_numbers_of_column = 3;
// By how many bytes the cells of a column may be out of line.
constexpr std::size_t out_of_line = 3;

// The rows of a sheet: each has the number that its place gives.
struct sheet_rows {
    std::size_t first = 0;
    std::size_t end = 0;
    std::uint32_t number = 0; // of the first

    [[nodiscard]] std::size_t size() const { return end - first; }
};

template <class Key> std::pair<Key, std::size_t> most_frequent(const std::map<Key, std::size_t>& counts) {
    std::pair<Key, std::size_t> best{};
    for (const auto& each : counts)
        if (each.second > best.second)
            best = each;
    return best;
}

sheet_rows rows_among(const std::vector<sheet_line>& lines) {
    std::map<std::int64_t, std::size_t> counts; // by the line that number 0 would be in
    const auto line_of_zero = [&lines](std::size_t i) {
        return static_cast<std::int64_t>(i) - lines[i].words.front().number;
    };
    for (std::size_t i = 0; i != lines.size(); ++i)
        if (lines[i].words.front().number != 0)
            ++counts[line_of_zero(i)];
    const auto [zero, count] = most_frequent(counts);
    if (count < least_rows_of_columns)
        return {};
    const auto is_in_place = [&](std::size_t i) {
        return lines[i].words.front().number != 0 && line_of_zero(i) == zero;
    };
    sheet_rows rows{
        .first = static_cast<std::size_t>(std::max<std::int64_t>(zero + 1, 0)), .end = 0, .number = 0};
    for (std::size_t i = 0; i != lines.size(); ++i)
        if (is_in_place(i))
            rows.end = i + 1;
    while (rows.end != lines.size() && lines[rows.end].words.size() > 1 &&
           lines[rows.end].words.front().number != 0)
        ++rows.end;
    rows.number = static_cast<std::uint32_t>(static_cast<std::int64_t>(rows.first) - zero);
    return rows.first < rows.end && count * 2 >= rows.size() ? rows : sheet_rows();
}

// A column of moves besides the first.
struct sheet_column {
    std::uint32_t distance = 0; // of its numbers from those of the first column
    std::size_t place = 0;      // where its numbers usually begin in their lines
    std::size_t count = 0;      // of its numbers
};

std::vector<sheet_column> columns_of(const std::vector<sheet_line>& lines, const sheet_rows& rows) {
    std::map<std::uint32_t, std::map<std::size_t, std::size_t>> found; // how often at each place, by distance
    for (std::size_t i = rows.first; i != rows.end; ++i) {
        const auto number = static_cast<std::uint32_t>(rows.number + i - rows.first);
        for (const sheet_word& each : std::span(lines[i].words).subspan(1))
            if (each.number > number)
                ++found[each.number - number][each.begin - lines[i].begin];
    }
    std::vector<sheet_column> columns;
    for (const auto& [distance, places] : found) {
        std::size_t count = 0;
        for (const auto& each : places)
            count += each.second;
        // The last column may have fewer numbers. It begins where the one before it ends.
        const bool goes_on = !columns.empty() && distance == rows.size() * (columns.size() + 1);
        if ((count >= least_numbers_of_column || goes_on) && distance >= count)
            columns.push_back({distance, most_frequent(places).first, count});
    }
    std::ranges::sort(columns, {}, &sheet_column::place);
    return columns;
}

// The word with the number of a column, after so many words; the number of words if there is none.
std::size_t number_in_row(const sheet_line& row, std::size_t from, const sheet_column& column,
                          std::uint32_t number) {
    for (std::size_t i = from; i != row.words.size(); ++i)
        if (row.words[i].number == number + column.distance)
            return i;
    // It may be misread. A move comes before it, and another one after it.
    for (std::size_t i = from + 1; i + 1 < row.words.size(); ++i) {
        const sheet_word& here = row.words[i];
        const std::size_t place = here.begin - row.begin;
        const bool is_in_line = place + out_of_line >= column.place && place <= column.place + out_of_line;
        const bool is_short = here.end - here.begin <= longest_sheet_number;
        if (is_in_line && is_short && (here.number != 0 || i != from + 1))
            return i;
    }
    return row.words.size();
}

// "31. Kf1 Kg8"; empty if the cell is.
std::string move_of_cell(std::string_view text, std::uint32_t number, std::span<const sheet_word> words) {
    if (words.empty())
        return {};
    std::string move = std::to_string(number) + '.';
    for (const sheet_word& each : words)
        move.append(" ").append(text.substr(each.begin, each.end - each.begin));
    return move;
}

// As a game has it; empty if the word is no result.
std::string result_of_word(std::string_view word) {
    struct row {
        std::string_view written;
        std::string_view meant;
    };
    constexpr row rows[] = {{"1:0", "1-0"},         {"1-0", "1-0"},         {"0:1", "0-1"},
                            {"0-1", "0-1"},         {"½:½", "1/2-1/2"},     {"½-½", "1/2-1/2"},
                            {"½", "1/2-1/2"},       {"1/2:1/2", "1/2-1/2"}, {"1/2-1/2", "1/2-1/2"},
                            {"0.5:0.5", "1/2-1/2"}, {"0,5:0,5", "1/2-1/2"}, {"*", "*"}};
    constexpr std::string_view letters = "lIOo";
    constexpr std::string_view digits = "1100";
    std::string meant(word);
    for (char& each : meant)
        if (const std::size_t at = letters.find(each); at != std::string_view::npos)
            each = digits[at];
    const auto* const found = std::ranges::find(rows, meant, &row::written);
    return found == std::end(rows) ? std::string() : std::string(found->meant);
}

// Lines of words become a comment. In it no brace can be.
void add_comment(std::string_view text, std::span<const sheet_line> lines, std::vector<plain_piece>& pieces) {
    if (lines.empty())
        return;
    const std::size_t begin = lines.front().begin;
    const std::size_t end = lines.back().words.back().end;
    pieces.push_back({begin, begin, "{"});
    for (std::size_t at = text.find_first_of("{}", begin); at < end; at = text.find_first_of("{}", at + 1))
        pieces.push_back({at, at + 1, text[at] == '{' ? "(" : ")"});
    pieces.push_back({end, end, "}"});
}

// Comments and variations among its moves: no sheet has them.
bool is_annotated(std::string_view text, const std::vector<sheet_line>& lines, const sheet_rows& rows) {
    const std::size_t begin = lines[rows.first].begin;
    return text.substr(begin, lines[rows.end - 1].end - begin).find_first_of("{}();[") !=
           std::string_view::npos;
}

// Lines of moves that are in no row must not become words.
bool has_more_rows(std::span<const sheet_line> others) {
    return std::ranges::count_if(others, [](const sheet_line& each) {
               return each.words.size() > 1 && each.words.front().number != 0;
           }) > 1;
}

void add_rows(std::string_view text, const std::vector<sheet_line>& lines, const sheet_rows& rows,
              const std::vector<sheet_column>& columns, std::vector<plain_piece>& pieces) {
    std::vector<std::string> later(columns.size()); // moves of the other columns
    for (std::size_t i = rows.first; i != rows.end; ++i) {
        const sheet_line& row = lines[i];
        const auto number = static_cast<std::uint32_t>(rows.number + i - rows.first);
        const std::span<const sheet_word> words = row.words;
        std::string move;
        std::size_t begin = 1;
        for (std::size_t column = 0; column <= columns.size() && begin <= words.size(); ++column) {
            const std::size_t next =
                column == columns.size() ? words.size() : number_in_row(row, begin, columns[column], number);
            const auto cell = words.subspan(begin, next - begin);
            if (column == 0)
                move = move_of_cell(text, number, cell);
            else if (!cell.empty())
                later[column - 1].append("\n").append(
                    move_of_cell(text, number + columns[column - 1].distance, cell));
            begin = next + 1;
        }
        pieces.push_back({row.begin, row.end, std::move(move)});
    }
    for (const std::string& each : later)
        pieces.back().written += each;
}

bool are_rows_enough(const sheet_rows& rows, const std::vector<sheet_column>& columns) {
    if (columns.empty())
        return rows.size() >= least_rows;
    std::size_t numbers = rows.size();
    for (const sheet_column& each : columns)
        numbers += each.count;
    return numbers >= least_numbers_in_all;
}

std::vector<plain_piece> pieces_of_sheet(std::string_view text, bool has_columns) {
    const std::vector<sheet_line> lines = sheet_lines(text);
    const sheet_rows rows = rows_among(lines);
    if (rows.size() < least_rows_of_columns)
        return {};
    const std::vector<sheet_column> columns = columns_of(lines, rows);
    if (columns.empty() == has_columns || !are_rows_enough(rows, columns))
        return {};
    const std::size_t head = std::min(after_tags(text, lines), rows.first);
    const std::span<const sheet_line> all = lines;
    const auto above = all.subspan(head, rows.first - head);
    const auto below = all.subspan(rows.end);
    if (is_annotated(text, lines, rows) || has_more_rows(above) || has_more_rows(below))
        return {};
    std::set<std::string> results;
    for (const auto part : {above, below})
        for (const sheet_line& line : part)
            for (const sheet_word& each : line.words)
                if (std::string result = result_of_word(text.substr(each.begin, each.end - each.begin));
                    !result.empty())
                    results.insert(std::move(result));
    std::vector<plain_piece> pieces;
    add_comment(text, above, pieces);
    add_rows(text, lines, rows, columns, pieces);
    const bool is_result_alone = results.size() == 1 && below.size() == 1 && below.front().words.size() == 1;
    if (columns.empty() && above.empty() && (below.empty() || is_result_alone))
        return {};
    if (is_result_alone)
        pieces.push_back({below.front().begin, below.front().end, *results.begin()});
    else
        add_comment(text, below, pieces);
    if (results.size() == 1 && !is_result_alone)
        pieces.back().written += "\n" + *results.begin();
    return pieces;
}

} // namespace

std::vector<plain_piece> pieces_of_score_sheet(std::string_view text) {
    return pieces_of_sheet(text, false);
}

std::vector<plain_piece> pieces_of_columns(std::string_view text) {
    return pieces_of_sheet(text, true);
}

} // namespace ctlpgn
