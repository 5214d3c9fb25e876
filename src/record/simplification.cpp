#include "record/simplification.hpp"

#include "tree/chains.hpp"
#include "tree/lines.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn {

struct simplification::kept_kinds {
    bool nags = false;
    bool comments = false;
    bool variations = false;

    // Hidden lines are of no use to readers of a simplified game.
    [[nodiscard]] bool has(annotation_kind kind) const {
        switch (kind) {
        case annotation_kind::comment: return comments;
        case annotation_kind::nag: return nags;
        case annotation_kind::variation: return variations;
        case annotation_kind::hidden_line: break;
        }
        return false;
    }
};

simplification::simplification(const game& record, const notation& chosen, const simplify_options& options,
                               simplified_game& result)
    : record_(record), chosen_(chosen), options_(options), result_(result), tree_(result.tree) {
    tree_ = record;
    result_.text = record.text;
}

std::string simplification::choose() {
    std::string wrong = choose_variation();
    if (wrong.empty())
        wrong = choose_moves();
    if (wrong.empty())
        drop_parts();
    return wrong;
}

span simplification::add_text(std::string_view added) {
    const auto begin = static_cast<std::uint32_t>(result_.text.size());
    result_.text += added;
    return {begin, begin + static_cast<std::uint32_t>(added.size())};
}

bool simplification::set_tag(std::string_view name, std::string_view value) {
    bool is_there = false;
    for (tag& each : tree_.tags)
        if (std::string_view(result_.text).substr(each.name.begin, each.name.size()) == name) {
            each.value = add_text(value);
            is_there = true;
        }
    return is_there;
}

void simplification::put_tag(std::string_view name, std::string_view value) {
    if (set_tag(name, value))
        return;
    tag& added = tree_.tags.emplace_back();
    added.name = add_text(name);
    added.value = add_text(value);
}

// The variations that contain the one that is asked for by its node, outermost first, and that one.
std::vector<node> simplification::way_to_line() const {
    std::vector<node> way;
    if (options_.line == no_node)
        return way;
    const game_lines lines(record_);
    for (line_index at = options_.line + 1; at != main_line_index && at != no_line;
         at = lines.at(at).written_in)
        way.push_back(at - 1);
    std::ranges::reverse(way);
    return way;
}

// The next move of the chosen line that passes the test, from this one on, or from the first; no_node if
// there is none. Of those that are passed, the line itself is chosen.
template <class Test> node simplification::next_move(node from, const Test& is_it) {
    node at = from == no_node ? tree_.main_line.first_ply : from;
    while (at != no_node && !is_it(at)) {
        add_choice(at, 0);
        at = move_from(tree_, at).next;
    }
    return at;
}

// Goes on in the variation. Returns where its move begins then.
node simplification::follow(node at, node chosen) {
    const node begun = branch(at, tree_.variations[chosen]);
    tree_.variations[chosen].line.first_ply = no_node; // its plies are the main line's now
    return begun;
}

// Replaces plies by variations, one inside the other.
std::string simplification::choose_variation() {
    node before = no_node; // the beginning of the line that was chosen last
    for (const reference_step& step : options_.variation) {
        const node at =
            next_move(before, [this, &step](node move) { return tree_.plies[move].number == step.number; });
        if (at == no_node)
            return "there is no move " + std::to_string(step.number) + " to vary";
        const node chosen = find_variation(variations_of_move(tree_, at), step.label);
        if (chosen == no_node)
            return "move " + std::to_string(step.number) + " has no variation " + std::to_string(step.label);
        if (tree_.variations[chosen].line.first_ply == no_node)
            return "variation " + std::to_string(step.label) + " of move " + std::to_string(step.number) +
                   " has no move";
        add_choice(at, step.label);
        before = follow(at, chosen);
    }
    for (const node chosen : way_to_line()) {
        const node at = next_move(before, [this, chosen](node move) {
            const std::vector<node> all = variations_of_move(tree_, move);
            return std::ranges::find(all, chosen) != all.end();
        });
        if (at == no_node || tree_.variations[chosen].line.first_ply == no_node)
            return "a variation follows no move, or has none";
        add_choice(at, tree_.variations[chosen].label);
        before = follow(at, chosen);
    }
    return {};
}

// By label, otherwise by place.
node simplification::find_variation(const std::vector<node>& among, std::uint32_t label) const {
    for (const node at : among)
        if (tree_.variations[at].label == label)
            return at;
    if (label == 0 || label > among.size() || tree_.variations[among[label - 1]].label != 0)
        return no_node;
    return among[label - 1];
}

// For a line with variations, which of them was followed: 0 for the line itself.
void simplification::add_choice(node at, std::uint32_t label) {
    if (!variations_of_move(tree_, at).empty())
        choices_.push_back(label);
}

