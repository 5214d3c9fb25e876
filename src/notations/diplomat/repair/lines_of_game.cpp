#include "notations/diplomat/repair/lines_of_game.hpp"

#include "games/common/claims.hpp"
#include "games/diplomat/legal.hpp"
#include "games/diplomat/play.hpp"
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/lint/contradictions.hpp"
#include "notations/diplomat/repair/repair_rules.hpp"
#include "notations/diplomat/replay/illegality_words.hpp"
#include "notations/diplomat/replay/replay.hpp"
#include "notations/diplomat/replay/resolution.hpp"
#include "notations/diplomat/words.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn::diplomat {

namespace {

// Full, if most plies have their origin.
wording wording_of(const game& record) {
    const auto has_origin = [](const ctlpgn::ply& each) { return each.from != no_place; };
    const auto count = static_cast<std::size_t>(std::ranges::count_if(record.plies, has_origin));
    return 2 * count > record.plies.size() ? wording::full : wording::brief;
}

} // namespace

lines_of_game::lines_of_game(const game& record, bool are_numbers_known)
    : record_(&record), are_numbers_known_(are_numbers_known), words_(wording_of(record)) {}

const repair::repair_rules& lines_of_game::rules() {
    return rules_of_repair();
}

std::optional<diplomat::position> lines_of_game::start_of(const game& record) {
    return way_onto_board::start_of(record);
}

void lines_of_game::list(const position& now, std::vector<repair::option<ply>>& options) const {
    thread_local std::vector<ply> plies; // its memory is reused for the next position
    legal_plies(now, plies);
    options.clear();
    for (const ply& each : plies)
        options.push_back({repair::spelling(move_text(now, each, words_)), each});
}

void lines_of_game::play(position& now, const ply& played) const {
    diplomat::play(now, played);
}

void lines_of_game::pass(position& now) const {
    games::turn_over(now, false, now.to_move == side::black);
}

std::optional<diplomat::ply> lines_of_game::reads(const position& now, const repair::word& written) const {
    ctlpgn::ply read = record_->plies[written.known_as - 1];
    read.player = tree_side(now.to_move);
    const resolution which = resolve(now, read);
    if (!which.is_legal())
        return std::nullopt;
    return which.played;
}

std::string_view lines_of_game::mark_of(const position& now, const ply& played) const {
    switch (standing_of(games::after(now, played))) {
    case standing::check: return "+";
    case standing::mate: return "++";
    default: return {};
    }
}

void lines_of_game::judge(const position& now, node written, finding& fault) const {
    ctlpgn::ply read = record_->plies[written];
    read.player = tree_side(now.to_move);
    const way_onto_board::board here{now};
    const resolution which = way_onto_board::resolve(here, read);
    const told_contradiction told = tell(*record_, {written, no_node, read, here, here, which});
    if (told.id != code::none) {
        fault.id = told.id;
        fault.where = told.where;
        fault.detail = told.detail;
    } else if (which.fault == contradiction::none && !which.why.is_legal()) {
        fault.id = row_of(which.why.why).id;
        fault.detail = reason_of(now, which.played, which.why);
    } else if (which.is_legal()) {
        fault.id = codes::unlikely_half_move;
    }
}

} // namespace ctlpgn::diplomat
