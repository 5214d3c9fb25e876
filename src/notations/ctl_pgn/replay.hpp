// Plays a game on the board: the main line and every variation, each from the position where it branches off.
//
// - A variation replaces a ply of the move it stands behind. If its number names an earlier move of the same
// line of
//   play it branches there; if it names none it is not replayed.
// - After a ply that contradicts the board, the board is set to what the notation claims, and the replay goes
// on.
//   Contradictions that follow from an earlier one are excused (doubt.hpp).
// - A ply that cannot be read, or that is missing in the middle of a line, could have been anything. The rest
// of its
//   line, with what branches off there, is replayed as far as it makes sense, but nothing about it is
//   certain.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/ctl_pgn/replay_state.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// A ply as it is met on the board.
struct replayed_ply {
    const cescacs::position& after;
    const cescacs::ply& claimed;
    const ply& written;
    node at_move;
    side at_side;
    ply_id previous;                  // the ply before it in its line of play
    cescacs::coherence_finding fault; // none if the ply agrees with the board, or is excused
    bool certain;                     // nothing unreadable came before it, and no contradiction excuses it
    bool is_known;                    // nothing unreadable came before it
    bool in_doubt;                    // an earlier contradiction leaves open what stands where
    bool repeated;                    // White's ply, written again before Black's alternative
    position_before& earlier;

    [[nodiscard]] const cescacs::position& before() const { return earlier.of(after, claimed); }
};

class replay {
  public:
    explicit replay(const game& of);

    // False if there is nothing to replay: another board, or a position that does not say what stands where.
    [[nodiscard]] bool is_possible() const { return possible_; }

    // The position that the main line begins from.
    [[nodiscard]] const cescacs::position& start() const { return start_.on_board; }

    // Calls visit(const replayed_ply&) for every ply that can be played, in the order of the text, and, if
    // the visitor has that, visit.unread(position, written, side) for those that cannot be read where it is
    // certain what stands where.
    template <class Visitor> void run(Visitor&& visit) {
        run(visit, [](const cescacs::position&, const cescacs::ply&, ply_id) {});
    }

    // As well, before a ply is played that agrees with the board, where that is certain: calls
    // look_ahead(position, ply, the ply before it).
    template <class Visitor, class Look_ahead> void run(Visitor&& visit, Look_ahead&& look_ahead) {
        begin();
        while (!lines_.empty()) {
            if (lines_.back().next_variation != no_node)
                open_variation();
            else if (lines_.back().next_move == no_node)
                close_line();
            else
                play_move(visit, look_ahead);
        }
    }

    // While a ply is visited: calls visit(node move, side) for every ply before it, from the first of the
    // main line to the one just before, along its own line of play.
    template <class Visitor> void visit_earlier(Visitor&& visit) const {
        for (std::size_t i = 0; i != lines_.size(); ++i) {
            const bool innermost = i + 1 == lines_.size();
            const node end_move = innermost ? lines_[i].move : lines_[i + 1].branch_move;
            const side end_side = innermost ? playing_ : lines_[i + 1].branch_side;
            for (node at = lines_[i].first_move; at != no_node; at = game_.moves[at].next) {
                if (at != end_move || end_side == side::black)
                    visit(at, side::white);
                if (at == end_move)
                    break;
                visit(at, side::black);
            }
        }
    }

  private:
    // A line of play that is being replayed.
    struct open_line {
        node first_move = no_node;
        node move = no_node; // the one that was played last
        node next_move = no_node;
        node next_variation = no_node; // of that move
        node branch_move = no_node;    // where it leaves the line around it
        side branch_side = side::white;
        std::uint32_t first_number = 1;
        std::uint32_t index = 0; // of `move` in its line
        bool start = true;
        bool repeats_white = false;
        std::size_t first_checkpoint = 0;
        replay_state now;
        replay_state before[2]; // by side: before the plies of `move`; kept if something branches off
    };

    // Where an earlier move of a line can be found again without going through all of it.
    struct checkpoint {
        node move;
        replay_state before;
    };

    void begin();
    void open_variation();
    void close_line();
    void open_line_of(const variation& of, node branch_move, const replay_state& from, side first,
                      bool repeats);
    bool go_back(const open_line& line, std::uint32_t number, node& move, replay_state (&before)[2]) const;

    template <class Visitor, class Look_ahead> void play_move(Visitor& visit, Look_ahead& look_ahead) {
        open_line& line = lines_.back();
        const node index = line.next_move;
        const move& played = game_.moves[index];
        const bool branches = played.first_variation != no_node;
        line.index += line.start ? 0 : 1;
        line.move = index;
        line.next_move = played.next;
        line.next_variation = played.first_variation;
        if (keep_checkpoints_ && line.index % checkpoint_distance == 0)
            checkpoints_.push_back({index, line.now});
        if (branches)
            line.before[0] = line.now;
        play<side::white>(line.now, index, line.start, line.repeats_white, visit, look_ahead);
        if (branches)
            line.before[1] = line.now;
        play<side::black>(line.now, index, line.start && !played.white.written(), false, visit, look_ahead);
        line.start = false;
        line.repeats_white = false;
    }

    template <side by, class Visitor, class Look_ahead>
    void play(replay_state& now, node index, bool first, bool repeated, Visitor& visit,
              Look_ahead& look_ahead) {
        const ply& written = by == side::white ? game_.moves[index].white : game_.moves[index].black;
        if (!written.written())
            return;
        now.take_turn(by, first);
        cescacs::ply claimed;
        if (!claim(written, by, claimed)) {
            if constexpr (requires { visit.unread(now.on_board, written, by); })
                if (now.certain && !now.about.is_open())
                    visit.unread(now.on_board, written, by);
            now.skip_ply();
            return;
        }
        playing_ = by;
        const ply_id previous = now.last;
        const bool in_doubt = now.about.is_open();
        const cescacs::coherence_finding fault = check_coherence(now.on_board, claimed);
        if (now.certain && fault.is_coherent())
            look_ahead(now.on_board, claimed, previous);
        now.play(id_of(index, by), claimed, fault, before_);
        const bool excused = !now.certain || now.was_excused;
        visit(replayed_ply{now.on_board, claimed, written, index, by, previous,
                           excused ? cescacs::coherence_finding{} : fault, !excused, now.certain, in_doubt,
                           repeated, before_});
    }

    static constexpr std::uint32_t checkpoint_distance = 16;

    const game& game_;
    replay_state start_;
    bool possible_ = true;
    bool keep_checkpoints_ = false;
    side playing_ = side::white;
    position_before before_;
    std::vector<open_line> lines_;
    std::vector<checkpoint> checkpoints_;
};

} // namespace ctlpgn::ctl_pgn