// Replaces the move, or Black's ply, by the variation. Returns where the move begins then.
node simplification::branch(node at, const variation& chosen) {
    const node first = chosen.line.first_ply;
    const node white = move_from(tree_, at).white;
    node& link = link_to(at);
    const node last = move_from(tree_, first).last;
    tree_.plies[last].first_annotation = after_nags(last, chosen.line.first_annotation);
    cut_short_ = true;
    const bool keeps_white = move_from(tree_, first).white == no_node && white != no_node;
    if (!keeps_white)
        return link = first;
    ply& begun = tree_.plies[first];
    ply& kept = tree_.plies[white];
    kept.number = begun.number;
    kept.number_unknown = begun.number_unknown;
    kept.next = first;
    keep_annotations(kept.first_annotation, {.nags = true});
    begun.number = 0;
    begun.number_unknown = 0;
    return link = white;
}

// The link that leads to a ply.
node& simplification::link_to(node at) {
    for (node i = tree_.main_line.first_ply; i != no_node; i = tree_.plies[i].next)
        if (tree_.plies[i].next == at)
            return tree_.plies[i].next;
    return tree_.main_line.first_ply;
}

// Inserts annotations of a ply between its glyphs and the rest.
node simplification::after_nags(node at_ply, node others) {
    node* link = &tree_.plies[at_ply].first_annotation;
    while (*link != no_node && tree_.annotations[*link].kind() == annotation_kind::nag)
        link = &tree_.annotations[*link].next;
    const node rest = std::exchange(*link, others);
    while (*link != no_node)
        link = &tree_.annotations[*link].next;
    *link = rest;
    return tree_.plies[at_ply].first_annotation;
}

std::string simplification::choose_moves() {
    if (options_.first && options_.last && *options_.first > *options_.last)
        return "the last move comes before the first";
    if (options_.first && first_number() < *options_.first) {
        if (std::string wrong = begin_at(*options_.first); !wrong.empty())
            return wrong;
    }
    if (!options_.last)
        return {};
    node at = tree_.main_line.first_ply;
    if (at == no_node || tree_.plies[at].number > *options_.last)
        return "there is no move " + std::to_string(*options_.last);
    written_move last = move_from(tree_, at);
    while (last.next != no_node && tree_.plies[last.first].number < *options_.last)
        last = move_from(tree_, last.next);
    ends_early_ = last.next != no_node;
    cut_short_ = cut_short_ || ends_early_;
    tree_.plies[last.last].next = no_node;
    return {};
}

// Every ply is at its original place in the game that was read, and says the same.
std::optional<ply> simplification::last_ply() const {
    node last = no_node;
    for (node at = tree_.main_line.first_ply; at != no_node; at = tree_.plies[at].next)
        last = at;
    if (last == no_node)
        return std::nullopt;
    std::vector<ply> resolved;
    if (chosen_.resolve == nullptr)
        return tree_.plies[last];
    chosen_.resolve(record_, resolved);
    return resolved[last];
}

std::uint32_t simplification::first_number() const {
    return tree_.main_line.first_ply == no_node ? 0 : tree_.plies[tree_.main_line.first_ply].number;
}

std::string simplification::begin_at(std::uint32_t number) {
    node previous = no_node;
    node at = tree_.main_line.first_ply;
    while (at != no_node && tree_.plies[at].number != number) {
        const written_move passed = move_from(tree_, at);
        previous = passed.last;
        at = passed.next;
    }
    if (at == no_node || previous == no_node)
        return "there is no move " + std::to_string(number);
    tree_.text = result_.text;
    position_ = positions_of(chosen_, tree_)[previous];
    if (position_.empty())
        return "unknown position before move " + std::to_string(number) +
               ": a ply before it cannot be played";
    tree_.main_line.first_ply = at;
    keep_annotations(tree_.main_line.first_annotation, {.variations = true});
    return {};
}

void simplification::keep_annotations(node& first, const kept_kinds& kept) {
    for (node* link = &first; *link != no_node;) {
        annotation& each = tree_.annotations[*link];
        if (kept.has(each.kind()))
            link = &each.next;
        else
            *link = each.next;
    }
}

void simplification::drop_parts() {
    tree_.hidden_lines.clear();
    const bool variations = options_.keep_variations && !options_.chooses_variation();
    const kept_kinds before_moves{.comments = options_.keep_comments, .variations = true};
    keep_annotations(tree_.main_line.first_annotation,
                     {.comments = options_.keep_comments, .variations = variations});
    keep_annotations(tree_.first_closing_annotation, before_moves);
    for (variation& each : tree_.variations)
        keep_annotations(each.line.first_annotation, before_moves);
    for (ply& each : tree_.plies)
        keep_annotations(
            each.first_annotation,
            {.nags = options_.keep_ratings, .comments = options_.keep_comments, .variations = variations});
}

} // namespace ctlpgn
