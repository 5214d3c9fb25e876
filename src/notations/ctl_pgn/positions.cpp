// The positions of a game, as text and drawn (notation::positions, notation::draw).
#include "notations/ctl_pgn/board_text.hpp"
#include "notations/ctl_pgn/position_build.hpp"
#include "notations/ctl_pgn/position_rules.hpp"
#include "notations/ctl_pgn/position_text.hpp"
#include "notations/ctl_pgn/replay.hpp"
#include "notations/ctl_pgn/rules.hpp"

namespace ctlpgn::ctl_pgn {

std::vector<std::string> positions(const game& of) {
    std::vector<std::string> texts(2 * of.moves.size());
    replay played(of);
    if (!played.is_possible())
        return texts;
    played.run([&texts](const replayed_ply& each) {
        if (each.is_known)
            texts[2 * each.at_move + static_cast<std::size_t>(each.at_side)] = position_text(each.after);
    });
    return texts;
}

std::string draw(std::string_view position, const drawing& how, std::vector<finding>& findings) {
    position_setup setup;
    std::vector<finding> syntax;
    read_position(position, setup, syntax);
    const bool known = says_what_stands_where(setup, syntax);
    findings.insert(findings.end(), syntax.begin(), syntax.end());
    check_position(position, findings);
    if (!known)
        return {};
    return draw_board(build_position(setup), {how.figures, how.colours, hex_of(how.from), hex_of(how.to)});
}

} // namespace ctlpgn::ctl_pgn
