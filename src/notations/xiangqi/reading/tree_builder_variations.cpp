// Markers and variations: where each variation belongs, which is known only at the end of the game.
#include "notations/xiangqi/reading/tree_builder.hpp"
#include "text/ascii.hpp"
#include "text/full_width.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::xiangqi {

// Markers are read before the ply that they belong to has its place.
void tree_builder::place_markers(node at) {
    for (std::size_t i = markers_.size(); i-- != 0 && markers_[i].at == no_node;)
        markers_[i].at = at;
}

void tree_builder::end_detached() {
    const node before = innermost_line().last_ply;
    if (before != no_node)
        return place_markers(before);
    while (!markers_.empty() && markers_.back().at == no_node)
        markers_.pop_back();
}

void tree_builder::mark(std::uint32_t number) {
    markers_.push_back({number, no_node});
    largest_label_ = std::max(largest_label_, number);
}

void tree_builder::marked(std::string_view digits) {
    mark(number(narrowed(digits), digits));
}

void tree_builder::range_begin(std::string_view digits) {
    range_begin_ = number(digits);
}

// A range names few variations; one that names more than a game has is a slip.
void tree_builder::range_end(std::string_view digits) {
    constexpr std::uint32_t widest_range = 15;
    const std::uint32_t last = number(digits);
    if (last < range_begin_ || last - range_begin_ > widest_range)
        return mark(range_begin_);
    for (std::uint32_t each = range_begin_; each <= last; ++each)
        mark(each);
}

bool tree_builder::awaits_variation(std::string_view digits) const {
    const auto is_named = [digits](std::uint32_t number) { return std::to_string(number) == digits; };
    const std::vector<variation>& read = built().variations;
    return std::ranges::any_of(markers_, is_named, &marker::number) &&
           std::ranges::none_of(read, is_named, &variation::label);
}

void tree_builder::var_word() {
    label_text_ = {};
}

void tree_builder::variation_label(std::string_view digits) {
    label_text_ = digits;
}

void tree_builder::take_label(variation& labelled) {
    labelled.label = number(narrowed(label_text_), label_text_);
    labelled.label_where = span_of(std::exchange(label_text_, {}));
    largest_label_ = std::max(largest_label_, labelled.label);
}

// With its word, or under a heading, it is separate from what it replaces, and before the first ply there is
// nothing yet.
void tree_builder::begin_variation(std::string_view opening) {
    number_ = 0;
    number_begin_ = nullptr;
    is_first_of_move_ = false;
    const bool is_named = is_letter(opening.front()) || opening.starts_with("【");
    const node replaced = innermost_line().last_ply;
    const auto index = static_cast<node>(built().variations.size());
    if (is_named || replaced == no_node) {
        begin_variation_apart(opening.data());
        waiting_.push_back({index, open_.back(), replaced});
        if (is_named && !label_text_.empty())
            take_label(built().variations[index]);
        built().variations[index].replaces = marked_or(replaced, built().variations[index].label);
    } else {
        record_builder::begin_variation(opening.data());
        built().variations[index].replaces = replaced;
    }
    open_.push_back(index);
}

void tree_builder::end_variation(const char* end) {
    if (record_builder::end_variation(end) != nullptr)
        open_.pop_back();
    number_ = 0;
    number_begin_ = nullptr;
    is_first_of_move_ = false;
}

// The ply that was marked with the number most recently. If many plies have markers, these are far from their
// variations, and no search is made.
node tree_builder::marked_or(node otherwise, std::uint32_t number) const {
    constexpr std::size_t most_marks = 64;
    const std::size_t first = markers_.size() - std::min(markers_.size(), most_marks);
    for (std::size_t i = markers_.size(); number != 0 && i-- != first;)
        if (markers_[i].number == number && markers_[i].at != no_node)
            return markers_[i].at;
    return otherwise;
}

bool tree_builder::is_numbered(node asked) const {
    const node first = built().variations[asked].line.first_ply;
    return first != no_node && built().plies[first].number != 0;
}

