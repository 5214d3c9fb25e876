#include "json_reading/game_builder.hpp"

#include "emit/json/json_walk.hpp"
#include "json_reading/fields.hpp"
#include "tree/tag_escapes.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace ctlpgn::json_reading {

namespace {

constexpr std::uint32_t largest_label = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t largest_nag = 255;
constexpr std::array<std::string_view, 7> comment_fields{"afterVariations", "about",      "generated", "text",
                                                         "words",           "references", "span"};

// Whether plies can be judged from there. One with faults, in which nothing may be played, is read as well.
bool is_playable(const notation& chosen, const game& begun) {
    const initial_position start = chosen.initial(begun);
    if (!start.readable || !start.written)
        return start.readable;
    if (chosen.plies_in_game != nullptr)
        return !chosen.plies_in_game(start.text, begun).empty();
    return chosen.plies == nullptr || !chosen.plies(start.text, 0).empty();
}

bool is_known_on_board(const read_ply& read) {
    const ply& made = read.made;
    const bool has_place = made.kind != ply_kind::displaced || made.from != no_place;
    return !read.is_unplayed && made.readable() && made.kind != ply_kind::missing && has_place;
}

std::vector<std::string_view> comment_fields_of(const notation& chosen) {
    std::vector<std::string_view> known(comment_fields.begin(), comment_fields.end());
    const std::span<const std::string_view> added = chosen.words->additions.keys_of_comments;
    known.insert(known.end(), added.begin(), added.end());
    for (const comment_kind& each : chosen.words->additions.kinds_of_comments)
        known.push_back(each.key);
    return known;
}

} // namespace

void built_game::clear() {
    text.clear();
    tree.clear();
    doubt.clear();
    ply_places.clear();
    line_paths.clear();
    lines_of_variations.clear();
}

std::string built_game::path_of(node asked) const {
    const ply_place& place = ply_places[asked];
    return line_paths[place.line] + "[" + std::to_string(place.index) + "]";
}

std::string built_game::path_in_line(node variation, std::string_view field) const {
    constexpr std::string_view plies = "moves";
    const std::string& path = line_paths[variation == no_node ? 0 : lines_of_variations[variation]];
    return path.substr(0, path.size() - plies.size()).append(field);
}

game_builder::game_builder(const notation& chosen, const limits& bounds, json_path& path)
    : notation_(chosen), words_(*chosen.words), limits_(bounds), path_(path), plies_(chosen, path),
      comment_fields_(comment_fields_of(chosen)) {}

void game_builder::build(const json& value, built_game& result) {
    made_ = &result;
    result.clear();
    ids_.clear();
    replacements_.clear();
    const fields object(path_, value,
                        {"schemaVersion",
                         "format",
                         "file",
                         "index",
                         "variant",
                         "preamble",
                         "tags",
                         "initial",
                         "tagMap",
                         "opening",
                         "status",
                         "comments",
                         "hiddenLines",
                         "moves",
                         "variations",
                         "result",
                         "resultSpan",
                         "closingComments",
                         "closingHiddenLines",
                         "diagnostics",
                         "span"});
    result.preamble = object.has("preamble") ? object.text("preamble") : std::string();
    result.tree.preamble = result.preamble;
    add_tags(object.value("tags"));
    result.tree.text = result.text;
    is_judged_ = is_playable(notation_, result.tree);
    if (object.has("index"))
        result.tree.index = object.number("index", 1, largest_number);
    if (object.has("result"))
        result.tree.result = static_cast<std::uint8_t>(object.word("result", words_.results));
    const std::size_t before_tags = add_lines_before_tags(value);
    add_closing_annotations(value);
    // A list instead of recursion, since how deep variations may lie is an option.
    open_.clear();
    open(value, no_node, is_judged_);
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
    result.tree.text = result.text;
}

