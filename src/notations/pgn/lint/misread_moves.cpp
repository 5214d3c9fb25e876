#include "notations/pgn/lint/misread_moves.hpp"

#include "games/chess/attack.hpp"
#include "games/chess/play.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "notations/pgn/replay/resolution.hpp"
#include "notations/pgn/squares.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

bool is_bare_step(const ply& written) {
    return written.kind == ply_kind::displaced && written.capture == 0 && written.piece < unsaid_piece &&
           written.to != no_place;
}

bool is_pawn_step(const ply& written) {
    return is_bare_step(written) && kind_of(written.piece) == chess::piece_kind::pawn &&
           written.from == no_place;
}

bool is_legal(const chess::position& before, const ply& meant) {
    return resolve(before, chess::in_check(before, before.to_move), meant).outcome == resolved::one;
}

// Whether the moves from there on can be played, as far as a few show that.
bool goes_on(const game& record, node next, chess::position now) {
    constexpr std::size_t few = 24;
    for (std::size_t plies = 0; next != no_node && plies != few; ++plies) {
        const resolution read = resolve(now, chess::in_check(now, now.to_move), record.plies[next]);
        if (read.outcome != resolved::one)
            return false;
        chess::play(now, read.played);
        next = record.plies[next].next;
    }
    return true;
}

} // namespace

std::optional<parted_move> move_in_two_parts(const game& record, const ply& first,
                                             const chess::position& before) {
    if (!is_bare_step(first) || first.check != 0 || first.promotion != no_symbol || first.next == no_node)
        return std::nullopt;
    const ply& second = record.plies[first.next];
    const std::string_view gap = record.raw({first.text().end, second.begin});
    if (second.has_number() || !is_pawn_step(second) || gap.empty() || !std::ranges::all_of(gap, is_blank) ||
        !before.holds(square_of(first.to), before.to_move, kind_of(first.piece)) ||
        !before.is_empty(square_of(second.to)))
        return std::nullopt;
    ply meant = second;
    meant.piece = first.piece;
    meant.from = first.to;
    const resolution read = resolve(before, chess::in_check(before, before.to_move), meant);
    if (read.outcome != resolved::one)
        return std::nullopt;
    return parted_move{{first.begin, second.text().end},
                       read.played,
                       goes_on(record, second.next, after(before, read.played))};
}

std::string two_moves_in_one(const game& record, const ply& written, const chess::position& before) {
    constexpr std::size_t size_of_first = 3; // Bb5
    constexpr std::size_t size_of_square = 2;
    const std::string_view text = record.raw(written.text());
    const bool names_both = written.player == side::white && is_bare_step(written) && text.size() >= 5 &&
                            kind_of(written.piece) != chess::piece_kind::pawn && is_file(text[1]) &&
                            is_rank(text[2]) && is_file(text[text.size() - 2]) && is_rank(text.back());
    if (!names_both || written.next == no_node)
        return {};
    // White's next move number comes after it.
    const ply& next = record.plies[written.next];
    if (next.number != before.move_number + 1 || is_number_of_reply(record, parts_of(record, next).number))
        return {};
    ply first = written;
    first.own = 0;
    first.from = no_place;
    first.to = place_of(chess::square::from_index((text[2] - '1') * chess::file_count + (text[1] - 'a')));
    const resolution played = resolve(before, chess::in_check(before, before.to_move), first);
    if (played.outcome != resolved::one)
        return {};
    chess::position now = before;
    chess::play(now, played.played);
    ply reply = first;
    reply.piece = symbol_of(chess::piece_kind::pawn);
    reply.to = written.to;
    if (!is_legal(now, reply))
        return {};
    return std::string(text.substr(0, size_of_first))
        .append(" ")
        .append(text.substr(text.size() - size_of_square));
}

} // namespace ctlpgn::pgn
