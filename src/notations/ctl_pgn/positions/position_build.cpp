#include "notations/ctl_pgn/positions/position_build.hpp"

#include "notations/ctl_pgn/board/claims.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

// The first column that has a hex on a line.
int first_column(int line) {
    for (int column = 0; column != cescacs::column_count; ++column)
        if (cescacs::hex::exists(column, line))
            return column;
    return cescacs::column_count;
}

// Lines may be written in either order; on the board the pawn's direction decides.
cescacs::special_capture build_special(const position_setup::special_capture& capture,
                                       cescacs::side stepper) {
    const cescacs::hex pawn = hex_of(capture.pawn);
    if (!pawn)
        return {};
    if (capture.crossed_count == 0)
        return cescacs::after_scornful_step(pawn);
    cescacs::special_capture built;
    built.pawn = pawn;
    built.kind =
        capture.crossed_count == 1 ? cescacs::special_kind::double_step : cescacs::special_kind::triple_step;
    for (std::size_t i = 0; i != capture.crossed_count; ++i)
        built.crossed[i] = cescacs::hex::at(pawn.column(), capture.crossed[i]);
    const bool rising = stepper == cescacs::side::white;
    if (capture.crossed_count == 2 && (capture.crossed[0] < capture.crossed[1]) != rising)
        std::swap(built.crossed[0], built.crossed[1]);
    return built;
}

} // namespace

int hexes_of_line(int line) {
    int hexes = 0;
    for (int column = 0; column != cescacs::column_count; ++column)
        hexes += cescacs::hex::exists(column, line) ? 1 : 0;
    return hexes;
}

cescacs::hex hex_of(const position_setup::line& line, const position_setup::man& man) {
    return cescacs::hex::at(first_column(line.number) + 2 * man.hex_of_line, line.number);
}

cescacs::position build_position(const position_setup& setup) {
    cescacs::position built;
    for (const position_setup::line& line : setup.lines)
        for (std::size_t i = 0; i != line.man_count; ++i) {
            const position_setup::man& man = setup.men[line.first_man + i];
            if (const cescacs::hex at = hex_of(line, man))
                built.put(at, {game_side(man.owner), kind_of(man.piece)});
        }
    built.to_move = game_side(setup.turn);
    built.castling = setup.rights;
    built.special = build_special(setup.special, cescacs::opponent(built.to_move));
    built.half_move_clock = setup.clock;
    built.move_number = setup.number;
    return built;
}

} // namespace ctlpgn::ctl_pgn
