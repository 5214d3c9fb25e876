#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/replay/miswritten_position.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/tags.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace ctlpgn::pgn {

namespace {

struct played_plies {
    std::size_t count = 0;
    void reached(const reached_ply& here) { count += here.played.outcome == resolved::one ? 1U : 0U; }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}
};

std::size_t count_played(const game& record) {
    played_plies played;
    replay(record, played).run();
    return played.count;
}

} // namespace

void take_miswritten_position(game& record) {
    const auto is_position = [&record](const tag& each) {
        return is_same_in_small_letters(record.raw(each.name), "FEN");
    };
    const auto named = std::ranges::find_if(record.tags, is_position);
    const node first = record.main_line.first_ply;
    if (named == record.tags.end() || find_tag(record, tag_called("FEN")) != nullptr || first == no_node)
        return;
    game trial = record;
    read_as(trial.tags[static_cast<std::size_t>(named - record.tags.begin())], tag_called("FEN"));
    if (first_side(trial) != record.plies[first].player)
        for (ply& each : trial.plies)
            each.player = opponent(each.player);
    if (count_played(trial) <= count_played(record))
        return;
    record.tags = std::move(trial.tags);
    record.plies = std::move(trial.plies);
}

} // namespace ctlpgn::pgn
