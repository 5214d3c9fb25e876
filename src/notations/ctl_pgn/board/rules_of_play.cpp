#include "notations/ctl_pgn/board/rules_of_play.hpp"

#include "games/cescacs/legal.hpp"
#include "notations/ctl_pgn/board/check_marks.hpp"
#include "notations/ctl_pgn/board/illegality_words.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/result_marks.hpp"
#include "notations/ctl_pgn/reading/ply_parts.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "notations/ctl_pgn/writing/ply_text.hpp"

#include <optional>
#include <string>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::check_kind;
using cescacs::illegality;

// In a game full of faults, only the first ones get long explanations.
constexpr std::size_t most_suggestions = 64;

constexpr int times_to_claim = 3;
constexpr int times_to_end = 5;
constexpr std::uint16_t plies_to_claim = 100;
constexpr std::uint16_t plies_to_end = 150;
// A position cannot repeat earlier than this.
constexpr std::uint16_t plies_to_repeat = 4;

bool is_about_check(illegality why) {
    return why == illegality::check_unanswered || why == illegality::leap_in_check ||
           why == illegality::castling_in_check || why == illegality::promotion_in_place_in_check;
}

bool is_about_promotion(illegality why) {
    return why == illegality::promotion_due || why == illegality::promotion_omitted;
}

bool has_both_kings(const cescacs::position& p) {
    return p.king(cescacs::side::white) && p.king(cescacs::side::black);
}

} // namespace

rules_of_play::rules_of_play(check_context& context, ply_reports& reports, const cescacs::position& start)
    : context_(context), reports_(reports), traces_(context.read.plies.size()) {
    start_.board = board_hash(start);
    start_.is_unique = can_use_special(start);
    start_.left_in_check[cescacs::index_of(opponent(start.to_move))] =
        in_check(start, opponent(start.to_move));
    if (start.half_move_clock >= plies_to_end)
        start_.end = ending::too_many_plies;
    if (const last_ply last = last_of(context.read); last.itself != nullptr)
        last_of_main_line_ = last.at_ply;
}

slip_id rules_of_play::slip_behind(const replayed_ply& contradiction) const {
    const slip_id last = trace_of(contradiction.previous).slip;
    const auto is_coherent_in = [&](const cescacs::position& other) {
        return check_coherence(other, contradiction.claimed).is_coherent();
    };
    return slips_.explain(last, contradiction.before(), is_coherent_in) ? last : no_slip;
}

void rules_of_play::give_way(slip_id id, finding& found) {
    reported_slips_[id].gave_way = true;
    found.related.push_back({reported_slips_[id].ply, "this ply is against the rules, and may be the slip"});
}

void rules_of_play::look_ahead(const cescacs::position& p, const cescacs::ply& claimed, node previous) {
    circumstances_ = p;
    const trace& before = trace_of(previous);
    if (before.end == ending::none)
        found_ = judge_coherent(p, claimed, before.known);
}

// Whether the position may now be dead, or may have been repeated.
bool rules_of_play::may_be_end(const replayed_ply& played, const trace& before) {
    return may_be_dead(played, before) || played.after.half_move_clock >= plies_to_repeat;
}

bool rules_of_play::may_be_dead(const replayed_ply& played, const trace& before) {
    return played.claimed.capture != cescacs::capture_kind::none ||
           played.claimed.becomes != cescacs::promotion::none ||
           before.known == cescacs::known_check::nothing;
}

[[gnu::always_inline]] inline void rules_of_play::judge(const replayed_ply& played, const trace& before,
                                                        trace& after) {
    if (before.end != ending::none) {
        switch (before.end) {
        case ending::fivefold: report_end(played, "a position had come about five times", after); break;
        case ending::too_many_plies:
            report_end(played, "150 plies had brought neither a pawn's ply nor a capture", after);
            break;
        case ending::dead_material: report_end(played, "neither side could mate any more", after); break;
        default: break;
        }
        return;
    }
    if (!found_.is_legal()) [[unlikely]] {
        judge_illegal(played, before, after);
        return;
    }
    const std::size_t us = cescacs::index_of(game_side(played.written.player));
    const std::size_t them = 1 - us;
    after.left_in_check[us] = false;
    after.promotion_omitted[us] = false;
    // While the position is uncertain, nothing is known about checks and ends.
    if (played.in_doubt) [[unlikely]]
        return;
    const cescacs::hex_set checkers = checkers_after(before.known, played.after, played.claimed);
    const check_kind given =
        checkers.empty() ? check_kind::none : classify_check(played.after, checkers, is_answered(played));
    after.known = known_behind(played, checkers);
    // White's ply is written again with a mark, so the mark counts there, too.
    if (!before.left_in_check[them])
        if (const mark_fault fault = fault_of_mark(check_of(played.written), given);
            fault != mark_fault::none)
            if (!slips_.explain(before.slip, played.after, [&](const cescacs::position& after_slip) {
                    return fault_of_mark(check_of(played.written), classify_check(after_slip)) ==
                           mark_fault::none;
                }))
                judge_mark(played, given, fault);
    if (given != check_kind::mate && may_be_end(played, before))
        note_ends(played, before, after);
    if (played.at_ply == last_of_main_line_ && before.is_untouched)
        check_result(played, given);
}

