#include "notations/ctl_pgn/positions/board_text.hpp"

#include "notations/ctl_pgn/hexes.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::hex;
using cescacs::piece;

// A column of hexes is so many characters wide: a piece and its marks.
constexpr std::size_t cell_width = 3;

constexpr std::string_view reset = "\x1b[0m";

// By colour of the hex: black ink on three grounds that stand out from dark and from white terminals.
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

std::string text_of(piece what, bool figures) {
    if (what.is_empty())
        return figures ? "·" : ".";
    if (figures)
        return std::string(figure_of(what));
    const char letter = symbols[cescacs::index_of(what.kind())].text[0];
    return {what.owner() == cescacs::side::white ? letter : static_cast<char>(letter - 'A' + 'a')};
}

std::string cell(const cescacs::position& of, hex here, const board_style& how) {
    std::string drawn = text_of(of.at(here), how.figures);
    const std::string_view marks = here == how.to ? "<>" : here == how.from ? "[]" : "  ";
    drawn.insert(0, 1, marks[0]).append(1, marks[1]);
    if (!how.colours)
        return drawn;
    return std::string(grounds[static_cast<std::size_t>(here.colour())]).append(drawn).append(reset);
}

std::string number_of(int line) {
    std::string number = std::to_string(line);
    number.insert(0, line < 10 ? 1 : 0, ' ');
    return number;
}

std::string row(const cescacs::position& of, int line, const board_style& how) {
    std::string drawn = number_of(line) + " ";
    std::string blanks;
    for (int across = 0; across != cescacs::column_count; ++across) {
        const hex here = hex::at(how.flipped ? cescacs::column_count - 1 - across : across, line);
        if (!here) {
            blanks.append(cell_width, ' ');
            continue;
        }
        drawn.append(blanks).append(cell(of, here, how));
        blanks.clear();
    }
    return drawn;
}

// The letters stand above and below the whole board: at its edge they would look like pieces.
std::string column_row(const board_style& how) {
    std::string letters(column_letters.begin(), column_letters.end());
    if (how.flipped)
        std::ranges::reverse(letters);
    std::string drawn(number_of(0).size() + 1, ' ');
    for (const char letter : letters)
        drawn.append(1, ' ').append(1, letter).append(1, ' ');
    drawn.back() = '\n';
    return drawn;
}

} // namespace

std::string draw_board(const cescacs::position& of, const board_style& how) {
    std::string drawn = column_row(how);
    for (int below = cescacs::line_count - 1; below >= 0; --below) {
        std::string made = row(of, how.flipped ? cescacs::line_count - 1 - below : below, how);
        made.erase(made.find_last_not_of(' ') + 1);
        drawn.append(made).append("\n");
    }
    return drawn.append(column_row(how));
}

} // namespace ctlpgn::ctl_pgn
