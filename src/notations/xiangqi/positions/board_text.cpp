#include "notations/xiangqi/positions/board_text.hpp"

#include "notations/xiangqi/forms/chinese.hpp"
#include "notations/xiangqi/words.hpp"
#include "pictures/drawn_cell.hpp"
#include "text/ascii.hpp"

#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::string_view letters = " PABNCRK";
constexpr std::string_view red_ink = "\x1b[31;48;5;222m";
constexpr std::string_view black_ink = "\x1b[30;48;5;222m";

std::string sign_of(piece what, bool figures) {
    if (what.is_empty())
        return figures ? "＋" : "+";
    if (figures)
        return std::string(character_of(what));
    const char letter = letters[index_of(what.kind())];
    return {what.owner() == xiangqi::side::red ? letter : small_letter(letter)};
}

std::string drawn_point(const position& p, point here, const drawing& style) {
    const bool is_red = !p.is_empty(here) && p.at(here).owner() == xiangqi::side::red;
    return pictures::drawn_cell(sign_of(p.at(here), style.figures), place_of(here), style,
                                is_red ? red_ink : black_ink);
}

} // namespace

std::string draw_board(const position& p, const drawing& style) {
    std::string drawn;
    const auto file_at = [&style](int across) { return style.flipped ? file_count - 1 - across : across; };
    for (int below = rank_count - 1; below >= 0; --below) {
        const int rank = style.flipped ? rank_count - 1 - below : below;
        std::string line(1, static_cast<char>('0' + rank));
        line += ' ';
        for (int across = 0; across != file_count; ++across)
            line.append(drawn_point(p, point::at(file_at(across), rank), style))
                .append(style.figures ? "" : " ");
        drawn.append(line.substr(0, line.find_last_not_of(' ') + 1)).append("\n");
        if (below == rank_count / 2)
            drawn += "\n"; // the river
    }
    std::string names = " ";
    for (int across = 0; across != file_count; ++across)
        names.append("  ").append(1, static_cast<char>('a' + file_at(across))).append(" ");
    return drawn.append(names.substr(0, names.find_last_not_of(' ') + 1)).append("\n");
}

} // namespace ctlpgn::xiangqi
