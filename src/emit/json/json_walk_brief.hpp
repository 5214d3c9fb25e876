// Most plies, written at once: piece, places, perhaps a capture, a check, a few words of the notation, and a
// glyph. The output is the same as that of walk_ply.
#pragma once

#include "emit/json/json_walk_ply.hpp"
#include "json_text/added_members.hpp"
#include "json_text/inlining.hpp"

#include <cstring>
#include <string_view>

namespace ctlpgn::emit {

// Six words of 31 bytes, three numbers of 24, a text of 16, what the notation adds, and less than 100 bytes
// between them.
inline constexpr std::size_t longest_brief_ply = 384 + added_members::enough_for_ply;

[[nodiscard]] inline bool has_glyph_after(const game& record, node annotated) {
    for (node at = record.annotations[annotated].next; at != no_node; at = record.annotations[at].next)
        if (record.annotations[at].kind() == annotation_kind::nag)
            return true;
    return false;
}

[[nodiscard]] CTLPGN_INLINED inline bool is_brief(const walk& all, const ply& p) {
    const game& record = all.tree;
    if (!p.plain || (p.own & all.memory.words.marks) != 0 || p.number_unknown != 0 ||
        record.text.size() - p.begin < ply::longest_plain_text)
        return false;
    return p.first_annotation == no_node || !has_glyph_after(record, p.first_annotation);
}

// What comes after a brief ply, within the same object.
struct after_brief {
    bool is_brief = true;           // nothing except perhaps a comment
    const comment* alone = nullptr; // null: there is no comment either
};

[[nodiscard]] CTLPGN_INLINED inline after_brief what_follows(const game& record, const ply& p) {
    node at = p.first_annotation;
    if (at != no_node && record.annotations[at].kind() == annotation_kind::nag)
        at = record.annotations[at].next;
    if (at == no_node)
        return {};
    const annotation& last = record.annotations[at];
    if (last.kind() != annotation_kind::comment || last.next != no_node)
        return {.is_brief = false};
    return {.alone = &record.comments[last.index]};
}

// The text between the number of a ply and its text. Both have the same size, so that they can be copied at
// once.
inline constexpr char brief_sides[2][25] = {R"(,"side":"white","text":")", R"(,"side":"black","text":")"};

[[gnu::noinline]] inline char* write_brief_capture(char* at, const walk& context, const ply& p) {
    const notation_words& words = context.memory.words;
    at = write_word(write_literal(at, R"("capture":{)"), words.capture[p.capture]);
    at = write_word(at, words.piece[p.captured]);
    const place taken = p.capture == ordinary_capture ? p.to : context.words.captured_at(p);
    if (taken != no_place)
        at = write_word(at, words.at[taken]);
    return write_literal(at - 1, "},"); // replaces the last comma
}

[[gnu::noinline]] inline char* write_brief_nag(char* at, const walk& context, const ply& p) {
    const annotation& first = context.tree.annotations[p.first_annotation];
    if (first.kind() != annotation_kind::nag)
        return at;
    return write_literal(write_number(write_literal(at, R"("nags":[)"), first.index), "],");
}

// Without the braces around it, and with a comma after it. Null if there is no room for what the notation
// adds.
CTLPGN_INLINED inline char* write_brief_ply(char* at, const walk& context, const ply& p, node which) {
    const notation_words& words = context.memory.words;
    at = write_number(write_literal(at, R"("id":)"), which);
    if (p.number != 0)
        at = write_number(write_literal(at, R"(,"number":)"), p.number);
    at = write_literal(at, {brief_sides[static_cast<std::size_t>(p.player)], sizeof brief_sides[0] - 1});
    // The surplus bytes are overwritten.
    std::memcpy(at, context.tree.text.data() + p.begin, ply::longest_plain_text);
    at = write_literal(at + p.text_length, R"(",)");
    at = write_word(write_word(at, words.piece[p.piece]), words.from[p.from]);
    at = write_word(at, words.to[p.to]);
    if (p.capture != 0)
        at = write_brief_capture(at, context, p);
    if (p.check != 0)
        at = write_word(at, words.check[p.check]);
    if (context.words.additions.of_ply != nullptr) {
        added_members members(at, added_members::enough_for_ply);
        context.words.additions.of_ply(p, members);
        at = members.end();
        if (at == nullptr)
            return nullptr;
    }
    return p.first_annotation == no_node ? at : write_brief_nag(at, context, p);
}

} // namespace ctlpgn::emit
