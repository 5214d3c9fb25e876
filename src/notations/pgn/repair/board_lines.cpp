#include "notations/pgn/repair/board_lines.hpp"

#include "games/chess/attack.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/likely.hpp"
#include "games/chess/play.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/writing/san.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

namespace {

// The squares from which pieces of its kind may go where it goes.
chess::square_set origins_of(const chess::ply& asked, const std::vector<chess::ply>& plies) {
    chess::square_set origins;
    for (const chess::ply& each : plies)
        if (each.to == asked.to && each.mover == asked.mover && each.kind != chess::ply_kind::castling)
            origins |= chess::square_set(each.from);
    return origins;
}

} // namespace

void board_lines::list(const position& now, std::vector<repair::option<ply>>& options) const {
    thread_local std::vector<ply> plies; // its memory is reused for the next position
    chess::legal_plies(now, plies);
    options.clear();
    for (const ply& each : plies)
        options.push_back({repair::spelling(unmarked_san(each, origins_of(each, plies))), each});
}

void board_lines::play(position& now, const ply& played) const {
    chess::play(now, played);
}

void board_lines::pass(position& now) const {
    now = after_pass(now);
}

std::optional<chess::ply> board_lines::reads(const position& now, const repair::word& written) const {
    const ctlpgn::ply& read = record.plies[written.known_as - 1];
    // A letter of an unknown language says nothing sure.
    if (is_foreign(read.piece))
        return std::nullopt;
    const resolution which = resolve(now, chess::in_check(now, now.to_move), read);
    if (which.outcome != resolved::one || which.played.kind == chess::ply_kind::null)
        return std::nullopt;
    return which.played;
}

std::string_view board_lines::mark_of(const position& now, const ply& played) const {
    const chess::position after = chess::after(now, played);
    return pgn::mark_of(chess::gives_check(after, played), after);
}

float board_lines::doubt_of(const position& now, const ply& played) const {
    constexpr float weight = 0.35F; // what is written counts for more
    constexpr float usual = 0.2F;   // likelihood of an ordinary ply
    return weight * std::clamp(usual - chess::likelihood(now, played), -3.0F, 6.0F);
}

} // namespace ctlpgn::pgn
