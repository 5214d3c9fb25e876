#include "notations/ctl_pgn/repair/lines_of_game.hpp"

#include "games/cescacs/attack.hpp"
#include "games/cescacs/coherence.hpp"
#include "games/cescacs/legal.hpp"
#include "games/cescacs/legality.hpp"
#include "games/cescacs/play.hpp"
#include "notations/ctl_pgn/board/board_rules.hpp"
#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/board/illegality_words.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/positions/start.hpp"
#include "notations/ctl_pgn/repair/repair_rules.hpp"
#include "notations/ctl_pgn/writing/ply_text.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::string_view other_capture_sign = "*";
constexpr std::string_view other_hyphen = "‐";
constexpr std::string_view far_check_in_shapes = "++";

// Whether a game writes a sign in its plies more often than the usual one.
bool prefers(const game& record, std::string_view sign, std::string_view usual) {
    int count = 0;
    for (const ctlpgn::ply& each : record.plies) {
        const std::string_view text = record.raw(each.text());
        count += text.find(sign) != std::string_view::npos    ? 1
                 : text.find(usual) != std::string_view::npos ? -1
                                                              : 0;
    }
    return count > 0;
}

// Also if nothing else of the ply can be read.
bool names_kind(const game& record, const ctlpgn::ply& written) {
    if (written.kind == ply_kind::unreadable) {
        std::string_view text = record.raw(written.text());
        text = text.substr(0, text.find_last_not_of("!?") + 1); // its rating
        const std::string_view mark = text.substr(text.find_last_not_of(mark_bytes) + 1);
        return mark.size() > 1 && std::ranges::find(check_signs, mark) != check_signs.end();
    }
    return check_of(written) != check_mark::none && check_of(written) != check_mark::check &&
           !is_mate(written);
}

// Between the moves, where a damaged ply may have left it.
bool has_lost_kind(const game& record) {
    constexpr std::string_view sign = "+∞";
    for (std::size_t at = record.text.find(sign); at != std::string_view::npos;
         at = record.text.find(sign, at + 1)) {
        const auto next = std::ranges::upper_bound(record.comments, at, {},
                                                   [](const comment& each) { return each.where.begin; });
        if (next == record.comments.begin() || std::prev(next)->where.end <= at)
            return true;
    }
    return false;
}

void replace(std::string& text, std::string_view what, std::string_view replacement) {
    if (const std::size_t at = text.find(what); at != std::string::npos && what != replacement)
        text.replace(at, what.size(), replacement);
}

side mover_in(const cescacs::position& now) {
    return static_cast<side>(now.to_move);
}

// What a ply of the tree claims if it is that of the side to move.
bool claim_in(const cescacs::position& now, ctlpgn::ply read, cescacs::ply& claimed) {
    read.player = mover_in(now);
    return claim(read, claimed);
}

} // namespace

lines_of_game::lines_of_game(const game& record, bool are_numbers_known)
    : lines_of_record(record, are_numbers_known) {
    letters_.keep(find_lettering(record));
    if (prefers(record, other_capture_sign, usual_capture_sign))
        capture_sign_ = other_capture_sign;
    if (prefers(record, other_hyphen, usual_hyphen))
        hyphen_ = other_hyphen;
    names_kinds_of_check_ =
        std::ranges::any_of(record.plies,
                            [&record](const ctlpgn::ply& each) { return names_kind(record, each); }) ||
        has_lost_kind(record);
}

const repair::repair_rules& lines_of_game::rules() {
    return rules_of_repair();
}

std::optional<cescacs::position> lines_of_game::start_of(const game& record) {
    const game_start start = find_start(record);
    if (!start.known || start.doubtful)
        return std::nullopt;
    return start.position;
}

void lines_of_game::list(const position& now, std::vector<repair::option<ply>>& options) const {
    thread_local std::vector<ply> plies; // its memory is reused for the next position
    cescacs::legal_plies(now, plies);
    options.clear();
    const std::span<const repair::sign_shape> shapes = rules().signs.shapes;
    for (const ply& each : plies)
        options.push_back({repair::shape_of(ply_text(each, mover_in(now), letters_), shapes), each});
}

std::string lines_of_game::text_of(const position& now, const ply& played) const {
    std::string text = ply_text(played, mover_in(now), letters_);
    replace(text, usual_capture_sign, capture_sign_);
    replace(text, usual_hyphen, hyphen_);
    return text;
}

void lines_of_game::play(position& now, const ply& played) const {
    cescacs::apply_claimed(now, played);
}

void lines_of_game::pass(position& now) const {
    now.special = {};
    if (now.to_move == cescacs::side::black && now.move_number != 0)
        ++now.move_number;
    now.to_move = cescacs::opponent(now.to_move);
}

std::optional<cescacs::ply> lines_of_game::reads(const position& now, const repair::word& written) const {
    ply claimed;
    if (!claim_in(now, read_as(written), claimed) || !check_coherence(now, claimed).is_coherent() ||
        !judge_coherent(now, claimed).is_legal())
        return std::nullopt;
    return claimed;
}

std::string_view lines_of_game::mark_text_of(const position& now, const ply& played) const {
    const cescacs::check_kind given = cescacs::classify_check(cescacs::after(now, played));
    if (given == cescacs::check_kind::none || given == cescacs::check_kind::mate || names_kinds_of_check_)
        return mark_text(given);
    return "+"; // right for every other check
}

std::string_view lines_of_game::mark_of(const position& now, const ply& played) const {
    const std::string_view text = mark_text_of(now, played);
    return text == check_signs[static_cast<std::size_t>(check_mark::far)] ? far_check_in_shapes : text;
}

void lines_of_game::judge(const position& now, node written, finding& fault) const {
    const ctlpgn::ply& read = read_at(written);
    ply claimed;
    if (!claim_in(now, read, claimed))
        return;
    if (const cescacs::coherence_finding found = check_coherence(now, claimed); !found.is_coherent()) {
        const contradiction_row& row = row_of(found.what);
        fault.id = row.id;
        fault.where = find_part(record(), read, row.where);
        fault.detail = why_contradictory(now, claimed, found);
        return;
    }
    const cescacs::verdict found = judge_coherent(now, claimed);
    fault.id = found.is_legal() ? codes::unlikely_ply : row_of(found.why).id;
    if (!found.is_legal())
        fault.detail = why_illegal(now, claimed, found);
}

} // namespace ctlpgn::ctl_pgn
