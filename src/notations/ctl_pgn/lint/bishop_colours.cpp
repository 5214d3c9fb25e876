// Only bishops stay on hexes of one colour, so only they can be named by it.
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

void check_bishop_colours(check_context& context) {
    for (const reference& each : context.read.references)
        if (each.kind == reference_kind::piece && each.detail != 0 &&
            kind_of(each.piece) != cescacs::piece_kind::bishop)
            context.report(codes::colour_of_no_bishop, each.where,
                           std::string(context.words.pieces[each.piece]));
}

} // namespace ctlpgn::ctl_pgn