// The ply of the enclosing line with the number and side of the variation's first ply, which must have a
// number.
node tree_builder::find_by_number(const waiting& asked) const {
    const game& record = built();
    const node first = record.variations[asked.variation].line.first_ply;
    const line_of_play& around =
        asked.written_in == no_node ? record.main_line : record.variations[asked.written_in].line;
    std::uint32_t number = 0;
    for (node at = around.first_ply; at != no_node; at = record.plies[at].next) {
        const ctlpgn::ply& here = record.plies[at];
        if (here.number != 0)
            number = here.number;
        else if (here.player == ctlpgn::side::white)
            ++number;
        if (number == record.plies[first].number && here.player == record.plies[first].player)
            return at;
    }
    return no_node;
}

// Whether the number of a line's first ply and its side are those of the other ply.
bool tree_builder::is_alternative_to(node first, node at) const {
    const std::vector<ctlpgn::ply>& plies = built().plies;
    if (first == no_node || plies[first].player != plies[at].player)
        return false;
    // Black's ply comes after that with the number.
    const bool is_reply = plies[at].number == 0 && at != 0 && plies[at - 1].next == at;
    return plies[is_reply ? at - 1 : at].number == plies[first].number;
}

// Earlier in the text. Of several with its number, the one whose ply the variation can replace by its first
// number, otherwise the first.
const tree_builder::marker* tree_builder::marker_of(const variation& asked) const {
    constexpr std::ptrdiff_t most_alike = 8;
    const auto alike = std::ranges::equal_range(markers_, asked.label, {}, &marker::number);
    const auto last = alike.begin() + std::min<std::ptrdiff_t>(alike.size(), most_alike);
    const auto is_before = [&](const marker& each) {
        return each.at != no_node && built().plies[each.at].begin < asked.where.begin;
    };
    const auto fits = [&](const marker& each) {
        return is_before(each) && is_alternative_to(asked.line.first_ply, each.at);
    };
    if (asked.label == 0 || alike.empty() || !is_before(alike.front()))
        return nullptr;
    const auto found = std::find_if(alike.begin(), last, fits);
    return found == last ? &alike.front() : &*found;
}

// At the end of the game: each variation with its word VAR belongs to the ply before its marker, earlier in
// the text; without a marker to the ply with its number, and without a number to the ply before it.
void tree_builder::attach_variations() {
    if (waiting_.empty())
        return;
    game& all = built();
    sort_stably(markers_, {}, &marker::number);
    chain_ends ends(all);
    std::size_t numbered_lines = 0;
    constexpr std::size_t most_searches = 100; // without a marker, each along its whole line
    for (const waiting& each : waiting_) {
        variation& placed = all.variations[each.variation];
        if (const marker* const found = marker_of(placed); found != nullptr)
            placed.replaces = found->at;
        else if (is_numbered(each.variation))
            placed.replaces = numbered_lines++ < most_searches ? find_by_number(each) : no_node;
        // One that replaces nothing is written where it is.
        const node at = placed.replaces != no_node ? placed.replaces : each.comes_after;
        attach(annotation_kind::variation, each.variation, at, each.written_in, ends);
    }
}

// At the end of a chain, of which the last is remembered, so that many are attached to one quickly.
void tree_builder::attach(annotation_kind kind, node index, node at_ply, node in_variation,
                          chain_ends& ends) {
    game& all = built();
    const std::size_t line_at = in_variation == no_node ? 0 : in_variation + std::size_t{1};
    line_of_play& line = in_variation == no_node ? all.main_line : all.variations[in_variation].line;
    node& first = at_ply == no_node ? line.first_annotation : all.plies[at_ply].first_annotation;
    node& last = at_ply == no_node ? ends.of_lines[line_at] : ends.of_plies[at_ply];
    const auto added = static_cast<node>(all.annotations.size());
    annotation& made = all.annotations.emplace_back();
    made.index = index & largest_annotation_index;
    made.kind_bits = static_cast<std::uint32_t>(kind) & 3U;
    if (last == no_node)
        for (node at = first; at != no_node; at = all.annotations[at].next)
            last = at;
    (last == no_node ? first : all.annotations[last].next) = added;
    last = added;
}

} // namespace ctlpgn::xiangqi
