// Plies as events.
#pragma once

#include "emit/json_walk.hpp"

#include <string_view>

namespace ctlpgn::emit {

// By capture_kind and by check_mark.
inline constexpr word_list<5> capture_words("kind", {"", "ordinary", "scornful", "enPassant", "enPassant"});
inline constexpr word_list<6> check_words("check", {"", "check", "far", "adjoining", "double", "mate"});

template <class Sink> void walk_capture(const walk<Sink>& in, const ply& p, side mover) {
    in.to.key("capture");
    in.to.start_object();
    in.word(capture_words, static_cast<std::size_t>(p.capture));
    if (p.capture == capture_kind::en_passant_first)
        in.text("crossing", "first");
    in.piece(p.captured);
    in.place_if_any("at", in.words.captured_at(p, mover));
    in.to.end_object();
}

template <class Sink> void walk_step(const walk<Sink>& in, const castling_words::step& step) {
    in.to.start_object();
    in.from_if_any(step.from);
    in.to_if_any(step.to);
    in.to.end_object();
}

template <class Sink> void walk_castling(const walk<Sink>& in, const castling_words& castling, side mover) {
    const auto by = static_cast<std::size_t>(mover);
    in.to.key("castling");
    in.to.start_object();
    in.text("name", castling.name);
    in.to.key("king");
    walk_step(in, castling.king[by]);
    in.to.key("rooks");
    in.to.start_array();
    for (const castling_words::step& rook : castling.rooks[by])
        if (rook.from != no_place)
            walk_step(in, rook);
    in.to.end_array();
    in.to.end_object();
}

template <class Sink> void walk_rating(const walk<Sink>& in, std::uint8_t nag) {
    in.to.key("rating");
    in.to.start_object();
    if (nag < in.words.ratings.size() && !in.words.ratings[nag].empty())
        in.to.member("glyph", in.words.ratings[nag], in.memory.words.glyph[nag]);
    in.number("nag", nag);
    in.to.end_object();
}

// What few plies have.
[[nodiscard]] constexpr bool has_extras(const ply& p) {
    return p.capture != capture_kind::none || p.promotion != no_symbol || p.kind == ply_kind::castled ||
           p.check != check_mark::none || p.nag != 0 || p.draw_offer || p.game_end;
}

template <class Sink> [[gnu::noinline]] void walk_ply_extras(const walk<Sink>& in, const ply& p, side mover) {
    if (p.capture != capture_kind::none)
        walk_capture(in, p, mover);
    if (p.promotion != no_symbol)
        in.text("promotion", p.promotion == awaiting_promotion ? "awaiting" : in.words.pieces[p.promotion]);
    if (p.kind == ply_kind::castled)
        walk_castling(in, in.words.castlings[p.to], mover);
    if (p.check != check_mark::none)
        in.word(check_words, static_cast<std::size_t>(p.check));
    if (p.nag != 0)
        walk_rating(in, p.nag);
    if (p.draw_offer)
        in.flag("drawOffer");
    if (p.game_end)
        in.flag("end");
}

// Whether nothing is told of it but what brief_ply tells.
[[nodiscard]] constexpr bool is_brief(const ply& p) {
    return p.kind == ply_kind::displaced && !has_extras(p) && p.from != no_place && p.to != no_place;
}

template <class Sink>
[[gnu::always_inline]] inline auto brief_ply(const walk<Sink>& in, std::string_view key, const ply& p,
                                             std::uint64_t id) {
    const std::string_view rest = in.of.text.substr(p.begin);
    const notation_words& written = in.memory.words;
    return object_part(key, std::tuple(number_part{"id", id},
                                       text_part{"text", rest.substr(0, p.text_length), rest.size()},
                                       word_part{written.piece[p.piece]}, word_part{written.from[p.from]},
                                       word_part{written.to[p.to]}));
}

template <class Sink> void walk_ply(const walk<Sink>& in, const ply& p, std::uint64_t id, side mover) {
    if (is_brief(p) && !in.asks_for_more() && in.to.write_whole(brief_ply(in, {}, p, id)))
        return;
    in.to.start_object();
    in.number("id", id);
    in.text("text", in.of.raw(p.text()));
    switch (p.kind) {
    case ply_kind::displaced:
        in.piece(p.piece);
        in.from_if_any(p.from);
        in.to_if_any(p.to);
        break;
    case ply_kind::castled: in.text("piece", in.words.king); break;
    case ply_kind::promoted:
        in.text("piece", in.words.pawn);
        in.to_if_any(p.to);
        break;
    case ply_kind::unreadable: in.flag("unreadable"); break;
    case ply_kind::absent: break;
    }
    if (has_extras(p))
        walk_ply_extras(in, p, mover);
    if (in.positions != nullptr && !(*in.positions)[id].empty())
        in.text("position", (*in.positions)[id]);
    if (in.broken_rules != nullptr && (*in.broken_rules)[id] != code::none) {
        in.to.key("legal");
        in.to.boolean(false);
        in.text("brokenRule", code_text((*in.broken_rules)[id]));
    }
    in.span_if_asked(p.whole());
    in.to.end_object();
}

} // namespace ctlpgn::emit
