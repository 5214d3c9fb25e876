// Plays a game on the board: the main line and every variation, each from the position where it branches off.
//
// - A variation replaces a ply of the move that it comes after. If its number names an earlier move of the
// same line of play it branches there; if it names none it is not replayed.
// - After a ply that contradicts the board, the board is set to what the text claims, and the replay
//   continues. Contradictions that are consequences of an earlier one are excused (doubt.hpp).
// - An unreadable ply, or one that is missing in the middle of a line, could have been any ply of its side.
//   The replay continues without it, and excuses possible consequences (doubt.hpp).
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/cescacs/attack.hpp"
#include "notations/ctl_pgn/board/replay_state.hpp"
#include "tree/chains.hpp"
#include "tree/written_move.hpp"

#include <deque>
#include <vector>

namespace ctlpgn::ctl_pgn {

// A ply and the position in which the replay meets it.
struct replayed_ply {
    const cescacs::position& after;
    const cescacs::ply& claimed;
    const ply& written;
    node at_ply;
    node at_move;                     // the first ply of its move
    node previous;                    // the ply before it in its line of play; no_node: none was played
    cescacs::coherence_finding fault; // none if the ply agrees with the board or is excused
    bool certain;                     // no earlier contradiction excuses it
    bool in_doubt;                    // an earlier contradiction leaves the position uncertain
    bool after_gap;                   // an earlier ply is missing or unreadable
    bool repeated;                    // White's ply, repeated before Black's alternative
    position_before& earlier;

    [[nodiscard]] const cescacs::position& before() const { return earlier.of(after, claimed); }
};

// What is known about check after a legal ply, and the pieces that give it. A legal ply leaves no check
// unanswered; with several kings, another one may count now.
inline cescacs::known_check known_behind(const replayed_ply& legal, const cescacs::hex_set& checkers) {
    using cescacs::known_check;
    if (legal.claimed.mover == cescacs::piece_kind::king &&
        legal.after.king(game_side(legal.written.player)) != legal.claimed.to)
        return known_check::nothing;
    return checkers.empty() ? known_check::no_king : known_check::king_to_answer;
}

class replay {
  public:
    explicit replay(const game& record);

    // False if there is nothing to replay: the game is on another board, or its position is incomplete.
    [[nodiscard]] bool is_possible() const { return possible_; }

    // The position at the beginning of the main line.
    [[nodiscard]] const cescacs::position& start() const { return start_.on_board; }

    // Calls visit(const replayed_ply&) for every ply that can be played, in the order of the text. If the
    // visitor has it, also calls visit.unread(position, written) for unreadable plies whose position is
    // certain.
    template <class Visitor> void run(Visitor&& visit) {
        run(visit, [](const cescacs::position&, const cescacs::ply&, node) {});
    }

    // The same, and before it plays a ply that agrees with the board and has no missing ply before it, calls
    // look_ahead(position, ply, the ply before it).
    template <class Visitor, class Look_ahead> void run(Visitor&& visit, Look_ahead&& look_ahead) {
        begin();
        while (line_ != nullptr) {
            if (go_to_variation(*line_))
                open_variation();
            else if (line_->next_ply == no_node)
                close_line();
            else
                play_next(visit, look_ahead);
        }
    }

    // While a ply is visited: calls visit(node) for every ply that leads to it, from the first of the main
    // line to the one directly before it.
    template <class Visitor> void visit_earlier(Visitor&& visit) const {
        for (std::size_t i = 0; i != depth_; ++i) {
            const bool innermost = i + 1 == depth_;
            const node end = innermost ? lines_[i].ply : lines_[i + 1].branch_ply;
            for (node at = lines_[i].first_ply; at != end && at != no_node; at = game_.plies[at].next)
                visit(at);
        }
    }

  private:
    // How far a line of play has been replayed.
    struct line_progress {
        node first_ply = no_node;
        written_move move;  // the one that was begun last
        node ply = no_node; // the one that was played last
        node next_ply = no_node;
        node next_annotation = no_node; // of that ply
        node branch_ply = no_node;      // of the enclosing line: the first ply that it replaces
        std::uint32_t first_number = 1;
        std::uint32_t index = 0; // of `move` in its line
        bool start = true;
        bool repeats_white = false;
        std::size_t first_checkpoint = 0;
    };

