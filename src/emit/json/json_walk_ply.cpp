#include "emit/json/json_walk_ply.hpp"

#include "emit/json/json_told.hpp"
#include "tree/chains.hpp"

namespace ctlpgn::emit {

namespace {

void walk_capture(const walk& in, const ply& p) {
    in.to.key("capture");
    in.to.start_object();
    in.to.member("kind", in.words.captures[p.capture], in.memory.words.capture[p.capture]);
    in.piece(p.captured);
    in.at_if_any(p.capture == ordinary_capture ? p.to : in.words.captured_at(p));
    in.to.end_object();
}

void walk_step(const walk& in, const castling_words::step& step) {
    in.to.start_object();
    in.from_if_any(step.from);
    in.to_if_any(step.to);
    in.to.end_object();
}

void walk_castling(const walk& in, const castling_words& castling, side mover) {
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

void walk_nags(const walk& in, const ply& p) {
    const auto nags = annotations_of_kind(in.tree, p.first_annotation, annotation_kind::nag);
    if (nags.empty())
        return;
    in.to.key("nags");
    in.to.start_array();
    for (const node nag : nags)
        in.to.number_unsigned(nag);
    in.to.end_array();
}

// What few plies have.
constexpr bool has_extras(const ply& p) {
    return p.capture != 0 || p.promotion != no_symbol || p.kind == ply_kind::castled || p.check != 0;
}

void walk_ply_extras(const walk& in, const ply& p) {
    if (p.capture != 0)
        walk_capture(in, p);
    if (p.promotion != no_symbol)
        in.text("promotion",
                p.promotion == awaiting_promotion ? awaiting_word : in.words.pieces[p.promotion]);
    if (p.kind == ply_kind::castled)
        walk_castling(in, in.words.castling(p), p.player);
    if (p.check != 0)
        in.to.member("check", in.words.checks[p.check], in.memory.words.check[p.check]);
}

// Which ply it is: no part of a ply, but what begins each.
void walk_ply_head(const walk& in, const ply& p, node which) {
    in.number("id", which);
    if (p.number != 0)
        in.number("number", p.number);
    if (p.number_unknown != 0)
        in.flag("numberUnknown");
    in.word(side_words, static_cast<std::size_t>(p.player));
    if (p.kind == ply_kind::missing)
        in.flag("missing");
    else
        in.text("text", in.tree.raw(p.text()));
}

} // namespace

void walk_ply(const walk& in, const ply& p, node which) {
    walk_ply_head(in, p, which);
    switch (p.kind) {
    case ply_kind::displaced:
        in.piece(p.piece);
        in.from_if_any(p.from);
        in.to_if_any(p.to);
        break;
    case ply_kind::castled: in.text("piece", in.words.king); break;
    case ply_kind::in_place:
        in.piece(p.piece);
        in.to_if_any(p.to);
        break;
    case ply_kind::passed: in.flag("passed"); break;
    case ply_kind::unreadable: in.flag("unreadable"); break;
    case ply_kind::missing: break;
    }
    if (p.readable() && has_extras(p))
        walk_ply_extras(in, p);
    if (in.words.told.of_ply != nullptr && p.readable()) {
        json_told sink(in.to);
        told_members members(sink);
        in.words.told.of_ply(p, members);
    }
    walk_nags(in, p);
    for (const ply_mark& mark : in.words.marks)
        if ((p.own & mark.mask) != 0)
            in.flag(mark.key);
}

void walk_judgement(const walk& in, node which) {
    if (in.judged == nullptr)
        return;
    if (const std::string_view position = in.judged->position(which); !position.empty()) {
        in.to.key("position");
        in.to.plain_string(position);
        if (in.judged->is_doubtful(which))
            in.flag("doubtful");
    }
    if (const code fault = in.judged->fault(which); fault != code::none) {
        in.to.key("legal");
        in.to.boolean(false);
        in.text("brokenRule", code_text(fault));
    }
}

} // namespace ctlpgn::emit
