// Glyphs, comments and variations.
#include "notations/pgn/comments/commands.hpp"
#include "notations/pgn/reading/tree_builder.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn::pgn {

namespace {

constexpr std::uint32_t largest_nag = 255;

} // namespace

void tree_builder::nag(std::string_view written) {
    std::uint32_t value = 0;
    const std::size_t first = std::min(written.find_first_not_of(" \t\v", 1), written.size());
    for (const char c : written.substr(first)) {
        if (!is_digit(c))
            return;
        value = std::min(value * 10 + static_cast<std::uint32_t>(c - '0'), largest_nag + 1);
    }
    if (first != written.size() && value <= largest_nag)
        annotate_with(value);
}

void tree_builder::glyph(std::string_view written) {
    std::uint32_t number = find_glyph(written);
    if (number == 0)
        number = find_glyph(written.substr(0, 2)); // a suffix with one mark too many
    if (number != 0)
        annotate_with(number);
}

void tree_builder::annotate_with(std::uint32_t glyph) {
    if (spare().number == 0 && innermost_line().last_ply != no_node)
        return annotate(annotation_kind::nag, glyph);
    leading_glyphs_.push_back(static_cast<std::uint16_t>(glyph));
    has_leading_glyphs_ = true;
}

void tree_builder::annotate_with_all() {
    for (const std::uint16_t each : std::exchange(leading_glyphs_, {}))
        annotate(annotation_kind::nag, each);
    has_leading_glyphs_ = false;
}

void tree_builder::leading_suffix(std::string_view written) {
    leading_glyphs_.push_back(static_cast<std::uint16_t>(find_glyph(written)));
    has_leading_glyphs_ = true;
}

void tree_builder::late_nag(std::string_view written) {
    set_closing(false);
    nag(written);
    annotate_with_leading();
    set_closing(true);
}

void tree_builder::late_mark(std::string_view written) {
    if (innermost_line().last_ply != no_node)
        built().plies[innermost_line().last_ply].check = check_of(written) & 7U;
}

void tree_builder::begin_variation(std::string_view at) {
    annotate_with_leading();
    const node replaced = innermost_line().last_ply;
    const bool replaces_white = replaced != no_node && built().plies[replaced].player == side::white;
    before_variation_.push_back(innermost_line().last_annotation);
    move_numbers_.push_back(move_numbers_.back() - (replaces_white ? 1U : 0U));
    record_builder::begin_variation(at.data());
    built().variations.back().replaces = replaced;
    spare().number = 0;
}

void tree_builder::end_variation(std::string_view whole) {
    annotate_with_leading();
    const open_line ended = innermost_line();
    if (const variation* const read = record_builder::end_variation(whole.data() + whole.size())) {
        move_numbers_.pop_back();
        if (read == &built().variations.back() && ended.last_ply == no_node) [[unlikely]]
            dissolve_variation(ended);
        before_variation_.pop_back();
    }
    spare().number = 0;
}

void tree_builder::dissolve_variation(const open_line& empty) {
    std::vector<annotation>& annotations = built().annotations;
    const node first = built().variations.back().line.first_annotation;
    built().variations.pop_back();
    open_line& line = innermost_line();
    const node its_own = line.last_annotation;
    if (first != no_node) {
        annotations[its_own] = annotations[first];
        line.last_annotation = empty.last_annotation == first ? its_own : empty.last_annotation;
        return;
    }
    node& begin = line.last_ply != no_node ? built().plies[line.last_ply].first_annotation
                                           : line_of(line).first_annotation;
    const node before = before_variation_.back();
    (before == no_node ? begin : annotations[before].next) = no_node;
    line.last_annotation = before;
}

void tree_builder::end_comment(std::string_view whole, bool closed) {
    comment& read = end_lone_comment(whole.data() + whole.size(), closed ? 1 : 0);
    read.own = known_commands::read(built().raw(read.text));
    if (!closed && !open_comment_ && whole.front() == '{') [[unlikely]]
        open_comment_ = offset(whole.data());
}

void tree_builder::unopened_comment(std::string_view whole) {
    const bool is_opened = std::string_view("([<").find(whole.front()) != std::string_view::npos;
    const std::size_t opening_bytes = is_opened && !whole.starts_with("[%") ? 1 : 0;
    begin_lone_comment(whole.data());
    end_lone_comment(whole.data() + whole.size(), 1, opening_bytes);
}

} // namespace ctlpgn::pgn
