#include "notations/ctl_pgn/positions/position_text.hpp"

#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
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

// A line of the board as it is written: how it begins, and its hexes from left to right.
struct board_line {
    std::array<char, 3> label{}; // "14:"
    std::uint8_t label_size = 0;
    std::uint8_t size = 0;
    std::array<hex, 8> hexes{};
    cescacs::hex_set all;
};

constexpr std::array<board_line, cescacs::line_count> make_lines() {
    std::array<board_line, cescacs::line_count> lines{};
    for (int number = 0; number != cescacs::line_count; ++number) {
        board_line& made = lines[static_cast<std::size_t>(cescacs::line_count - 1 - number)];
        if (number >= 10)
            made.label[made.label_size++] = static_cast<char>('0' + number / 10);
        made.label[made.label_size++] = static_cast<char>('0' + number % 10);
        made.label[made.label_size++] = ':';
        for (int column = 0; column != cescacs::column_count; ++column)
            if (const hex here = hex::at(column, number)) {
                made.hexes[made.size++] = here;
                made.all.insert(here);
            }
    }
    return lines;
}

// From the highest down, as they are written.
constexpr std::array<board_line, cescacs::line_count> lines = make_lines();

// What all lines need at most, with a sign after each.
constexpr std::size_t longest_board = cescacs::hex_count + cescacs::line_count * 4 + 1;

// By piece::code; none for an empty hex.
constexpr std::array<char, piece::code_count> make_letters() {
    std::array<char, piece::code_count> letters{};
    for (const cescacs::side by : {cescacs::side::white, cescacs::side::black})
        for (std::size_t kind = 1; kind != cescacs::piece_kind_count; ++kind) {
            const char letter = symbols[kind].text[0];
            letters[piece(by, static_cast<cescacs::piece_kind>(kind)).code()] =
                by == cescacs::side::white ? letter : static_cast<char>(letter - 'A' + 'a');
        }
    return letters;
}

constexpr std::array<char, piece::code_count> letters = make_letters();

// Returns the end of what it has written.
char* write_line(const cescacs::position& of, const board_line& line, char* to) {
    for (std::size_t i = 0; i != line.label_size; ++i)
        *to++ = line.label[i];
    char empty = '0';
    for (std::size_t i = 0; i != line.size; ++i) {
        const char letter = letters[of.at(line.hexes[i]).code()];
        if (letter == 0) {
            ++empty;
            continue;
        }
        if (empty != '0')
            *to++ = empty;
        empty = '0';
        *to++ = letter;
    }
    if (empty != '0')
        *to++ = empty;
    *to++ = '/';
    return to;
}

void write_board(const cescacs::position& of, std::string& to) {
    std::array<char, longest_board> text; // NOLINT(*-member-init): all that is read is written
    const cescacs::hex_set occupied = of.occupied();
    char* end = text.data();
    for (const board_line& line : lines)
        if (line.all.intersects(occupied))
            end = write_line(of, line, end);
    to.append(text.data(), end);
}

void write_number(std::uint32_t number, std::string& to) {
    std::array<char, 10> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    to.append(digits.data(), end);
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
    write_board(of, text);
    if (text.size() == 1)
        text += empty_board;
    text += of.to_move == cescacs::side::white ? " w " : " b ";
    write_rights(of, text);
    text += ' ';
    write_special(of.special, text);
    text += ' ';
    write_number(of.half_move_clock, text);
    text += ' ';
    if (of.move_number == 0)
        text += '?';
    else
        write_number(of.move_number, text);
    return text;
}

} // namespace ctlpgn::ctl_pgn
