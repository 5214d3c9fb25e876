#include "format/same_comment.hpp"

#include "text/ascii.hpp"

namespace ctlpgn::layout {

namespace {

// With one space between words.
void append_words(std::string_view text, std::string& output) {
    for (const char c : text) {
        if (!is_white_space(c))
            output += c;
        else if (output.empty() || output.back() != ' ')
            output += ' ';
    }
}

std::string_view name_of(symbol piece, const vocabulary& words) {
    return piece < words.pieces.size() ? words.pieces[piece] : std::string_view();
}

} // namespace

comment_part comment_comparison::differing_part(const comment& x, const comment& y) {
    if (x.generated != y.generated)
        return comment_part::generated;
    if (x.about != y.about)
        return comment_part::about;
    if (references_ == references::apart && !same_references(x, y))
        return comment_part::text;
    const bool says_its_text =
        words_.additions.said_in == nullptr && (references_ == references::as_text || x.reference_count == 0);
    if (says_its_text && a_.raw(x.text) == b_.raw(y.text))
        return comment_part::none;
    words_of(a_, x, words_of_a_);
    words_of(b_, y, words_of_b_);
    return words_of_a_ == words_of_b_ ? comment_part::none : comment_part::text;
}

// References that are compared separately are left out of the text, since their forms may differ.
void comment_comparison::words_of(const game& record, const comment& asked, std::string& output) const {
    output.clear();
    if (words_.additions.said_in != nullptr)
        return append_words(words_.additions.said_in(record, asked), output);
    std::uint32_t at = asked.text.begin;
    const std::uint32_t count = references_ == references::apart ? asked.reference_count : 0;
    for (std::uint32_t i = 0; i != count; ++i) {
        const span where = record.references[asked.first_reference + i].where;
        append_words(record.raw({at, where.begin}), output);
        output += '\n';
        at = where.end;
    }
    append_words(record.raw({at, asked.text.end}), output);
}

bool comment_comparison::same_references(const comment& x, const comment& y) const {
    if (x.reference_count != y.reference_count)
        return false;
    for (std::uint32_t i = 0; i != x.reference_count; ++i)
        if (!same_reference(a_.references[x.first_reference + i], b_.references[y.first_reference + i]))
            return false;
    return true;
}

bool comment_comparison::same_reference(const reference& x, const reference& y) const {
    if (x.kind != y.kind || x.player != y.player || name_of(x.piece, words_) != name_of(y.piece, words_) ||
        x.location != y.location || x.detail != y.detail || x.nag != y.nag || x.number != y.number ||
        x.step_count != y.step_count)
        return false;
    for (std::uint32_t i = 0; i != x.step_count; ++i) {
        const reference_step& p = a_.steps[x.first_step + i];
        const reference_step& q = b_.steps[y.first_step + i];
        if (p.number != q.number || p.label != q.label)
            return false;
    }
    return true;
}

} // namespace ctlpgn::layout
