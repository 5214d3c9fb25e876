// Plays the games of a notation on the board of what is played, variations included.
#pragma once

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

// A ply as it is met on the board.
template <class way> struct replayed_ply {
    node at = no_node;
    node previous = no_node; // the one before it in its line of play; no_node: none
    const ply& written;
    const typename way::board& before;
    const typename way::board& after; // as before where no one can say what was played
    const typename way::resolution& which;
    std::uint32_t occurrences = 0; // of the situation after it, so far; for visitors that count them
};

// What a notation adds to its game, so that its texts can be played:
// - `rules`: the game; `board`: a position of it, with what else is to be known of it; `resolution`: what is
//   meant by what is written;
// - `start_of`: where the game begins, if plies can be judged from there;
// - `is_turn_of`: whether a ply can be the next at all. False: something is missing before it;
// - `is_known`: whether the game can go on with what is meant; `play` does;
// - `situation`: a hash of what is counted for repetition;
// - `append_text`, `broken_rule`, `tell`: the position as text, after another text; the code of the rule
//   that a ply breaks (none: it breaks none, or contradicts the board), and what only the board reports a
//   ply.
template <class way>
concept replayable = game_rules<typename way::rules> && std::copyable<typename way::board> &&
    requires(const game& record, const ply& written, ply& told, const typename way::board& now,
             typename way::board& changed, const typename way::resolution& which, std::string& text) {
    { way::start_of(record) } -> std::same_as<std::optional<typename way::board>>;
    { way::is_turn_of(now, written) } -> std::same_as<bool>;
    { way::resolve(now, written) } -> std::same_as<typename way::resolution>;
    { way::is_known(which) } -> std::same_as<bool>;
    way::play(changed, which);
    { way::situation(now) } -> std::same_as<std::uint64_t>;
    way::append_text(text, now);
    { way::broken_rule(which) } -> std::same_as<code>;
    way::tell(replayed_ply<way>{no_node, no_node, written, now, now, which}, told);
};

// The functions of a game and its notation, for members that are called as they are.
template <class board, class ply_of_game> void play_on(board& now, const ply_of_game& played) {
    play(now, played);
}
template <class board> auto resolve_on(const board& now, const ply& written) {
    return resolve(now, written);
}

// What is alike where the board is a position of the game and no more, and a resolution has a ply of it,
// `played`, with which the game can go on or not, `is_known`. The notation has a function `resolve`. Sides
// alternate, and either may begin.
template <game_rules game, class resolution_of_ply> struct usual_way_onto_board {
    using rules = game;
    using board = typename game::position;
    using resolution = resolution_of_ply;

    // `start`, with the side to move that makes the first ply.
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

// Calls visit(replayed_ply) for every ply that is reached on the board. After one that cannot be played, and
// where one is missing, the rest of its line is in doubt and not reported; variations that replace it still
// are. Lines are played each before the ply that it replaces, so that what has been on the board before is
// known. Visitors that have `counts_occurrences` are given how often a position has been there, those that
// have begins(board) where the game begins, those that have misses_ply(next ply, board) where a ply is
// missing, and those that have line_ends(first ply, board) where each line ends that has no doubt. For those
// that have `never_looks_back` the board before a ply that is played is not kept: `before` is as `after`.
// `told`, where it is not null, gets copies of the plies with what only the board reports them, which no
// tell() needs the board before for.
template <replayable way, class visitor> class replay_of {
  public:
    replay_of(const game& record, visitor& visit, std::vector<ply>* told = nullptr)
        : record_(record), visit_(visit), told_(told), variations_(record),
          seen_(counts ? record.plies.size() + 1 : 0) {
        if (told_ != nullptr)
            *told_ = record.plies;
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

    // Whether the board has reported every ply.
    [[nodiscard]] bool has_told_all() const { return told_plies_ == record_.plies.size(); }

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

    // Null where the line ends without another.
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
            play_and_tell(line, before, which, is_known);
        } else {
            play_and_tell(line, line.now, which, is_known);
        }
        line.previous = at;
        line.next = written.next;
        if (!is_known)
            doubt(line);
    }

    void play_and_tell(open_line& line, const board& before, const typename way::resolution& which,
                       bool is_known) {
        if (is_known)
            way::play(line.now, which);
        std::uint32_t count = 0;
        if constexpr (counts)
            count = is_known ? seen_.add(way::situation(line.now)) : 0;
        const replayed_ply<way> played{line.next, line.previous, record_.plies[line.next], before, line.now,
                                       which,     count};
        visit_(played);
        if (told_ != nullptr && is_known) {
            way::tell(replayed_ply<way>(played), (*told_)[line.next]); // only the copy is in memory
            ++told_plies_;
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
    std::vector<ply>* told_;
    std::size_t told_plies_ = 0;
    replacements variations_;
    occurrences seen_; // along the line of play
    std::vector<open_line> open_;
};

template <replayable way, class visitor>
void replay(const game& record, visitor& visit, std::vector<ply>* resolved = nullptr) {
    replay_of<way, visitor>(record, visit, resolved).run();
}

// notation::ask_board
template <replayable way> void ask_board(const game& record, const board_answers& answers) {
    answers.reset(record.plies.size());
    const auto answer = [&answers](const replayed_ply<way>& each) {
        if (answers.positions != nullptr && way::is_known(each.which))
            answers.positions->write(each.at, [&](std::string& text) { way::append_text(text, each.after); });
        if (answers.broken_rules != nullptr)
            (*answers.broken_rules)[each.at] = way::broken_rule(each.which);
    };
    replay<way>(record, answer);
}

// notation::resolve: copies of the plies with what only the board reports them.
template <replayable way> void replayed_plies(const game& asked, std::vector<ply>& output) {
    constexpr auto nobody = [](const replayed_ply<way>& /*each*/) {};
    replay<way>(asked, nobody, &output);
}

} // namespace ctlpgn
