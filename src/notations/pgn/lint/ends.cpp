#include "notations/pgn/lint/ends.hpp"

#include "games/chess/legal.hpp"
#include "games/chess/position.hpp"
#include "notations/pgn/tag_values.hpp"
#include "notations/pgn/tags.hpp"
#include "record/calendar.hpp"

#include <algorithm>
#include <iterator>

namespace ctlpgn::pgn {

namespace {

constexpr std::uint32_t claimable_wait = 100; // plies
constexpr std::uint32_t longest_wait = 150;
constexpr std::ptrdiff_t claimable_repetitions = 3;
constexpr std::ptrdiff_t most_repetitions = 5;

// The articles that end a game without a claim have been in force since July 2014.
bool is_played_by_later_laws(const game& record) {
    const tag* const date = find_tag(record, "Date");
    if (date == nullptr)
        return true;
    const partial_date played = read_tag_value(value_form::date, record.raw(date->value)).date;
    return played.year.empty() || !is_surely_later({"2014", "07", "01"}, played);
}

} // namespace

void end_watch::begins(const chess::position& at) {
    seen_.push_back(chess::hash(at));
    if (chess::is_dead(at))
        end(codes::play_after_dead_position);
}

void end_watch::reached(const reached_ply& here) {
    if (here.which != next_)
        return;
    next_ = game_.plies[here.which].next;
    if (here.played.outcome != resolved::one || over_.too_late != no_node)
        return;
    if (over_.is_reached || by_wait_.is_reached || by_repetition_.is_reached) [[unlikely]] {
        for (end_of_play* const each : {&over_, &by_wait_, &by_repetition_})
            if (each->is_reached && each->too_late == no_node)
                each->too_late = here.which;
        if (over_.is_reached)
            return;
    }
    if (here.after.variant != nullptr) {
        if (chess::is_dead(here.after))
            end(codes::play_after_dead_position);
        return; // the Laws of Chess say nothing about its draws
    }
    // No position before a capture or a pawn's move can occur again.
    if (here.after.half_move_clock == 0)
        seen_.clear();
    seen_.push_back(chess::hash(here.after));
    const std::ptrdiff_t times =
        std::ssize(seen_) < claimable_repetitions ? 1 : std::ranges::count(seen_, seen_.back());
    const std::uint32_t wait = here.after.half_move_clock;
    if (chess::is_dead(here.after))
        end(codes::play_after_dead_position);
    else if (wait >= longest_wait && ends_without_claim())
        end(codes::play_after_75_moves);
    else if (times >= most_repetitions && ends_without_claim())
        end(codes::play_after_fivefold);
    by_wait_.is_reached = by_wait_.is_reached || wait >= claimable_wait;
    by_repetition_.is_reached = by_repetition_.is_reached || times >= claimable_repetitions;
}

bool end_watch::ends_without_claim() {
    if (!ends_without_claim_)
        ends_without_claim_ = is_played_by_later_laws(game_);
    return *ends_without_claim_;
}

void end_watch::report(check_context& context, const end_of_play& what) {
    if (what.too_late != no_node)
        context.report(what.why, context.read.plies[what.too_late].text()).at_ply = what.too_late;
}

void end_watch::report(check_context& context) const {
    report(context, over_);
    // If the game continues after such an end, that is reported rather than an earlier possible claim.
    const auto is_passed_over = [this](code why) { return over_.why == why && over_.too_late != no_node; };
    if (!is_passed_over(codes::play_after_75_moves))
        report(context, by_wait_);
    if (!is_passed_over(codes::play_after_fivefold))
        report(context, by_repetition_);
}

} // namespace ctlpgn::pgn
