#include "notations/diplomat/writing/move_text.hpp"

#include "notations/diplomat/replay/resolution.hpp"
#include "notations/diplomat/words.hpp"

#include <string_view>

namespace ctlpgn::diplomat {

namespace {

ctlpgn::ply written_as(const diplomat::ply& played) {
    ctlpgn::ply made;
    made.kind = ctlpgn::ply_kind::displaced;
    made.piece = symbol_of(played.mover);
    made.to = place_of(played.to);
    made.promotion = symbol_of(played.becomes);
    if (played.kind == diplomat::ply_kind::suborn)
        made.capture = suborned;
    else if (played.captured != piece_kind::none)
        made.capture = ordinary_capture;
    return made;
}

// Whether this text means this ply by every reading of the open points.
bool says(const position& p, const ctlpgn::ply& written, const diplomat::ply& meant, const cell_set& named) {
    const resolution found = resolve(p, written);
    cell_set others = rivals_of(p, meant) & named;
    others.erase(meant.from);
    return found.is_known && found.played == meant && others.empty();
}

cell_set cells_of_radius(int radius) {
    cell_set found;
    for (int crown = 1; crown <= crown_count; ++crown)
        found.insert(cell::at(radius, crown));
    return found;
}

// As much of the origin as is needed: `is_clear` says whether an origin in one of those cells can only be
// that of the ply. A pawn's capture must not begin with the capture sign.
template <class asked> std::string_view origin_text(const diplomat::ply& played, const asked& is_clear) {
    const bool is_pawn_capture = played.mover == piece_kind::pawn &&
                                 played.kind == diplomat::ply_kind::step &&
                                 played.captured != piece_kind::none;
    if (!is_pawn_capture && is_clear(cell_set::all()))
        return {};
    const std::string_view name = name_of(played.from);
    if (played.from.is_centre())
        return name;
    return is_clear(cells_of_radius(played.from.radius())) ? name.substr(0, 1) : name;
}

std::string_view origin_text(const position& p, const diplomat::ply& played) {
    return origin_text(played, [&](const cell_set& named) {
        ctlpgn::ply written = written_as(played);
        if (named != cell_set::all())
            written.own = static_cast<std::uint16_t>(played.from.radius() + 1) & origin_radius_mask;
        return says(p, written, played, named);
    });
}

// From the plies that are written alike, except for their origins.
std::string_view origin_text(std::span<const diplomat::ply> allowed, const diplomat::ply& played) {
    cell_set others;
    for (const diplomat::ply& each : allowed)
        if (each.to == played.to && each.mover == played.mover && each.kind == played.kind &&
            each.becomes == played.becomes && each.from != played.from)
            others.insert(each.from);
    return origin_text(played, [&others](const cell_set& named) { return (others & named).empty(); });
}

std::string_view colour_text(diplomat::side player, wording style) {
    const std::string_view word = player == diplomat::side::white ? "white" : "black";
    return style == wording::full ? word : word.substr(0, 1);
}

std::string promotion_text(piece_kind kind, wording style) {
    if (style == wording::brief)
        return std::string(letter_of(kind));
    return std::string(letter_of(kind)).append(word_of(kind).substr(1));
}

std::string move_text(const diplomat::ply& played, diplomat::side mover, std::string_view origin,
                      const move_form& form) {
    const bool suborns = played.kind == diplomat::ply_kind::suborn;
    std::string text;
    if (!suborns || form.origins == wording::full || played.mover != piece_kind::diplomat)
        text += letter_of(played.mover);
    text += origin;
    if (!suborns && played.captured != piece_kind::none)
        text += 'x';
    else if (!origin.empty())
        text += '-';
    text += name_of(played.to);
    if (suborns)
        text.append("=").append(colour_text(mover, form.outcomes));
    if (played.becomes != piece_kind::none)
        text.append("=").append(promotion_text(played.becomes, form.outcomes));
    return text;
}

} // namespace

std::string move_text(std::span<const diplomat::ply> allowed, const diplomat::ply& played,
                      diplomat::side mover, const move_form& form) {
    const bool is_full = form.origins == wording::full;
    return move_text(played, mover, is_full ? name_of(played.from) : origin_text(allowed, played), form);
}

std::string move_text(const position& before, const diplomat::ply& played, wording style) {
    const bool is_full = style == wording::full;
    return move_text(played, before.to_move, is_full ? name_of(played.from) : origin_text(before, played),
                     {.origins = style, .outcomes = style});
}

std::string text_of_tree(const ctlpgn::ply& written, wording style) {
    const piece_kind mover = kind_of(written.piece);
    const bool suborns = written.capture == suborned;
    std::string text;
    if (!suborns || mover != piece_kind::diplomat)
        text += letter_of(mover);
    const std::size_t before_origin = text.size();
    if (const cell from = cell_of(written.from))
        text += name_of(from);
    else if (const int radius = written.own & origin_radius_mask; radius != 0)
        text += static_cast<char>('a' + radius - 1);
    if (written.capture == ordinary_capture)
        text += 'x';
    else if (text.size() != before_origin)
        text += '-';
    text += name_of(cell_of(written.to));
    if (suborns) {
        const bool for_opponent = (written.own & for_opponent_mark) != 0;
        const diplomat::side player = game_side(written.player);
        text.append("=").append(colour_text(for_opponent ? opponent(player) : player, style));
    }
    if (written.promotion != no_symbol)
        text.append("=").append(promotion_text(kind_of(written.promotion), style));
    return text.append(sign_text(written.check));
}

std::string_view sign_text(std::uint16_t check) {
    return check == mate_sign ? "++" : check == check_sign ? "+" : "";
}

std::string signed_move_text(const position& before, const diplomat::ply& played, wording style) {
    std::string text = move_text(before, played, style);
    const standing reached = standing_of(after(before, played));
    return text.append(sign_text(reached == standing::mate    ? mate_sign
                                 : reached == standing::check ? check_sign
                                                              : 0));
}

} // namespace ctlpgn::diplomat
