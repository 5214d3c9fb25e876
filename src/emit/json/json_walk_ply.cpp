#include "emit/json/json_walk_ply.hpp"

#include "emit/json/json_member_writer.hpp"
#include "tree/chains.hpp"

#include <algorithm>

namespace ctlpgn::emit {

namespace {

void walk_capture(const walk& context, const ply& p) {
    context.to.key("capture");
    context.to.start_object();
    context.to.member("kind", context.words.captures[p.capture], context.memory.words.capture[p.capture]);
    context.piece(p.captured);
    context.at_if_any(p.capture == ordinary_capture ? p.to : context.words.captured_at(p));
    context.to.end_object();
}

void walk_step(const walk& context, const castling_words::step& step) {
    context.to.start_object();
    context.from_if_any(step.from);
    context.to_if_any(step.to);
    context.to.end_object();
}

void walk_castling(const walk& context, const castling_words& castling, side mover) {
    const auto player = static_cast<std::size_t>(mover);
    context.to.key("castling");
    context.to.start_object();
    context.text("name", castling.name);
    context.to.key("king");
    walk_step(context, castling.king[player]);
    context.to.key("rooks");
    context.to.start_array();
    for (const castling_words::step& rook : castling.rooks[player])
        if (rook.from != no_place)
            walk_step(context, rook);
    context.to.end_array();
    context.to.end_object();
}

void walk_nags(const walk& context, const ply& p) {
    const auto nags = annotations_of_kind(context.tree, p.first_annotation, annotation_kind::nag);
    if (nags.empty())
        return;
    context.to.key("nags");
    context.to.start_array();
    for (const node nag : nags)
        context.to.number_unsigned(nag);
    context.to.end_array();
}

// Members that few plies have.
constexpr bool has_extras(const ply& p) {
    return p.capture != 0 || p.promotion != no_symbol || p.kind == ply_kind::castled || p.check != 0;
}

void walk_ply_extras(const walk& context, const ply& p) {
    if (p.capture != 0)
        walk_capture(context, p);
    if (p.promotion != no_symbol)
        context.text("promotion",
                     p.promotion == awaiting_promotion ? awaiting_word : context.words.pieces[p.promotion]);
    if (p.kind == ply_kind::castled)
        walk_castling(context, context.words.castling(p), p.player);
    if (p.check != 0)
        context.to.member("check", context.words.checks[p.check], context.memory.words.check[p.check]);
}

// What the text has instead of the ply.
void walk_repair(const walk& context, node which) {
    const repaired_ply* const repaired = context.repairs->find(which);
    if (repaired == nullptr)
        return;
    context.to.key("repaired");
    context.to.start_object();
    if (!repaired->written.empty())
        context.text("written", repaired->written);
    context.to.key("safe");
    context.to.boolean(repaired->safe);
    context.to.end_object();
}

// The number of its move, written or not, and its text in the standard form.
void walk_known_anyway(const walk& context, node which) {
    context.number("move", context.lines->number_of(which));
    const std::vector<std::string>& known = context.memory.standard_moves;
    if (!known.empty() && !known[which].empty())
        context.text(context.words.additions.key_of_standard_form, known[which]);
}

// Identifies the ply: not a part of it, but the beginning of every ply's object.
void walk_ply_head(const walk& context, const ply& p, node which) {
    context.number("id", which);
    if (p.number != 0)
        context.number("number", p.number);
    if (p.number_unknown != 0)
        context.flag("numberUnknown");
    context.word(side_words, static_cast<std::size_t>(p.player));
    if (p.kind == ply_kind::missing)
        context.flag("missing");
    else
        context.text("text", context.tree.raw(p.text()));
    if (context.full != nullptr) [[unlikely]]
        walk_known_anyway(context, which);
    if (context.repairs != nullptr) [[unlikely]]
        walk_repair(context, which);
}

} // namespace

void walk_ply(const walk& context, const ply& p, node which) {
    walk_ply_head(context, p, which);
    switch (p.kind) {
    case ply_kind::displaced:
        context.piece(p.piece);
        context.from_if_any(p.from);
        context.to_if_any(p.to);
        break;
    case ply_kind::castled: context.text("piece", context.words.king); break;
    case ply_kind::in_place:
        context.piece(p.piece);
        context.to_if_any(p.to);
        break;
    case ply_kind::passed: context.flag("passed"); break;
    case ply_kind::unreadable: context.flag("unreadable"); break;
    case ply_kind::missing: break;
    }
    if (p.readable() && has_extras(p))
        walk_ply_extras(context, p);
    if (context.words.additions.of_ply != nullptr && p.readable()) {
        json_member_writer sink(context.to);
        added_members members(sink);
        context.words.additions.of_ply(p, members);
    }
    walk_nags(context, p);
    for (const ply_mark& mark : context.words.marks)
        if ((p.own & mark.mask) != 0)
            context.flag(mark.key);
}

void walk_expected_number(const walk& context, node which) {
    const std::vector<right_number>& numbers = context.memory.numbers;
    const auto found = std::ranges::lower_bound(numbers, which, {}, &right_number::at_ply);
    if (found != numbers.end() && found->at_ply == which)
        context.number("expectedNumber", found->number);
}

void walk_judgement(const walk& context, node which) {
    if (context.judged == nullptr)
        return;
    if (const std::string_view position = context.judged->position(which); !position.empty()) {
        context.to.key("position");
        context.to.plain_string(position);
        if (context.judged->is_doubtful(which))
            context.flag("doubtful");
    }
    if (const code fault = context.judged->fault(which); fault != code::none) {
        context.to.key("legal");
        context.to.boolean(false);
        context.text("brokenRule", code_text(fault));
    }
}

} // namespace ctlpgn::emit
