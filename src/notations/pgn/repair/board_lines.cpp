#include "notations/pgn/repair/board_lines.hpp"

#include "games/chess/attack.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/likely.hpp"
#include "games/chess/play.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/replay/resolution.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

void board_lines::play(position& now, const ply& played) const {
    chess::play(now, played);
}

void board_lines::pass(position& now) const {
    chess::play(now, chess::make_null());
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
    if (!chess::gives_check(after, played))
        return {};
    return chess::has_legal_ply(after) ? "+" : "#";
}

float board_lines::doubt_of(const position& now, const ply& played) const {
    constexpr float weight = 0.35F; // what is written counts for more
    constexpr float usual = 0.2F;   // likelihood of an ordinary ply
    return weight * std::clamp(usual - chess::likelihood(now, played), -3.0F, 6.0F);
}

} // namespace ctlpgn::pgn
