#include "notations/diplomat/positions/board_plan.hpp"

#include "games/diplomat/cell.hpp"
#include "games/diplomat/piece.hpp"
#include "pictures/chess_men.hpp"
#include "pictures/players.hpp"
#include "pictures/svg_path.hpp"

#include <array>

namespace ctlpgn::diplomat {

namespace {

using pictures::on_circle;

// A top hat.
constexpr piece_picture hat{.name = "diplomat",
                            .body = "M27.6 20V5.6c-2.4-1-5-1.4-7.6-1.4s-5.2.4-7.6 1.4V20z"
                                    "M6 19.6c0 3.4 6 5 14 5s14-1.6 14-5c0-1.8-2.4-2.2-5.4-1.4-2.8.8-5.6 "
                                    "1-8.6 1s-5.8-.2-8.6-1c-3-.8-5.4-.4-5.4 1.4z"
                                    "M25.6 30.8c-1.4-2-2-4-2-7h-7.2c0 3-.6 5-2 7z",
                            .lines = "M12.6 17.4c4.6 1.6 10.2 1.6 14.8 0M11.5 30.6h17",
                            .spots = "M12.6 11.8v5.4c4.6 1.8 10.2 1.8 14.8 0v-5.4c-4.6 1.8-10.2 1.8-14.8 0z",
                            .foot = pictures::wide_foot};

constexpr piece_picture horse = [] {
    piece_picture made = pictures::knight;
    made.name = "horse";
    return made;
}();

// In the order of piece_kind.
constexpr std::array<piece_picture, piece_kind_count - 1> pieces{pictures::pawn, horse, pictures::bishop,
                                                                 pictures::rook, hat,   pictures::king};

constexpr double margin = 26;
constexpr double outermost = 218;
// Of crowns, from the first to the third, and of the centre.
constexpr std::array<double, crown_count + 1> outer_radii{outermost, 162, 108, 54};
constexpr double step = 360.0 / radius_count;
constexpr plan_point middle{margin + outermost, margin + outermost};

// Clockwise from the right, White's king below.
double angle_of(int radius) {
    return 90 + (radius - king_home(side::white).radius()) * step;
}

plan_cell drawn_cell(cell here) {
    if (here.is_centre()) {
        pictures::svg_path outline;
        outline.circle(middle, outer_radii.back());
        return {middle, outline.text(), cell_tone::middle};
    }
    const auto crown = static_cast<std::size_t>(here.crown());
    const double outer = outer_radii[crown - 1];
    const double inner = outer_radii[crown];
    const double begin = angle_of(here.radius()) - step / 2;
    const double end = begin + step;
    pictures::svg_path outline;
    outline.move_to(on_circle(middle, inner, begin))
        .line_to(on_circle(middle, outer, begin))
        .arc_to(on_circle(middle, outer, end), outer, true)
        .line_to(on_circle(middle, inner, end))
        .arc_to(on_circle(middle, inner, begin), inner, false)
        .close();
    const bool is_dark = (here.radius() + here.crown()) % 2 == 0;
    // A little beyond the middle, where it is wider.
    const double distance = (outer + inner) / 2 + 2;
    return {on_circle(middle, distance, angle_of(here.radius())), outline.text(),
            is_dark ? cell_tone::dark : cell_tone::light};
}

std::vector<plan_label> labels(bool flipped) {
    std::vector<plan_label> made;
    const double turn = flipped ? 180 : 0;
    for (int i = 0; i != radius_count; ++i)
        made.push_back({{static_cast<char>('a' + i)}, on_circle(middle, outermost + 13, angle_of(i) + turn)});
    // Crowns have their numbers in a corner of the cells of the first radius.
    for (std::size_t i = 0; i != crown_count; ++i) {
        const double radius = outer_radii[i] - 9;
        const double aside = -step / 2 + 420 / radius;
        made.push_back(
            {{static_cast<char>('1' + i)}, on_circle(middle, radius, angle_of(0) + aside + turn), true});
    }
    return made;
}

board_plan made_plan() {
    board_plan made;
    made.width = made.height = 2 * (margin + outermost);
    made.centre = middle;
    made.piece_size = 38;
    for (int i = 0; i != cell::count; ++i)
        made.cells.push_back(drawn_cell(cell::from_index(i)));
    pictures::svg_path circles;
    for (const double radius : outer_radii)
        circles.circle(middle, radius);
    for (int i = 0; i != radius_count; ++i)
        circles.move_to(on_circle(middle, outer_radii.back(), angle_of(i) + step / 2))
            .line_to(on_circle(middle, outermost, angle_of(i) + step / 2));
    made.lines = circles.text();
    made.labels = {labels(false), labels(true)};
    made.players = pictures::white_and_black(pieces);
    return made;
}

} // namespace

const board_plan& plan() {
    static const board_plan made = made_plan();
    return made;
}

} // namespace ctlpgn::diplomat
