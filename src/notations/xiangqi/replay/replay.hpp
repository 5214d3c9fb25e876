// Plays a game on the board, variations included.
#pragma once

#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/positions/start.hpp"
#include "notations/xiangqi/replay/resolution.hpp"
#include "notations/xiangqi/words.hpp"

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace ctlpgn::xiangqi {

// A half-move as it is met on the board.
struct replayed {
    node at = no_node;
    node previous = no_node; // the one before it in its line of play; no_node: none
    const ctlpgn::ply& written;
    const position& before;
    const position& after; // as before where nobody can tell what was played
    const resolution& which;
    std::uint32_t occurrences = 0; // of the position after it, so far
};

// What stands in the place of each half-move: its variations, in the order of the text.
class replacements {
  public:
    explicit replacements(const game& in);

    // The next variation that replaces the half-move; null when there are no more.
    const variation* take(node replaced);

  private:
    const game& in_;
    std::vector<node> first_; // by half-move
    std::vector<node> next_;  // by variation
};

// Calls visit(replayed) for every half-move that is reached on the board. After one that nobody can play, and
// where one is missing, the rest of its line is in doubt and not told of; variations that replace it still
// are. Lines are played each before the half-move that it replaces, so that what has been on the board before
// is known.
template <class Visitor> class replay {
  public:
    replay(const game& in, Visitor& visitor) : in_(in), visitor_(visitor), variations_(in) {}

    void run() {
        const game_start start = start_of(in_);
        if (!start.playable)
            return;
        open_.push_back({in_.main_line.first_ply, no_node, start.on_board, 0});
        count(start.on_board);
        while (!open_.empty()) {
            if (open_.back().next == no_node)
                close();
            else if (const variation* const other = variations_.take(open_.back().next))
                open_.push_back(
                    {other->line.first_ply, open_.back().previous, open_.back().now, seen_.size()});
            else
                play_next(open_.back());
        }
    }

  private:
    struct open_line {
        node next = no_node;
        node previous = no_node;
        position now;
        std::size_t seen_before = 0;
        bool begins = true;
    };

    void play_next(open_line& line) {
        const node at = line.next;
        const ctlpgn::ply& written = in_.plies[at];
        const bool is_first = line.begins && line.previous == no_node;
        line.begins = false;
        // The game may begin with either side; elsewhere something is missing.
        if (is_first)
            line.now.to_move = game_side(written.by);
        if (line.now.to_move != game_side(written.by)) {
            line.next = no_node;
            return;
        }
        const resolution which = resolve(line.now, written);
        position after = line.now;
        if (which.is_known)
            play(after, which.played);
        visitor_(
            replayed{at, line.previous, written, line.now, after, which, which.is_known ? count(after) : 0});
        line.previous = at;
        line.next = which.is_known ? written.next : no_node;
        line.now = after;
    }

    std::uint32_t count(const position& reached) {
        seen_.push_back(hash(reached));
        return ++counts_[seen_.back()];
    }

    void close() {
        while (seen_.size() != open_.back().seen_before) {
            --counts_[seen_.back()];
            seen_.pop_back();
        }
        open_.pop_back();
    }

    const game& in_;
    Visitor& visitor_;
    replacements variations_;
    std::vector<open_line> open_;
    std::vector<std::uint64_t> seen_; // along the line of play
    std::unordered_map<std::uint64_t, std::uint32_t> counts_;
};

// notation::resolve
void resolve_plies(const game& asked, std::vector<ctlpgn::ply>& into);

// notation::positions
std::vector<std::string> positions(const game& of);

// notation::broken_rules
std::vector<code> broken_rules(const game& of);

} // namespace ctlpgn::xiangqi