void game_builder::add_tags(const json& list) {
    const json_path::step at(path_, "tags");
    std::size_t i = 0;
    for (const json& each : array(path_, list)) {
        const json_path::step element(path_, i++);
        const fields object(path_, each, {"name", "value", "span"});
        tag& added = made_->tree.tags.emplace_back();
        added.name = add_text(object.text("name"));
        const std::string& value = object.text("value");
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
void game_builder::open(const json& object, node asked, bool knows_board) {
    const json* const plies = find_array(path_, object, "moves");
    if (plies == nullptr) {
        const json_path::step at(path_, "moves");
        path_.fail("is missing");
    }
    open_annotations before = annotations_of(object, no_node);
    before.line = asked;
    const json_path::step at(path_, "moves");
    const auto which = static_cast<std::uint32_t>(made_->line_paths.size());
    made_->line_paths.push_back(path_.text());
    if (asked != no_node)
        made_->lines_of_variations.push_back(which);
    open_.push_back({.plies = plies,
                     .variation = asked,
                     .which = which,
                     .annotations = std::move(before),
                     .knows_board_before = knows_board,
                     .knows_board = knows_board});
}

line_of_play& game_builder::line_in(node variation) {
    return variation == no_node ? made_->tree.main_line : made_->tree.variations[variation].line;
}

void game_builder::add_ply(open_line& line) {
    path_.set(made_->line_paths[line.which]);
    made_->ply_places.push_back({line.which, static_cast<std::uint32_t>(line.next_ply)});
    const json_path::step element(path_, line.next_ply);
    const json& object = (*line.plies)[line.next_ply++];
    const read_ply read = plies_.read(object);
    const auto added = static_cast<node>(made_->tree.plies.size());
    made_->tree.plies.push_back(read.made);
    const bool knows_board = notation_.resolve != nullptr && is_judged_;
    // After a ply that the board does not know, no field holds what else the text says of the way: e7-e8=Q.
    line.knows_board_before = line.knows_board;
    line.knows_board = line.knows_board && is_known_on_board(read);
    const bool is_given_by_text = !knows_board || read.made.from == no_place || !line.knows_board;
    if (!read.text.empty() && is_given_by_text) {
        made_->ply_places.back().is_read_from_text =
            knows_board && read_from_text(made_->tree.plies.back(), read);
        if (knows_board && read.is_text_alone && !made_->ply_places.back().is_read_from_text)
            made_->doubt = path_.text() + ".text: " + quoted(std::string(read.text)) + " is not one ply";
        keep_text(made_->tree.plies.back(), read.text);
    }
    if (read.made.kind == ply_kind::unreadable && read.text.empty())
        made_->doubt = path_.text() + " is not a readable ply";
    if (read.id && ids_.emplace_hint(ids_.end(), *read.id, added)->second != added) {
        const json_path::step at(path_, "id");
        path_.fail("is that of another ply");
    }
    (line.last_ply == no_node ? line_in(line.variation).first_ply : made_->tree.plies[line.last_ply].next) =
        added;
    line.last_ply = added;
    line.annotations = annotations_of(object, added);
    add_nags(object, line.annotations);
}

// A ply that the board does not know is completely described only by its text: no field holds the file or
// rank that distinguishes it from others, or says that only squares are written. False if the fields say
// something else.
bool game_builder::read_from_text(ply& made, const read_ply& read) {
    if (!read_word(read.text, made.player))
        return false;
    const auto differ = [](place a, place b) { return a != no_place && b != no_place && a != b; };
    const auto name_of = [this](symbol piece) {
        return piece == no_symbol ? words_.pawn : words_.pieces[piece];
    };
    ply reread = word_.plies.back();
    // A letter without context may be taken for one of another language.
    const bool is_same_mover = reread.kind == made.kind && name_of(reread.piece) == name_of(made.piece);
    if (read.is_text_alone ? !reread.readable() || reread.kind == ply_kind::missing : !is_same_mover)
        return false;
    if (differ(reread.from, made.from) || differ(reread.to, made.to) ||
        (made.capture != 0 && reread.capture == 0))
        return false;
    reread.number = made.number;
    reread.number_unknown = made.number_unknown;
    reread.player = made.player;
    reread.next = no_node;
    reread.first_annotation = no_node;
    made = reread;
    return true;
}

// As the last ply of a game. A reply comes after the same text as the other side's ply, since what a text
// says may depend on the side.
bool game_builder::read_word(std::string_view text, side player) {
    const auto read = [&](const std::string& before, std::size_t count) {
        const std::string line = std::string("1. ").append(before).append(text).append("\n");
        found_.clear();
        const reading_result result = notation_.read_game(line, true, true, limits_, word_, found_);
        return result.game && word_.plies.size() == count &&
               std::ranges::all_of(word_.plies,
                                   [&](const ply& each) { return word_.raw(each.text()) == text; });
    };
    const bool is_reply = player == side::black && read(std::string(text).append(" "), 2) &&
                          word_.plies.back().player == player;
    return is_reply || read({}, 1);
}

// The text shows the letters that pieces are written with, and the ply itself if no board knows it.
void game_builder::keep_text(ply& made, std::string_view text) {
    const span where = add_text(text);
    if (where.size() > std::numeric_limits<std::uint16_t>::max()) {
        const json_path::step at(path_, "text");
        path_.fail("must be that of a ply");
    }
    made.begin = made.number_begin = where.begin;
    made.text_length = made.length = static_cast<std::uint16_t>(where.size());
}

void game_builder::add_nags(const json& object, open_annotations& annotations) {
    const json* const nags = find_array(path_, object, "nags");
    if (nags == nullptr)
        return;
    const json_path::step at(path_, "nags");
    for (std::size_t i = 0; i != nags->size(); ++i) {
        const json_path::step element(path_, i);
        append(annotations, annotation_kind::nag, number_in(path_, (*nags)[i], 0, largest_nag));
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

// Comments say how many variations come before them. False if there are no more annotations.
bool game_builder::add_annotation(open_annotations& at) {
    const std::size_t variations = size_of(at.variations);
    path_.set(at.path);
    if (add_hidden_line(at))
        return true;
    if (at.next_comment != size_of(at.comments)) {
        const json_path::step key(path_, at.keys->comments);
        const json_path::step element(path_, at.next_comment);
        const json& object = (*at.comments)[at.next_comment];
        const fields source(path_, object, comment_fields_);
        const std::size_t before =
            source.has("afterVariations") ? source.number("afterVariations", 1, largest_number) : 0;
        if (before > variations || before < at.next_variation)
            source.fail("afterVariations", "must be the number of variations before the comment");
        if (before == at.next_variation) {
            ++at.next_comment;
            append(at, annotation_kind::comment, add_comment(source));
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

// Opens its line of play, so open lines may have moved afterwards.
void game_builder::add_variation(const json& object, open_annotations& at) {
    if (open_.size() > limits_.depth)
        path_.fail("lies deeper than " + std::to_string(limits_.depth) + " variations");
    const fields source(path_, object,
                        {"label", "replaces", "comments", "hiddenLines", "moves", "variations", "span"});
    const auto added = static_cast<node>(made_->tree.variations.size());
    variation& made = made_->tree.variations.emplace_back();
    if (source.has("label"))
        made.label = source.number("label", 1, largest_label);
    if (source.has("replaces"))
        replacements_.push_back(
            {.variation = added, .id = source.number("replaces", 0, largest_label), .path = path_.text()});
    append(at, annotation_kind::variation, added);
    open(object, added, open_.back().knows_board_before);
}

node game_builder::add_comment(const fields& object) {
    comment made;
    if (object.has("about"))
        made.about = static_cast<spoken_of>(object.word("about", emit::about_words.words));
    made.generated = object.flag("generated");
    for (const comment_kind& each : words_.additions.kinds_of_comments)
        if (object.flag(std::string(each.key).c_str()))
            made.where = add_text(each.opening);
    const std::string& words = object.text("text");
    made.text = words_.additions.written_for != nullptr ? add_text(words_.additions.written_for(words))
                                                        : add_text(words);
    made_->tree.comments.push_back(made);
    return static_cast<node>(made_->tree.comments.size() - 1);
}

void game_builder::append(open_annotations& annotations, annotation_kind kind, std::size_t index) {
    game& tree = made_->tree;
    const auto added = static_cast<node>(tree.annotations.size());
    annotation& made = tree.annotations.emplace_back();
    made.index = index & largest_annotation_index;
    made.kind_bits = static_cast<std::uint32_t>(kind) & 3U;
    if (annotations.last != no_node)
        tree.annotations[annotations.last].next = added;
    else if (annotations.keys->closing)
        tree.first_closing_annotation = added;
    else if (annotations.at_ply != no_node)
        tree.plies[annotations.at_ply].first_annotation = added;
    else
        line_in(annotations.line).first_annotation = added;
    annotations.last = added;
}

void game_builder::resolve_replacements() {
    for (const replacement& each : replacements_) {
        const auto found = ids_.find(each.id);
        if (found == ids_.end()) {
            path_.set(each.path);
            const json_path::step at(path_, "replaces");
            path_.fail("is the id of no ply of this game");
        }
        made_->tree.variations[each.variation].replaces = found->second;
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
