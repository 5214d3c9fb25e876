#include "notations/ctl_pgn/positions/position_setup.hpp"

namespace ctlpgn::ctl_pgn {

void position_setup::clear() {
    lines.clear();
    men.clear();
    turn = side::white;
    turn_where = {};
    rights = {};
    rights_where = {};
    special = {};
    clock = 0;
    clock_where = {};
    number = 1;
    number_where = {};
}

} // namespace ctlpgn::ctl_pgn
