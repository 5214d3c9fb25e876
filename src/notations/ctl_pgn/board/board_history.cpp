#include "notations/ctl_pgn/board/board_history.hpp"

#include "games/cescacs/play.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

using cescacs::hex;

bool castling_leaves(const cescacs::ply& played, cescacs::side player, hex at) {
    const cescacs::castling& entry = castling_of(player, played.castling);
    const cescacs::castling_homes& home = cescacs::homes_of(player);
    return (entry.king_rook_to && at == home.king_rook) || (entry.queen_rook_to && at == home.queen_rook);
}

bool castling_reaches(const cescacs::ply& played, cescacs::side player, hex at) {
    const cescacs::castling& entry = castling_of(player, played.castling);
    return at == entry.king_rook_to || at == entry.queen_rook_to;
}

std::optional<hex_event::kind> effect(const cescacs::ply& played, cescacs::side player, hex at) {
    const bool castles = played.kind == cescacs::ply_kind::castling;
    if (played.to == at || (castles && castling_reaches(played, player, at)))
        return hex_event::kind::came;
    if (played.from == at || (castles && castling_leaves(played, player, at)))
        return hex_event::kind::left;
    if (is_en_passant(played.capture) && en_passant_victim(player, played.to, played.capture) == at)
        return hex_event::kind::taken;
    return std::nullopt;
}

} // namespace

std::optional<hex_event> last_event(const replay& asked, const game& record, hex at, std::size_t& budget) {
    std::optional<hex_event> last;
    if (budget == 0)
        return last;
    std::size_t looked_at = 0;
    asked.visit_earlier([&](node index) {
        ++looked_at;
        const ply& written = record.plies[index];
        cescacs::ply played;
        if (!claim(written, played))
            return;
        if (const auto what = effect(played, game_side(written.player), at))
            last = hex_event{*what, index, played};
    });
    budget -= std::min(budget, looked_at);
    return last;
}

} // namespace ctlpgn::ctl_pgn
