#include "notations/diplomat/repair/lines_of_game.hpp"

#include "games/common/claims.hpp"
#include "games/diplomat/rules.hpp"
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/lint/contradictions.hpp"
#include "notations/diplomat/repair/repair_rules.hpp"
#include "notations/diplomat/replay/illegality_words.hpp"
#include "notations/diplomat/replay/replay.hpp"
#include "notations/diplomat/words.hpp"

#include <cstddef>
#include <utility>

namespace ctlpgn::diplomat {

namespace {

// What most of its plies have that could be written briefly.
move_form form_of(const game& record) {
    std::size_t brief_origins = 0;
    std::size_t full_origins = 0;
    std::size_t brief_outcomes = 0;
    std::size_t full_outcomes = 0;
    for (const ctlpgn::ply& each : record.plies) {
        if (!each.readable())
            continue;
        ++(each.from == no_place ? brief_origins : full_origins);
        const std::string_view text = record.raw(each.text());
        if (const std::size_t sign = text.find('='); sign != std::string_view::npos)
            ++(text.find_last_not_of("+#!?") - sign == 1 ? brief_outcomes : full_outcomes);
    }
    return {.origins = full_origins > brief_origins ? wording::full : wording::brief,
            .outcomes = full_outcomes > brief_outcomes ? wording::full : wording::brief};
}

// As the side to move writes it, whose turn it is by what comes before.
ctlpgn::ply written_by(side mover, ctlpgn::ply read) {
    if (game_side(read.player) != mover && read.capture == suborned)
        read.own ^= for_opponent_mark;
    read.player = tree_side(mover);
    return read;
}

std::string_view mark_of_standing(standing reached) {
    switch (reached) {
    case standing::check: return sign_text(check_sign);
    case standing::mate: return sign_text(mate_sign);
    default: return {};
    }
}

resolution resolve_written(const position& now, const ctlpgn::ply& read) {
    return resolve(now, written_by(now.to_move, read));
}

} // namespace

lines_of_game::lines_of_game(const game& record, bool are_numbers_known)
    : lines_of_record(record, are_numbers_known), form_(form_of(record)) {}

const repair::repair_rules& lines_of_game::rules() {
    return rules_of_repair();
}

std::optional<position> lines_of_game::start_of(const game& record) {
    return way_onto_board::start_of(record);
}

void lines_of_game::list(const position& now, std::vector<repair::option<ply>>& options) const {
    thread_local std::vector<ply> plies; // its memory is reused for the next position
    accepted_plies(now, plies);
    options.clear();
    for (const ply& each : plies)
        options.push_back(
            {repair::shape_of(move_text(plies, each, now.to_move, form_), rules().signs.shapes), each});
}

void lines_of_game::play(position& now, const ply& played) const {
    diplomat::play(now, played);
}

void lines_of_game::pass(position& now) const {
    games::turn_over(now, false, now.to_move == side::black);
}

std::optional<ply> lines_of_game::reads(const position& now, const repair::word& written) const {
    const resolution which = resolve_written(now, read_as(written));
    return which.is_legal() && !which.suborns_for_opponent ? std::optional(which.played) : std::nullopt;
}

std::string_view lines_of_game::mark_of(const position& now, const ply& played) const {
    return mark_of_standing(standing_of(after(now, played)));
}

bool lines_of_game::may_have_mark(const position& now, const ply& played, std::string_view mark) const {
    return mark == mark_of_standing(standing_of(after(now, played), reading::wide));
}

// Which plies are usual is not known, only that few depend on an open point of the rules.
float lines_of_game::doubt_of(const position& now, const ply& played) const {
    constexpr float of_open_point = 3;
    return diplomat::judge(now, played).open == open_point::none ? 0 : of_open_point;
}

void lines_of_game::judge(const position& now, node written, finding& fault) const {
    const ctlpgn::ply read = written_by(now.to_move, read_at(written));
    const resolution which = resolve(now, read);
    if (which.fault != contradiction::none) {
        if (described_contradiction found = describe(record(), {written, no_node, read, now, now, which});
            found.id != code::none) {
            fault.id = found.id;
            fault.where = found.where;
            fault.detail = std::move(found.detail);
        }
    } else if (which.suborns_for_opponent) {
        fault.id = codes::suborned_for_opponent;
        fault.detail = now.to_move == side::white ? "white" : "black";
    } else if (which.why.is_legal()) {
        fault.id = codes::unlikely_move;
    } else if (row_of(which.why.why).id != code::none) {
        fault.id = row_of(which.why.why).id;
        fault.detail = reason_of(now, which.played, which.why);
    }
}

} // namespace ctlpgn::diplomat
