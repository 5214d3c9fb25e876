#include "notations/ctl_pgn/positions/position_text.hpp"

#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::hex;
using cescacs::piece;

constexpr std::size_t usual_length = 160;

// Some line has to be written; this is the shortest one.
constexpr std::string_view empty_board = "0:1/";

// By the bits of castling_state.
constexpr std::array<std::string_view, 8> rights_words{"-", "K", "-", "KR", "-", "RK", "-", "RKR"};

char letter_of(piece of) {
    const char letter = symbols[cescacs::index_of(of.kind())].text[0];
    return of.owner() == cescacs::side::white ? letter : static_cast<char>(letter - 'A' + 'a');
}

void write_line(const cescacs::position& of, int line, std::string& to) {
    const std::size_t before = to.size();
    to.append(std::to_string(line)).append(":");
    int empty = 0;
    bool any = false;
    for (int column = 0; column != cescacs::column_count; ++column) {
        const hex here = hex::at(column, line);
        if (!here)
            continue;
        const piece there = of.at(here);
        if (there.is_empty()) {
            ++empty;
            continue;
        }
        any = true;
        if (empty != 0)
            to += static_cast<char>('0' + empty);
        empty = 0;
        to += letter_of(there);
    }
    if (!any) {
        to.resize(before);
        return;
    }
    if (empty != 0)
        to += static_cast<char>('0' + empty);
    to += '/';
}

void write_rights(const cescacs::position& of, std::string& to) {
    for (const cescacs::side by : {cescacs::side::white, cescacs::side::black}) {
        const auto bits = static_cast<std::size_t>(of.castling[cescacs::index_of(by)]) & 7U;
        for (const char letter : rights_words[bits])
            to +=
                by == cescacs::side::white || letter == '-' ? letter : static_cast<char>(letter - 'A' + 'a');
    }
}

// How many hexes a pawn crosses by a step of this kind.
std::ptrdiff_t crossed_by(cescacs::special_kind kind) {
    switch (kind) {
    case cescacs::special_kind::double_step: return 1;
    case cescacs::special_kind::triple_step: return 2;
    default: return 0;
    }
}

// A step over a hex that is not there is left out whole: the pawn alone would mean a scornful one.
void write_special(const cescacs::special_capture& special, std::string& to) {
    const auto crossed_hexes = std::ranges::count_if(special.crossed, [](hex h) { return !h.is_none(); });
    if (special.kind == cescacs::special_kind::none || special.pawn.is_none() ||
        crossed_hexes != crossed_by(special.kind)) {
        to += '-';
        return;
    }
    to += hex_name(special.pawn);
    char before = '@';
    for (const hex crossed : special.crossed) {
        if (crossed.is_none())
            continue;
        to += before;
        to += std::to_string(crossed.line());
        before = '-';
    }
}

} // namespace

std::string position_text(const cescacs::position& of) {
    std::string text = "/";
    text.reserve(usual_length);
    for (int line = cescacs::line_count - 1; line >= 0; --line)
        write_line(of, line, text);
    if (text.size() == 1)
        text += empty_board;
    text += of.to_move == cescacs::side::white ? " w " : " b ";
    write_rights(of, text);
    text += ' ';
    write_special(of.special, text);
    text.append(" ").append(std::to_string(of.half_move_clock)).append(" ");
    text += of.move_number == 0 ? "?" : std::to_string(of.move_number);
    return text;
}

} // namespace ctlpgn::ctl_pgn
