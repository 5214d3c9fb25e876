#include "notations/ctl_pgn/writing/spelling.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::string_view figure_of(cescacs::piece_kind kind, side owner) {
    const symbol_style wanted =
        owner == side::white ? symbol_style::white_figure : symbol_style::black_figure;
    for (const symbol_row& row : symbols)
        if (row.kind == kind && row.style == wanted)
            return row.text;
    return {};
}

constexpr bool is_figure(symbol_style style) {
    return style == symbol_style::white_figure || style == symbol_style::black_figure;
}

} // namespace

void spelling::keep(const lettering& of_game) {
    change(of_game);
    for (std::size_t i = 1; i != symbols.size(); ++i)
        for (const side owner : {side::white, side::black})
            words_[static_cast<std::size_t>(owner)][i] =
                is_figure(symbols[i].style) ? figure_of(symbols[i].kind, owner) : symbols[i].text;
}

void spelling::change(const lettering& letters) {
    figures_ = letters.figures;
    of_kind_ = letters.of_kind;
    for (std::size_t i = 1; i != symbols.size(); ++i)
        for (const side owner : {side::white, side::black})
            words_[static_cast<std::size_t>(owner)][i] =
                letters.figures ? figure_of(symbols[i].kind, owner) : letters.letter(symbols[i].kind);
}

std::string_view spelling::word(cescacs::piece_kind kind, side owner) const {
    return figures_ ? figure_of(kind, owner) : word(of_kind_[cescacs::index_of(kind)], owner);
}

void spelling::append_castling(std::string_view prefix, side mover, std::string& output) const {
    for (const char letter : prefix) {
        const auto kind = kind_of(find_symbol(std::string_view(&letter, 1)));
        if (figures_)
            output += figure_of(kind, mover);
        else if (kind == cescacs::piece_kind::rook)
            output += symbols[of_kind_[cescacs::index_of(kind)]].text;
        else
            output += letter; // the queen's letter names her side of the board, not her
    }
}

void spelling::append_cased(std::string_view word, side owner, std::string& output) {
    if (word.size() == 1 && owner == side::black)
        output += static_cast<char>(word[0] - 'A' + 'a');
    else
        output += word;
}

std::string declaration_of(const lettering& letters) {
    if (letters.figures)
        return "FAN";
    std::string text;
    for (const symbol declared : letters.of_kind) {
        if (symbols[declared].style != symbol_style::alternative)
            continue;
        const auto standard = read_lettering({}).letter(kind_of(declared));
        text.append(text.empty() ? "" : ", ").append(symbols[declared].text).append("@").append(standard);
    }
    return text;
}

} // namespace ctlpgn::ctl_pgn
