#include "tree/record_builder.hpp"

#include "tree/tag_escapes.hpp"

namespace ctlpgn {

record_builder::record_builder(game& record, std::string_view text) : game_(record), text_(text), lines_(1) {}

// tags

void record_builder::begin_tag(const char* at) {
    tag_ = {};
    tag_.where.begin = offset(at);
    tag_unreadable_ = false;
}

void record_builder::tag_name(std::string_view name, std::uint8_t own) {
    tag_.name = span_of(name);
    tag_.own = own;
}

void record_builder::tag_value(std::string_view value) {
    tag_.value = span_of(value);
}

void record_builder::tag_value_goes_on_to(const char* end) {
    // An escape may be anywhere in the value.
    for (std::uint32_t at = tag_.value.end; at < offset(end) && !tag_.escaped; ++at)
        tag_.escaped = is_escape(text_, at);
    tag_.value.end = offset(end);
}

void record_builder::tag_has_escape() {
    tag_.escaped = true;
}

void record_builder::tag_is_unreadable() {
    tag_unreadable_ = true;
}

// Field by field: copying everything at once would have to wait for fields that have just been written.
void record_builder::end_tag(const char* end) {
    if (tag_unreadable_)
        return;
    tag& added = game_.tags.emplace_back();
    added.where = {tag_.where.begin, offset(end)};
    added.name = tag_.name;
    added.value = tag_.value;
    added.escaped = tag_.escaped;
    added.own = tag_.own;
}

void record_builder::drop_tags_beyond(std::size_t count) {
    game_.tags.resize(std::min(count, game_.tags.size()));
}

void record_builder::move_annotations(node first, node begin) {
    node* link = &game_.plies[begin].first_annotation;
    while (*link != first)
        link = &game_.annotations[*link].next;
    *link = no_node;
    open_line& line = lines_.back();
    game_.plies[line.last_ply].first_annotation = first;
    for (line.last_annotation = first; game_.annotations[line.last_annotation].next != no_node;)
        line.last_annotation = game_.annotations[line.last_annotation].next;
}

// variations

void record_builder::begin_variation(const char* at) {
    annotate(annotation_kind::variation, static_cast<std::uint32_t>(game_.variations.size()));
    begin_variation_apart(at);
}

void record_builder::begin_variation_apart(const char* at) {
    const auto index = static_cast<node>(game_.variations.size());
    game_.variations.emplace_back().where.begin = offset(at);
    lines_.push_back({.variation = index});
}

void record_builder::label(std::string_view digits) {
    game_.variations[lines_.back().variation].label = number(digits);
}

void record_builder::end_label(std::string_view text) {
    text = text.substr(0, text.find_last_not_of(" \t") + 1);
    game_.variations[lines_.back().variation].label_where = span_of(text);
}

void record_builder::variation_is_skipped() {
    variation_skipped_ = true;
}

variation* record_builder::end_variation(const char* end) {
    if (variation_skipped_) {
        variation_skipped_ = false;
        return nullptr;
    }
    variation& ended = game_.variations[lines_.back().variation];
    lines_.pop_back();
    ended.where.end = offset(end);
    return &ended;
}

const char* record_builder::innermost_variation() const {
    const open_line& line = lines_.back();
    return line.variation == no_node ? nullptr : text_.data() + game_.variations[line.variation].where.begin;
}

// comments

void record_builder::begin_comment(const char* at) {
    comment_begin_ = at;
    first_part_ = static_cast<node>(game_.comments.size());
    comment_ = {};
    comment_.text.begin = offset(at + 1);
    comment_.first_reference = static_cast<node>(game_.references.size());
}

void record_builder::comment_is_generated(const char* text) {
    comment_.generated = true;
    comment_.text.begin = offset(text);
}

void record_builder::next_part(std::string_view mark, spoken_of asked) {
    const bool generated = comment_.generated;
    push_comment(mark.data());
    comment_ = {};
    comment_.generated = generated;
    comment_.about = asked;
    comment_.mark = span_of(mark);
    comment_.text.begin = offset(mark.data() + mark.size());
    comment_.first_reference = static_cast<node>(game_.references.size());
}

void record_builder::end_comment(const char* end, std::size_t closing_bytes) {
    const span where{offset(comment_begin_), offset(end)};
    comment_.where = where;
    push_comment(end - closing_bytes);
    for (node part = first_part_; part + 1 != game_.comments.size(); ++part)
        game_.comments[part].where = where;
}

void record_builder::push_comment(const char* text_end) {
    const auto references = static_cast<std::uint32_t>(game_.references.size()) - comment_.first_reference;
    comment& added = add_comment(text_.data() + comment_.text.begin, text_end);
    added.where = comment_.where;
    added.mark = comment_.mark;
    added.first_reference = references == 0 ? no_node : comment_.first_reference;
    added.reference_count = references;
    added.about = comment_.about;
    added.generated = comment_.generated;
}

// hidden lines

void record_builder::hidden_line(std::string_view line) {
    const span where = span_of(line);
    std::vector<ctlpgn::hidden_line>& lines = game_.hidden_lines;
    while (!lines.empty() && lines.back().where.begin >= where.begin) {
        if (lines.back().before_tag == no_node)
            return; // it is annotated already
        lines.pop_back();
    }
    const auto next_tag = static_cast<node>(game_.tags.size());
    lines.push_back({where, in_header_ ? next_tag : no_node});
    if (!in_header_)
        annotate(annotation_kind::hidden_line, static_cast<std::uint32_t>(lines.size() - 1));
}

// So far only comments are annotated, all of them to the main line.
void record_builder::end_header() {
    in_header_ = false;
    std::vector<ctlpgn::hidden_line>& lines = game_.hidden_lines;
    auto next =
        std::ranges::find(lines, static_cast<node>(game_.tags.size()), &ctlpgn::hidden_line::before_tag);
    if (next == lines.end())
        return;
    game_.annotations.clear();
    game_.main_line.first_annotation = no_node;
    lines_.back().last_annotation = no_node;
    const auto annotate_lines = [&](std::uint32_t up_to) {
        for (; next != lines.end() && next->where.begin < up_to; ++next) {
            next->before_tag = no_node;
            annotate(annotation_kind::hidden_line, static_cast<std::uint32_t>(next - lines.begin()));
        }
    };
    for (std::uint32_t i = 0; i != game_.comments.size(); ++i) {
        annotate_lines(game_.comments[i].where.begin);
        annotate(annotation_kind::comment, i);
    }
    annotate_lines(static_cast<std::uint32_t>(text_.size()));
}

} // namespace ctlpgn
