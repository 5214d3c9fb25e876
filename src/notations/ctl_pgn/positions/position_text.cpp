#include "notations/ctl_pgn/positions/position_text.hpp"

#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/positions/board_lines.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::hex;

// At least one line must be written; this is the shortest.
constexpr std::string_view empty_board = "0:1/";

// By the bits of castling_state of White, and of Black.
constexpr auto rights_words = [] {
    struct word {
        std::array<char, 7> text{};
        std::uint8_t size = 0;
    };
    constexpr std::array<std::string_view, 8> of_side{"-", "K", "-", "KR", "-", "RK", "-", "RKR"};
    std::array<std::array<word, 8>, 8> words{};
    for (std::size_t white = 0; white != words.size(); ++white)
        for (std::size_t black = 0; black != words.size(); ++black) {
            word& made = words[white][black];
            for (const char letter : of_side[white])
                made.text[made.size++] = letter;
            for (const char letter : of_side[black])
                made.text[made.size++] = letter == '-' ? letter : static_cast<char>(letter - 'A' + 'a');
        }
    return words;
}();

// A bit for each line.
using line_bits = std::uint32_t;

constexpr line_bits line_of(hex at) {
    return line_bits{1} << (cescacs::line_count - 1 - at.line());
}

// Where the letter of a hex is.
struct letter_place {
    std::uint8_t line = 0; // from the highest down
    std::uint8_t shift = 0;
};

constexpr auto letter_places = [] {
    std::array<letter_place, cescacs::hex_count> made{};
    for (std::size_t line = 0; line != board_lines.size(); ++line)
        for (std::size_t at = 0; at != board_lines[line].size; ++at)
            made[board_lines[line].all[at].index()] = {static_cast<std::uint8_t>(line),
                                                       static_cast<std::uint8_t>(8 * at)};
    return made;
}();

// For each line, all bits if another one comes after it.
constexpr auto lines_after = [] {
    std::array<std::array<std::uint16_t, 32>, cescacs::line_count> made{};
    for (std::size_t which = 0; which != made.size(); ++which)
        std::fill(made[which].begin() + static_cast<std::ptrdiff_t>(which) + 1, made[which].end(),
                  std::uint16_t{0xffff});
    return made;
}();

char* write(std::string_view what, char* target) {
    return std::ranges::copy(what, target).out;
}

// Never more than can be read again.
char* write_number(std::uint32_t number, char* target) {
    if (number < 10) {
        *target = static_cast<char>('0' + number);
        return target + 1;
    }
    constexpr std::ptrdiff_t most_digits = 10;
    return std::to_chars(target, target + most_digits, std::min(number, largest_number)).ptr;
}

char* write_rights(const cescacs::position& p, char* target) {
    const auto bits = [&p](cescacs::side player) {
        return static_cast<std::size_t>(p.castling[cescacs::index_of(player)]) & 7U;
    };
    const auto& word = rights_words[bits(cescacs::side::white)][bits(cescacs::side::black)];
    std::memcpy(target, word.text.data(), word.text.size());
    return target + word.size;
}

// How many hexes a pawn crosses by a step of this kind.
std::ptrdiff_t crossed_by(cescacs::special_kind kind) {
    switch (kind) {
    case cescacs::special_kind::double_step: return 1;
    case cescacs::special_kind::triple_step: return 2;
    default: return 0;
    }
}

// A step over a hex that does not exist is omitted completely: the pawn alone would mean a scornful one.
char* write_special(const cescacs::special_capture& special, char* target) {
    const auto crossed_hexes = std::ranges::count_if(special.crossed, [](hex h) { return !h.is_none(); });
    if (special.kind == cescacs::special_kind::none || special.pawn.is_none() ||
        crossed_hexes != crossed_by(special.kind)) {
        *target++ = '-';
        return target;
    }
    target = write(hex_name(special.pawn), target);
    char before = '@';
    for (const hex crossed : special.crossed) {
        if (crossed.is_none())
            continue;
        *target++ = before;
        target = write_number(static_cast<std::uint32_t>(crossed.line()), target);
        before = '-';
    }
    return target;
}

} // namespace

