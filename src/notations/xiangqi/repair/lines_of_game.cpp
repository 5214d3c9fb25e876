#include "notations/xiangqi/repair/lines_of_game.hpp"

#include "games/common/claims.hpp"
#include "games/xiangqi/likely.hpp"
#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/repair/repair_rules.hpp"
#include "notations/xiangqi/replay/illegality_words.hpp"
#include "notations/xiangqi/replay/replay.hpp"
#include "notations/xiangqi/words.hpp"
#include "notations/xiangqi/writing/move_text.hpp"
#include "text/ascii.hpp"
#include "text/full_width.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace ctlpgn::xiangqi {

namespace {

// Calls visit(ply, its text) for each readable ply of the main line.
template <class visitor> void visit_readable(const game& record, const visitor& visit) {
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next)
        if (const ctlpgn::ply& each = record.plies[at]; each.readable())
            visit(each, record.raw(each.text()));
}

// Whether most plies are written in it. Otherwise the line FORMAT is what is wrong.
bool is_form_of(const game& record, move_form form) {
    std::size_t plies = 0;
    std::size_t others = 0;
    visit_readable(record, [&](const ctlpgn::ply& each, std::string_view /*text*/) {
        ++plies;
        others += is_written_in(record, each, form) ? 0U : 1U;
    });
    constexpr std::size_t share = 5; // one ply of this many may be written otherwise
    return others * share <= plies;
}

// 33 and 23 mean one pawn by the Federation, and another one as engines count. Only up to the first ply that
// cannot be played it is known that this is written.
bool has_two_readings(const game& record, position now) {
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next) {
        const ctlpgn::ply& each = record.plies[at];
        const resolution which = resolve(now, each);
        if (!which.is_legal())
            return false;
        const unsigned mover = claim_of(each).mover;
        const std::string_view text = record.raw(each.text());
        if (which.has_other_reading() || (mover >= named_by::number_and_file && mover < named_by::number &&
                                          is_digit(text[0]) && is_digit(text[1])))
            return true;
        play(now, which.played);
    }
    return false;
}

habits_of_writing habits_of(const game& record) {
    std::size_t plies = 0;
    std::size_t of_black = 0;
    std::size_t small = 0;
    std::size_t small_of_black = 0;
    std::size_t without_hyphen = 0;
    std::size_t with_digit = 0;
    visit_readable(record, [&](const ctlpgn::ply& each, std::string_view text) {
        const bool is_small = !text.empty() && is_small_letter(text.front());
        const bool is_of_black = each.player == ctlpgn::side::black;
        ++plies;
        of_black += is_of_black ? 1U : 0U;
        small += is_small ? 1U : 0U;
        small_of_black += is_small && is_of_black ? 1U : 0U;
        with_digit += std::ranges::any_of(text, is_digit) ? 1U : 0U;
        without_hyphen += text.find('-') == std::string_view::npos ? 1U : 0U;
    });
    return {.small_letters_of_black = 2 * small_of_black > of_black,
            .small_points = 2 * small > plies,
            .lacks_hyphen = 2 * without_hyphen > plies,
            .narrow_digits = 2 * with_digit > of_black};
}

} // namespace

lines_of_game::lines_of_game(const game& record, bool are_numbers_known)
    : lines_of_record(record, are_numbers_known), format_(meant_format(record)), habits_(habits_of(record)) {}

const repair::repair_rules& lines_of_game::rules() {
    return rules_of_repair();
}

std::optional<position> lines_of_game::start_of(const game& record) {
    const file_format format = meant_format(record);
    const std::optional<position> start = way_onto_board::start_of(record);
    if (!start || format.is_unknown || !is_form_of(record, format.form) || has_two_readings(record, *start))
        return std::nullopt;
    return start;
}

std::string lines_of_game::text_of(const position& now, const ply& played) const {
    std::string text = move_text(now, played, format_);
    if (format_.form == move_form::iccs) {
        if (habits_.small_points)
            text = in_small_letters(text);
        if (habits_.lacks_hyphen)
            std::erase(text, '-');
    } else if (is_in_chinese(format_.form)) {
        if (habits_.narrow_digits)
            text = narrowed(text);
    } else if (habits_.small_letters_of_black && now.to_move == xiangqi::side::black) {
        text.front() = small_letter(text.front());
    }
    return text;
}

void lines_of_game::list(const position& now, std::vector<repair::option<ply>>& options) const {
    thread_local std::vector<ply> plies; // its memory is reused for the next position
    legal_plies(now, plies);
    options.clear();
    for (const ply& each : plies)
        options.push_back({repair::shape_of(text_of(now, each), rules().signs.shapes), each});
}

void lines_of_game::play(position& now, const ply& played) const {
    xiangqi::play(now, played);
}

void lines_of_game::pass(position& now) const {
    games::turn_over(now, false, now.to_move == xiangqi::side::black);
}

std::optional<xiangqi::ply> lines_of_game::reads(const position& now, const repair::word& written) const {
    const resolution which = resolve(now, read_as(written));
    return which.is_legal() ? std::optional(which.played) : std::nullopt;
}

std::string_view lines_of_game::mark_of(const position& now, const ply& played) const {
    switch (standing_of(after(now, played))) {
    case standing::check: return "+";
    case standing::mate: return "++";
    default: return {};
    }
}

float lines_of_game::doubt_of(const position& now, const ply& played) const {
    constexpr float weight = 0.35F; // what is written counts for more
    return weight * std::clamp(usual_likelihood - likelihood(now, played), -3.0F, 6.0F);
}

void lines_of_game::judge(const position& now, node written, finding& fault) const {
    const ctlpgn::ply& read = read_at(written);
    const resolution which = resolve(now, read);
    const auto set = [&fault](code id, std::string detail) {
        fault.id = id;
        fault.detail = std::move(detail);
    };
    switch (which.fault) {
    case contradiction::none:
        if (which.is_legal())
            set(codes::unlikely_move, {});
        else if (row_of(which.why.why).id != code::none)
            set(row_of(which.why.why).id, reason_of(now, which.played, which.why));
        break;
    case contradiction::unreadable: break;
    case contradiction::several_movers: set(codes::several_movers, list_of(which.candidates)); break;
    // The messages of these are about a part of the half-move.
    case contradiction::empty_origin:
        set(codes::no_mover_reaches, std::string(name_of(point_of(read.from))) + " is empty");
        break;
    case contradiction::opponent_on_origin:
    case contradiction::other_piece_on_origin:
        set(codes::no_mover_reaches,
            detail_of(now, read, which) + " is on " + std::string(name_of(point_of(read.from))));
        break;
    case contradiction::impossible_direction:
        set(codes::no_mover_reaches, "a " + detail_of(now, read, which) + " goes forward or backward");
        break;
    default: set(code_of(which.fault), detail_of(now, read, which)); break;
    }
}

} // namespace ctlpgn::xiangqi
