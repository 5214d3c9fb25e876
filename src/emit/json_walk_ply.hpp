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

template <class Sink> [[nodiscard]] bool has_glyph(const walk<Sink>& in, std::uint8_t nag) {
    return nag < in.words.ratings.size() && !in.words.ratings[nag].empty();
}

template <class Sink> void walk_rating(const walk<Sink>& in, std::uint8_t nag) {
    in.to.key("rating");
    in.to.start_object();
    if (has_glyph(in, nag))
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

// Plain plies are written at once, where nothing more is told of them: write_brief_ply does what walk_ply
// does with those.

// Seven words of 31 bytes, two numbers of 24, a text of 16, and less than 80 between them.
inline constexpr std::size_t longest_brief_ply = 384;

// Expects that nothing more is told of any ply.
[[nodiscard, gnu::always_inline]] inline bool is_brief(const game& in, const ply& p) {
    return p.plain && !p.draw_offer && !p.game_end && in.text.size() - p.begin >= ply::longest_plain_text;
}

template <class Sink>
[[gnu::noinline]] char* write_brief_extras(char* at, const walk<Sink>& in, const ply& p) {
    const notation_words& words = in.memory.words;
    if (p.capture != capture_kind::none) {
        at = write_literal(at, R"("capture":{"kind":"ordinary",)");
        at = write_word(write_word(at, words.piece[p.captured]), words.at[p.to]);
        at = write_literal(at - 1, "},");
    }
    if (p.check != check_mark::none)
        at = write_word(at, check_words.written[static_cast<std::size_t>(p.check)]);
    if (p.nag != 0) {
        at = write_literal(at, R"("rating":{)");
        if (has_glyph(in, p.nag))
            at = write_word(at, words.glyph[p.nag]);
        at = write_literal(write_number(write_literal(at, R"("nag":)"), p.nag), "},");
    }
    return at;
}

template <class Sink>
[[gnu::always_inline]] inline char* write_brief_ply(char* at, const walk<Sink>& in, const ply& p,
                                                    std::uint64_t id) {
    const notation_words& words = in.memory.words;
    at = write_literal(write_number(write_literal(at, R"({"id":)"), id), R"(,"text":")");
    std::memcpy(at, in.of.text.data() + p.begin, ply::longest_plain_text); // what is too much is written over
    at = write_literal(at + p.text_length, R"(",)");
    at = write_word(write_word(at, words.piece[p.piece]), words.from[p.from]);
    at = write_word(at, words.to[p.to]);
    if (p.capture != capture_kind::none || p.check != check_mark::none || p.nag != 0)
        at = write_brief_extras(at, in, p);
    return write_literal(at - 1, "},"); // for the last comma
}

template <class Sink> void walk_ply(const walk<Sink>& in, const ply& p, std::uint64_t id, side mover) {
    if (is_brief(in.of, p) && in.can_be_brief() &&
        in.to.template write_at_once<longest_brief_ply>(
            [&](char* at) { return write_brief_ply(at, in, p, id); }))
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
