#include "building/draft_tree.hpp"

#include "ctlpgn/annotations.hpp"
#include "tree/tag_escapes.hpp"

#include <algorithm>

namespace ctlpgn::building {

const game& draft_tree::finished() {
    tree_.text = text_;
    return tree_;
}

tag* draft_tree::find(std::string_view name) {
    tree_.text = text_;
    const auto found =
        std::ranges::find_if(tree_.tags, [&](const tag& each) { return tree_.raw(each.name) == name; });
    return found == tree_.tags.end() ? nullptr : &*found;
}

void draft_tree::set_tag(std::string_view name, std::string_view value) {
    tag* written = find(name);
    if (written == nullptr) {
        written = &tree_.tags.emplace_back();
        written->name = add_text(name);
    }
    written->escaped = value.find_first_of("\\\"") != std::string_view::npos;
    written->value = add_text(escaped(value));
}

void draft_tree::copy_tag(const game& record, const tag& copied) {
    tag* written = find(record.raw(copied.name));
    if (written == nullptr) {
        written = &tree_.tags.emplace_back();
        written->name = add_text(record.raw(copied.name));
    }
    written->escaped = copied.escaped;
    written->value = add_text(record.raw(copied.value));
}

node draft_tree::add_ply(const ply& like, node variation, node last) {
    const auto added = static_cast<node>(tree_.plies.size());
    ply& made = tree_.plies.emplace_back(like);
    made.begin = made.number_begin = 0;
    made.text_length = made.length = 0;
    made.plain = 0;
    made.next = made.first_annotation = no_node;
    (last == no_node ? line_of(variation).first_ply : tree_.plies[last].next) = added;
    return added;
}

void draft_tree::add_comment(std::string_view text, node at_ply, node variation) {
    comment made;
    made.text = add_text(text);
    tree_.comments.push_back(made);
    annotate(at_ply, variation, annotation_kind::comment, tree_.comments.size() - 1);
}

void draft_tree::add_nag(std::uint8_t number, node at_ply) {
    annotate(at_ply, no_node, annotation_kind::nag, number);
}

node draft_tree::add_variation(node replaces, bool labelled) {
    const auto added = static_cast<node>(tree_.variations.size());
    variation& made = tree_.variations.emplace_back();
    made.replaces = replaces;
    made.label = labelled ? added + 1 : 0;
    annotate(replaces, no_node, annotation_kind::variation, added);
    return added;
}

bool draft_tree::is_followed_by_text(node at_ply) const {
    return std::ranges::any_of(annotations_of(tree_, tree_.plies[at_ply].first_annotation),
                               [](const annotation& each) { return each.kind() != annotation_kind::nag; });
}

line_of_play& draft_tree::line_of(node variation) {
    return variation == no_node ? tree_.main_line : tree_.variations[variation].line;
}

span draft_tree::add_text(std::string_view text) {
    const auto begin = static_cast<std::uint32_t>(text_.size());
    text_ += text;
    return {begin, static_cast<std::uint32_t>(text_.size())};
}

void draft_tree::annotate(node at_ply, node variation, annotation_kind kind, std::size_t index) {
    const auto added = static_cast<node>(tree_.annotations.size());
    annotation& made = tree_.annotations.emplace_back();
    made.index = index & largest_annotation_index;
    made.kind_bits = static_cast<std::uint32_t>(kind) & 3U;
    node* link =
        at_ply != no_node ? &tree_.plies[at_ply].first_annotation : &line_of(variation).first_annotation;
    while (*link != no_node)
        link = &tree_.annotations[*link].next;
    *link = added;
}

} // namespace ctlpgn::building
