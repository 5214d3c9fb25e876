#include "notations/xiangqi/repair/lines_of_game.hpp"

#include "games/common/claims.hpp"
#include "games/xiangqi/legal.hpp"
#include "games/xiangqi/play.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/lint/contradictions.hpp"
#include "notations/xiangqi/repair/repair_rules.hpp"
#include "notations/xiangqi/replay/illegality_words.hpp"
#include "notations/xiangqi/replay/replay.hpp"
#include "notations/xiangqi/words.hpp"
#include "notations/xiangqi/writing/move_text.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::array forms_of_plies{move_form::iccs, move_form::axf, move_form::lalg, move_form::salg,
                                    move_form::wxf};

// That of the file, unless more plies are written in another one.
file_format format_of_moves(const game& record) {
    const auto plies_in = [&record](move_form form) {
        return std::ranges::count_if(record.plies, [form](const ctlpgn::ply& each) {
            return each.readable() && is_written_in(each, form);
        });
    };
    const file_format declared = meant_format(record);
    const move_form likeliest = *std::ranges::max_element(forms_of_plies, {}, plies_in);
    if (plies_in(likeliest) <= plies_in(declared.form))
        return declared;
    return read_format(form_names[static_cast<std::size_t>(likeliest)]);
}

// Moves in Chinese are not decoded.
bool is_in_chinese(const game& record) {
    const auto count = std::ranges::count_if(record.plies, [&record](const ctlpgn::ply& each) {
        return std::ranges::any_of(record.raw(each.text()), is_beyond_ascii);
    });
    constexpr std::ptrdiff_t share = 5; // one ply of this many may be written so
    return count * share > std::ssize(record.plies);
}

} // namespace

lines_of_game::lines_of_game(const game& record, bool are_numbers_known)
    : record_(&record), are_numbers_known_(are_numbers_known), format_(format_of_moves(record)) {}

const repair::repair_rules& lines_of_game::rules() {
    return rules_of_repair();
}

std::optional<xiangqi::position> lines_of_game::start_of(const game& record) {
    if (is_in_chinese(record))
        return std::nullopt;
    return way_onto_board::start_of(record);
}

void lines_of_game::list(const position& now, std::vector<repair::option<ply>>& options) const {
    thread_local std::vector<ply> plies; // its memory is reused for the next position
    legal_plies(now, plies);
    options.clear();
    for (const ply& each : plies)
        options.push_back({repair::spelling(move_text(now, each, format_)), each});
}

void lines_of_game::play(position& now, const ply& played) const {
    xiangqi::play(now, played);
}

void lines_of_game::pass(position& now) const {
    games::turn_over(now, false, now.to_move == side::black);
}

std::optional<xiangqi::ply> lines_of_game::reads(const position& now, const repair::word& written) const {
    ctlpgn::ply read = record_->plies[written.known_as - 1];
    read.player = tree_side(now.to_move);
    const resolution which = way_onto_board::resolve({now, record_}, read);
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
    const way_onto_board::board here{now, record_};
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

} // namespace ctlpgn::xiangqi
