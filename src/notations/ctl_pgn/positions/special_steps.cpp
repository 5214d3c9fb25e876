#include "notations/ctl_pgn/positions/special_steps.hpp"

#include "games/cescacs/set_up.hpp"
#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/piece_words.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"

#include <algorithm>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

using special_capture = position_setup::special_capture;

bool is_about_special(cescacs::set_up_fault fault) {
    return fault >= cescacs::set_up_fault::special_no_pawn &&
           fault <= cescacs::set_up_fault::scornful_no_scorned_pawn;
}

// The lines that it names: those that were crossed, and that of the hex.
std::vector<int> lines_in(const special_capture& written) {
    std::vector<int> lines(written.crossed.begin(), written.crossed.begin() + written.crossed_count);
    lines.push_back(hex_of(written.pawn).line());
    return lines;
}

} // namespace

bool is_special_possible(const position_setup& setup) {
    return setup.special.pawn == no_place ||
           std::ranges::none_of(check_set_up(build_position(setup)),
                                [](const auto& each) { return is_about_special(each.fault); });
}

std::string text_of_special(const special_capture& written) {
    std::string text(hex_name(hex_of(written.pawn)));
    for (std::uint8_t i = 0; i != written.crossed_count; ++i)
        text.append(i == 0 ? "@" : "-").append(std::to_string(written.crossed[i]));
    return text;
}

std::optional<special_capture> meant_special(const position_setup& setup) {
    const cescacs::hex named = hex_of(setup.special.pawn);
    if (!named)
        return std::nullopt;
    const std::vector<int> written = lines_in(setup.special);
    const int back = setup.turn == side::white ? 2 : -2; // the side that is not to move has stepped
    std::optional<special_capture> found;
    for (int line = 0; line != cescacs::line_count; ++line)
        for (std::uint8_t crossed = 1; crossed != 3; ++crossed) {
            const cescacs::hex pawn = cescacs::hex::at(named.column(), line);
            const int first = line + back * crossed;
            if (!pawn || first < 0 || first > cescacs::last_line(named.column()))
                continue;
            position_setup tried = setup;
            tried.special.pawn = place_of(pawn);
            tried.special.crossed_count = crossed;
            // In the order of the step.
            for (std::uint8_t i = 0; i != crossed; ++i)
                tried.special.crossed[i] = static_cast<std::uint8_t>(first - back * i);
            const std::vector<int> lines = lines_in(tried.special);
            const bool has_all = std::ranges::all_of(
                written, [&lines](int each) { return std::ranges::find(lines, each) != lines.end(); });
            if (!has_all || !is_special_possible(tried))
                continue;
            if (found)
                return std::nullopt;
            found = tried.special;
        }
    return found;
}

} // namespace ctlpgn::ctl_pgn
