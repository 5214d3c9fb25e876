// Positions in other forms than the prescribed one, whose meaning is certain.
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/positions/initial.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"
#include "notations/ctl_pgn/positions/special_steps.hpp"
#include "text/ascii.hpp"

#include <charconv>

namespace ctlpgn::ctl_pgn {

namespace {

// The position of the finding, as read.
position_setup setup_around(const game_fixes& context, const finding& found, std::uint32_t& begin) {
    const tag* const position = find_position_tag(context.read);
    if (position == nullptr || found.where.begin < position->value.begin)
        return {};
    begin = position->value.begin;
    return setup_of(context.raw(position->value));
}

// -1 if it is not the number of a line.
int line_number(std::string_view digits) {
    int number = -1;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return read.ec == std::errc() && number < cescacs::line_count && (digits == "0" || digits.front() != '0')
               ? number
               : -1;
}

// How many hexes letters and digits add up to; chess symbols count as one.
int hexes_in(std::string_view men) {
    int hexes = 0;
    for (const char each : men) {
        const bool continues_character = (static_cast<unsigned char>(each) & 0xC0U) == 0x80U;
        hexes += is_digit(each) ? each - '0' : continues_character ? 0 : 1;
    }
    return hexes;
}

} // namespace

// 27;dk   27dk   O:V
proposed fix_unreadable_board_line(const game_fixes& context, const finding& found) {
    const std::string_view line = context.raw(found.where);
    if (line.starts_with("O:") || line.starts_with("o:"))
        return rewrite(found, {found.where.begin, found.where.begin + 1}, "0", "write the line 0");
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    constexpr std::size_t longest_number = 2;
    std::optional<fix> made;
    for (std::size_t size = 1; size <= std::min(digits, longest_number); ++size) {
        const std::size_t men = std::min(line.find_first_not_of(".,;:=-", size), line.size());
        const int number = line_number(line.substr(0, size));
        if (number < 0 || men == line.size() || hexes_in(line.substr(men)) != hexes_of_line(number))
            continue;
        if (made)
            return std::nullopt; // both numbers fit the hexes
        const span where{found.where.begin + static_cast<std::uint32_t>(size),
                         found.where.begin + static_cast<std::uint32_t>(men)};
        made = rewrite(found, where, ":", "write a colon");
    }
    return made;
}

proposed fix_doubled_slash(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, found.where, "", "remove the slash");
}

// With the slash after it.
proposed fix_line_without_pieces(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, {found.where.begin, found.where.end + 1}, "", "leave the line out");
}

proposed fix_split_empty_hexes(const game_fixes& context, const finding& found) {
    constexpr int most_empty = 8; // that a digit counts
    const int sum = hexes_in(context.raw(found.where));
    return sum > most_empty ? std::nullopt : proposed(rewrite(found, std::to_string(sum)));
}

proposed fix_one_sided_rights(const game_fixes& context, const finding& found) {
    std::uint32_t begin = 0;
    const position_setup setup = setup_around(context, found, begin);
    const bool is_white = setup.rights[0] != cescacs::castling_state::none;
    const std::string_view written = context.raw(found.where);
    const std::string both = is_white ? std::string(written).append("-") : std::string("-").append(written);
    return rewrite(found, is_white ? end_of(found.where) : begin_of(found.where), "-", "write " + both);
}

proposed fix_special_form(const game_fixes& context, const finding& found) {
    std::uint32_t begin = 0;
    const position_setup setup = setup_around(context, found, begin);
    if (setup.special.pawn == no_place || !is_special_possible(setup))
        return std::nullopt;
    return rewrite(found, text_of_special(setup.special));
}

// No fix takes away a special capture that names a hex.
proposed fix_special_without_pawn(const game_fixes& context, const finding& found) {
    std::uint32_t begin = 0;
    const auto meant = meant_special(setup_around(context, found, begin));
    return meant ? proposed(rewrite(found, text_of_special(*meant))) : std::nullopt;
}

proposed fix_counter_form(const game_fixes& context, const finding& found) {
    std::uint32_t begin = 0;
    const position_setup setup = setup_around(context, found, begin);
    const bool is_clock = found.where.begin == begin + setup.clock_where.begin;
    const std::uint32_t value = is_clock ? setup.clock : setup.number;
    return rewrite(found, !is_clock && value == 0 ? std::string("?") : std::to_string(value));
}

} // namespace ctlpgn::ctl_pgn