    struct open_line : line_progress {
        replay_state now;
        replay_state before[2]; // by side: before the plies of `move`; kept if a variation branches off
    };

    // Finds an earlier move of a line without walking along all of it.
    struct checkpoint {
        node move; // its first ply
        replay_state before;
    };

    void begin();
    open_line& add_line();
    // Whether a variation comes after the ply that was played last.
    [[nodiscard]] bool go_to_variation(open_line& line) const {
        node& at = line.next_annotation;
        while (at != no_node && game_.annotations[at].kind() != annotation_kind::variation)
            [[unlikely]] at = game_.annotations[at].next;
        return at != no_node;
    }
    [[nodiscard]] bool has_variations(const written_move& asked) const {
        return !variations_of(game_, game_.plies[asked.first].first_annotation).empty() ||
               (asked.last != asked.first &&
                !variations_of(game_, game_.plies[asked.last].first_annotation).empty());
    }
    void open_variation();
    void close_line();
    void open_line_of(const variation& asked, written_move branches_at, const replay_state& state, side first,
                      bool repeats);
    bool go_back(const open_line& line, std::uint32_t number, written_move& move,
                 replay_state (&before)[2]) const;

    template <class Visitor, class Look_ahead> void play_next(Visitor& visit, Look_ahead& look_ahead) {
        open_line& line = *line_;
        const node at = line.next_ply;
        const ply& written = game_.plies[at];
        const bool begins_move = at != line.move.last;
        if (begins_move)
            begin_move(line);
        line.ply = at;
        line.next_ply = written.next;
        line.next_annotation = written.first_annotation;
        if (written.player == side::white)
            play<side::white>(line, visit, look_ahead);
        else
            play<side::black>(line, visit, look_ahead);
        if (keeps_positions_ && begins_move)
            line.before[1] = written.player == side::white ? line.now : line.before[0];
        // A fault there also affects the alternatives to the ply.
        if (keeps_positions_ && line.now.contradicted) [[unlikely]]
            line.before[static_cast<std::size_t>(written.player)].uncertainty.doubt_hex(
                line.now.contradicted);
        line.start = false;
        line.repeats_white = false;
    }

    void begin_move(open_line& line) {
        line.move = move_from(game_, line.next_ply);
        line.index += line.start ? 0 : 1;
        if (keep_checkpoints_ && line.index % checkpoint_distance == 0)
            checkpoints_.push_back({line.move.first, line.now});
        keeps_positions_ = keep_checkpoints_ && has_variations(line.move);
        if (keeps_positions_)
            line.before[0] = line.now;
    }

    template <side player, class Visitor, class Look_ahead>
    void play(open_line& line, Visitor& visit, Look_ahead& look_ahead) {
        const ply& written = game_.plies[line.ply];
        if (written.kind == ply_kind::missing)
            return;
        replay_state& now = line.now;
        now.take_turn(player, line.start);
        cescacs::ply claimed;
        if (!claim(written, claimed)) {
            if constexpr (requires { visit.unread(now.on_board, written); })
                if (!now.uncertainty.is_open())
                    visit.unread(now.on_board, written);
            now.miss();
            return;
        }
        const node previous = now.last;
        const bool in_doubt = now.uncertainty.is_open();
        const cescacs::coherence_finding fault = check_coherence(now.on_board, claimed);
        if (fault.is_coherent() && !now.after_gap)
            look_ahead(now.on_board, claimed, previous);
        now.play(line.ply, claimed, fault, before_);
        visit(replayed_ply{now.on_board, claimed, written, line.ply, line.move.first, previous,
                           now.was_excused ? cescacs::coherence_finding{} : fault, !now.was_excused, in_doubt,
                           now.after_gap, player == side::white && line.repeats_white, before_});
    }

    static constexpr std::uint32_t checkpoint_distance = 16;

    const game& game_;
    replay_state start_;
    bool possible_ = true;
    bool keep_checkpoints_ = false;
    bool keeps_positions_ = false; // of the move that is being played
    position_before before_;
    std::deque<open_line> lines_; // the first ones are open; the others are kept to be reused
    std::size_t depth_ = 0;       // how many are open
    open_line* line_ = nullptr;   // the innermost; null: none
    std::vector<checkpoint> checkpoints_;
};

} // namespace ctlpgn::ctl_pgn
