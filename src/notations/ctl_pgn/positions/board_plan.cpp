#include "notations/ctl_pgn/positions/board_plan.hpp"

#include "games/cescacs/hex.hpp"
#include "games/cescacs/piece.hpp"
#include "notations/ctl_pgn/positions/beasts.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "pictures/players.hpp"
#include "pictures/svg_path.hpp"

#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::hex;

// In the order of cescacs::piece_kind.
constexpr std::array<piece_picture, cescacs::piece_kind_count - 1> pieces{
    pictures::pawn, pictures::elephant, pictures::bishop, pictures::knight, pegasus, pictures::rook,
    wyvern,         pictures::queen,    pictures::king};

constexpr double half_height = 22;                   // of a hex, from its middle to an edge
constexpr double radius = half_height * 1.154700538; // from its middle to a corner
constexpr double left = 24;
constexpr double top = 10;
constexpr double bottom = 22;
constexpr double label_distance = 10; // from an edge

constexpr plan_point centre_of(hex at) {
    return {left + radius * (1 + 1.5 * at.column()), top + half_height * (cescacs::line_count - at.line())};
}

constexpr hex turned(hex at, bool flipped) {
    return flipped ? hex::at(cescacs::column_count - 1 - at.column(), cescacs::line_count - 1 - at.line())
                   : at;
}

// The full name of the last hex below every column, and the numbers of lines next to the hexes above them.
std::vector<plan_label> labels(bool flipped) {
    std::vector<plan_label> made;
    for (int column = 0; column != cescacs::column_count; ++column) {
        const hex last = hex::at(column, cescacs::first_line(column));
        const plan_point at = centre_of(last);
        made.push_back({std::string(words.places[turned(last, flipped).index()]),
                        {at.x, at.y + half_height + label_distance}});
    }
    const int first = cescacs::first_line(0) + 1;
    const int last = cescacs::last_line(0);
    for (int line = first; line != cescacs::line_count; ++line) {
        const std::string number = std::to_string(flipped ? cescacs::line_count - 1 - line : line);
        if (line <= last) {
            made.push_back({number, {left / 2, top + half_height * (cescacs::line_count - line)}});
            continue;
        }
        const plan_point at = centre_of(hex::at(line - last, line));
        const double away = half_height + label_distance;
        made.push_back({number, {at.x - away * 0.866, at.y - away * 0.5}});
    }
    return made;
}

board_plan made_plan() {
    board_plan made;
    made.width = 2 * left + radius * (2 + 1.5 * (cescacs::column_count - 1));
    made.height = top + half_height * (cescacs::line_count + 1) + bottom;
    made.centre = centre_of(hex::at(7, 14));
    made.piece_size = 35;
    for (int i = 0; i != cescacs::hex_count; ++i) {
        const hex here = hex::from_index(i);
        const plan_point at = centre_of(here);
        pictures::svg_path outline;
        outline.polygon({{at.x + radius, at.y},
                         {at.x + radius / 2, at.y + half_height},
                         {at.x - radius / 2, at.y + half_height},
                         {at.x - radius, at.y},
                         {at.x - radius / 2, at.y - half_height},
                         {at.x + radius / 2, at.y - half_height}});
        constexpr std::array tones{cell_tone::dark, cell_tone::light, cell_tone::middle}; // by hex_colour
        made.cells.push_back({at, outline.text(), tones[static_cast<std::size_t>(here.colour())]});
    }
    made.labels = {labels(false), labels(true)};
    made.players = pictures::white_and_black(pieces);
    made.text = {"PEJNGRVDK", cescacs::line_count, true};
    return made;
}

} // namespace

const board_plan& plan() {
    static const board_plan made = made_plan();
    return made;
}

} // namespace ctlpgn::ctl_pgn
