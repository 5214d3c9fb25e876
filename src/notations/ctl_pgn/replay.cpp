#include "notations/ctl_pgn/replay.hpp"

#include "notations/ctl_pgn/start.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

// Plays a ply of which nobody wants to know anything.
void advance(replay_state& now, node index, const ply& written, side by, bool first) {
    if (!written.written())
        return;
    now.take_turn(by, first);
    cescacs::ply claimed;
    if (!claim(written, by, claimed)) {
        now.skip_ply();
        return;
    }
    position_before before;
    now.play(id_of(index, by), claimed, check_coherence(now.on_board, claimed), before);
}

} // namespace

replay::replay(const game& of) : game_(of), keep_checkpoints_(!of.variations.empty()) {
    const game_start start = find_start(of);
    possible_ = start.known;
    start_.on_board = start.position;
    if (start.doubtful)
        start_.about.doubt_everything();
}

void replay::begin() {
    lines_.clear();
    checkpoints_.clear();
    if (!possible_ || game_.main_line.first_move == no_node)
        return;
    open_line& main = lines_.emplace_back();
    main.first_move = game_.main_line.first_move;
    main.next_move = main.first_move;
    main.first_number = game_.moves[main.first_move].number;
    main.now = start_;
}

void replay::close_line() {
    checkpoints_.resize(lines_.back().first_checkpoint);
    lines_.pop_back();
}

void replay::open_variation() {
    open_line& line = lines_.back();
    const variation& opened = game_.variations[line.next_variation];
    line.next_variation = opened.next;
    if (opened.line.first_move == no_node)
        return;
    const move& first = game_.moves[opened.line.first_move];
    const bool white_written = first.white.written();
    const bool black_replaced = opened.replaces == side::black;
    const std::uint32_t number = first.number;
    const std::uint32_t here = line.first_number + line.index;
    if (number == 0 || number == here || number == game_.moves[line.move].number) {
        const side from = white_written ? side::white : side::black;
        open_line_of(opened, line.move, replay_state(line.before[from == side::black ? 1 : 0]), from,
                     black_replaced && white_written);
        return;
    }
    node earlier = no_node;
    replay_state before[2];
    if (number < line.first_number || number > here || !go_back(line, number, earlier, before))
        return;
    const side from = white_written ? side::white : side::black;
    open_line_of(opened, earlier, before[from == side::black ? 1 : 0], from, false);
    // The number that led back there has been reported, and may be all that is wrong.
    lines_.back().now.about.doubt_everything();
}

void replay::open_line_of(const variation& of, node branch_move, const replay_state& from, side first,
                          bool repeats) {
    open_line& added = lines_.emplace_back();
    added.first_move = of.line.first_move;
    added.next_move = added.first_move;
    added.first_number = game_.moves[added.first_move].number;
    added.branch_move = branch_move;
    added.branch_side = first;
    added.repeats_white = repeats;
    added.first_checkpoint = checkpoints_.size();
    added.now = from;
    // The line begins with Black, and White's ply is to be replaced: nothing is known about that.
    if (from.on_board.to_move != game_side(first))
        added.now.certain = false;
}

// The earlier move of a line that a number names, and the positions before its plies.
bool replay::go_back(const open_line& line, std::uint32_t number, node& move,
                     replay_state (&before)[2]) const {
    const std::uint32_t wanted = number - line.first_number;
    const std::size_t nearest = line.first_checkpoint + wanted / checkpoint_distance;
    if (nearest >= checkpoints_.size())
        return false;
    replay_state now = checkpoints_[nearest].before;
    node at = checkpoints_[nearest].move;
    for (std::uint32_t left = wanted % checkpoint_distance; at != no_node; --left) {
        const bool first = at == line.first_move;
        before[0] = now;
        const struct move& played = game_.moves[at];
        advance(now, at, played.white, side::white, first);
        before[1] = now;
        if (left == 0)
            break;
        advance(now, at, played.black, side::black, first && !played.white.written());
        at = played.next;
    }
    move = at;
    return at != no_node;
}

} // namespace ctlpgn::ctl_pgn