void rules_of_play::look_at(const replayed_ply& played) {
    const trace& before = trace_of(played.previous);
    trace& after = traces_[played.at_ply];
    const bool is_coherent = played.certain && played.fault.is_coherent();
    after = before;
    after.previous = played.previous;
    after.known = cescacs::known_check::nothing;
    if (is_coherent && played.claimed.kind == cescacs::ply_kind::step &&
        !is_en_passant(played.claimed.capture))
        after.board = board_hash_after_step(before.board, circumstances_, played.after, played.claimed);
    else
        after.board = hash_of(played, before);
    after.is_unique =
        played.after.special.kind != cescacs::special_kind::none && can_use_special(played.after);
    if (played.after.half_move_clock == 0)
        after.threefold = no_node;
    if (after.threefold != no_node && begins_line(played))
        after.threefold_is_around = true;
    if (is_coherent) [[likely]]
        judge(played, before, after);
    else
        after.is_untouched = false;
}

// For a ply that may have changed anything. Such plies usually follow one another.
std::uint64_t rules_of_play::hash_of(const replayed_ply& played, const trace& before) {
    const bool follows = hashed_at_ != no_node && hashed_at_ == played.previous;
    const std::uint64_t hash =
        follows ? board_hash_after(before.board, hashed_, played.after) : board_hash(played.after);
    hashed_ = played.after;
    hashed_at_ = played.at_ply;
    return hash;
}

void rules_of_play::judge_illegal(const replayed_ply& played, const trace& before, trace& after) {
    const cescacs::position& p = played.before();
    const std::size_t us = cescacs::index_of(p.to_move);
    after.is_untouched = false;
    const illegality_row& row = row_of(found_.why);
    if (row.asks_other_pieces && played.in_doubt)
        return;
    const auto is_legal_in = [&](const cescacs::position& other) {
        return check_coherence(other, played.claimed).is_coherent() &&
               judge_coherent(other, played.claimed).is_legal();
    };
    if (slips_.explain(before.slip, p, is_legal_in))
        return;
    if (!played.in_doubt && has_both_kings(p) && !has_legal_ply(p)) {
        const bool mated = in_check(p, p.to_move);
        // Moves after a marked mate have been reported.
        const bool is_marked = played.previous != no_node && is_mate(context_.read.plies[played.previous]);
        if (mated && is_marked)
            after.end = ending::reported;
        else
            report_end(played, mated ? "the king was mated" : "no legal ply was left", after);
        return;
    }
    const bool follows_from_earlier = (is_about_check(found_.why) && before.left_in_check[us]) ||
                                      (is_about_promotion(found_.why) && before.promotion_omitted[us]);
    if (!follows_from_earlier && !played.repeated) {
        finding made = reports_.make(played, row.id, find_part(context_.read, played.written, row.where),
                                     why_illegal(p, played.claimed, found_));
        if (found_.why == illegality::wrong_movement || found_.why == illegality::blocked ||
            found_.why == illegality::pawn_captures_wrongly)
            suggest(played, p, made);
        after.slip = slips_.note(p, played.claimed);
        if (after.slip == no_slip)
            reports_.add(std::move(made));
        else
            reported_slips_.push_back({.found = std::move(made), .ply = played.written.text()});
    }
    after.left_in_check[us] = in_check(played.after, p.to_move);
    after.promotion_omitted[us] = before.promotion_omitted[us] || is_about_promotion(found_.why);
}

// Another hex, if only one ply is like the written one; or another capture sign.
void rules_of_play::suggest(const replayed_ply& played, const cescacs::position& p, finding& found) {
    if (played.in_doubt || played.claimed.kind != cescacs::ply_kind::step || suggestions_ == most_suggestions)
        return;
    ++suggestions_;
    const std::optional<cescacs::ply> meant = found_.why == illegality::pawn_captures_wrongly
                                                  ? as_scornful(p, played.claimed)
                                                  : with_hex_nearby(p, played.claimed);
    if (!meant)
        return;
    spelling letters;
    letters.keep(find_lettering(context_.read));
    const std::string better = ply_text(*meant, played.written.player, letters);
    found.detail += "; did you mean " + better + "?";
    found.remedy =
        fix{.edits = {{{played.written.begin, parts_of(context_.read, played.written).check.begin}, better}},
            .safe = false,
            .title = "write " + better};
}

