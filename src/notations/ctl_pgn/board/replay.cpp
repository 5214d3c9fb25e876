#include "notations/ctl_pgn/board/replay.hpp"

#include "notations/ctl_pgn/positions/start.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

// Plays a ply without reporting it to the visitor.
void advance(replay_state& now, node at_ply, const ply& written, bool first) {
    if (written.kind == ply_kind::missing)
        return;
    now.take_turn(written.player, first);
    cescacs::ply claimed;
    if (!claim(written, claimed)) {
        now.miss();
        return;
    }
    position_before before;
    now.play(at_ply, claimed, check_coherence(now.on_board, claimed), before);
}

} // namespace

replay::replay(const game& record) : game_(record), keep_checkpoints_(!record.variations.empty()) {
    const game_start start = find_start(record);
    possible_ = start.known;
    start_.on_board = start.position;
    if (start.doubtful)
        start_.uncertainty.doubt_everything();
}

void replay::begin() {
    depth_ = 0;
    line_ = nullptr;
    checkpoints_.clear();
    if (!possible_ || game_.main_line.first_ply == no_node)
        return;
    open_line& main = add_line();
    main.first_ply = game_.main_line.first_ply;
    main.next_ply = main.first_ply;
    main.first_number = game_.plies[main.first_ply].number;
    main.now = start_;
}

// The old value in its place is replaced once the position is known.
replay::open_line& replay::add_line() {
    if (depth_ == lines_.size())
        lines_.emplace_back();
    line_ = &lines_[depth_++];
    static_cast<line_progress&>(*line_) = {};
    return *line_;
}

void replay::close_line() {
    checkpoints_.resize(line_->first_checkpoint);
    --depth_;
    line_ = depth_ == 0 ? nullptr : &lines_[depth_ - 1];
}

void replay::open_variation() {
    open_line& line = *line_;
    const annotation& at = game_.annotations[line.next_annotation];
    line.next_annotation = at.next;
    const variation& opened = game_.variations[at.index];
    if (opened.line.first_ply == no_node)
        return;
    const bool white_written = move_from(game_, opened.line.first_ply).white != no_node;
    const bool black_replaced =
        opened.replaces != no_node && game_.plies[opened.replaces].player == side::black;
    const side player = white_written ? side::white : side::black;
    const std::uint32_t number = game_.plies[opened.line.first_ply].number;
    const std::uint32_t here = line.first_number + line.index;
    if (number == 0 || number == here || number == game_.plies[line.move.first].number) {
        open_line_of(opened, line.move, line.before[static_cast<std::size_t>(player)], player,
                     black_replaced && white_written);
        return;
    }
    written_move earlier;
    replay_state before[2];
    if (number < line.first_number || number > here || !go_back(line, number, earlier, before))
        return;
    open_line_of(opened, earlier, before[static_cast<std::size_t>(player)], player, false);
    // The number that led back there has been reported, and may be the only fault.
    line_->now.uncertainty.doubt_everything();
}

void replay::open_line_of(const variation& asked, written_move branches_at, const replay_state& state,
                          side first, bool repeats) {
    open_line& added = add_line();
    added.first_ply = asked.line.first_ply;
    added.next_ply = added.first_ply;
    added.first_number = game_.plies[added.first_ply].number;
    const bool keeps_white = first == side::black && branches_at.white != no_node;
    added.branch_ply = keeps_white ? game_.plies[branches_at.white].next : branches_at.first;
    added.repeats_white = repeats;
    added.first_checkpoint = checkpoints_.size();
    added.now = state;
    // The line begins with Black, but White's ply is replaced: the position before that is unknown.
    if (state.on_board.to_move != game_side(first))
        added.now.miss();
}

// The earlier move of a line that a number names, and the positions before its plies.
bool replay::go_back(const open_line& line, std::uint32_t number, written_move& move,
                     replay_state (&before)[2]) const {
    const std::uint32_t wanted = number - line.first_number;
    const std::size_t nearest = line.first_checkpoint + wanted / checkpoint_distance;
    if (nearest >= checkpoints_.size())
        return false;
    replay_state now = checkpoints_[nearest].before;
    node at = checkpoints_[nearest].move;
    for (std::uint32_t left = wanted % checkpoint_distance; at != no_node; --left) {
        move = move_from(game_, at);
        const bool first = at == line.first_ply;
        before[0] = now;
        if (move.white != no_node)
            advance(now, move.white, game_.plies[move.white], first);
        before[1] = now;
        if (left == 0)
            break;
        if (move.black != no_node)
            advance(now, move.black, game_.plies[move.black], first && move.white == no_node);
        at = move.next;
    }
    return at != no_node;
}

} // namespace ctlpgn::ctl_pgn
