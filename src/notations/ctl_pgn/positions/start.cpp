#include "notations/ctl_pgn/positions/start.hpp"

#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"
#include "notations/ctl_pgn/positions/meant_position.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"
#include "notations/ctl_pgn/positions/position_rules.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

bool is_on_another_board(const game& record) {
    for (const tag& candidate : record.tags)
        if (record.raw(candidate.name) == "Variant")
            return record.raw(candidate.value).starts_with("Grand");
    return false;
}

bool begins_later(const game& record) {
    if (record.main_line.first_ply == no_node)
        return false;
    const ply& first = record.plies[record.main_line.first_ply];
    return first.number_unknown || first.number > 1 || first.player == side::black;
}

game_start find_start(const game& record) {
    game_start start;
    if (is_on_another_board(record))
        return start;
    const tag* const written = find_meant_position_tag(record);
    if (written == nullptr) {
        start.position = cescacs::start_position();
        start.known = !begins_later(record);
        return start;
    }
    if (!has_both_ends(record, *written))
        return start;
    position_setup setup;
    std::vector<finding> findings;
    read_position(record.raw(written->value), setup, findings);
    start.known = places_all_pieces(setup, findings);
    start.position = build_position(setup);
    for (const cescacs::side player : {cescacs::side::white, cescacs::side::black})
        start.doubtful = start.doubtful || start.position.count(player, cescacs::piece_kind::king) != 1;
    return start;
}

} // namespace ctlpgn::ctl_pgn
