#include "json_reading/game_builder.hpp"

#include "emit/json/json_walk.hpp"
#include "json_reading/fields.hpp"
#include "tree/tag_escapes.hpp"

#include <array>
#include <limits>
#include <utility>

namespace ctlpgn::json_reading {

namespace {

constexpr std::uint32_t largest_label = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t largest_nag = 255;
constexpr std::array<std::string_view, 6> comment_fields{"afterVariations", "about", "generated", "text",
                                                         "references",      "span"};

std::vector<std::string_view> comment_fields_of(const notation& in) {
    std::vector<std::string_view> known(comment_fields.begin(), comment_fields.end());
    const std::span<const std::string_view> told = in.words->told.keys_of_comments;
    known.insert(known.end(), told.begin(), told.end());
    return known;
}

} // namespace

game_builder::game_builder(const notation& in, const limits& with, json_path& path)
    : words_(*in.words), limits_(with), path_(path), plies_(*in.words, path),
      comment_fields_(comment_fields_of(in)) {}

void game_builder::build(const json& from, built_game& into) {
    made_ = &into;
    into.text.clear();
    into.tree.clear();
    into.doubt.clear();
    ids_.clear();
    replacements_.clear();
    const fields in(path_, from,
                    {"schemaVersion", "format", "file", "index", "variant", "preamble", "tags", "initial",
                     "comments", "hiddenLines", "moves", "variations", "result", "resultSpan",
                     "closingComments", "closingHiddenLines", "diagnostics", "span"});
    into.preamble = in.has("preamble") ? in.text("preamble") : std::string();
    into.tree.preamble = into.preamble;
    add_tags(in.value("tags"));
    if (in.has("index"))
        into.tree.index = in.number("index", 1, largest_number);
    if (in.has("result"))
        into.tree.result = static_cast<std::uint8_t>(in.word("result", words_.results));
    const std::size_t before_tags = add_lines_before_tags(from);
    add_closing_annotations(from);
    // A list instead of recursion, since how deep variations may lie is an option.
    open_.clear();
    open(from, no_node);
    open_.back().annotations.next_hidden_line = before_tags;
    while (!open_.empty()) {
        open_line& line = open_.back();
        if (add_annotation(line.annotations))
            continue;
        if (line.next_ply != line.plies->size())
            add_ply(line);
        else
            open_.pop_back();
    }
    resolve_replacements();
    into.tree.text = into.text;
}

void game_builder::add_tags(const json& list) {
    const json_path::step at(path_, "tags");
    std::size_t i = 0;
    for (const json& each : array(path_, list)) {
        const json_path::step element(path_, i++);
        const fields in(path_, each, {"name", "value", "span"});
        tag& added = made_->tree.tags.emplace_back();
        added.name = add_text(in.text("name"));
        const std::string& value = in.text("value");
        added.escaped = value.find_first_of("\\\"") != std::string::npos;
        added.value = added.escaped ? add_text(escaped(value)) : add_text(value);
    }
}

void game_builder::add_closing_annotations(const json& object) {
    open_annotations closing = annotations_of(object, no_node, closing_keys);
    while (add_annotation(closing)) {
    }
}

// The path is that of the object.
void game_builder::open(const json& object, node in) {
    const json* const plies = find_array(path_, object, "moves");
    if (plies == nullptr) {
        const json_path::step at(path_, "moves");
        path_.fail("is missing");
    }
    open_annotations before = annotations_of(object, no_node);
    before.line = in;
    const json_path::step at(path_, "moves");
    open_.push_back({.plies = plies, .in = in, .path = path_.text(), .annotations = std::move(before)});
}

line_of_play& game_builder::line_in(node variation) {
    return variation == no_node ? made_->tree.main_line : made_->tree.variations[variation].line;
}

void game_builder::add_ply(open_line& line) {
    path_.set(line.path);
    const json_path::step element(path_, line.next_ply);
    const json& object = (*line.plies)[line.next_ply++];
    const read_ply read = plies_.read(object);
    const auto added = static_cast<node>(made_->tree.plies.size());
    made_->tree.plies.push_back(read.made);
    if (read.made.kind == ply_kind::unreadable)
        made_->doubt = path_.text() + " is no ply that could be read";
    if (read.id && ids_.emplace_hint(ids_.end(), *read.id, added)->second != added) {
        const json_path::step at(path_, "id");
        path_.fail("is that of another ply");
    }
    (line.last_ply == no_node ? line_in(line.in).first_ply : made_->tree.plies[line.last_ply].next) = added;
    line.last_ply = added;
    line.annotations = annotations_of(object, added);
    add_nags(object, line.annotations);
}

void game_builder::add_nags(const json& object, open_annotations& to) {
    const json* const nags = find_array(path_, object, "nags");
    if (nags == nullptr)
        return;
    const json_path::step at(path_, "nags");
    for (std::size_t i = 0; i != nags->size(); ++i) {
        const json_path::step element(path_, i);
        append(to, annotation_kind::nag, number_in(path_, (*nags)[i], 0, largest_nag));
    }
}

// The path is that of the object.
game_builder::open_annotations game_builder::annotations_of(const json& object, node at_ply,
                                                            const annotation_keys& keys) {
    return {.keys = &keys,
            .comments = find_array(path_, object, keys.comments),
            .hidden_lines = find_array(path_, object, keys.hidden_lines),
            .variations = keys.variations != nullptr ? find_array(path_, object, keys.variations) : nullptr,
            .at_ply = at_ply,
            .path = path_.text()};
}

// Comments say how many variations stand before them. False if there are no more annotations.
bool game_builder::add_annotation(open_annotations& at) {
    const std::size_t variations = size_of(at.variations);
    path_.set(at.path);
    if (add_hidden_line(at))
        return true;
    if (at.next_comment != size_of(at.comments)) {
        const json_path::step key(path_, at.keys->comments);
        const json_path::step element(path_, at.next_comment);
        const json& object = (*at.comments)[at.next_comment];
        const fields in(path_, object, comment_fields_);
        const std::size_t before =
            in.has("afterVariations") ? in.number("afterVariations", 1, largest_number) : 0;
        if (before > variations || before < at.next_variation)
            in.fail("afterVariations", "must be the number of variations that stand before the comment");
        if (before == at.next_variation) {
            ++at.next_comment;
            append(at, annotation_kind::comment, add_comment(in));
            return true;
        }
    }
    if (at.next_variation == variations)
        return false;
    const json_path::step key(path_, at.keys->variations);
    const json_path::step element(path_, at.next_variation);
    add_variation((*at.variations)[at.next_variation++], at);
    return true;
}

// Opens its line of play, so what was open may have moved afterwards.
void game_builder::add_variation(const json& object, open_annotations& at) {
    if (open_.size() > limits_.depth)
        path_.fail("lies deeper than " + std::to_string(limits_.depth) + " variations");
    const fields in(path_, object,
                    {"label", "replaces", "comments", "hiddenLines", "moves", "variations", "span"});
    const auto added = static_cast<node>(made_->tree.variations.size());
    variation& made = made_->tree.variations.emplace_back();
    if (in.has("label"))
        made.label = in.number("label", 1, largest_label);
    if (in.has("replaces"))
        replacements_.push_back(
            {.by = added, .id = in.number("replaces", 0, largest_label), .path = path_.text()});
    append(at, annotation_kind::variation, added);
    open(object, added);
}

node game_builder::add_comment(const fields& in) {
    comment made;
    if (in.has("about"))
        made.about = static_cast<spoken_of>(in.word("about", emit::about_words.words));
    made.generated = in.flag("generated");
    made.text = add_text(in.text("text"));
    made_->tree.comments.push_back(made);
    return static_cast<node>(made_->tree.comments.size() - 1);
}

void game_builder::append(open_annotations& to, annotation_kind kind, std::size_t index) {
    game& tree = made_->tree;
    const auto added = static_cast<node>(tree.annotations.size());
    annotation& made = tree.annotations.emplace_back();
    made.index = index & 0x3fffffffU;
    made.kind_bits = static_cast<std::uint32_t>(kind) & 3U;
    if (to.last != no_node)
        tree.annotations[to.last].next = added;
    else if (to.keys->closing)
        tree.first_closing_annotation = added;
    else if (to.at_ply != no_node)
        tree.plies[to.at_ply].first_annotation = added;
    else
        line_in(to.line).first_annotation = added;
    to.last = added;
}

void game_builder::resolve_replacements() {
    for (const replacement& each : replacements_) {
        const auto found = ids_.find(each.id);
        if (found == ids_.end()) {
            path_.set(each.path);
            const json_path::step at(path_, "replaces");
            path_.fail("is the id of no ply of this game");
        }
        made_->tree.variations[each.by].replaces = found->second;
    }
}

span game_builder::add_text(std::string_view text) {
    if (text.size() > std::numeric_limits<std::uint32_t>::max() - made_->text.size())
        path_.fail("has more text than a game can hold");
    const auto begin = static_cast<std::uint32_t>(made_->text.size());
    made_->text += text;
    return {begin, static_cast<std::uint32_t>(made_->text.size())};
}

} // namespace ctlpgn::json_reading
