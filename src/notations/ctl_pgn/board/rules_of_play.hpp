// Whether a game was played by the rules: its plies, its check marks, and its end.
//
// - A ply against the rules is reported once, and the replay continues from what it claims. Its consequences
//   are not reported: a king that stays in check, a promotion that stays due, its own check mark, and faults
//   that would vanish if the ply were a slip of the pen (slips.hpp). If such a fault is a contradiction to
//   the board, it is reported instead.
// - A ply that contradicts the board is not judged. While the position is uncertain, later plies are judged
//   only by how their piece moves.
// - After the end of a game nothing is judged.
// - The result is judged only if no ply of the main line broke a rule or contradicted the board.
#pragma once

#include "games/cescacs/attack.hpp"
#include "games/cescacs/legality.hpp"
#include "notations/ctl_pgn/board/check_marks.hpp"
#include "notations/ctl_pgn/board/ply_reports.hpp"
#include "notations/ctl_pgn/board/replay.hpp"
#include "notations/ctl_pgn/board/slips.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

class rules_of_play {
  public:
    // Allocates memory once, for all plies of the game.
    rules_of_play(check_context& context, ply_reports& reports, const cescacs::position& start);

    // The slip that explains why the ply contradicts the board, if any. Call it before look_at().
    [[nodiscard]] slip_id slip_behind(const replayed_ply& contradiction) const;
    // A contradiction is the more serious fault: when it is reported, the slip becomes its related place.
    [[nodiscard]] bool is_explained_by(slip_id id) const { return reported_slips_[id].gave_way; }
    void give_way(slip_id id, finding& found);

    // Call these for every ply of the replay, in order; look_ahead as the replay calls it.
    void look_ahead(const cescacs::position& p, const cescacs::ply& claimed, node previous);
    void look_at(const replayed_ply& played);
    // Reports what is known only at the end of the replay.
    void finish();
    // Whether the result of the game was checked.
    [[nodiscard]] bool has_looked_at_result() const { return has_looked_at_result_; }

  private:
    enum class ending : std::uint8_t { none, fivefold, too_many_plies, dead_material, reported };

    // What a ply passes on to later ones of its line of play.
    struct trace {
        std::uint64_t board = 0; // hash of the board after it
        node previous = no_node;
        node threefold = no_node; // the first since the last irreversible ply with so many repetitions
        slip_id slip = no_slip;   // the last ply against the rules
        ending end = ending::none;
        cescacs::known_check known = cescacs::known_check::nothing;
        bool is_untouched = true;                // no ply up to it was illegal or contradicted the board
        bool is_unique = false;                  // no later position can repeat it
        bool threefold_is_around = false;        // it is in a line that this one branches off from
        std::array<bool, 2> left_in_check{};     // by side: an unanswered check, already reported
        std::array<bool, 2> promotion_omitted{}; // by side: an omitted promotion, already reported
    };

    [[nodiscard]] const trace& trace_of(node of_ply) const {
        return of_ply == no_node ? start_ : traces_[of_ply];
    }

    std::uint64_t hash_of(const replayed_ply& played, const trace& before);
    void judge(const replayed_ply& played, const trace& before, trace& after);
    void judge_illegal(const replayed_ply& played, const trace& before, trace& after);
    void suggest(const replayed_ply& played, const cescacs::position& p, finding& found);
    void judge_mark(const replayed_ply& played, cescacs::check_kind given, mark_fault fault);
    void report_mate(const replayed_ply& played);
    void report_missing_mate(const replayed_ply& played, cescacs::check_kind given);
    [[nodiscard]] static bool may_be_end(const replayed_ply& played, const trace& before);
    [[nodiscard]] static bool may_be_dead(const replayed_ply& played, const trace& before);
    void note_ends(const replayed_ply& played, const trace& before, trace& after);
    void note_repetition(const replayed_ply& played, trace& after);
    void check_result(const replayed_ply& played, cescacs::check_kind given);
    void check_no_stalemate(const replayed_ply& played);
    void report_end(const replayed_ply& played, std::string_view what, trace& after);
    [[nodiscard]] bool is_answered(const replayed_ply& played) const;
    [[nodiscard]] bool begins_line(const replayed_ply& played) const;
    [[nodiscard]] bool is_last_of_line(const replayed_ply& played) const;

    check_context& context_;
    ply_reports& reports_;
    trace start_;
    std::vector<trace> traces_; // by ply
    slips slips_;
    struct reported_slip {
        finding found; // at the end, unless it gives way
        span ply{};
        bool gave_way = false;
    };
    std::vector<reported_slip> reported_slips_; // by slip
    std::size_t suggestions_ = 0;
    node last_of_main_line_ = no_node;
    bool has_looked_at_result_ = false;
    bool has_threefolds_ = false; // some trace has one
    cescacs::verdict found_;      // of the next ply, and the position in which it is played
    cescacs::circumstances circumstances_;
    cescacs::position hashed_; // whose hash was made without that of the position before it, after this ply:
    node hashed_at_ = no_node;
};

} // namespace ctlpgn::ctl_pgn