position_series_writer::position_series_writer() { // NOLINT(*-member-init): everything read is written first
    text_[0] = '/';
    begins_.fill(1);
}

void position_series_writer::write_lines(line_bits changed) {
    for (; changed != 0; changed &= changed - 1)
        write_line(static_cast<std::size_t>(std::countr_zero(changed)));
}

void position_series_writer::write_line(std::size_t which) {
    const board_line& line = board_lines[which];
    std::array<char, longest_line> made; // NOLINT(*-member-init): as above
    char* target = std::ranges::copy(line.label, made.data()).out;
    if (line.number < 10)
        --target;
    // Numbers of empty hexes are always written, and kept if they are not 0.
    int hexes_left = line.size;
    for (std::uint64_t letters = letters_[which]; letters != 0; letters >>= 8U) {
        const int empty = std::countr_zero(letters) / 8;
        *target = static_cast<char>('0' + empty);
        target += empty != 0 ? 1 : 0;
        letters >>= static_cast<unsigned>(8 * empty);
        *target++ = static_cast<char>(letters & 0xFFU);
        hexes_left -= empty + 1;
    }
    *target = static_cast<char>('0' + hexes_left);
    target += hexes_left != 0 ? 1 : 0;
    *target++ = '/';
    const auto size = letters_[which] != 0 ? target - made.data() : 0;
    char* const begin = text_.data() + begins_[which];
    char* const end = text_.data() + begins_[which + 1];
    if (const auto longer = size - (end - begin); longer != 0) {
        std::memmove(end + longer, end,
                     static_cast<std::size_t>(text_.data() + begins_[cescacs::line_count] - end));
        const auto shift = static_cast<std::uint16_t>(longer);
        for (std::size_t each = 0; each != begins_.size(); ++each)
            begins_[each] = static_cast<std::uint16_t>(begins_[each] + (shift & lines_after[which][each]));
    }
    std::memcpy(begin, made.data(), static_cast<std::size_t>(size));
}

void position_series_writer::put(hex at, cescacs::piece what) {
    written_.put(at, what);
    const letter_place& there = letter_places[at.index()];
    const auto letter = static_cast<std::uint8_t>(letters_of_men[what.code()]);
    std::uint64_t& line = letters_[there.line];
    line = (line & ~(std::uint64_t{0xFF} << there.shift)) | std::uint64_t{letter} << there.shift;
}

std::string_view position_series_writer::text_after_step(const cescacs::position& p, hex from, hex to) {
    put(from, p.at(from));
    put(to, p.at(to));
    write_lines(line_of(from) | line_of(to));
    return write_rest(p);
}

std::string_view position_series_writer::text_of(const cescacs::position& p) {
    line_bits changed = 0;
    p.layout().each_difference(written_, [&](hex at) {
        changed |= line_of(at);
        put(at, p.at(at));
    });
    write_lines(changed);
    return write_rest(p);
}

std::string_view position_series_writer::write_rest(const cescacs::position& p) {
    char* target = text_.data() + begins_[cescacs::line_count];
    if (begins_[cescacs::line_count] == begins_.front())
        target = write(empty_board, target);
    *target++ = ' ';
    *target++ = p.to_move == cescacs::side::white ? 'w' : 'b';
    *target++ = ' ';
    target = write_rights(p, target);
    *target++ = ' ';
    target = write_special(p.special, target);
    *target++ = ' ';
    target = write_number(p.half_move_clock, target);
    *target++ = ' ';
    if (p.move_number == 0)
        *target++ = '?';
    else
        target = write_number(p.move_number, target);
    return {text_.data(), target};
}

std::string position_text(const cescacs::position& p) {
    return std::string(position_series_writer().text_of(p));
}

} // namespace ctlpgn::ctl_pgn
