#include "format/shortened_comments.hpp"

#include <cstdint>
#include <utility>

namespace ctlpgn::layout {

const game& shortened_comments::of(const game& read) {
    const bool says_nothing_to_programs = notation_.part_of_comment == nullptr;
    if (kept_ == kept_comments::all || read.comments.empty() ||
        (kept_ == kept_comments::text && says_nothing_to_programs))
        return read;
    made_ = read;
    text_ = read.text;
    for (comment& each : made_.comments)
        if (kept_ == kept_comments::none || says_nothing_to_programs)
            each.text.end = each.text.begin;
        else
            shorten(each);
    made_.text = text_;
    drop_empty(made_.main_line.first_annotation);
    drop_empty(made_.first_closing_annotation);
    for (variation& each : made_.variations)
        drop_empty(each.line.first_annotation);
    for (ply& each : made_.plies)
        drop_empty(each.first_annotation);
    return made_;
}

// What is kept is written anew, between the same signs.
void shortened_comments::shorten(comment& each) {
    made_.text = text_;
    const std::string kept = notation_.part_of_comment(made_, each, kept_);
    if (kept == made_.raw(each.text))
        return;
    const std::string opening(made_.raw({each.where.begin, each.text.begin}));
    const std::string closing(made_.raw({each.text.end, each.where.end}));
    const auto begin = static_cast<std::uint32_t>(text_.size());
    text_.append(opening).append(kept).append(closing);
    const auto text_begin = static_cast<std::uint32_t>(begin + opening.size());
    each.where = {begin, static_cast<std::uint32_t>(text_.size())};
    each.text = {text_begin, text_begin + static_cast<std::uint32_t>(kept.size())};
    each.own = 0;
}

void shortened_comments::drop_empty(node& first) {
    for (node* link = &first; *link != no_node;) {
        annotation& each = made_.annotations[*link];
        if (each.kind() == annotation_kind::comment && made_.comments[each.index].text.size() == 0)
            *link = each.next;
        else
            link = &each.next;
    }
}

} // namespace ctlpgn::layout
