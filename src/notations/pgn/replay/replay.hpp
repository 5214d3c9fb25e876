// Plays a game on the board, variations included.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/chess/attack.hpp"
#include "games/chess/play.hpp"
#include "games/chess/rules.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/replay/resolution.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "play/replay.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::pgn {

// A ply that is reached on the board.
struct reached_ply {
    node which = no_node;
    const ply& written;
    const chess::position& before;
    const resolution& played;
    const chess::position& after; // as before it where the ply is none
    bool checks = false;
};

// What play/replay.hpp asks of a notation. Checks are found as plies are played.
struct way_onto_board {
    using rules = chess::rules;
    using resolution = pgn::resolution;
    struct board {
        chess::position now;
        bool in_check = false;
        bool is_chess960 = false;
        std::uint32_t numbers_ahead = 0; // of the position's, in a game with its own numbers
        const game* record = nullptr;
    };

    static std::optional<board> start_of(const game& record);
    // Not if the number is a later one already, so that plies are missing.
    static bool is_turn_of(const board& now, const ply& written) {
        return written.number <= now.now.move_number + now.numbers_ahead ||
               is_next_all_the_same(now, written);
    }
    static bool is_next_all_the_same(const board& now, const ply& written);
    // 15. Bg3 16. Be5 Rg6: with the number of the next move, a ply in place of Black's reply after which the
    // line goes on farther if it is White's, or as far, and the next numbers go on from it.
    static bool is_of_next_move(const board& now, const ply& written);
    CTLPGN_PART_OF_CALLER static resolution resolve(const board& now, const ply& written) {
        return pgn::resolve(now.now, now.in_check, written);
    }
    static bool is_known(const resolution& which) { return which.outcome == resolved::one; }
    static void play(board& now, const resolution& which) {
        if (now.now.variant != nullptr) [[unlikely]]
            return play_in_variant(now, which);
        chess::play_chess(now.now, which.played);
        now.in_check = chess::gives_check_in_chess(now.now, which.played);
    }
    static std::uint64_t situation(const board& now) { return chess::hash(now.now); }
    static void append_text(std::string& output, const board& now);
    static void show_men(const board& now, men_on_board& into);
    static code broken_rule(const resolution& which);
    CTLPGN_PART_OF_CALLER static void complete(const replayed_ply<way_onto_board>& each, ply& completed);

  private:
    static void play_in_variant(board& now, const resolution& which);
    // Castlings and drops.
    static void complete_unusual(const chess::ply& played, bool is_chess960, ply& completed);
    static std::uint16_t kind_of_check(const chess::position& after);
    static std::uint16_t mark_in_variant(const replayed_ply<way_onto_board>& each);
};

// Where a variant's own rule ends the game, some programs write the mark of check, some that of mate, and
// some none: what is written stays. Squares alone have no marks.
inline std::uint16_t mark_of_end(const ply& written) {
    return written.piece >= unsaid_piece ? check_mate : written.check;
}

inline void way_onto_board::complete(const replayed_ply<way_onto_board>& each, ply& completed) {
    const chess::ply& played = each.which.played;
    if (played.kind == chess::ply_kind::null) [[unlikely]]
        return;
    completed.own = 0; // the origin is known now, and what said it is not needed
    if (each.after.now.variant != nullptr) [[unlikely]]
        completed.check = mark_in_variant(each) & 7U;
    else
        completed.check = each.after.in_check ? kind_of_check(each.after.now) & 7U : 0U;
    if (played.kind >= chess::ply_kind::castling) [[unlikely]]
        return complete_unusual(played, each.after.is_chess960, completed);
    completed.kind = ply_kind::displaced; // also of what cannot be read by itself
    completed.piece = symbol_of(played.mover);
    completed.from = place_of(played.from);
    completed.to = place_of(played.to);
    const bool captures = played.captured != chess::piece_kind::none;
    completed.captured = captures ? symbol_of(played.captured) : no_symbol;
    completed.capture = (!captures                                    ? 0U
                         : played.kind == chess::ply_kind::en_passant ? capture_en_passant
                                                                      : capture_ordinary) &
                        0xfU;
    completed.promotion = played.becomes == chess::piece_kind::none ? no_symbol : symbol_of(played.becomes);
}

// The position with the other side to move.
chess::position after_pass(chess::position now);

// How many plies of the line can be played one after the other, from this one and this position on. No more
// than `most` are tried.
struct playable_plies {
    std::size_t count = 0;
    bool are_all = true; // that were tried
};
playable_plies count_playable(const game& record, chess::position now, const ply& first,
                              std::size_t most = std::numeric_limits<std::size_t>::max());

// For plies that the board does not know: a letter that it does not explain means nothing either.
void end_resolving(std::vector<ply>& plies);

// Shows a visitor every ply that is reached on the board, and where each line of play ends.
template <typename Visitor> class replay {
  public:
    replay(const game& record, Visitor& visitor) : record_(record), visitor_(visitor) {}

    void run() { replay_of<way_onto_board, board_visitor>(record_, visitor_).run(); }
    // The same, and the plies as notation::resolve gives them.
    void run(std::vector<ply>& resolved) {
        replay_of<way_onto_board, board_visitor> played(record_, visitor_, &resolved);
        played.run();
        if (!played.has_completed_all())
            end_resolving(resolved);
    }

  private:
    template <typename Asked> struct looking_back {};
    template <typename Asked>
    requires requires { Asked::never_looks_back; }
    struct looking_back<Asked> {
        static constexpr bool never_looks_back = true;
    };

    struct board_visitor : looking_back<Visitor> {
        explicit board_visitor(Visitor& asked) : visitor(asked) {}

        Visitor& visitor;

        void begins(const way_onto_board::board& at) const {
            if constexpr (requires { visitor.begins(at.now); })
                visitor.begins(at.now);
        }
        void operator()(const replayed_ply<way_onto_board>& each) const {
            const bool checks = way_onto_board::is_known(each.which) && each.after.in_check;
            visitor.reached({each.at, each.written, each.before.now, each.which, each.after.now, checks});
        }
        void misses_ply(node next, const way_onto_board::board& now) const {
            if constexpr (requires { visitor.misses_ply(next, now.now); })
                visitor.misses_ply(next, now.now);
        }
        void line_ends(node first, const way_onto_board::board& after) const {
            visitor.line_ends(first, after.now);
        }
    };

    const game& record_;
    board_visitor visitor_;
};

// notation::resolve
void resolve_plies(const game& asked, std::vector<ply>& output);

} // namespace ctlpgn::pgn
