#include "notations/ctl_pgn/positions/board_text.hpp"

#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/positions/board_lines.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::hex;
using cescacs::piece;

// The width of a column of hexes in characters: a piece and its marks.
constexpr std::size_t cell_width = 3;

constexpr std::size_t number_width = 3;

// Enough for a figure and colours in every cell.
constexpr std::size_t most_bytes =
    (cescacs::line_count + 2) * (number_width + 1 + cescacs::column_count * (cell_width + 32));

constexpr std::string_view reset = "\x1b[0m";

// By colour of the hex: black ink on three grounds that contrast with dark and with white terminals.
constexpr std::array<std::string_view, 3> grounds{"\x1b[30;48;5;137m", "\x1b[30;48;5;222m",
                                                  "\x1b[30;48;5;180m"};

std::string_view figure_of(piece what) {
    const symbol_style style =
        what.owner() == cescacs::side::white ? symbol_style::white_figure : symbol_style::black_figure;
    for (const symbol_row& row : symbols)
        if (row.kind == what.kind() && row.style == style)
            return row.text;
    return "?";
}

// Writes into memory that the caller has made large enough.
class pen {
  public:
    explicit pen(char* at) : at_(at) {}

    void put(char what) { *at_++ = what; }
    void put(std::string_view what) { at_ = std::ranges::copy(what, at_).out; }
    void spaces(std::size_t count) { at_ = std::fill_n(at_, count, ' '); }
    [[nodiscard]] char* at() const { return at_; }

  private:
    char* at_;
};

void draw_cell(const cescacs::position& p, hex here, const board_style& style, pen& result) {
    const std::string_view marks = here == style.to ? "<>" : here == style.from ? "[]" : "  ";
    const piece what = p.at(here);
    if (style.colours)
        result.put(grounds[static_cast<std::size_t>(here.colour())]);
    result.put(marks[0]);
    if (style.figures)
        result.put(what.is_empty() ? "·" : figure_of(what));
    else
        result.put(what.is_empty() ? '.' : letters_of_men[what.code()]);
    result.put(marks[1]);
    if (style.colours)
        result.put(reset);
}

void draw_number(unsigned number, pen& result) {
    result.put(number < 10 ? ' ' : static_cast<char>('0' + number / 10));
    result.put(static_cast<char>('0' + number % 10));
    result.put(' ');
}

void draw_line(const cescacs::position& p, const board_line& line, const board_style& style, pen& result) {
    const std::span<const hex> hexes = line.hexes();
    draw_number(line.number, result);
    // The board is as far from its edge on the left as on the right.
    result.spaces(cell_width * static_cast<std::size_t>(hexes.front().column()));
    for (std::size_t i = 0; i != hexes.size(); ++i) {
        if (i != 0)
            result.spaces(cell_width);
        draw_cell(p, style.flipped ? hexes[hexes.size() - 1 - i] : hexes[i], style, result);
    }
    if (result.at()[-1] == ' ')
        result = pen(result.at() - 1);
    result.put('\n');
}

// The letters come above and below the whole board, because at its edge they would look like pieces.
void draw_columns(const board_style& style, pen& result) {
    result.spaces(number_width);
    for (std::size_t i = 0; i != column_letters.size(); ++i) {
        result.put(' ');
        result.put(style.flipped ? column_letters[column_letters.size() - 1 - i] : column_letters[i]);
        result.put(i + 1 == column_letters.size() ? '\n' : ' ');
    }
}

} // namespace

std::string draw_board(const cescacs::position& p, const board_style& style) {
    std::array<char, most_bytes> drawn; // NOLINT(*-member-init): everything read is written first
    pen result(drawn.data());
    draw_columns(style, result);
    for (std::size_t i = 0; i != board_lines.size(); ++i)
        draw_line(p, style.flipped ? board_lines[board_lines.size() - 1 - i] : board_lines[i], style, result);
    draw_columns(style, result);
    return {drawn.data(), result.at()};
}

} // namespace ctlpgn::ctl_pgn