// Whether a later ply of the game proves that a legal ply answers the check.
bool rules_of_play::is_answered(const replayed_ply& played) const {
    if (played.written.next == no_node)
        return false;
    const ply& next = context_.read.plies[played.written.next];
    cescacs::ply answer;
    return next.player != played.written.player && claim(next, answer) &&
           cescacs::judge(played.after, answer).is_legal();
}

bool rules_of_play::begins_line(const replayed_ply& played) const {
    return played.previous != no_node && context_.read.plies[played.previous].next != played.at_ply;
}

// Ends other than mate and stalemate; those show when play continues.
void rules_of_play::note_ends(const replayed_ply& played, const trace& before, trace& after) {
    const std::uint32_t clock = played.after.half_move_clock;
    if (may_be_dead(played, before) && is_dead_material(played.after)) {
        after.end = ending::dead_material;
        return;
    }
    if (clock >= plies_to_repeat)
        note_repetition(played, after);
    if (clock < plies_to_claim || played.repeated) [[likely]]
        return;
    if (clock == plies_to_claim)
        reports_.add_bare(played.at_ply, codes::hundred_plies, played.written.text());
    if (clock == plies_to_end)
        reports_.add_bare(played.at_ply, codes::hundred_fifty_plies, played.written.text());
    if (clock >= plies_to_end)
        after.end = ending::too_many_plies;
}

// Looks back no further than the last irreversible ply, which is at most 150 plies ago.
void rules_of_play::note_repetition(const replayed_ply& played, trace& after) {
    int times = 1;
    node at = after.previous;
    for (std::uint32_t left = played.after.half_move_clock; left != 0; --left) {
        const trace& earlier = trace_of(at);
        if (earlier.board == after.board && !earlier.is_unique)
            ++times;
        if (at == no_node)
            break;
        at = earlier.previous;
    }
    if (times < times_to_claim || played.repeated) [[likely]]
        return;
    if (times == times_to_claim && after.threefold == no_node) {
        after.threefold = played.at_ply;
        has_threefolds_ = true;
        after.threefold_is_around = false;
    }
    if (times < times_to_end)
        return;
    reports_.add_bare(played.at_ply, codes::fivefold_repetition, played.written.text());
    after.end = ending::fivefold;
    if (after.threefold != no_node && !after.threefold_is_around)
        traces_[after.threefold].threefold = no_node; // the fifth time is reported instead
}

void rules_of_play::check_result(const replayed_ply& played, check_kind given) {
    const last_ply last{&played.written, played.at_ply};
    const side player = played.written.player;
    const auto expect = [&](code id, const possible_results& possible) {
        has_looked_at_result_ = true;
        expect_result(context_, id, last, possible, proof::board);
    };
    if (given == check_kind::mate)
        expect(codes::result_against_mate, result_of_mate(player));
    else if (given == check_kind::none && has_both_kings(played.after) && !has_legal_ply(played.after))
        expect(codes::result_against_stalemate, result_of_stalemate(player));
    else
        check_no_stalemate(played);
}

// A stalemate result although the other side can move.
void rules_of_play::check_no_stalemate(const replayed_ply& played) {
    const std::uint8_t result = context_.read.result;
    if (result != result_by_stalemate(side::white) && result != result_by_stalemate(side::black))
        return;
    const std::optional<cescacs::ply> answer = cescacs::find_legal_ply(played.after);
    if (!answer)
        return;
    context_.report(codes::result_without_stalemate, context_.read.result_where, ply_text(*answer));
}

void rules_of_play::report_end(const replayed_ply& played, std::string_view what, trace& after) {
    after.end = ending::reported;
    if (!played.repeated)
        reports_.add(played, codes::play_after_end, played.written.text(), std::string(what));
}

void rules_of_play::finish() {
    for (reported_slip& each : reported_slips_)
        if (!each.gave_way)
            reports_.add(std::move(each.found));
    for (node at = 0; has_threefolds_ && at != traces_.size(); ++at)
        if (traces_[at].threefold == at)
            reports_.add_bare(at, codes::threefold_repetition, context_.read.plies[at].text());
}

} // namespace ctlpgn::ctl_pgn
