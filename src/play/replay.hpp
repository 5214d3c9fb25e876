// Plays the games of a notation on the board of their game, variations included.
#pragma once

#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/notation.hpp"
#include "play/game.hpp"
#include "play/occurrences.hpp"
#include "tree/replacements.hpp"

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn {

// A ply as it is reached on the board.
template <class way> struct replayed_ply {
    node at = no_node;
    node previous = no_node; // the one before it in its line of play; no_node: none
    const ply& written;
    const typename way::board& before;
    const typename way::board& after; // same as `before` if it is not known what was played
    const typename way::resolution& which;
    std::uint32_t occurrences = 0; // of the situation after it, so far; for visitors that count them
};

// What a notation adds to its game, so that its texts can be played:
// - `rules`: the game; `board`: a position of it, with whatever else the replay needs to know; `resolution`:
//   the meaning of a written ply;
// - `start_of`: where the game begins, if plies can be judged from there;
// - `is_turn_of`: whether the ply can be the next one. False: something is missing before it;
// - `is_known`: whether the game can go on with the resolved ply; `play` plays it;
// - `situation`: the hash that is compared for repetition;
// - `append_text`, `broken_rule`, `complete`: append the position as text to another text; the code of the
// rule
//   that a ply breaks (none: it breaks none, or contradicts the board); what only the board knows of a ply.
template <class way>
concept replayable = game_rules<typename way::rules> && std::copyable<typename way::board> &&
    requires(const game& record, const ply& written, ply& completed, const typename way::board& now,
             typename way::board& changed, const typename way::resolution& which, std::string& text,
             men_on_board& men) {
    { way::start_of(record) } -> std::same_as<std::optional<typename way::board>>;
    { way::is_turn_of(now, written) } -> std::same_as<bool>;
    { way::resolve(now, written) } -> std::same_as<typename way::resolution>;
    { way::is_known(which) } -> std::same_as<bool>;
    way::play(changed, which);
    { way::situation(now) } -> std::same_as<std::uint64_t>;
    way::append_text(text, now);
    way::show_men(now, men);
    { way::broken_rule(which) } -> std::same_as<code>;
    way::complete(replayed_ply<way>{no_node, no_node, written, now, now, which}, completed);
};

// The functions of a game and its notation, for members with the same names.
template <class board, class ply_of_game> void play_on(board& now, const ply_of_game& played) {
    play(now, played);
}
template <class board> auto resolve_on(const board& now, const ply& written) {
    return resolve(now, written);
}

// The common part for notations whose board is a position of the game and no more, and whose resolution has a
// ply of it, `played`, and `is_known`: whether the game can go on with that. The notation has a function
// `resolve`. Sides alternate, and either may begin.
template <game_rules game, class resolution_of_ply> struct usual_way_onto_board {
    using rules = game;
    using board = typename game::position;
    using resolution = resolution_of_ply;

    // `start`, with the side that makes the first ply to move.
    static board begun_by_first(const ctlpgn::game& record, board start) {
        if (record.main_line.first_ply != no_node)
            start.to_move = turn_of(record.plies[record.main_line.first_ply]);
        return start;
    }
    static bool is_turn_of(const board& now, const ply& written) { return now.to_move == turn_of(written); }
    static resolution resolve(const board& now, const ply& written) { return resolve_on(now, written); }
    static bool is_known(const resolution& which) { return which.is_known; }
    static void play(board& now, const resolution& which) { play_on(now, which.played); }
    static std::uint64_t situation(const board& now) { return hash(now); }

  private:
    using side_of_game = decltype(board::to_move);
    static side_of_game turn_of(const ply& written) { return static_cast<side_of_game>(written.player); }
};

// Calls visit(replayed_ply) for every ply that is reached on the board. After a ply that cannot be played,
// and where one is missing, the rest of its line is in doubt and is not visited; variations that replace it
// still are. Each line is played before the ply that it replaces, so that what has been on the board before
// is known. Visitors with `counts_occurrences` get the number of times that a position has occurred. If a
// visitor has these functions, begins(board) is called where the game begins, misses_ply(next ply, board)
// where a ply is missing, and line_ends(first ply, board) at the end of each line that is not in doubt. For
// visitors with `never_looks_back` the board before a ply that is played is not kept: `before` is the same as
// `after`. `completed`, if it is not null, gets copies of the plies with what only the board knows about
// them; no complete() needs the previous board for that.
template <replayable way, class visitor> class replay_of {
  public:
    replay_of(const game& record, visitor& visit, std::vector<ply>* completed = nullptr)
        : record_(record), visit_(visit), completed_(completed), variations_(record),
          seen_(counts ? record.plies.size() + 1 : 0) {
        if (completed_ != nullptr)
            *completed_ = record.plies;
    }

    void run() {
        const std::optional<board> start = way::start_of(record_);
        if (!start)
            return;
        open(record_.main_line.first_ply, no_node, *start);
        if constexpr (requires { visit_.begins(*start); })
            visit_.begins(*start);
        if constexpr (counts)
            seen_.add(way::situation(*start));
        while (!open_.empty()) {
            open_line& line = open_.back();
            if (const variation* const other = play_up_to_variation(line))
                open(other->line.first_ply, line.previous, board(line.now));
            else
                close();
        }
    }

    // Whether every ply could be completed by the board.
    [[nodiscard]] bool has_completed_all() const { return completed_plies_ == record_.plies.size(); }

  private:
    using board = typename way::board;
    static constexpr bool counts = requires { visitor::counts_occurrences; };
    static constexpr bool looks_back = !requires { visitor::never_looks_back; };

    struct open_line {
        node first = no_node;
        node next = no_node;
        node previous = no_node;
        board now;
        std::size_t seen_before = 0;
        bool in_doubt = false;
    };

    void open(node first, node previous, const board& now) {
        open_.push_back({first, first, previous, now, seen_.size()});
    }

    // Null if the line ends without another variation.
    const variation* play_up_to_variation(open_line& line) {
        while (line.next != no_node) {
            if (const variation* const other = variations_.take(line.next))
                return other;
            play_next(line);
        }
        return nullptr;
    }

    void play_next(open_line& line) {
        const node at = line.next;
        const ply& written = record_.plies[at];
        if (!way::is_turn_of(line.now, written)) {
            if constexpr (requires { visit_.misses_ply(at, line.now); })
                visit_.misses_ply(at, line.now);
            doubt(line);
            return;
        }
        const typename way::resolution which = way::resolve(line.now, written);
        const bool is_known = way::is_known(which);
        if constexpr (looks_back) {
            const board before = line.now;
            play_and_complete(line, before, which, is_known);
        } else {
            play_and_complete(line, line.now, which, is_known);
        }
        line.previous = at;
        line.next = written.next;
        if (!is_known)
            doubt(line);
    }

    void play_and_complete(open_line& line, const board& before, const typename way::resolution& which,
                           bool is_known) {
        if (is_known)
            way::play(line.now, which);
        std::uint32_t count = 0;
        if constexpr (counts)
            count = is_known ? seen_.add(way::situation(line.now)) : 0;
        const replayed_ply<way> played{line.next, line.previous, record_.plies[line.next], before, line.now,
                                       which,     count};
        visit_(played);
        if (completed_ != nullptr && is_known) {
            way::complete(replayed_ply<way>(played), (*completed_)[line.next]); // only the copy is in cache
            ++completed_plies_;
        }
    }

    static void doubt(open_line& line) {
        line.in_doubt = true;
        line.next = no_node;
    }

    void close() {
        const open_line& line = open_.back();
        if constexpr (requires { visit_.line_ends(line.first, line.now); })
            if (!line.in_doubt)
                visit_.line_ends(line.first, line.now);
        seen_.shrink(line.seen_before);
        open_.pop_back();
    }

    const game& record_;
    visitor& visit_;
    std::vector<ply>* completed_;
    std::size_t completed_plies_ = 0;
    replacements variations_;
    occurrences seen_; // along the line of play
    std::vector<open_line> open_;
};

template <replayable way, class visitor>
void replay(const game& record, visitor& visit, std::vector<ply>* resolved = nullptr) {
    replay_of<way, visitor>(record, visit, resolved).run();
}

template <replayable way> class answering_visitor {
  public:
    static constexpr bool never_looks_back = true;

    explicit answering_visitor(const board_answers& answers) : answers_(answers) {}

    void begins(const typename way::board& start) const {
        if (answers_.situations)
            answers_.situations(no_node, way::situation(start));
    }

    void operator()(const replayed_ply<way>& each) {
        if (answers_.broken_rules != nullptr)
            (*answers_.broken_rules)[each.at] = way::broken_rule(each.which);
        if (!way::is_known(each.which))
            return;
        if (answers_.positions != nullptr)
            answers_.positions->write(each.at,
                                      [&](std::string& text) { way::append_text(text, each.after); });
        if (answers_.men) {
            way::show_men(each.after, shown_);
            answers_.men(each.at, shown_);
        }
        if (answers_.situations)
            answers_.situations(each.at, way::situation(each.after));
    }

  private:
    const board_answers& answers_;
    men_on_board shown_;
};

// notation::ask_board
template <replayable way> void ask_board(const game& record, const board_answers& answers) {
    answers.reset(record.plies.size());
    answering_visitor<way> answer(answers);
    replay<way>(record, answer);
}

// notation::resolve: copies of the plies with what only the board knows of them.
template <replayable way> void replayed_plies(const game& asked, std::vector<ply>& output) {
    constexpr auto nothing = [](const replayed_ply<way>& /*each*/) {};
    replay<way>(asked, nothing, &output);
}

} // namespace ctlpgn
